import { updateManager } from '@assay/contract/staff';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/body-resolver.ts';
import { fieldOf, useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Manager } from './api.ts';
import { saveManager } from './api.ts';

interface EditManagerDialogProps {
  manager: Manager;
  onClose: () => void;
}

/** Name and, until the invitation has been used, the address that it goes to. */
export function EditManagerDialog({ manager, onClose }: EditManagerDialogProps) {
  const { first_name, last_name, email, status } = manager;
  const form = useForm({
    resolver: bodyResolver(updateManager),
    defaultValues: { first_name, last_name, email },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (body) => {
    await saveManager(manager, body);
    toast(body.email === email ? 'Saved.' : `Saved. A new invitation goes to ${body.email}.`);
    onClose();
  });
  // An account that is there already keeps its address; it has no role before it accepts.
  const invited = status === 'invited' && manager.roles.length > 0;
  return (
    <Dialog open onOpenChange={onClose} title={`Edit ${first_name} ${last_name}`}>
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormErrors errors={formErrors} />
        <TextField label="First name" autoComplete="off" {...fieldOf(form, 'first_name')} />
        <TextField label="Last name" autoComplete="off" {...fieldOf(form, 'last_name')} />
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          readOnly={!invited}
          help={
            invited
              ? 'Another address gets a new invitation; the former link stops working.'
              : 'This manager logs in with it, so it stays.'
          }
          {...fieldOf(form, 'email')}
        />
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" pending={pending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
