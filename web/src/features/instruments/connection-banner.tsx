import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { answerQueue } from '../../api/answer-outbox.ts';
import type { QueueState } from '../../api/answer-queue.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';

export interface ConnectionBannerProps {
  queue: QueueState;
  online: boolean;
  /** A refused answer has been seen. */
  onRefused: () => void;
  /** What to say while there is no connection, where going on is not possible. */
  whileOffline?: ReactNode;
  /** Everything is answered: there is nothing to go on with. */
  atEnd?: boolean;
  /** Seconds that the clock gave back for a lost connection. */
  givenBack?: number | undefined;
}

/**
 * Says when answers cannot reach the server, or were not accepted. Read out when it comes and when it is over. Its two
 * lines are always kept free: nothing that a person is about to tap may move when a notice comes or goes.
 */
export function ConnectionBanner(props: ConnectionBannerProps) {
  const { queue, online, onRefused, whileOffline, atEnd = false, givenBack = 0 } = props;
  const offline = !online || queue.waitingFor === 'connection';
  const { t } = useLingui();
  const message = (offline && whileOffline) || messageOf(queue, offline, atEnd);
  const recovered = useRecovered(message !== null, queue.pending === 0);
  const [refused] = queue.rejected;
  return (
    <div className="mb-2 grid gap-3 sm:mb-3">
      <div role="status" className="grid min-h-10 items-center text-small">
        {message && <p className="font-medium text-warn">{message}</p>}
        {message === null && givenBack > 0 && (
          <p className="text-muted">
            <Trans>The clock has given back {givenBack} seconds for a lost connection.</Trans>
          </p>
        )}
        {recovered && <span className="sr-only">{t`All answers are saved.`}</span>}
      </div>
      {refused && (
        <Banner
          tone="bad"
          live
          actions={
            <Button onClick={() => void dismissAll(queue.rejected).then(onRefused)}>
              <Trans>I have read this</Trans>
            </Button>
          }
        >
          <Plural
            value={queue.rejected.length}
            one="An answer was not accepted:"
            other="# answers were not accepted:"
          />{' '}
          {refused.refused?.message}
        </Banner>
      )}
    </div>
  );
}

function dismissAll(answers: QueueState['rejected']) {
  return Promise.all(answers.map(({ key }) => answerQueue.dismiss(key)));
}

function messageOf(
  { status, pending, waitingFor }: QueueState,
  offline: boolean,
  atEnd: boolean,
): ReactNode {
  if (status === 'not-on-device')
    return (
      <Trans>
        This browser cannot keep answers. Please leave this page open until they are saved.
      </Trans>
    );
  if (offline && atEnd)
    return (
      <Trans>You are offline. Your answers are kept; this page continues automatically.</Trans>
    );
  if (offline)
    return <Trans>You are offline. Just continue: your answers are kept and sent later.</Trans>;
  if (pending > 0 && waitingFor === 'server' && atEnd)
    return (
      <Trans>
        The server does not answer. Your answers are kept; this page continues automatically.
      </Trans>
    );
  if (pending > 0 && waitingFor === 'server')
    return (
      <Trans>
        The server does not answer. Just continue: your answers are kept and sent later.
      </Trans>
    );
  return null;
}

/** True from the moment when everything is saved again after it could not be. */
function useRecovered(troubled: boolean, saved: boolean): boolean {
  const [state, setState] = useState<'fine' | 'troubled' | 'recovered'>('fine');
  if (troubled && state !== 'troubled') setState('troubled');
  if (!troubled && saved && state === 'troubled') setState('recovered');
  return state === 'recovered';
}
