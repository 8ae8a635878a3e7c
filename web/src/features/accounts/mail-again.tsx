import { Trans } from '@lingui/react/macro';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { resendConfirmation } from './api.ts';

/** For somebody who has registered and not opened the link yet. */
export function MailAgain({ email }: { email: string }) {
  const { pending, answer, error, run } = useSending(() => resendConfirmation(email));
  if (answer) {
    return (
      <Banner tone="good" live>
        <Trans>An email is on its way to {email}. Please open the link in it.</Trans>
      </Banner>
    );
  }
  return (
    <Banner
      tone="warn"
      live
      actions={
        <Button pending={pending} onClick={() => void run()}>
          <Trans>Send the email again</Trans>
        </Button>
      }
    >
      {error ? (
        <Trans>The email could not be sent. Please try again in a few minutes.</Trans>
      ) : (
        <Trans>Please confirm your address first, using the link in the email we sent you.</Trans>
      )}
    </Banner>
  );
}
