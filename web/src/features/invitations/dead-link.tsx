import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import type { LinkState } from './api.ts';
import { FreshLinkButton } from './fresh-link-button.tsx';
import { OverLink } from './over-link.tsx';

export interface DeadLinkProps {
  link: LinkState;
  hash: string;
  /** Whether somebody is logged in. */
  auth: boolean;
}

/** A link that does not work any more: why, and what to do now. */
export function DeadLink({ link, hash, auth }: DeadLinkProps) {
  const own = useSession(({ user }) => user?.email);
  if (link.kind === 'manager_invitation') {
    return (
      <EntryCard
        title={<Trans>This link is for a manager</Trans>}
        lead={
          <Trans>
            It opens the manager view.{' '}
            <TextAnchor href={`/admin/create-account-manager/${hash}`}>Go there</TextAnchor>
          </Trans>
        }
      />
    );
  }
  if (link.over && link.organization) {
    return <OverLink over={link.over} organization={link.organization.name} hash={hash} />;
  }
  const isIn = auth && mayBelongTo(link.email, own);
  const { title, lead } = explanations(link, isIn)[link.reason ?? 'unknown'];
  if (link.renewable && !isIn) {
    return (
      <EntryCard
        title={title}
        lead={<Trans>You can have a fresh link sent to the address that this one was for.</Trans>}
      >
        <FreshLinkButton hash={hash} email={link.email} />
      </EntryCard>
    );
  }
  return (
    <EntryCard title={title} lead={lead}>
      <ButtonLink to={isIn ? '/' : '/login'} look="primary" wide>
        {isIn ? <Trans>Go to my tests</Trans> : <Trans>Log in</Trans>}
      </ButtonLink>
    </EntryCard>
  );
}

/** As far as a masked address tells: on a device that several people use, the tests of who is logged in are not another's. */
function mayBelongTo(masked: string | null, own = ''): boolean {
  if (masked === null) return true;
  const domainOf = (email: string) => email.slice(email.lastIndexOf('@'));
  return masked[0] === own[0] && domainOf(masked) === domainOf(own);
}

type Reason = NonNullable<LinkState['reason']>;

function explanations(
  { organization, email }: LinkState,
  isIn: boolean,
): Record<Reason, { title: ReactNode; lead: ReactNode }> {
  const name = organization?.name ?? '';
  return {
    used: {
      title: <Trans>You have already used this link</Trans>,
      lead: isIn ? (
        <Trans>You no longer need it: you are logged in.</Trans>
      ) : email ? (
        <Trans>
          Please log in as <strong className="text-ink">{email}</strong> with the password you
          chose.
        </Trans>
      ) : (
        <Trans>Please log in with the password you chose.</Trans>
      ),
    },
    expired: {
      title: <Trans>This link has expired</Trans>,
      lead: (
        <Trans>
          Please reply to the email from {name} and ask for a new invitation. If you already have an
          account, you can log in.
        </Trans>
      ),
    },
    withdrawn: {
      title: <Trans>This invitation has ended</Trans>,
      lead: (
        <Trans>
          {name} has closed or withdrawn it, so there is nothing left to do. If you think that is a
          mistake, please reply to their email.
        </Trans>
      ),
    },
    closed: {
      title: <Trans>{name} is closed for now</Trans>,
      lead: (
        <Trans>
          You have done nothing wrong: no one can start a test of {name} right now. If they open
          again before the deadline, this link works. If you have questions, please reply to their
          email.
        </Trans>
      ),
    },
    unknown: {
      title: <Trans>We do not know this link</Trans>,
      lead: (
        <Trans>
          Email programs sometimes break long links. Please open it again from the email, or copy
          the whole address into your browser. If you already have an account, you can log in.
        </Trans>
      ),
    },
  };
}
