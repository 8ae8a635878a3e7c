import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { may } from '../../api/session.ts';
import { accountLink, resetPassword, loginTotp, takeSession } from '../../features/accounts/api.ts';
import { CodeForm } from '../../features/accounts/code-form.tsx';
import { DeadAccountLink } from '../../features/accounts/dead-account-link.tsx';
import { ResetForm } from '../../features/accounts/reset-form.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../ui/page/skeleton.tsx';

const route = getRouteApi('/talent/reset-password/$hash');

export function ResetPasswordPage() {
  const { t } = useLingui();
  const { hash } = route.useParams();
  const router = useRouter();
  const query = useQuery(accountLink(hash));
  const [challenge, setChallenge] = useState<string | null>(null);
  const enter = () => router.history.replace(may('staff') ? '/admin' : '/');
  return (
    <Screen name="reset-password" title={t`Choose a new password`}>
      <Loaded query={query} skeleton={<ShortPageSkeleton />}>
        {(link) => {
          if (challenge !== null) {
            return (
              <EntryCard
                title={<Trans>Your password is changed</Trans>}
                lead={<Trans>You will still be asked for a code from your app.</Trans>}
              >
                <CodeForm
                  send={async (code) => {
                    await loginTotp(challenge, code, takeSession);
                    enter();
                  }}
                  onStartAgain={() => router.history.replace('/login')}
                />
              </EntryCard>
            );
          }
          if (!link.valid || link.kind !== 'password_reset') {
            return (
              <DeadAccountLink
                reason={link.reason}
                used={<Trans>If you do not know your password, ask for a new link.</Trans>}
              >
                <ButtonLink to="/forgot-password" look="primary" wide>
                  <Trans>Email me a new link</Trans>
                </ButtonLink>
              </DeadAccountLink>
            );
          }
          return (
            <EntryCard
              title={<Trans>Choose a new password</Trans>}
              lead={
                <Trans>
                  For <span className="[overflow-wrap:anywhere] text-ink">{link.email}</span>. You
                  are logged out everywhere else.
                </Trans>
              }
            >
              <ResetForm
                choose={async (passwords) => {
                  const asked = await resetPassword({ ...passwords, reset_token: hash });
                  if (asked === null) enter();
                  else setChallenge(asked.challenge);
                }}
              />
            </EntryCard>
          );
        }}
      </Loaded>
    </Screen>
  );
}
