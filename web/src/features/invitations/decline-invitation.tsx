import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { declineInvitation } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

interface DeclineProps {
  hash: string;
  organization: string;
}

/** A quiet way to say no. */
export function DeclineButton({
  hash,
  organization,
  onDeclined,
}: DeclineProps & { onDeclined: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="plain" wide onClick={() => setAsking(true)}>
        <Trans>No, thank you</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Decline the invitation of ${organization}?`}
        look="primary"
        confirmLabel={t`Decline`}
        onConfirm={() => declineInvitation(hash, true).then(onDeclined)}
      >
        <Trans>
          {organization} sees that you have declined, and you get no more emails about it. You can
          change your mind with the same link until the deadline.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

/** What somebody sees who has said no, with the way back. */
export function Declined({ hash, organization, onBack }: DeclineProps & { onBack: () => void }) {
  const { pending, errors, run } = useSending(() => declineInvitation(hash, false).then(onBack));
  return (
    <EntryCard
      title={<Trans>You have declined</Trans>}
      lead={
        <Trans>
          {organization} can see that, and you get no more emails about this invitation. If you
          change your mind, this link works until the deadline.
        </Trans>
      }
    >
      <div className="grid gap-4">
        <FormErrors errors={errors} />
        <Button wide pending={pending} onClick={() => void run()}>
          <Trans>Take part after all</Trans>
        </Button>
      </div>
    </EntryCard>
  );
}
