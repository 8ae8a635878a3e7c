import { useRouter } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { logOut } from '../../features/accounts/api.ts';
import { TwoFactorSetUp } from '../../features/accounts/two-factor-set-up.tsx';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';

/** Two-step verification: where an organisation asks for it, nothing else opens before. */
export function TwoFactorPage() {
  const router = useRouter();
  // Whoever may read this is not held back.
  const asked = useLoginProfile().isError;
  const leave = async () => {
    await logOut();
    await router.navigate({ to: '/admin/login' });
  };
  return (
    <Screen name="two-factor" title="Set up a second factor">
      <div className="mx-auto max-w-180">
        <PageHeader
          title="Set up a second factor"
          meta={`${asked ? 'Your organisation asks for one before anything else can be opened. ' : ''}It takes two minutes.`}
          actions={
            asked ? (
              <Button onClick={() => void leave()}>Log out</Button>
            ) : (
              <ButtonLink to="/admin/manager/profile/details">Not now</ButtonLink>
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
