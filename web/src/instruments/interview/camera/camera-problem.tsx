import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import type { CameraProblem as Problem } from './use-camera.ts';

/** What is in the way, in plain words, and the way out of it. */
export function CameraProblem({
  problem,
  organization,
  retry,
}: {
  problem: Problem;
  organization: string;
  retry: () => void;
}) {
  const { t } = useLingui();
  const words: Record<Problem, { title: string; text: ReactNode }> = {
    unsupported: {
      title: t`This browser cannot record.`,
      text: (
        <Trans>
          Please open this page in a current Chrome, Edge, Firefox or Safari, on any phone or
          computer. What you have recorded so far stays in your account.
        </Trans>
      ),
    },
    denied: {
      title: t`The camera and the microphone are not allowed here.`,
      text: (
        <Trans>
          Your browser was told not to let this page use them. Open the settings of this page,
          usually by the sign beside the address, allow camera and microphone, and try again.
        </Trans>
      ),
    },
    missing: {
      title: t`No camera or no microphone was found.`,
      text: (
        <Trans>
          Please plug one in or switch it on and try again, or open this page on your phone: your
          interview continues there.
        </Trans>
      ),
    },
    busy: {
      title: t`The camera does not answer.`,
      text: (
        <Trans>
          Another program may be using it. Please close programs that make video calls and try
          again.
        </Trans>
      ),
    },
  };
  const { title, text } = words[problem];
  return (
    <div className="grid gap-4">
      <Banner
        tone="warn"
        live
        title={title}
        actions={
          problem !== 'unsupported' && (
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {text}
      </Banner>
      <p className="max-w-reading text-muted">
        <Trans>
          It cannot be done here? Everything else on your page works without a camera. For this
          interview, reply to the email from {organization} and ask for another way to answer.{' '}
          <TextLink to="/video/interview/faq" hash="no-camera">
            More about this
          </TextLink>
        </Trans>
      </p>
    </div>
  );
}
