import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { removeTotp } from './security.ts';

interface SwitchOffDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the password: an open screen alone must not take the lock away. */
export function SwitchOffDialog({ open, onOpenChange }: SwitchOffDialogProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { password: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ password }) => {
    await removeTotp({ password });
    form.reset();
    onOpenChange(false);
    toast(t`Two-step verification is switched off.`);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Switch off two-step verification?`}
      description={t`Your account is then protected by your password alone.`}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormErrors errors={formErrors} />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={fieldOf(form, 'password').error}
          {...form.register('password', { required: t`Please enter your password.` })}
        />
        <div className="flex justify-end gap-2.5">
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="danger" pending={pending}>
            <Trans>Switch off</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
