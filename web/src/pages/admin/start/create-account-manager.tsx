import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { logout, takeSession } from '../../../features/accounts/api.ts';
import { LoginForm } from '../../../features/accounts/login-form.tsx';
import { managerLink, openManagerAccount } from '../../../features/managers/api.ts';
import type { ManagerLink } from '../../../features/managers/api.ts';
import { AcceptInvitation } from '../../../features/managers/accept-invitation.tsx';
import { ChoosePasswordForm } from '../../../features/managers/choose-password-form.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EntryCard } from '../../../ui/page/entry-card.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { EntryCardSkeleton } from './entry-card-skeleton.tsx';

const route = getRouteApi('/manager/admin/create-account-manager/$hash');

export function CreateAccountManagerPage() {
  const { t } = useLingui();
  const welcome = (name: string | null) => (name ? t`Welcome, ${name}` : t`Welcome`);
  const { hash } = route.useParams();
  const router = useRouter();
  const query = useQuery(managerLink(hash));
  return (
    <Screen name="create-account-manager" title={t`Open your account`}>
      <Loaded query={query} skeleton={<EntryCardSkeleton />}>
        {(link) =>
          link.valid && link.kind === 'manager_acceptance' && link.organization ? (
            <AcceptInvitation
              hash={hash}
              organization={link.organization.name}
              email={link.email ?? ''}
              login={<LoginForm take={takeSession} onLoggedIn={() => undefined} />}
              onAccepted={() => void router.navigate({ to: '/admin/assessments', replace: true })}
              logOut={logout}
            />
          ) : link.valid && link.kind === 'manager_invitation' ? (
            <EntryCard
              title={welcome(link.first_name)}
              lead={<Invited organization={link.organization?.name} email={link.email} />}
            >
              <ChoosePasswordForm
                openAccount={(password) => openManagerAccount(hash, password)}
                onOpened={() => void router.navigate({ to: '/admin/assessments', replace: true })}
              />
            </EntryCard>
          ) : (
            <DeadLink link={link} />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface InvitedProps {
  organization: string | undefined;
  email: string | null;
}

function Invited({ organization, email }: InvitedProps) {
  return (
    <Trans>
      <strong className="text-ink">{organization}</strong> has invited you to be a manager. Choose a
      password for <span className="[overflow-wrap:anywhere] text-ink">{email}</span> to accept.
    </Trans>
  );
}

const reasons: Record<NonNullable<ManagerLink['reason']>, { title: ReactNode; lead: ReactNode }> = {
  used: {
    title: <Trans>This link has already been used</Trans>,
    lead: (
      <Trans>
        You have opened your account or answered the invitation. Please log in with your password.
      </Trans>
    ),
  },
  expired: {
    title: <Trans>This link has expired</Trans>,
    lead: (
      <Trans>
        Please ask the person who invited you for a new invitation. If you already have a password,
        you can log in.
      </Trans>
    ),
  },
  withdrawn: {
    title: <Trans>This invitation has been withdrawn</Trans>,
    lead: <Trans>If you think that is a mistake, please ask the person who invited you.</Trans>,
  },
  closed: {
    title: <Trans>This organisation is closed for now</Trans>,
    lead: <Trans>Please ask the person who invited you.</Trans>,
  },
  unknown: {
    title: <Trans>We do not know this link</Trans>,
    lead: (
      <Trans>
        Email programs sometimes break long links. Please open it again from the email, or copy the
        whole address into your browser.
      </Trans>
    ),
  },
};

/** A link that opens no manager's account: why, and what to do now. */
function DeadLink({ link }: { link: ManagerLink }) {
  return (
    <EntryCard {...reasons[link.reason ?? 'unknown']}>
      <ButtonLink to="/admin/login" look="primary" wide>
        <Trans>Log in</Trans>
      </ButtonLink>
    </EntryCard>
  );
}
