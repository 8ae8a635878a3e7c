import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import type { UploadProgress } from './upload.ts';

/** How much of a recording has arrived, and what is in its way. */
export function Sending({ progress, retry }: { progress: UploadProgress; retry: () => void }) {
  const { t } = useLingui();
  const { state, sent, size, error } = progress;
  const percent = size === 0 ? 0 : Math.round((100 * sent) / size);
  const again = (
    <Button onClick={retry}>
      <Trans>Try again now</Trans>
    </Button>
  );
  if (state === 'failed') {
    return (
      <Banner tone="bad" live title={t`It could not be sent.`} actions={again}>
        {error?.message}
      </Banner>
    );
  }
  if (state === 'waiting') {
    return (
      <Banner tone="warn" live title={t`No connection right now.`} actions={again}>
        <Trans>
          Your recording is kept on this device and is sent automatically as soon as there is a
          connection.
        </Trans>
      </Banner>
    );
  }
  return (
    <p role="status" className="text-small text-muted">
      {state === 'done' ? (
        <Trans>Your recording has arrived.</Trans>
      ) : (
        <Trans>Your recording is being sent: {percent} %</Trans>
      )}
    </p>
  );
}
