import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import type { CultureTestInWhole } from './api.ts';
import { RatingRow } from './rating-row.tsx';
import { useRatings } from './use-ratings.ts';

interface DescribeProps {
  test: CultureTestInWhole;
  /** Where the results are. */
  results: ReactNode;
}

/** The forty practices, five at a time, from the first that is open; every answer is saved as it is given. */
export function Describe({ test, results }: DescribeProps) {
  const { t } = useLingui();
  const { categories, options, stem } = test;
  const { values, problem, pending, rate, retry, settle } = useRatings(test);
  const openAt = categories.findIndex(({ questions }) =>
    questions.some(({ id }) => values[id] === undefined),
  );
  const [step, setStep] = useState(openAt === -1 ? 0 : openAt);
  const category = categories[step];
  const answered = Object.keys(values).length;
  if (!category) return null;
  const { name } = category;
  const { questions } = test;
  const [part, parts] = [step + 1, categories.length];
  const open = category.questions.filter(({ id }) => values[id] === undefined).length;
  const go = (to: number) => {
    setStep(to);
    document.getElementById('practices')?.focus();
    scrollTo(0, 0);
  };
  return (
    <Card
      flush
      title={
        <span id="practices" lang="en" tabIndex={-1} className="outline-none">
          {stem}
        </span>
      }
      note={
        pending && !problem
          ? t`Part ${part} of ${parts}: ${name}. ${answered} of ${questions} answered, saving…`
          : t`Part ${part} of ${parts}: ${name}. ${answered} of ${questions} answered.`
      }
    >
      <LeaveGuard unsaved={pending} settle={settle} />
      <div className="px-5 pb-4 sm:px-6">
        <ProgressBar hue="rust" label={t`Answered`} value={answered} max={test.questions} />
      </div>
      {problem && (
        <div className="px-5 pb-4 sm:px-6">
          <Banner
            tone="bad"
            live
            actions={
              <Button onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Not all answers are saved yet.</Trans> {problem.message}
          </Banner>
        </div>
      )}
      <div className="border-t border-line">
        {category.questions.map(({ id, text }) => (
          <RatingRow
            key={id}
            id={id}
            text={text}
            options={options}
            value={values[id]}
            onChange={(value) => rate(category.id, id, value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 sm:px-6">
        {step > 0 ? (
          <Button onClick={() => go(step - 1)}>
            <Trans>Back</Trans>
          </Button>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap items-center gap-4">
          {open > 0 && (
            <span className="text-small text-muted">
              <Trans>{open} open on this page</Trans>
            </span>
          )}
          {step + 1 < categories.length ? (
            <Button look="primary" onClick={() => go(step + 1)}>
              <Trans>Next part</Trans>
            </Button>
          ) : openAt !== -1 ? (
            <Button look="primary" onClick={() => go(openAt)}>
              <Trans>Go to open questions</Trans>
            </Button>
          ) : (
            results
          )}
        </div>
      </div>
    </Card>
  );
}
