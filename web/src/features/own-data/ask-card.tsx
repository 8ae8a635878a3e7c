import type { listDeletionRequests } from '@assay/contract/own-data';
import type { OutputOf } from '@assay/contract/endpoint';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import { timeInWords } from '../../lib/moments.ts';
import { askToDeleteTests, deletionRequests, undoDeletionRequest } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

export interface Asked {
  id: number;
  name: string;
}

type Request = OutputOf<typeof listDeletionRequests>['data'][number];

/** For what deleting here does not reach: downloaded reports, notes on paper. */
export function AskCard({ organizations }: { organizations: readonly Asked[] }) {
  const { data: requests = [] } = useQuery(deletionRequests);
  if (organizations.length === 0) return null;
  return (
    <Card
      flush
      title={<Trans>Ask an organisation to delete</Trans>}
      note={
        <Trans>
          For example reports that it has downloaded. Its managers and the platform administrators
          get an email with your name and address, ten minutes after you ask.
        </Trans>
      }
    >
      <ul>
        {organizations.map((organization) => (
          <Row
            key={organization.id}
            organization={organization}
            request={requests.find((one) => one.organization_id === organization.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  organization: Asked;
  request: Request | undefined;
}

function Row({ organization: { id, name }, request }: RowProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  // The button that had the focus has become this text.
  const state = useRef<HTMLDivElement>(null);
  const waiting = request && request.sent_at === null;
  const { pending, run: undo } = useSending(
    async () => toast(await undoDeletionRequest(id)),
    toastFailure,
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 sm:px-6">
      <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        <div className="font-medium">{name}</div>
        <div role="status" ref={state} tabIndex={-1} className="text-small text-muted">
          {waiting && <Trans>Will be sent at {timeInWords(request.sends_at)}</Trans>}
          {request?.sent_at && (
            <Trans>
              Sent on <Day at={request.sent_at} />
            </Trans>
          )}
        </div>
      </div>
      {waiting ? (
        <Button pending={pending} aria-label={t`Undo: ${name}`} onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </Button>
      ) : (
        (!request || request.repeatable) && (
          <Button
            look="plain"
            className="max-sm:-ml-4"
            aria-label={t`Ask ${name} to delete`}
            onClick={() => setAsking(true)}
          >
            {request ? <Trans>Ask again</Trans> : <Trans>Ask</Trans>}
          </Button>
        )
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Ask ${name} to delete your data?`}
        look="primary"
        focusAfter={state}
        confirmLabel={t`Send request`}
        onConfirm={async () => toast(await askToDeleteTests(id))}
      >
        <Trans>
          {name} gets a formal request with your name and address, and must answer within a month.
          It is sent in ten minutes; until then you can undo it.
        </Trans>
      </ConfirmDialog>
    </li>
  );
}
