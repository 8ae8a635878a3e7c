import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Organization } from './api.ts';
import { removeOrganization, renewPackage } from './api.ts';

interface OrganizationActionsProps {
  organization: Organization;
  onDeleted: () => void;
}

/** Renewing the package and deleting: both ask before. */
export function OrganizationActions({ organization, onDeleted }: OrganizationActionsProps) {
  const { id, organization_name: name, subjects_used: used } = organization;
  const [asking, setAsking] = useState<'renew' | 'delete' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Button onClick={() => setAsking('renew')}>Renew package</Button>
      <Button onClick={() => setAsking('delete')}>Delete</Button>
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={close}
        look="primary"
        title={`Renew the package of ${name}?`}
        confirmLabel="Renew"
        onConfirm={async () => {
          await renewPackage(id);
          toast('Renewed. The count begins at 0.');
        }}
      >
        {`A new year begins now, and the ${used} people counted so far count no more.`}
      </ConfirmDialog>
      <DeleteDialog
        open={asking === 'delete'}
        onOpenChange={close}
        kind="organisation"
        name={name}
        description="Its campaigns, labels and permissions are deleted, and its managers lose the manager view. People keep their accounts and results. This cannot be undone."
        onDelete={async () => {
          toast(await removeOrganization(id));
          onDeleted();
        }}
      />
    </>
  );
}
