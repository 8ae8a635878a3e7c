import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { subscribe } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

export interface SubscriptionCardProps {
  hash: string;
  organization: string;
  /** Masked. */
  email: string;
  unsubscribed: boolean;
}

/** Asks before anything changes, since mail programs open links by themselves; afterwards it can be undone. */
export function SubscriptionCard({
  hash,
  organization,
  email,
  unsubscribed: first,
}: SubscriptionCardProps) {
  const [unsubscribed, setUnsubscribed] = useState(first);
  const [changed, setChanged] = useState(false);
  const {
    pending,
    errors,
    run: change,
  } = useSending(async () => {
    await subscribe(hash, unsubscribed);
    setUnsubscribed(!unsubscribed);
    setChanged(true);
  });

  const title = unsubscribed ? (
    <Trans>No more emails from {organization}</Trans>
  ) : changed ? (
    <Trans>You get emails from {organization} again</Trans>
  ) : (
    <Trans>Unsubscribe from {organization}?</Trans>
  );
  return (
    <EntryCard
      title={<span aria-live="polite">{title}</span>}
      lead={
        unsubscribed ? (
          <Trans>
            They no longer send anything to <strong className="text-ink">{email}</strong>. Your
            account, your results and the permissions you have given stay as they are.
          </Trans>
        ) : changed ? (
          <Trans>
            Invitations, reminders and news of your results come to{' '}
            <strong className="text-ink">{email}</strong> as before.
          </Trans>
        ) : (
          <Trans>
            They then send no invitations, reminders or news of your results to{' '}
            <strong className="text-ink">{email}</strong>. Your account, your results and the
            permissions you have given stay as they are.
          </Trans>
        )
      }
    >
      <FormErrors errors={errors} />
      <Button
        look={unsubscribed || changed ? 'quiet' : 'primary'}
        wide
        pending={pending}
        onClick={() => void change()}
      >
        {unsubscribed ? <Trans>Get emails again</Trans> : <Trans>Unsubscribe</Trans>}
      </Button>
    </EntryCard>
  );
}
