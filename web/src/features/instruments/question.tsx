import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Hue } from '../../ui/charts/hue.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/text/icons.tsx';
import { OptionList } from './option-list.tsx';
import type { Choice } from './use-choice.ts';

/** What stands on the screen of one question. */
export interface Asked {
  /** Language and direction of the text, and of the options where they differ. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  text: string;
  /** What is asked of the text, the same every time. */
  stem?: string;
  options: readonly string[];
  optionsLang?: string;
  optionsDir?: 'ltr' | 'rtl';
}

export interface QuestionProps {
  asked: Asked;
  hue: Hue;
  place: number;
  total: number;
  choice: Choice;
  /** One line of help. */
  hint: ReactNode;
  /** Small links at the foot. */
  foot: ReactNode;
}

/** One question and its options as native radio buttons: digits choose, arrows move, Enter confirms. */
export function Question(props: QuestionProps) {
  const { asked, hue, place, total, choice, hint, foot } = props;
  const { t } = useLingui();
  const { lang, dir, text, stem, options, optionsLang, optionsDir } = asked;
  const number = place + 1;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        choice.confirm();
      }}
    >
      <OptionList
        choice={choice}
        hue={hue}
        follows
        {...(optionsLang && { lang: optionsLang })}
        {...(optionsDir && { dir: optionsDir })}
        options={options.map((label) => ({ key: label, label }))}
        legend={
          <>
            <span className="block text-small text-muted">
              <Trans>
                {number} of {total}
              </Trans>
            </span>
            {stem && <span className="mt-1 block text-muted">{stem}</span>}
            <h1
              lang={lang}
              dir={dir}
              className="mt-1 min-h-15 font-system-serif text-[1.4375rem]/[1.3] sm:text-display"
            >
              {text}
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
      <p className="mt-5 text-small text-muted">{hint}</p>
      {foot}
    </form>
  );
}
