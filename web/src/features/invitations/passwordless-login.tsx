import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import type { LinkState } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

/** One press, since mail programs open links by themselves and would use this one up. */
export function PasswordlessLogin({
  link,
  enter,
}: {
  link: LinkState;
  enter: () => Promise<unknown>;
}) {
  const { pending, errors, run } = useSending(enter);
  const name = link.organization?.name ?? '';
  const { first_name: firstName, email } = link;
  return (
    <EntryCard
      title={firstName ? <Trans>Welcome back, {firstName}</Trans> : <Trans>Welcome back</Trans>}
      lead={
        <Trans>
          This link logs you in as <strong className="text-ink">{email}</strong>, for your tests at{' '}
          {name}. It works once.
        </Trans>
      }
    >
      <div className="grid gap-4">
        <FormErrors errors={errors} />
        <Button look="primary" wide pending={pending} onClick={() => void run()}>
          <Trans>Go to my tests</Trans>
        </Button>
      </div>
    </EntryCard>
  );
}
