import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

interface ChoosePasswordFormProps {
  openAccount: (password: string) => Promise<unknown>;
  onOpened: () => void;
}

const shortest = 10;

/** The first password of a manager, with its rules in view. */
export function ChoosePasswordForm({ openAccount, onOpened }: ChoosePasswordFormProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { password: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ password }) => {
    await openAccount(password);
    onOpened();
  });
  const field = fieldOf(form, 'password');
  const rules = {
    required: t`Please choose a password.`,
    minLength: { value: shortest, message: t`At least ${shortest} characters.` },
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      <PasswordField
        label={t`Password`}
        help={t`At least ${shortest} characters. Common passwords are not accepted; a few words you can remember work well.`}
        autoComplete="new-password"
        error={field.error}
        {...form.register('password', rules)}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Open my account</Trans>
      </Button>
    </form>
  );
}
