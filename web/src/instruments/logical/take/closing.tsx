import type { LogicalSection } from '@assay/contract/logical';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';
import { endSection } from './sections.ts';

/** Milliseconds until the end is tried again when the server does not answer. */
const retry = 2000;

interface ClosingProps {
  section: LogicalSection;
  /** Undefined while the server has not said that the time is over. */
  reason: 'over' | 'early' | undefined;
  /** Answers that are still to be sent. */
  pending: number;
  onEnded: (completed: boolean) => void;
}

/** Between the last second and the end: what was answered is sent first. */
export function Closing({ section, reason, pending, onEnded }: ClosingProps) {
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  }, [onEnded]);
  const settled = reason !== undefined && pending === 0;
  useEffect(() => {
    if (!settled) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const end = () =>
      endSection(section).then(
        ({ completed }) => !gone && ended.current(completed),
        () => {
          if (!gone) timer = setTimeout(end, retry);
        },
      );
    void end();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [settled, section]);
  return (
    <div className="max-w-reading">
      <FocusedHeading className="font-system-serif text-display outline-none sm:text-display-wide">
        {reason === 'early' ? <Trans>Finishing this part</Trans> : <Trans>Your time is up</Trans>}
      </FocusedHeading>
      <p className="mt-2 text-option text-muted" role="status">
        {pending > 0 ? (
          <Plural
            value={pending}
            one="# answer has not arrived yet. Please leave this page open."
            other="# answers have not arrived yet. Please leave this page open."
          />
        ) : (
          <Trans>One moment, please.</Trans>
        )}
      </p>
    </div>
  );
}
