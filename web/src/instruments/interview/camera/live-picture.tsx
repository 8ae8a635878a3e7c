import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

/** What the camera sees, mirrored as people know themselves. */
export function LivePicture({ stream, recording }: { stream: MediaStream; recording?: boolean }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div
      className={`relative overflow-hidden rounded-card border bg-ink/90 ${recording ? 'border-bad ring-2 ring-bad' : 'border-line'}`}
    >
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={t`What your camera sees`}
        className="aspect-4/3 max-h-[52vh] w-full -scale-x-100 object-contain"
      />
    </div>
  );
}
