import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';
import { LivePicture } from './live-picture.tsx';
import { MicrophoneLevel } from './microphone-level.tsx';

interface DeviceCheckProps {
  stream: MediaStream;
  onPractice: () => void;
  onStart: () => void;
}

/** Whether camera and microphone do what they should, before anything counts. */
export function DeviceCheck({ stream, onPractice, onStart }: DeviceCheckProps) {
  return (
    <div className="grid gap-5">
      <div>
        <FocusedHeading className="text-display">
          <Trans>Can you be seen and heard?</Trans>
        </FocusedHeading>
        <p className="mt-2 max-w-reading text-muted">
          <Trans>
            Nothing is recorded yet. Sit so that light falls on your face, and choose a place where
            no one interrupts you.
          </Trans>
        </p>
      </div>
      <LivePicture stream={stream} />
      <MicrophoneLevel stream={stream} />
      <div className="flex flex-wrap gap-2.5">
        <Button look="primary" className="max-sm:w-full" onClick={onPractice}>
          <Trans>Try a practice question</Trans>
        </Button>
        <Button className="max-sm:w-full" onClick={onStart}>
          <Trans>Continue without practice</Trans>
        </Button>
      </div>
    </div>
  );
}
