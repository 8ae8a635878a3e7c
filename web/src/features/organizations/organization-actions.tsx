import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Organization } from './api.ts';
import { deleteOrganization, resetPackage } from './api.ts';

interface OrganizationActionsProps {
  organization: Organization;
  onDeleted: () => void;
}

/** Renewing the plan and deleting: both ask before. */
export function OrganizationActions({ organization, onDeleted }: OrganizationActionsProps) {
  const { t } = useLingui();
  const { id, organization_name: name, subjects_used: used } = organization;
  const [asking, setAsking] = useState<'renew' | 'delete' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Button onClick={() => setAsking('renew')}>
        <Trans>Renew plan</Trans>
      </Button>
      <Button onClick={() => setAsking('delete')}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={close}
        look="primary"
        title={t`Renew the plan of ${name}?`}
        confirmLabel={t`Renew plan`}
        onConfirm={async () => {
          await resetPackage(id);
          toast(t`The plan is renewed. Usage is reset to 0.`);
        }}
      >
        {t`Starts a new one-year period and resets usage (${plural(used, { one: '# person', other: '# people' })}) to 0.`}
      </ConfirmDialog>
      <DeleteDialog
        open={asking === 'delete'}
        onOpenChange={close}
        kind="organization"
        name={name}
        description={t`Its campaigns, labels and permissions are deleted, and its managers lose the manager view. People keep their accounts and results. This cannot be undone.`}
        onDelete={async () => {
          toast(await deleteOrganization(id));
          onDeleted();
        }}
      />
    </>
  );
}
