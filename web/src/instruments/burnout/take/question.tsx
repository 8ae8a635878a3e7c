import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/text/icons.tsx';
import { TextAnchor } from '../../../ui/actions/text-anchor.tsx';
import { OptionList } from '../../../features/instruments/option-list.tsx';
import { useChoice } from '../../../features/instruments/use-choice.ts';
import type { RecordForm } from './record-form.ts';
import type { RecordRun } from './use-record-run.ts';

export interface QuestionProps {
  form: RecordForm;
  run: RecordRun;
}

/** One question, with the part that it belongs to; it may be left out. */
export function RecordQuestion({ form, run }: QuestionProps) {
  const { t } = useLingui();
  const { place, questions, answers } = run;
  const question = questions[place];
  const choice = useChoice(run, answers[question?.id ?? 0]?.index);
  if (!question) return null;
  const category = form.categories.find(({ id }) => id === question.categoryId);
  const number = place + 1;
  const total = questions.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        choice.confirm();
      }}
    >
      <OptionList
        choice={choice}
        hue="rose"
        follows
        options={form.options[question.kind].map((label) => ({ key: label, label }))}
        legend={
          <>
            <span className="block text-small text-muted">
              <Trans>
                {number} of {total}
              </Trans>
              {' · '}
              {category?.name}
            </span>
            <h1 className="mt-1 min-h-15 font-system-serif text-[1.4375rem]/[1.3] sm:text-display">
              {question.text}
            </h1>
            <span className="mt-2 block max-w-reading text-small text-muted">
              {category?.instruction}
            </span>
          </>
        }
      />
      <div className="mt-6 flex min-h-control flex-wrap items-center justify-between gap-4">
        {place > 0 ? (
          <Button onClick={choice.back}>
            <ChevronLeftIcon className="-ml-1" />
            <Trans>Back</Trans>
          </Button>
        ) : (
          <span />
        )}
        {choice.index === undefined ? (
          <Button look="plain" onClick={run.next}>
            <Trans>Skip this question</Trans>
          </Button>
        ) : (
          !choice.leaving && (
            <Button type="submit" look="primary" aria-label={t`Next question`}>
              <Trans>Next</Trans>
              <ChevronRightIcon className="-mr-1" />
            </Button>
          )
        )}
      </div>
      {category?.skip && (
        <p className="mt-5">
          <Button onClick={() => run.setSkipped(true)}>{category.skip}</Button>
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-small text-muted">
        <TextAnchor href="/" className="pointer-coarse:py-3">
          <Trans>Stop for now</Trans>
        </TextAnchor>
        <TextAnchor href="/happines-energy/intro" className="ml-auto pointer-coarse:py-3">
          <Trans>Delete my answers</Trans>
        </TextAnchor>
      </p>
    </form>
  );
}
