import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { FocusedHeading } from '../../ui/page/focused-heading.tsx';

/** What every start screen of a test without a clock is given. */
export interface StartProps {
  questions: number;
  minutes: number;
  pending: boolean;
  /** The way back. */
  foot: ReactNode;
  /** Why starting failed. */
  problem: ReactNode;
}

interface StartFormProps extends Pick<StartProps, 'pending' | 'foot' | 'problem'> {
  title: ReactNode;
  /** Before how much it is, and after it. */
  above?: ReactNode;
  below?: ReactNode;
  /** How much it is and how long it takes. */
  lead: ReactNode;
  /** What to know, as items of a list. */
  points: ReactNode;
  /** It has been begun before. */
  begun?: boolean;
  /** What the button of a first start says, where that is not just that. */
  start?: ReactNode;
  onStart: () => void;
  /** What is chosen before the start. */
  children?: ReactNode;
}

/** What comes, how long it takes and how to answer. */
export function StartForm(props: StartFormProps) {
  const { title, above, lead, below, points, children, problem, foot } = props;
  const { begun = false, start = <Trans>Start</Trans>, pending, onStart } = props;
  return (
    <form
      className="max-w-reading"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onStart();
      }}
    >
      <FocusedHeading className="font-system-serif text-display sm:text-display-wide">
        {title}
      </FocusedHeading>
      {above}
      <p className="mt-2 text-option text-muted">{lead}</p>
      {below}
      <ul className="mt-6 mb-7 grid list-disc gap-2 pl-5 marker:text-muted">{points}</ul>
      {children}
      {problem}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" look="primary" pending={pending} className="px-7 max-sm:w-full">
          {begun ? <Trans>Continue</Trans> : start}
        </Button>
        {foot}
      </div>
    </form>
  );
}

/** A point of every test without a clock. */
export function SavedPoint() {
  return (
    <li>
      <Trans>Every answer is saved. Stop when you like and continue later, on any device.</Trans>
    </li>
  );
}
