import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { requestFreshLink } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

/** Sends a link that works to the mailbox of the person whom this one belongs to. */
export function FreshLinkButton({ hash, email }: { hash: string; email: string | null }) {
  const { pending, errors, answer, run } = useSending(() => requestFreshLink(hash));
  if (answer !== undefined) {
    return (
      <Banner tone="good" live>
        <Trans>An email is on its way to {email}. The link in it is for you alone.</Trans>
      </Banner>
    );
  }
  return (
    <div className="grid gap-4">
      <FormErrors errors={errors} />
      <Button look="primary" wide pending={pending} onClick={() => void run()}>
        <Trans>Send me my link</Trans>
      </Button>
    </div>
  );
}
