import { login as loginCall } from '@assay/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { TakeSession } from './api.ts';
import { login, loginTotp } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { MailAgain } from './mail-again.tsx';

export interface LoginFormProps {
  take: TakeSession;
  onLoggedIn: () => void;
}

/** Address and password, and where it is on, the code of the second factor after them. */
export function LoginForm({ take, onLoggedIn }: LoginFormProps) {
  const { t } = useLingui();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const form = useForm({
    resolver: bodyResolver(loginCall),
    defaultValues: { email: '', password: '' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (credentials) => {
    setUnconfirmed(null);
    try {
      const asked = await login(credentials, take);
      if (asked === null) onLoggedIn();
      else setChallenge(asked.challenge);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'email_unconfirmed') {
        return setUnconfirmed(credentials.email);
      }
      throw failure;
    }
  });
  if (challenge !== null) {
    return (
      <CodeForm
        send={async (code) => {
          await loginTotp(challenge, code, take);
          onLoggedIn();
        }}
        onStartAgain={() => {
          form.resetField('password');
          setChallenge(null);
        }}
      />
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      {unconfirmed !== null && <MailAgain email={unconfirmed} />}
      <TextField
        label={t`Email address`}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        {...fieldOf(form, 'email')}
      />
      <div className="grid gap-2">
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          {...fieldOf(form, 'password')}
        />
        <p className="text-small">
          <TextLink to="/forgot-password">
            <Trans>Forgot your password?</Trans>
          </TextLink>
        </p>
      </div>
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
