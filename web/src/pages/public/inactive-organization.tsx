import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMay } from '../../api/session.ts';
import { logout } from '../../features/accounts/api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';

export function InactiveOrganizationPage() {
  const { t } = useLingui();
  const isStaff = useMay('staff');
  const router = useRouter();
  return (
    <Screen name="inactive-organization" title={t`Organisation inactive`}>
      <EntryCard
        title={t`Your organisation is inactive`}
        lead={t`Its manager view is closed for now. Nothing has been deleted. Please ask your platform administrator to activate the organisation again.`}
      >
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/">
            <Trans>Go to the homepage</Trans>
          </ButtonLink>
          {isStaff && (
            <Button
              onClick={() => void logout().then(() => router.navigate({ to: '/admin/login' }))}
            >
              <Trans>Log out</Trans>
            </Button>
          )}
        </div>
      </EntryCard>
    </Screen>
  );
}
