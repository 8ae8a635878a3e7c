import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { takeOrigin } from '../../api/settings.ts';
import { takeSession } from '../../features/accounts/api.ts';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

export function LoginPage() {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <Screen name="login" title={t`Log in`}>
      <EntryCard
        title={<Trans>Log in</Trans>}
        lead={<Trans>Continue with your tests, or see your results.</Trans>}
        foot={
          <div className="grid gap-2">
            <span>
              <Trans>
                No account yet? <TextLink to="/register">Create one</TextLink>
              </Trans>
            </span>
            <span>
              <Trans>
                Do you invite others? <TextLink to="/admin/login">Log in as a manager</TextLink>
              </Trans>
            </span>
          </div>
        }
      >
        <LoginForm take={takeSession} onLoggedIn={() => router.history.push(takeOrigin() ?? '/')} />
      </EntryCard>
    </Screen>
  );
}
