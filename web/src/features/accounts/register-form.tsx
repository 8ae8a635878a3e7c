import { registerSubject } from '@assay/contract/account-access';
import type { BodyOf } from '@assay/contract/endpoint';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface RegisterFormProps {
  register: (body: BodyOf<typeof registerSubject>) => Promise<unknown>;
  onRegistered: (email: string) => void;
}

export function RegisterForm({ register, onRegistered }: RegisterFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(registerSubject),
    defaultValues: { first_name: '', last_name: '', email: '', password: '' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (body) => {
    await register(body);
    onRegistered(body.email);
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          {...fieldOf(form, 'first_name')}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          {...fieldOf(form, 'last_name')}
        />
      </div>
      <TextField
        label={t`Email address`}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        {...fieldOf(form, 'email')}
      />
      <PasswordField
        label={t`Choose a password`}
        help={t`At least 10 characters. Three or four words that do not belong together are good and easy to remember.`}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
