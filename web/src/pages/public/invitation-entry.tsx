import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { queryClient } from '../../api/query-client.ts';
import { useSession } from '../../api/session.ts';
import { linkState, permitByLink, register } from '../../features/invitations/api.ts';
import type { Invitation, LinkState } from '../../features/invitations/api.ts';
import { DeadLink } from '../../features/invitations/dead-link.tsx';
import { EntrySkeleton } from '../../features/invitations/entry-skeleton.tsx';
import { InvitationLayout } from '../../features/invitations/invitation-layout.tsx';
import { PermissionForm } from '../../features/invitations/permission-form.tsx';
import { RegistrationForm } from '../../features/invitations/registration-form.tsx';
import { ownProfile } from '../../features/profile/api.ts';

interface EntryProps {
  hash: string;
  organizationId: string;
}

/** Where a mailed link leads. What it asks for follows the state of the account, not the address in the mail. */
export function InvitationEntry({ hash, organizationId }: EntryProps) {
  const query = useQuery(linkState(hash));
  return (
    <Loaded query={query} skeleton={<EntrySkeleton />}>
      {(link) => <LinkEntry key={hash} first={link} {...{ hash, organizationId }} />}
    </Loaded>
  );
}

function LinkEntry({ first, hash, organizationId }: EntryProps & { first: LinkState }) {
  // Entering uses the link up; this screen stays as it is until the next one is there.
  const [link] = useState(first);
  const auth = useSession((session) => session.auth);
  const enter = useEnter();
  const { invitation, organization } = link;
  if (link.valid && organization?.id !== Number(organizationId))
    return <DeadLink link={{ ...link, reason: 'unknown' }} {...{ hash, auth }} />;
  if (!link.valid || !invitation) return <DeadLink link={link} {...{ hash, auth }} />;
  return link.kind === 'give_permission' ? (
    <Permit {...{ link, invitation, hash, enter }} />
  ) : (
    <Register {...{ link, invitation, hash, enter }} />
  );
}

interface FormProps {
  link: LinkState;
  invitation: Invitation;
  hash: string;
  enter: () => Promise<void>;
}

function Permit({ link, invitation, hash, enter }: FormProps) {
  const { id, name } = invitation.organization;
  return (
    <InvitationLayout
      invitation={invitation}
      title={<Trans>{name} asks for your permission</Trans>}
      lead={
        <Trans>
          You have an account already. You take each test once only: what you have finished before
          counts here too.
        </Trans>
      }
      formTitle={<Trans>Your permission</Trans>}
    >
      <PermissionForm
        organization={name}
        email={link.email}
        permit={() => permitByLink({ organizationId: id, token: hash }).then(enter)}
      />
    </InvitationLayout>
  );
}

function Register({ link, invitation, hash, enter }: FormProps) {
  const { organization } = invitation;
  const { name } = organization;
  const { first_name: firstName } = link;
  return (
    <InvitationLayout
      invitation={invitation}
      title={
        firstName ? (
          <Trans>
            {firstName}, {name} invites you
          </Trans>
        ) : (
          <Trans>{name} invites you</Trans>
        )
      }
      lead={<Trans>Please read what is asked. You decide whether you take part.</Trans>}
      formTitle={<Trans>Take part</Trans>}
    >
      <RegistrationForm
        hash={hash}
        organization={organization}
        email={link.email ?? ''}
        register={(body) => register(body).then(enter)}
      />
    </InvitationLayout>
  );
}

/** Straight to the questions about oneself while they are open, else to what there is to do. */
function useEnter() {
  const router = useRouter();
  return async () => {
    const own = await queryClient.fetchQuery(ownProfile).catch(() => null);
    const open = own?.profile.complete === false;
    await router.navigate({ href: open ? '/profile/new/personality' : '/', replace: true });
  };
}
