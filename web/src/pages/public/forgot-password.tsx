import { sendResetEmail as sendResetEmailCall } from '@assay/contract/account-access';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sendResetEmail } from '../../features/accounts/api.ts';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    resolver: bodyResolver(sendResetEmailCall),
    defaultValues: { email: '' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ email }) => {
    await sendResetEmail(email);
    setSent(email);
  });
  const back = (
    <TextLink to="/login">
      <Trans>Back to the login</Trans>
    </TextLink>
  );
  return (
    <Screen name="forgot-password" title={t`Choose a new password`}>
      {sent === null ? (
        <EntryCard
          title={<Trans>Forgot your password?</Trans>}
          lead={
            <Trans>Enter your address, and we email you a link to choose a new password.</Trans>
          }
          foot={back}
        >
          <form noValidate onSubmit={onSubmit} className="grid gap-5">
            <FormErrors errors={formErrors} />
            <TextField
              label={t`Email address`}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              {...fieldOf(form, 'email')}
            />
            <Button type="submit" look="primary" wide pending={pending}>
              <Trans>Send the link</Trans>
            </Button>
          </form>
        </EntryCard>
      ) : (
        <EntryCard
          title={<Trans>Please check your inbox</Trans>}
          lead={
            <div role="status">
              <Trans>
                If there is an account for{' '}
                <strong className="[overflow-wrap:anywhere] text-ink">{sent}</strong>, an email with
                a link is on its way. The link works for an hour. If nothing comes, check your spam
                folder.
              </Trans>
            </div>
          }
          foot={back}
        >
          <Button wide onClick={() => setSent(null)}>
            <Trans>Change the address or try again</Trans>
          </Button>
        </EntryCard>
      )}
    </Screen>
  );
}
