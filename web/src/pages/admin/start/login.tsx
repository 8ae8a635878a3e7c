import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { localPath } from '../../../api/settings.ts';
import { takeManagerSession } from '../../../features/accounts/api.ts';
import { LoginForm } from '../../../features/accounts/login-form.tsx';
import { EntryCard } from '../../../ui/page/entry-card.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const route = getRouteApi('/manager/admin/login');

export function AdminLoginPage() {
  const { t } = useLingui();
  const router = useRouter();
  const target = localPath(route.useSearch()['redirect-to']) ?? '/admin';
  return (
    <Screen name="admin-login" title={t`Log in as a manager`}>
      <EntryCard
        title={t`Manager login`}
        lead={t`Invite people, follow their progress and read reports.`}
        foot={
          <Trans>
            Have you been invited to a test? <TextLink to="/login">Log in as a candidate</TextLink>
          </Trans>
        }
      >
        <LoginForm take={takeManagerSession} onLoggedIn={() => router.history.push(target)} />
      </EntryCard>
    </Screen>
  );
}
