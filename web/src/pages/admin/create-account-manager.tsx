import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { logOut, takeSession } from '../../features/accounts/api.ts';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { managerLink, openManagerAccount } from '../../features/managers/api.ts';
import type { ManagerLink } from '../../features/managers/api.ts';
import { AcceptInvitation } from '../../features/managers/accept-invitation.tsx';
import { ChoosePasswordForm } from '../../features/managers/choose-password-form.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EntryCardSkeleton } from './entry-card-skeleton.tsx';

const route = getRouteApi('/manager/admin/create-account-manager/$hash');

export function CreateAccountManagerPage() {
  const { hash } = route.useParams();
  const router = useRouter();
  const query = useQuery(managerLink(hash));
  return (
    <Screen name="create-account-manager" title="Open your account">
      <Loaded query={query} skeleton={<EntryCardSkeleton />}>
        {(link) =>
          link.valid && link.kind === 'manager_acceptance' && link.organization ? (
            <AcceptInvitation
              hash={hash}
              organization={link.organization.name}
              email={link.email ?? ''}
              login={<LoginForm take={takeSession} onLoggedIn={() => undefined} />}
              onAccepted={() => void router.navigate({ to: '/admin/assessments', replace: true })}
              logOut={logOut}
            />
          ) : link.valid && link.kind === 'manager_invitation' ? (
            <EntryCard
              title={link.first_name ? `Welcome, ${link.first_name}` : 'Welcome'}
              lead={
                <>
                  <strong className="text-ink">{link.organization?.name}</strong> has invited you to
                  be a manager. Choose a password for{' '}
                  <span className="[overflow-wrap:anywhere] text-ink">{link.email}</span> to accept.
                </>
              }
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

const reasons: Record<NonNullable<ManagerLink['reason']>, { title: string; lead: string }> = {
  used: {
    title: 'This link has been used already',
    lead: 'You have opened your account or answered the invitation. Please log in with your password.',
  },
  expired: {
    title: 'This link is too old',
    lead: 'Please ask whoever invited you for a new invitation. If you have a password already, you can log in.',
  },
  withdrawn: {
    title: 'This invitation has ended',
    lead: 'It has been taken back. If you think that is a mistake, please ask whoever invited you.',
  },
  closed: {
    title: 'This organisation is closed for now',
    lead: 'Please ask the person who invited you.',
  },
  unknown: {
    title: 'We do not know this link',
    lead: 'Mail programs sometimes break long links. Please open it once more from the mail, or copy the whole address into your browser.',
  },
};

/** A link that opens no manager's account: why, and what to do now. */
function DeadLink({ link }: { link: ManagerLink }) {
  return (
    <EntryCard {...reasons[link.reason ?? 'unknown']}>
      <ButtonLink to="/admin/login" look="primary" wide>
        Log in
      </ButtonLink>
    </EntryCard>
  );
}
