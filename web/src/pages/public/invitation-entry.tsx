import { routeOfTest } from '@assay/contract/test-routes';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { queryClient } from '../../api/query-client.ts';
import { useSession } from '../../api/session.ts';
import {
  confirmPasswordless,
  linkState,
  givePermission,
  register,
} from '../../features/invitations/api.ts';
import type { Invitation, LinkState } from '../../features/invitations/api.ts';
import { ConsentForm } from '../../features/invitations/consent-form.tsx';
import { DeadLink } from '../../features/invitations/dead-link.tsx';
import { Declined, DeclineButton } from '../../features/invitations/decline-invitation.tsx';
import { EntrySkeleton } from '../../features/invitations/entry-skeleton.tsx';
import { FreshLinkButton } from '../../features/invitations/fresh-link-button.tsx';
import { InvitationLayout } from '../../features/invitations/invitation-layout.tsx';
import { PasswordlessLogin } from '../../features/invitations/passwordless-login.tsx';
import { RegistrationForm } from '../../features/invitations/registration-form.tsx';
import { ownProfile } from '../../features/profile/api.ts';
import { ownTests } from '../../features/subjects/own-tests.ts';
import { openTests } from '../../features/subjects/to-do.ts';

interface EntryProps {
  hash: string;
  organizationId: string;
}

/** Where a mailed link leads. What it asks for follows the state of the account, not the address in the mail. */
export function InvitationEntry({ hash, organizationId }: EntryProps) {
  const query = useQuery(linkState(hash));
  return (
    <Loaded query={query} skeleton={<EntrySkeleton />}>
      {(current) => <LinkEntry key={hash} {...{ current, hash, organizationId }} />}
    </Loaded>
  );
}

function LinkEntry({ current, hash, organizationId }: EntryProps & { current: LinkState }) {
  const [link, setLink] = useState(current);
  // Entering uses the link up, and this screen stays as it is until the next one is there; another language renews it.
  if (current.valid && current !== link) setLink(current);
  const [declined, setDeclined] = useState(current.declined);
  const auth = useSession((session) => session.auth);
  const enter = useEnter();
  const { invitation, organization } = link;
  const byLinkAlone = () =>
    confirmPasswordless({ organization_id: Number(organizationId), token: hash });
  if (link.valid && organization?.id !== Number(organizationId))
    return <DeadLink link={{ ...link, reason: 'unknown' }} {...{ hash, auth }} />;
  if (link.valid && link.kind === 'passwordless_login') {
    return <PasswordlessLogin link={link} enter={() => byLinkAlone().then(enter)} />;
  }
  if (!link.valid || !invitation) return <DeadLink link={link} {...{ hash, auth }} />;
  const { name } = invitation.organization;
  if (link.kind === 'copied_invitation') return <Copied {...{ link, invitation, hash }} />;
  if (declined) {
    return <Declined hash={hash} organization={name} onBack={() => setDeclined(false)} />;
  }
  const onDeclined = () => setDeclined(true);
  if (link.kind === 'give_permission')
    return <Permit {...{ link, invitation, hash, enter, onDeclined }} />;
  return <Register {...{ link, invitation, hash, enter, byLinkAlone, onDeclined }} />;
}

interface FormProps {
  link: LinkState;
  invitation: Invitation;
  hash: string;
  enter: () => Promise<void>;
  onDeclined: () => void;
}

function Permit({ link, invitation, hash, enter, onDeclined }: FormProps) {
  const { id, name } = invitation.organization;
  const { email } = link;
  return (
    <InvitationLayout
      invitation={invitation}
      title={<Trans>{name} asks for your permission</Trans>}
      lead={
        <Trans>
          You already have an account. You take each test only once: what you have completed before
          counts here too.
        </Trans>
      }
      formTitle={<Trans>Your permission</Trans>}
    >
      <ConsentForm
        organization={name}
        agree={<Trans>Give permission</Trans>}
        send={() => givePermission({ organizationId: id, token: hash }).then(enter)}
      >
        {email && (
          <p className="text-muted">
            <Trans>
              For your account <strong className="text-ink">{email}</strong>
            </Trans>
          </p>
        )}
      </ConsentForm>
      <DeclineButton hash={hash} organization={name} onDeclined={onDeclined} />
    </InvitationLayout>
  );
}

/** A link that somebody handed on proves no address: it shows what is asked, and the real one goes by mail. */
function Copied({ link, invitation, hash }: Pick<FormProps, 'link' | 'invitation' | 'hash'>) {
  const { name } = invitation.organization;
  const { email } = link;
  return (
    <InvitationLayout
      invitation={invitation}
      title={<Trans>{name} invites you</Trans>}
      formTitle={<Trans>Is it you?</Trans>}
    >
      <p className="mb-5 text-muted">
        <Trans>
          So that no one else can answer in your name, we send a link to{' '}
          <strong className="text-ink">{email}</strong>. Please continue with that one.
        </Trans>
      </p>
      <FreshLinkButton hash={hash} email={email} />
    </InvitationLayout>
  );
}

type RegisterProps = FormProps & { byLinkAlone: () => Promise<void> };

function Register({ link, invitation, hash, enter, byLinkAlone, onDeclined }: RegisterProps) {
  const { organization } = invitation;
  const { name } = organization;
  const { first_name: firstName, email } = link;
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
      formTitle={<Trans>Take part</Trans>}
    >
      {link.kind === 'passwordless_invitation' ? (
        <ConsentForm
          organization={name}
          agree={<Trans>Agree and continue</Trans>}
          send={() => byLinkAlone().then(enter)}
        >
          {email && (
            <div>
              <div className="font-medium">
                <Trans>Your email address</Trans>
              </div>
              <div className="text-muted">{email}</div>
              <p className="mt-1 text-small text-muted">
                <Trans>You do not need a password: we email you a link each time.</Trans>
              </p>
            </div>
          )}
        </ConsentForm>
      ) : (
        <RegistrationForm
          hash={hash}
          organization={organization}
          email={email ?? ''}
          register={(body) => register(body).then(enter)}
        />
      )}
      <DeclineButton hash={hash} organization={name} onDeclined={onDeclined} />
    </InvitationLayout>
  );
}

/** Straight to the questions about oneself while they are open, and from there to the first test; else to what there is to do. */
function useEnter() {
  const router = useRouter();
  return async () => {
    const own = await queryClient.fetchQuery(ownProfile).catch(() => null);
    const isOpen = own?.profile.complete === false;
    const tests = isOpen ? await queryClient.fetchQuery(ownTests).catch(() => null) : null;
    const [first] = tests ? openTests(tests) : [];
    const href = first ? `/profile/new/${routeOfTest(first.test.id)}` : '/';
    await router.navigate({ href, replace: true });
  };
}
