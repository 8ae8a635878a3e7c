import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { withdrawPermission } from './readers.ts';

export interface WithdrawDialogProps {
  organization: { id: number; name: string };
  onClose: () => void;
}

/** Asks before a permission is withdrawn, and says what that means. */
export function WithdrawDialog({ organization, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const { id, name } = organization;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Withdraw the permission of ${name}?`}
      confirmLabel={t`Withdraw permission`}
      onConfirm={async () => {
        await withdrawPermission(id);
        toast(t`${name} can no longer see your results.`);
      }}
    >
      <Trans>
        {name} can then no longer see your results or your progress. Your results stay with you, and
        you can give permission again while {name} asks for it.
      </Trans>
    </ConfirmDialog>
  );
}
