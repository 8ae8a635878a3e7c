import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { registerSubject } from '../../features/accounts/api.ts';
import { MailAgain } from '../../features/accounts/mail-again.tsx';
import { RegisterForm } from '../../features/accounts/register-form.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

export function RegisterPage() {
  const { t } = useLingui();
  const [registered, setRegistered] = useState<string | null>(null);
  return (
    <Screen name="register" title={t`Create an account`}>
      {registered === null ? (
        <EntryCard
          title={<Trans>Create an account</Trans>}
          lead={
            <Trans>
              Have you been invited by email? Then open the link in that email: it tells you what
              you are asked for before you decide.
            </Trans>
          }
          foot={
            <Trans>
              Do you have an account? <TextLink to="/login">Log in</TextLink>
            </Trans>
          }
        >
          <RegisterForm register={registerSubject} onRegistered={setRegistered} />
        </EntryCard>
      ) : (
        <EntryCard
          title={<Trans>Please check your inbox</Trans>}
          lead={
            <Trans>
              We have sent an email to{' '}
              <strong className="[overflow-wrap:anywhere] text-ink">{registered}</strong>. Open the
              link in it, and your account is there. It can take a minute; if nothing comes, check
              your spam folder.
            </Trans>
          }
          foot={
            <TextLink to="/login">
              <Trans>Go to the login page</Trans>
            </TextLink>
          }
        >
          <MailAgain email={registered} />
        </EntryCard>
      )}
    </Screen>
  );
}
