import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { answerQueue, useAnswerQueue } from '../../api/answer-outbox.ts';
import type { QueueState } from '../../api/answer-queue.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '../../ui/text/icons.tsx';
import { useOnline } from './use-saved-state.ts';

/** Milliseconds for which the page says that everything has been sent. */
const sentShown = 6000;

export interface WaitingAnswersProps {
  /** None is left. */
  onSent?: () => void;
}

/** Sends answers that have waited in this browser, from a page that asks no question itself, and says what becomes of them. */
export function WaitingAnswers({ onSent }: WaitingAnswersProps) {
  const { t } = useLingui();
  const queue = useAnswerQueue();
  const online = useOnline();
  const sent = useSent(queue.pending, onSent);
  const note = noteOf(queue, online, sent);
  const [closed, setClosed] = useState<Note['kind']>();
  if (note === undefined || note.kind === closed) return null;
  const Mark = note.kind === 'sent' ? CheckIcon : AlertIcon;
  const { rejected } = queue;
  return (
    <div
      data-waiting-answers={note.kind}
      className="pointer-events-auto flex max-w-full items-center gap-2.5 rounded-control border border-line bg-surface py-1 pr-1 pl-4 shadow-float"
    >
      {note.kind !== 'sending' && (
        <Mark className={`shrink-0 ${note.kind === 'sent' ? 'text-good' : 'text-warn'}`} />
      )}
      <p className="min-w-0 py-1.5">{note.text}</p>
      {note.kind === 'refused' ? (
        <Button
          onClick={() => void Promise.all(rejected.map(({ key }) => answerQueue.dismiss(key)))}
        >
          <Trans>I have read this</Trans>
        </Button>
      ) : (
        <IconButton label={t`Dismiss`} onClick={() => setClosed(note.kind)}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}

/** True for a moment after the last answer that had waited was sent. */
function useSent(pending: number, onSent: (() => void) | undefined): boolean {
  const [state, setState] = useState<'none' | 'waiting' | 'sent'>('none');
  if (pending > 0 && state !== 'waiting') setState('waiting');
  if (pending === 0 && state === 'waiting') setState('sent');
  useEffect(() => {
    if (state !== 'sent') return;
    onSent?.();
    const timer = setTimeout(() => setState('none'), sentShown);
    return () => clearTimeout(timer);
  }, [state, onSent]);
  return state === 'sent';
}

interface Note {
  kind: 'refused' | 'waiting' | 'sending' | 'sent';
  text: ReactNode;
}

function noteOf(queue: QueueState, online: boolean, sent: boolean): Note | undefined {
  const { pending, rejected, waitingFor } = queue;
  const [refused] = rejected;
  if (refused) {
    const text = (
      <>
        <Plural
          value={rejected.length}
          one="An answer was not accepted:"
          other="# answers were not accepted:"
        />{' '}
        {refused.refused?.message}
      </>
    );
    return { kind: 'refused', text };
  }
  if (pending === 0)
    return sent ? { kind: 'sent', text: <Trans>Your answers have been sent.</Trans> } : undefined;
  if (online && waitingFor === null) {
    const text = <Plural value={pending} one="Sending # answer…" other="Sending # answers…" />;
    return { kind: 'sending', text };
  }
  const text = (
    <>
      <Plural
        value={pending}
        one="# answer is waiting to be sent."
        other="# answers are waiting to be sent."
      />{' '}
      {waitingFor === 'login' ? (
        <Trans>Log in to send them.</Trans>
      ) : (
        <Trans>This happens automatically when the connection is back.</Trans>
      )}
    </>
  );
  return { kind: 'waiting', text };
}
