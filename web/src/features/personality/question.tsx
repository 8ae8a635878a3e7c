import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import type { TestForm } from './test-form.ts';
import type { Choice } from './use-choice.ts';

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
  const group = useRef<HTMLFieldSetElement>(null);
  const byArrow = useRef(false);
  useKeys(choice, options.length);

  useEffect(() => {
    if (!follows) return;
    scrollTo(0, 0);
    const radios = group.current?.querySelectorAll('input');
    const radio = [...(radios ?? [])].find(({ checked }) => checked) ?? radios?.[0];
    radio?.focus({ preventScroll: true });
  }, [follows]);

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
      <fieldset ref={group} className="min-w-0">
        <legend className="mb-6 w-full sm:mb-7">
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
        </legend>
        <div lang={language} dir={direction} className="grid gap-2.5">
          {options.map((label, index) => (
            <label
              key={label}
              className="flex min-h-14 items-center gap-3.5 rounded-card border border-line bg-surface px-4.5 py-2.5 text-option transition-[border-color,background-color,box-shadow] duration-120 select-none hover:border-edge has-checked:border-personality has-checked:bg-personality/9 has-checked:shadow-[0_0_0_1px_var(--personality)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="answer"
                value={index}
                className="choice outline-none checked:border-personality!"
                checked={choice.index === index}
                onKeyDown={({ key }) => {
                  byArrow.current = key.startsWith('Arrow');
                }}
                onKeyUp={() => {
                  byArrow.current = false;
                }}
                onChange={() => (byArrow.current ? choice.move(index) : choice.pick(index))}
                onClick={() => {
                  if (choice.index === index && !byArrow.current) choice.pick(index);
                }}
              />
              <span className="min-w-0 flex-1">{label}</span>
              <kbd
                aria-hidden
                className="rounded-small border border-line px-1.5 font-sans text-tiny text-muted max-sm:hidden pointer-coarse:hidden"
              >
                {index + 1}
              </kbd>
            </label>
          ))}
        </div>
      </fieldset>
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

/** Digits and arrows work wherever the focus is. */
function useKeys(choice: Choice, count: number) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const digit = Number(key);
      if (key.length === 1 && digit >= 1 && digit <= count) return choice.pick(digit - 1);
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      // On a radio button the browser itself moves the mark.
      if (!step || target instanceof HTMLInputElement) return;
      event.preventDefault();
      const from = choice.index ?? (step > 0 ? -1 : count);
      choice.move((from + step + count) % count);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [choice, count]);
}
