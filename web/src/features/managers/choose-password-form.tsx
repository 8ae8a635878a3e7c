import { useForm } from 'react-hook-form';
import { fieldOf, useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

interface ChoosePasswordFormProps {
  openAccount: (password: string) => Promise<unknown>;
  onOpened: () => void;
}

const shortest = 10;

/** The first password of a manager, with its rules in view. */
export function ChoosePasswordForm({ openAccount, onOpened }: ChoosePasswordFormProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ password }) => {
    await openAccount(password);
    onOpened();
  });
  const field = fieldOf(form, 'password');
  const rules = {
    required: 'Please choose a password.',
    minLength: { value: shortest, message: `At least ${shortest} characters.` },
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      <PasswordField
        label="Password"
        help={`At least ${shortest} characters, and none of the common ones. A few words you can remember do well.`}
        autoComplete="new-password"
        error={field.error}
        {...form.register('password', rules)}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        Open my account
      </Button>
    </form>
  );
}
