import { login } from '@assay/contract/accounts';
import type { BodyOf } from '@assay/contract/endpoint';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/body-resolver.ts';
import { fieldOf, useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export interface LoginFormProps {
  logIn: (credentials: BodyOf<typeof login>) => Promise<unknown>;
  onLoggedIn: () => void;
}

export function LoginForm({ logIn, onLoggedIn }: LoginFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(login),
    defaultValues: { email: '', password: '' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (credentials) => {
    await logIn(credentials);
    onLoggedIn();
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      <TextField
        label={t`E-mail address`}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        {...fieldOf(form, 'email')}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
