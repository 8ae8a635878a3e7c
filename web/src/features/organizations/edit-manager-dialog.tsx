import { updateManager as updateManagerCall } from '@assay/contract/staff';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Manager } from './api.ts';
import { updateManager } from './api.ts';

interface EditManagerDialogProps {
  manager: Manager;
  onClose: () => void;
}

/** Name and, until the invitation has been used, the address that it goes to. */
export function EditManagerDialog({ manager, onClose }: EditManagerDialogProps) {
  const { t } = useLingui();
  const { first_name, last_name, email, status } = manager;
  const form = useForm({
    resolver: bodyResolver(updateManagerCall),
    defaultValues: { first_name, last_name, email },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (body) => {
    await updateManager(manager, body);
    const address = body.email;
    toast(
      address === email
        ? t`The manager is saved.`
        : t`The manager is saved. A new invitation goes to ${address}.`,
    );
    onClose();
  });
  // An account that is there already keeps its address; it has no role before it accepts.
  const invited = status === 'invited' && manager.roles.length > 0;
  return (
    <Dialog open onOpenChange={onClose} title={t`Edit ${first_name} ${last_name}`}>
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormErrors errors={formErrors} />
        <TextField label={t`First name`} autoComplete="off" {...fieldOf(form, 'first_name')} />
        <TextField label={t`Last name`} autoComplete="off" {...fieldOf(form, 'last_name')} />
        <TextField
          label={t`Email address`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          readOnly={!invited}
          help={
            invited
              ? t`If you change the address, a new invitation goes there and the old link stops working.`
              : t`This manager logs in with this address, so it cannot be changed.`
          }
          {...fieldOf(form, 'email')}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Save</Trans>
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
