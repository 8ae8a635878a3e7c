import type { Role } from '@assay/contract/access';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Loaded } from '../../api/loaded.tsx';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { CheckboxGroup } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { FormSkeleton } from '../../ui/page/skeleton.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Manager } from './api.ts';
import { readManagersAgain, roleOffer, saveRoles } from './api.ts';

interface RolesDialogProps {
  manager: Manager;
  onClose: () => void;
}

/** What a person may do, by roles. Each is given or taken by a call of its own. */
export function RolesDialog({ manager, onClose }: RolesDialogProps) {
  const { t } = useLingui();
  const form = useForm<{ roles: string[] }>({ defaultValues: { roles: manager.roles } });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ roles }) => {
    try {
      await saveRoles(manager, roles as Role[]);
    } finally {
      await readManagersAgain(manager);
    }
    toast(t`The roles are saved.`);
    onClose();
  });
  const name = `${manager.first_name} ${manager.last_name}`;
  const query = useQuery(roleOffer);
  return (
    <Dialog open onOpenChange={onClose} title={t`Roles of ${name}`}>
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(roles) => (
          <form noValidate onSubmit={onSubmit} className="grid gap-5">
            <FormErrors errors={formErrors} />
            <CheckboxGroup
              label={t`Roles`}
              choices={roles.map(({ role, name, description }) => ({
                value: role,
                label: name,
                help: description,
              }))}
              {...fieldOf(form, 'roles')}
            />
            <DialogFoot onCancel={onClose}>
              <Button type="submit" look="primary" pending={pending}>
                <Trans>Save</Trans>
              </Button>
            </DialogFoot>
          </form>
        )}
      </Loaded>
    </Dialog>
  );
}
