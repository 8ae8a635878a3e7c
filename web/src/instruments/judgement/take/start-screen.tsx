import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FocusedHeading } from '../../../ui/focused-heading.tsx';

export interface StartScreenProps {
  questions: number;
  minutes: number;
  pending: boolean;
  onStart: () => void;
  /** The way back. */
  foot: ReactNode;
  /** Why starting failed. */
  problem: ReactNode;
}

/** What comes, how long it takes and how to answer. */
export function StartScreen(props: StartScreenProps) {
  const { questions, minutes, pending, onStart, foot, problem } = props;
  return (
    <form
      className="max-w-reading"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onStart();
      }}
    >
      <FocusedHeading className="font-system-serif text-display sm:text-display-wide">
        <Trans>Situational judgement</Trans>
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        <Plural
          value={questions}
          one="# situation as it happens at work."
          other="# situations as they happen at work."
        />{' '}
        <Trans>
          Of four responses to each you choose the most effective and the least effective one. Takes
          about {minutes} minutes.
        </Trans>
      </p>
      <ul className="mt-6 mb-7 grid list-disc gap-2 pl-5 marker:text-muted">
        <li>
          <Trans>
            Choose what you think works best, and worst, for everyone concerned. It need not be what
            you would do yourself.
          </Trans>
        </li>
        <li>
          <Trans>Often more than one response is reasonable. Compare them with each other.</Trans>
        </li>
        <li>
          <Trans>
            Take the situation as it is described. You need no special knowledge, and there is no
            clock.
          </Trans>
        </li>
        <li>
          <Trans>
            Your choices are compared with those of the authors of the test. How sure that is, your
            result tells you.
          </Trans>
        </li>
        <li>
          <Trans>
            Every answer is saved. Stop when you like and continue later, on any device.
          </Trans>
        </li>
      </ul>
      {problem}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" look="primary" pending={pending} className="px-7 max-sm:w-full">
          <Trans>Start</Trans>
        </Button>
        {foot}
      </div>
    </form>
  );
}
