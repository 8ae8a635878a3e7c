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
export function StartScreen({
  questions,
  minutes,
  pending,
  onStart,
  foot,
  problem,
}: StartScreenProps) {
  return (
    <form
      className="max-w-reading"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onStart();
      }}
    >
      <FocusedHeading className="font-system-serif text-display sm:text-display-wide">
        <Trans>Culture</Trans>
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        <Plural
          value={questions}
          one="# thing that workplaces do."
          other="# things that workplaces do."
        />{' '}
        <Trans>You say how important each would be to you. Takes about {minutes} minutes.</Trans>
      </p>
      <ul className="mt-6 mb-7 grid list-disc gap-2 pl-5 marker:text-muted">
        <li>
          <Trans>
            Think of the place where you would most like to work, whether it exists or not.
          </Trans>
        </li>
        <li>
          <Trans>
            Few places have everything, so keep the high answers for what matters most to you.
          </Trans>
        </li>
        <li>
          <Trans>There is no right or wrong, and it says nothing about how well you work.</Trans>
        </li>
        <li>
          <Trans>
            Every answer is saved. Stop when you like and continue later, on any device.
          </Trans>
        </li>
        <li className="pointer-coarse:hidden">
          <Trans>With a keyboard, press 1 to 7 to answer.</Trans>
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
