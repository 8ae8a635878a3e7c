import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dismissAnswer } from '../../api/answer-outbox.ts';
import type { QueueState } from '../../api/answer-queue.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

export interface ConnectionBannerProps {
  queue: QueueState;
  online: boolean;
}

/** Says when answers cannot reach the server, or were not accepted. Read out when it comes and when it is over. */
export function ConnectionBanner({ queue, online }: ConnectionBannerProps) {
  const offline = !online || queue.waitingFor === 'connection';
  const message = messageOf(queue, offline);
  const [refused] = queue.rejected;
  return (
    <div className="grid gap-3 not-empty:mb-6">
      <div role="status" className="contents">
        {message && <Banner tone="warn">{message}</Banner>}
      </div>
      {refused && (
        <Banner
          tone="bad"
          live
          actions={
            <Button onClick={() => void dismissAnswer(refused.key)}>
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
        You are offline. Just go on: your answers stay on this device and are sent when the
        connection is back.
      </Trans>
    );
  if (pending > 0 && waitingFor === 'server')
    return (
      <Trans>
        The server does not answer at the moment. Just go on: your answers stay on this device and
        are sent as soon as it does.
      </Trans>
    );
  return null;
}

/** For screen readers only: what is saved, and only when that changes for longer than an answer takes. */
export function SavedAgain({ queue, online }: ConnectionBannerProps) {
  const { t } = useLingui();
  const fine = online && queue.pending === 0;
  return (
    <div role="status" className="sr-only">
      {fine ? t`All answers are saved.` : null}
    </div>
  );
}
