import { useEffect, useRef } from 'react';

interface VideoPlayerProps {
  video: Blob;
  label: string;
  /** Begins to play, and has the focus: a press has just asked for it. */
  playing?: boolean;
}

/** A recording from memory: calls carry a token that an address cannot. */
export function VideoPlayer({ video, label, playing }: VideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = player.current;
    if (shown === null) return undefined;
    const address = URL.createObjectURL(video);
    shown.src = address;
    if (playing) {
      shown.focus();
      // Where the browser does not let it begin by itself, its own button is there.
      shown.play().catch(() => undefined);
    }
    return () => {
      shown.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [video, playing]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's own words, for which there is no text
    <video
      ref={player}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      className="aspect-4/3 max-h-[52vh] w-full rounded-card border border-line bg-ink/90 object-contain"
      onLoadedMetadata={({ currentTarget }) => findLength(currentTarget)}
    />
  );
}

/** What a browser records does not say how long it is before somebody has looked at its end. */
function findLength(video: HTMLVideoElement): void {
  if (video.duration !== Number.POSITIVE_INFINITY) return;
  video.addEventListener('durationchange', () => (video.currentTime = 0), { once: true });
  video.currentTime = 1e9;
}
