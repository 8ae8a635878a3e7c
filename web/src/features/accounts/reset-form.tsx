import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

interface ResetFormProps {
  choose: (passwords: { password: string; password_confirmation: string }) => Promise<unknown>;
}

/** A new password, typed twice. */
export function ResetForm({ choose }: ResetFormProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { password: '', password_confirmation: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, choose);
  const shortest = 10;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      <PasswordField
        label={t`New password`}
        help={t`At least 10 characters. Three or four words that do not belong together are good and easy to remember.`}
        autoComplete="new-password"
        error={fieldOf(form, 'password').error}
        {...form.register('password', {
          required: t`Please choose a password.`,
          minLength: { value: shortest, message: t`At least 10 characters.` },
        })}
      />
      <PasswordField
        label={t`The same password again`}
        autoComplete="new-password"
        error={fieldOf(form, 'password_confirmation').error}
        {...form.register('password_confirmation', {
          validate: (again, { password }) =>
            again === password || t`This is not the same password.`,
        })}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Save and log in</Trans>
      </Button>
    </form>
  );
}
