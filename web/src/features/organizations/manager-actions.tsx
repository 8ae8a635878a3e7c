import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSending } from '../../lib/writes/use-sending.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { IconButton } from '../../ui/actions/button.tsx';
import { MoreIcon } from '../../ui/text/icons.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import type { Manager } from './api.ts';
import { inviteManagerAgain, deleteManager } from './api.ts';
import { EditManagerDialog } from './edit-manager-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';

type Asking = 'edit' | 'roles' | 'remove' | null;

/** What can be done about one manager. */
export function ManagerActions({ manager }: { manager: Manager }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Asking>(null);
  const inviting = useSending(async () => toast(await inviteManagerAgain(manager)), toastFailure);
  const name = `${manager.first_name} ${manager.last_name}`;
  // Who has been asked and has not accepted yet has no role that could be changed.
  const asked = manager.status === 'invited' && manager.roles.length === 0;
  const close = () => setAsking(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`Actions for ${name}`}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem onClick={() => setAsking('edit')}>
          <Trans>Edit</Trans>
        </MenuItem>
        {!asked && (
          <MenuItem onClick={() => setAsking('roles')}>
            <Trans>Roles</Trans>
          </MenuItem>
        )}
        {manager.status === 'invited' && (
          <MenuItem onClick={() => void inviting.run()}>
            <Trans>Resend invitation</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger onClick={() => setAsking('remove')}>
          {asked ? t`Withdraw invitation` : t`Remove manager`}
        </MenuItem>
      </Menu>
      {asking === 'edit' && <EditManagerDialog manager={manager} onClose={close} />}
      {asking === 'roles' && <RolesDialog manager={manager} onClose={close} />}
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={asked ? t`Withdraw the invitation of ${name}?` : t`Remove ${name}?`}
        confirmLabel={asked ? t`Withdraw invitation` : t`Remove manager`}
        onConfirm={async () => toast(await deleteManager(manager))}
      >
        {asked
          ? t`The link in the email stops working. The account stays as it is.`
          : t`They lose access to the manager view at once. The account stays as a candidate account.`}
      </ConfirmDialog>
    </>
  );
}
