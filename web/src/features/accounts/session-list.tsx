import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { agoInWords } from '../../lib/moments.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Pill } from '../../ui/text/status.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import type { OpenSession } from './security.ts';
import { endSession, endSessions } from './security.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

/** Where somebody is logged in, with a way to end it. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const list = useKeptFocus<HTMLUListElement>();
  return (
    <Card
      flush
      title={<Trans>Where you are logged in</Trans>}
      actions={
        sessions.length > 1 && (
          <Button onClick={() => setAsking(true)}>
            <Trans>Log out everywhere else</Trans>
          </Button>
        )
      }
    >
      <ul ref={list}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Log out everywhere else?`}
        confirmLabel={t`Log out everywhere else`}
        onConfirm={async () => toast(await endSessions())}
      >
        <Trans>You stay logged in on this device. All other devices are logged out.</Trans>
      </ConfirmDialog>
    </Card>
  );
}

function Row({ session }: { session: OpenSession }) {
  const { t } = useLingui();
  const { id, current, device, ip, last_seen_at } = session;
  const { pending, run: end } = useSending(() => endSession(id), toastFailure);
  const seen = agoInWords(last_seen_at);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 sm:px-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {current && (
            <Pill tone="accent">
              <Trans>Here</Trans>
            </Pill>
          )}
        </div>
        <p className="text-small text-muted">
          {ip ? t`Last seen ${seen}, from ${ip}` : t`Last seen ${seen}`}
        </p>
      </div>
      {!current && (
        <Button pending={pending} onClick={() => void end()} aria-label={t`Log out ${device}`}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
