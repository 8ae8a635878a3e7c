import type { SkillQuestion } from '@assay/contract/skill-tests';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ChevronRightIcon } from '../../../ui/text/icons.tsx';
import { OptionText, QuestionText } from '../../../ui/text/question-text.tsx';
import { OptionList } from '../../../features/instruments/option-list.tsx';
import { Picture } from './picture.tsx';
import type { SittingSnapshot } from './sitting.ts';

export interface QuestionProps {
  heard: SittingSnapshot;
  question: SkillQuestion;
  chosen: number | undefined;
  onChoose: (optionId: number) => void;
  onAnswer: () => void;
  rest: boolean;
  onRest: (rest: boolean) => void;
}

/** One question with its clock. There is no way back, so a choice waits for its confirmation. */
export function Question(props: QuestionProps) {
  const { heard, question, chosen, onChoose, onAnswer, rest, onRest } = props;
  const { t } = useLingui();
  const { number, total, language } = heard.sitting;
  const index = question.options.findIndex(({ id }) => id === chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (at: number) => {
    const option = question.options[at];
    if (option) onChoose(option.id);
  };
  const confirm = () => {
    if (index >= 0) onAnswer();
  };
  useEnter(confirm);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <h1
        ref={heading}
        tabIndex={-1}
        className="mb-4 rounded-small font-sans text-small font-normal text-muted outline-offset-4"
      >
        <Trans>
          Question {number} of {total}
        </Trans>
      </h1>
      <div
        lang={language ?? undefined}
        className="mb-5 grid min-w-0 gap-4 font-system-serif text-title"
      >
        <QuestionText text={question.text} />
        {question.image && <Picture key={question.id} {...question.image} />}
      </div>
      <OptionList
        choice={{
          index: index >= 0 ? index : undefined,
          unsaved: false,
          leaving: false,
          pick: choose,
          move: choose,
          confirm,
          back: () => undefined,
        }}
        hue="olive"
        {...(language !== null && { lang: language })}
        follows={false}
        legend={<span className="sr-only">{t`Your answer to question ${number}`}</span>}
        options={question.options.map(({ id, text }) => ({
          key: id,
          label: <OptionText text={text} />,
        }))}
      />
      <div className="mt-6 flex min-h-control flex-wrap items-center justify-between gap-4">
        <p className="text-small text-muted">
          {index >= 0 ? (
            <Trans>You can still change it. There is no way back afterwards.</Trans>
          ) : (
            <Trans>Choose one. What is marked when the time ends counts.</Trans>
          )}
        </p>
        <Button
          type="submit"
          look="primary"
          disabled={index < 0}
          className="max-sm:w-full"
          aria-label={number < total ? t`Answer and continue` : t`Answer and finish`}
        >
          {number < total ? <Trans>Answer</Trans> : <Trans>Answer and finish</Trans>}
          <ChevronRightIcon className="-mr-1" />
        </Button>
      </div>
      {number < total && (
        <label className="mt-6 flex items-center gap-2.5 border-t border-line pt-4 text-small text-muted">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={rest}
            onChange={({ target }) => onRest(target.checked)}
          />
          <Trans>Take a break after this question</Trans>
        </label>
      )}
      <p className="mt-4 text-small text-muted">
        <Trans>
          If you close this page now, the clock keeps running: you can lose this question, but no
          other.
        </Trans>
      </p>
    </form>
  );
}

/** Enter confirms wherever the focus is; on what has a use of its own for it, that use. */
function useEnter(confirm: () => void) {
  // Before it is painted: a key that comes right after it would otherwise confirm the question before.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Enter' || defaultPrevented || event.repeat) return;
      if (target instanceof Element && target.closest('a, button, input, dialog')) return;
      confirm();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
