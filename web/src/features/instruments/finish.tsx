import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FocusedHeading } from '../../ui/page/focused-heading.tsx';

export interface FinishProps {
  pending: number;
  /** Stands in when the end could not be confirmed. */
  problem: ReactNode;
}

/** After the last answer, until the server has all of them. */
export function Finish({ pending, problem }: FinishProps) {
  return (
    <div className="max-w-reading">
      <FocusedHeading className="font-system-serif text-display sm:text-display-wide">
        <Trans>All done, thank you.</Trans>
      </FocusedHeading>
      <p className="mt-2 text-option text-muted">
        {pending > 0 ? (
          <Plural
            value={pending}
            one="# answer has not arrived yet. Please leave this page open; your result follows."
            other="# answers have not arrived yet. Please leave this page open; your result follows."
          />
        ) : (
          <Trans>Your result is being calculated.</Trans>
        )}
      </p>
      {problem && <div className="mt-6">{problem}</div>}
    </div>
  );
}
