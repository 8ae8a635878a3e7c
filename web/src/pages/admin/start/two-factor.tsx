import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { queryClient } from '../../../api/query-client.ts';
import { logout } from '../../../features/accounts/api.ts';
import { TwoFactorSetUp } from '../../../features/accounts/two-factor-set-up.tsx';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';

/** Two-step verification: where an organisation asks for it, nothing else opens before. */
export function TwoFactorPage() {
  const { t } = useLingui();
  const router = useRouter();
  const { error } = useLoginProfile();
  const asked = error instanceof ApiError && error.code === 'two_factor_required';
  const leave = async () => {
    await logout();
    await router.navigate({ to: '/admin/login' });
  };
  return (
    <Screen name="two-factor" title={t`Set up two-step verification`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={t`Set up two-step verification`}
          meta={
            asked
              ? t`Your organisation requires it before you can open anything else. It takes two minutes.`
              : t`It takes two minutes.`
          }
          actions={
            asked ? (
              <Button onClick={() => void leave()}>
                <Trans>Log out</Trans>
              </Button>
            ) : (
              <ButtonLink to="/admin/manager/profile/details">
                <Trans>Not now</Trans>
              </ButtonLink>
            )
          }
        />
        <Card>
          <TwoFactorSetUp
            onDone={() => {
              queryClient.clear();
              router.history.replace('/admin');
            }}
          />
        </Card>
      </div>
    </Screen>
  );
}
