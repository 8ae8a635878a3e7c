import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { Loaded } from '../../api/loaded.tsx';
import { accountLink, verifyEmail } from '../../features/accounts/api.ts';
import type { AccountLink } from '../../features/accounts/api.ts';
import { DeadAccountLink } from '../../features/accounts/dead-account-link.tsx';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../ui/page/skeleton.tsx';

const route = getRouteApi('/talent/confirm-email/$hash');

/** Asks before it confirms: programs that look into mails open links too. */
export function ConfirmEmailPage() {
  const { t } = useLingui();
  const { hash } = route.useParams();
  const query = useQuery(accountLink(hash));
  return (
    <Screen name="confirm-email" title={t`Confirm your address`}>
      <Loaded query={query} skeleton={<ShortPageSkeleton />}>
        {(link) =>
          link.valid && link.kind === 'email_confirmation' ? (
            <Confirm hash={hash} link={link} />
          ) : (
            <DeadAccountLink
              reason={link.reason}
              used={<Trans>Your account is there. You can log in.</Trans>}
            >
              {link.reason === 'used' ? (
                <ToLogin />
              ) : (
                <ButtonLink to="/register" look="primary" wide>
                  <Trans>Register again</Trans>
                </ButtonLink>
              )}
            </DeadAccountLink>
          )
        }
      </Loaded>
    </Screen>
  );
}

function Confirm({ hash, link }: { hash: string; link: AccountLink }) {
  const { t } = useLingui();
  const [done, setDone] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({ defaultValues: { password: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ password }) => {
    try {
      await verifyEmail({ token: hash, ...(asksPassword && { password }) });
      setDone(true);
    } catch (failure) {
      const errors = failure instanceof ApiError ? failure.errors : undefined;
      const first = !asksPassword && typeof errors === 'object' && 'password' in errors;
      if (!first) throw failure;
      setAsksPassword(true);
    }
  });
  if (done) {
    return (
      <EntryCard
        title={<Trans>Your address is confirmed</Trans>}
        lead={<Trans>Log in with the password that you have chosen.</Trans>}
      >
        <ToLogin />
      </EntryCard>
    );
  }
  return (
    <EntryCard
      title={link.first_name ? t`Is this you, ${link.first_name}?` : t`Is this you?`}
      lead={
        <Trans>
          Someone registered with the address{' '}
          <strong className="[overflow-wrap:anywhere] text-ink">{link.email}</strong>. Confirm only
          if that was you: the password that was typed then opens the account.
        </Trans>
      }
      foot={<Trans>If it was not you, close this page. There will be no account.</Trans>}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormErrors errors={formErrors} />
        {asksPassword && (
          <PasswordField
            label={t`The password that you chose`}
            help={t`We already hold data about this address. Please enter the password, so that we know it was you who registered.`}
            autoComplete="current-password"
            {...fieldOf(form, 'password')}
          />
        )}
        <Button type="submit" look="primary" wide pending={pending}>
          <Trans>Yes, confirm my address</Trans>
        </Button>
      </form>
    </EntryCard>
  );
}

function ToLogin() {
  return (
    <ButtonLink to="/login" look="primary" wide>
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}
