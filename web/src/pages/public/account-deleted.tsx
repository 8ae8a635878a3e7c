import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';

/** The last word to somebody who has left. No mail follows: there is nobody to write to any more. */
export function AccountDeletedPage() {
  const { t } = useLingui();
  return (
    <Screen name="account-deleted" title={t`Your account is deleted`}>
      <EntryCard
        title={<Trans>Your account is deleted</Trans>}
        lead={
          <Trans>
            Everything that belonged to it is gone, from this device too, and you are logged out
            everywhere. You will get no email about it, because we no longer know your address.
            Thank you for your time.
          </Trans>
        }
      >
        <ButtonLink to="/" className="w-full">
          <Trans>Go to the homepage</Trans>
        </ButtonLink>
      </EntryCard>
    </Screen>
  );
}
