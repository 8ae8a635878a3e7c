import type { LogicalQuestion } from '@assay/contract/logical';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/text/icons.tsx';
import type { Choice } from '../../../features/instruments/use-choice.ts';
import { PuzzleArea } from './puzzle-area.tsx';
import { usePuzzleWords } from './use-words.ts';

export interface PuzzleQuestionProps {
  question: Omit<LogicalQuestion, 'answer'>;
  place: number;
  total: number;
  choice: Choice;
  /** To the next question without an answer. */
  onSkip: () => void;
}

/** One puzzle and its options: digits choose, arrows move, Enter confirms. */
export function PuzzleQuestion({ question, place, total, choice, onSkip }: PuzzleQuestionProps) {
  const { t } = useLingui();
  const { task } = usePuzzleWords()(question.layout);
  const number = place + 1;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        choice.confirm();
      }}
    >
      <QuestionHeading onEnter={choice.confirm}>
        <span className="block font-sans text-small font-normal text-muted">
          <Trans>
            {number} of {total}
          </Trans>
        </span>
        {task}
      </QuestionHeading>
      <PuzzleArea puzzle={question} choice={choice} wide />
      <div className="mt-6 flex min-h-control items-center justify-between gap-4">
        {place > 0 ? (
          <Button onClick={choice.back}>
            <ChevronLeftIcon className="-ml-1" />
            <Trans>Back</Trans>
          </Button>
        ) : (
          <span />
        )}
        {!choice.leaving && (
          <Button
            type={choice.index === undefined ? 'button' : 'submit'}
            look={choice.index === undefined ? 'quiet' : 'primary'}
            aria-label={choice.index === undefined ? t`Skip this question` : t`Next question`}
            {...(choice.index === undefined && { onClick: onSkip })}
          >
            {choice.index === undefined ? <Trans>Skip</Trans> : <Trans>Next</Trans>}
            <ChevronRightIcon className="-mr-1" />
          </Button>
        )}
      </div>
    </form>
  );
}

interface QuestionHeadingProps {
  onEnter: () => void;
  children: ReactNode;
}

/** Takes the focus with each new question, so that it is heard from its beginning. */
function QuestionHeading({ onEnter, children }: QuestionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  // Here Enter belongs to no control, and means what it means on an option. Before it is painted, as in `OptionList`.
  useLayoutEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target === heading.current) onEnter();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onEnter]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="mb-5 min-h-15 font-system-serif text-[1.25rem]/[1.3] outline-none sm:text-title"
    >
      {children}
    </h1>
  );
}
