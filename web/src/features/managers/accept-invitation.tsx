import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { acceptManagerInvitation, declineManagerInvitation } from './api.ts';

interface AcceptInvitationProps {
  hash: string;
  organization: string;
  /** Masked: enough to recognise the own address. */
  email: string;
  /** The form to log in with the account that the invitation is for. */
  login: ReactNode;
  logOut: () => Promise<unknown>;
  onAccepted: () => void;
}

/** Asks somebody who has an account whether they would like to be a manager; they answer logged in. */
export function AcceptInvitation({
  hash,
  organization,
  email,
  login,
  logOut,
  onAccepted,
}: AcceptInvitationProps) {
  const account = useSession(({ auth, user }) => (auth ? user?.email : undefined));
  const accepting = useSending(() => acceptManagerInvitation(hash).then(onAccepted));
  const declining = useSending(() => declineManagerInvitation(hash));
  const name = <strong className="text-ink">{organization}</strong>;
  if (declining.answer !== undefined) {
    return (
      <EntryCard
        title={<Trans>You have declined</Trans>}
        lead={<Trans>You are not a manager of {name}. Nothing changes in your account.</Trans>}
      >
        <ButtonLink to="/" look="primary" wide>
          <Trans>Go to my tests</Trans>
        </ButtonLink>
      </EntryCard>
    );
  }
  const decline = (
    <>
      <FormErrors errors={declining.errors} />
      <Button wide pending={declining.pending} onClick={() => void declining.run()}>
        <Trans>Decline the invitation</Trans>
      </Button>
    </>
  );
  return (
    <EntryCard
      title={<Trans>Would you like to be a manager?</Trans>}
      lead={
        <Trans>
          {name} has invited you to be one of its managers. Managers invite people, follow their
          progress and read the reports. Until you accept, nothing changes in your account.
        </Trans>
      }
    >
      {account === undefined ? (
        <div className="grid gap-6">
          <p>
            <Trans>
              Log in as <span className="[overflow-wrap:anywhere]">{email}</span> to accept.
            </Trans>
          </p>
          {login}
          <div className="grid gap-4 border-t border-line pt-6">{decline}</div>
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="text-small text-muted">
            <Trans>
              The invitation is for <span className="[overflow-wrap:anywhere]">{email}</span>. You
              are logged in as <span className="[overflow-wrap:anywhere] text-ink">{account}</span>.
            </Trans>
          </p>
          <FormErrors errors={accepting.errors} />
          <Button
            look="primary"
            wide
            pending={accepting.pending}
            onClick={() => void accepting.run()}
          >
            <Trans>Accept the invitation</Trans>
          </Button>
          {decline}
          <Button look="plain" wide onClick={() => void logOut()}>
            <Trans>Use another account</Trans>
          </Button>
        </div>
      )}
    </EntryCard>
  );
}
