import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import type { OpenInvite } from './api.ts';

type Reason = NonNullable<OpenInvite['closed']>;

/** An open link by which nobody can join now: why, and what to do. */
export function ClosedInvite({ invite, reason }: { invite: OpenInvite; reason: Reason }) {
  const { name } = invite.organization;
  const reasons: Record<Reason, ReactNode> = {
    over: (
      <Trans>
        “{invite.campaign.name}” at {name} has ended.
      </Trans>
    ),
    full: <Trans>{name} has no places left. Please ask them.</Trans>,
    switched_off: (
      <Trans>{name} has closed this link. Please ask them for an invitation of your own.</Trans>
    ),
    inactive: <Trans>{name} is not accepting anyone right now.</Trans>,
    feature_off: <Trans>{name} is not accepting anyone by this link right now.</Trans>,
  };
  return (
    <EntryCard title={<Trans>You cannot join by this link</Trans>} lead={reasons[reason]}>
      <p className="mb-4 text-muted">
        <Trans>If you have received an email with a personal link, that link may still work.</Trans>
      </p>
      <ButtonLink to="/login" wide>
        <Trans>Log in</Trans>
      </ButtonLink>
    </EntryCard>
  );
}

/** A link that was cut off, or replaced by a new one. */
export function UnknownInvite() {
  return (
    <EntryCard
      title={<Trans>We do not know this link</Trans>}
      lead={
        <Trans>
          It may have been replaced by a new one, or part of it is missing. Please ask the person
          who gave it to you.
        </Trans>
      }
    >
      <ButtonLink to="/login" wide>
        <Trans>Log in</Trans>
      </ButtonLink>
    </EntryCard>
  );
}
