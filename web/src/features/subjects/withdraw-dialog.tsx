import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { withdraw } from './readers.ts';

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
        await withdraw(id);
        toast(t`${name} cannot see your results any more.`);
      }}
    >
      <Trans>
        {name} then sees neither your results nor how far you are. Your results stay with you, and
        you can give the permission again while {name} asks for it.
      </Trans>
    </ConfirmDialog>
  );
}
