import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect } from 'react';
import { QuestionFoot } from '../../../features/instruments/test-run.tsx';
import type { QuestionViewProps } from '../../../features/instruments/test-run.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/text/icons.tsx';
import type { Side } from './choices.ts';
import type { JudgementForm } from './judgement-form.ts';
import { useChoices } from './use-choices.ts';

/** One situation and its responses; of these one is the most and one the least effective, as two groups of radio buttons. */
export function Situation(props: QuestionViewProps<JudgementForm>) {
  const { form, run, hint, hue, onUnsaved } = props;
  const { t } = useLingui();
  const question = form.questions[run.place];
  const choices = useChoices(run, run.answers[question?.id ?? 0]?.index);
  const { unsaved, isComplete, marked } = choices;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  useEffect(() => scrollTo(0, 0), []);
  if (!question) return null;
  const [number, total] = [run.place + 1, form.questions.length];
  return (
    <form
      style={{ '--hue': `var(--${hue})` } as CSSProperties}
      onSubmit={(event) => {
        event.preventDefault();
        choices.next();
      }}
    >
      <FocusedHeading className="font-sans text-small font-normal text-muted outline-none">
        <Trans>
          Situation {number} of {total}
        </Trans>
      </FocusedHeading>
      <p className="mt-1 font-system-serif text-[1.1875rem]/[1.4] sm:text-title">{question.text}</p>
      <p className="mt-4 mb-3 text-muted">{form.stem}</p>
      <ol className="grid gap-2.5">
        {question.responses.map((response, place) => (
          <li
            key={response}
            className={`rounded-card border bg-surface px-4 py-3 ${marked.most === place || marked.least === place ? 'border-(--hue) shadow-[0_0_0_1px_var(--hue)]' : 'border-line'}`}
          >
            <p id={`response-${place}`} className="text-option">
              {response}
            </p>
            <div className="mt-2.5 grid grid-cols-2 gap-2">
              {(['most', 'least'] as const).map((side) => (
                <Mark
                  key={side}
                  side={side}
                  about={`response-${place}`}
                  checked={marked[side] === place}
                  onChoose={() => choices.choose(side, place)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex min-h-control items-center justify-between gap-4">
        {run.place > 0 ? (
          <Button onClick={() => choices.back()}>
            <ChevronLeftIcon className="-ml-1" />
            <Trans>Back</Trans>
          </Button>
        ) : (
          <span />
        )}
        {isComplete && (
          <Button type="submit" look="primary" aria-label={t`Next situation`}>
            <Trans>Next</Trans>
            <ChevronRightIcon className="-mr-1" />
          </Button>
        )}
      </div>
      <p className="mt-5 text-small text-muted">{hint}</p>
      <QuestionFoot>{props.foot}</QuestionFoot>
    </form>
  );
}

interface MarkProps {
  side: Side;
  /** Id of the response that it is about. */
  about: string;
  checked: boolean;
  onChoose: () => void;
}

function Mark({ side, about, checked, onChoose }: MarkProps) {
  const id = `${about}-${side}`;
  return (
    <label className="flex min-h-11 items-center gap-2.5 rounded-control border border-line px-3 py-1.5 text-small transition-[border-color,background-color] duration-120 select-none hover:border-edge has-checked:border-(--hue) has-checked:bg-(--hue)/9 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:border-[Highlight]">
      <input
        type="radio"
        name={side}
        className="choice outline-none checked:border-(--hue)!"
        checked={checked}
        aria-labelledby={`${id} ${about}`}
        onChange={onChoose}
      />
      <span id={id}>
        {side === 'most' ? <Trans>Most effective</Trans> : <Trans>Least effective</Trans>}
      </span>
    </label>
  );
}
