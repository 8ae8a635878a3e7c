import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { dismissAnswer } from '../../api/answer-outbox.ts';
import type { QueueState } from '../../api/answer-queue.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

export interface ConnectionBannerProps {
  queue: QueueState;
  online: boolean;
  /** A refused answer has been seen. */
  onRefused: () => void;
  /** What to say while there is no connection, where going on is not possible. */
  whileOffline?: ReactNode;
  /** Seconds that the clock gave back for a lost connection. */
  givenBack?: number | undefined;
}

/** Says when answers cannot reach the server, or were not accepted. Read out when it comes and when it is over. */
export function ConnectionBanner(props: ConnectionBannerProps) {
  const { queue, online, onRefused, whileOffline, givenBack = 0 } = props;
  const offline = !online || queue.waitingFor === 'connection';
  const { t } = useLingui();
  const message = (offline && whileOffline) || messageOf(queue, offline);
  const recovered = useRecovered(message !== null, queue.pending === 0);
  const [refused] = queue.rejected;
  return (
    <div className="grid gap-3 not-empty:mb-6">
      <div role="status" className="contents">
        {message && <Banner tone="warn">{message}</Banner>}
        {message === null && givenBack > 0 && (
          <p className="text-small text-muted">
            <Trans>The connection was lost. The clock gave {givenBack} seconds back.</Trans>
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
  return Promise.all(answers.map(({ key }) => dismissAnswer(key)));
}

function messageOf({ status, pending, waitingFor }: QueueState, offline: boolean): ReactNode {
  if (status === 'not-on-device')
    return (
      <Trans>
        This browser cannot keep answers. Please leave this page open until they are saved.
      </Trans>
    );
  if (offline)
    return (
      <Trans>
        You are offline. Just continue: your answers stay on this device and are sent when the
        connection is back.
      </Trans>
    );
  if (pending > 0 && waitingFor === 'server')
    return (
      <Trans>
        The server does not answer at the moment. Just continue: your answers stay on this device
        and are sent as soon as it does.
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
