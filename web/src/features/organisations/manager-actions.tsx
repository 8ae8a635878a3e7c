import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import type { Manager } from './api.ts';
import { inviteAgain, removeManager } from './api.ts';
import { EditManagerDialog } from './edit-manager-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';

type Asking = 'edit' | 'roles' | 'remove' | null;

/** What can be done about one manager. */
export function ManagerActions({ manager }: { manager: Manager }) {
  const [asking, setAsking] = useState<Asking>(null);
  const name = `${manager.first_name} ${manager.last_name}`;
  // Who has been asked and has not accepted yet has no role that could be changed.
  const asked = manager.status === 'invited' && manager.roles.length === 0;
  const close = () => setAsking(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${name}`}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem onClick={() => setAsking('edit')}>Edit</MenuItem>
        {!asked && <MenuItem onClick={() => setAsking('roles')}>Roles</MenuItem>}
        {manager.status === 'invited' && (
          <MenuItem onClick={() => void inviteAgain(manager).then(toast).catch(toastFailure)}>
            Send the invitation again
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger onClick={() => setAsking('remove')}>
          {asked ? 'Withdraw the invitation' : 'Remove'}
        </MenuItem>
      </Menu>
      {asking === 'edit' && <EditManagerDialog manager={manager} onClose={close} />}
      {asking === 'roles' && <RolesDialog manager={manager} onClose={close} />}
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={asked ? `Withdraw the invitation of ${name}?` : `Remove ${name}?`}
        confirmLabel={asked ? 'Withdraw' : 'Remove'}
        onConfirm={async () => toast(await removeManager(manager))}
      >
        {asked
          ? 'The link in the email stops working. The account stays as it is.'
          : 'The manager view closes at once. The account stays, as that of a candidate.'}
      </ConfirmDialog>
    </>
  );
}
