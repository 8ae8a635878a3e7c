import { confirmRegistration } from '@assay/contract/accounts';
import type { BodyOf } from '@assay/contract/endpoint';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { ConsentTick, useConsent } from './consent.tsx';

export interface RegistrationFormProps {
  hash: string;
  organization: { id: number; name: string };
  /** Masked, as the link's answer gives it. */
  email: string;
  register: (body: BodyOf<typeof confirmRegistration>) => Promise<unknown>;
}

/** A password and the permission: the account is made when both are there. */
export function RegistrationForm({ hash, organization, email, register }: RegistrationFormProps) {
  const { t } = useLingui();
  const consent = useConsent();
  const form = useForm({
    resolver: bodyResolver(confirmRegistration),
    defaultValues: {
      password: '',
      users_encrypted_email: hash,
      organization_id: organization.id,
    },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (body) => {
    if (!consent.check()) return consent.boxRef.current?.focus();
    await register(body);
  });
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        consent.check();
        void onSubmit(event);
      }}
    >
      <FormErrors errors={formErrors} />
      <div>
        <div className="font-medium">
          <Trans>Your email address</Trans>
        </div>
        <div className="text-muted">{email}</div>
      </div>
      <PasswordField
        label={t`Choose a password`}
        help={t`At least 10 characters. Three or four words that do not belong together are good and easy to remember.`}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <ConsentTick organization={organization.name} consent={consent} />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Agree and create account</Trans>
      </Button>
    </form>
  );
}
