import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { deleteBurnout } from '../take/withdraw-record.ts';

/** Withdraws the consent to one record. */
export function DeleteRecord({ id }: { id: number }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        <Trans>Delete these answers</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete these answers and their result?`}
        confirmLabel={t`Delete answers`}
        onConfirm={async () => {
          await deleteBurnout(id);
          toast(t`Your answers and their result are deleted.`);
        }}
      >
        <Trans>
          This withdraws your consent for these answers. No one can see the result any more, and
          averages that include it are no longer shown. This cannot be undone.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
