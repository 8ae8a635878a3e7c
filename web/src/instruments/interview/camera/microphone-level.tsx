import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

/** Loud enough to be somebody who speaks, of 1. */
const heard = 0.04;

/** How loud the microphone hears somebody, and whether it does at all. */
export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const { t } = useLingui();
  const meter = useRef<HTMLMeterElement>(null);
  const [hears, setHears] = useState(false);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const level = Math.min(1, Math.sqrt(power) * 4);
      if (meter.current) meter.current.value = level;
      if (level > heard) setHears(true);
    }, 120);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <div className="grid gap-1">
      <meter
        ref={meter}
        min={0}
        max={1}
        aria-label={t`How loud your microphone hears you`}
        className="h-3 w-full"
      />
      <p role="status" className="text-small text-muted">
        {hears ? (
          <Trans>Your microphone hears you.</Trans>
        ) : (
          <Trans>Please say something, to see whether the microphone hears you.</Trans>
        )}
      </p>
    </div>
  );
}
