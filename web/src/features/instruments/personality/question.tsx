import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { OptionList } from '../option-list.tsx';
import type { TestForm } from './test-form.ts';
import type { Choice } from '../use-choice.ts';

export interface QuestionProps {
  form: TestForm;
  place: number;
  choice: Choice;
  /** Whether the focus goes to the question when it comes: not to the first one after loading. */
  follows: boolean;
  /** Small links at the foot. */
  foot: ReactNode;
}

/** One question and its options as native radio buttons: digits choose, arrows move, Enter confirms. */
export function Question({ form, place, choice, follows, foot }: QuestionProps) {
  const { t } = useLingui();
  const { questions, options, direction, language, tendencyLanguage } = form;
  const question = questions[place];
  if (!question) return null;
  const own = question.type === 'tendency' ? tendencyLanguage : language;
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
        hue="personality"
        follows={follows}
        lang={language}
        dir={direction}
        options={options.map((label) => ({ key: label, label }))}
        legend={
          <>
            <span className="block text-small text-muted">
              <Trans>
                {number} of {total}
              </Trans>
            </span>
            <h1
              lang={own}
              dir={own === language ? direction : 'ltr'}
              className="mt-1 min-h-15 font-system-serif text-[1.4375rem]/[1.3] sm:text-display"
            >
              {question.text}
            </h1>
          </>
        }
      />
      <div className="mt-6 flex min-h-control items-center justify-between gap-4">
        {place > 0 ? (
          <Button onClick={choice.back}>
            <ChevronLeftIcon className="-ml-1" />
            <Trans>Back</Trans>
          </Button>
        ) : (
          <span />
        )}
        {choice.index !== undefined && !choice.leaving && (
          <Button type="submit" look="primary" aria-label={t`Next question`}>
            <Trans>Next</Trans>
            <ChevronRightIcon className="-mr-1" />
          </Button>
        )}
      </div>
      <p className="mt-5 text-small text-muted">
        <Trans>Describe yourself as you are now, not as you wish to be.</Trans>
      </p>
      {foot}
    </form>
  );
}
