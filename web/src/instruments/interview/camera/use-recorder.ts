import { useCallback, useEffect, useRef, useState } from 'react';
import { recordingType } from './use-camera.ts';

/** Milliseconds after which a piece of the recording is handed on. */
const slice = 2000;

export interface Recorded {
  video: Blob;
  seconds: number;
}

interface Handlers {
  onPiece: (piece: Blob, seconds: number) => void;
  onEnd: (recorded: Recorded) => void;
}

/** Records a stream for so many seconds at most, and hands on what there is as it goes. */
export function useRecorder(stream: MediaStream, limit: number, handlers: Handlers) {
  const [elapsed, setElapsed] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const start = useCallback(() => {
    const type = recordingType() ?? '';
    const made = new MediaRecorder(stream, {
      mimeType: type,
      videoBitsPerSecond: 1_000_000,
      audioBitsPerSecond: 64_000,
    });
    const begun = performance.now();
    /** An answer has no more, also where the device has slept meanwhile. */
    const seconds = () => Math.min(limit, (performance.now() - begun) / 1000);
    const pieces: Blob[] = [];
    const timer = setInterval(() => {
      setElapsed(seconds());
      if (seconds() >= limit && made.state === 'recording') made.stop();
    }, 200);
    made.addEventListener('dataavailable', ({ data }) => {
      pieces.push(data);
      latest.current.onPiece(data, Math.round(seconds()));
    });
    made.addEventListener('stop', () => {
      clearInterval(timer);
      if (recorder.current !== made) return;
      const video = new Blob(pieces, { type: type.split(';')[0] ?? '' });
      latest.current.onEnd({ video, seconds: Math.round(seconds()) });
    });
    recorder.current = made;
    setElapsed(0);
    made.start(slice);
  }, [stream, limit]);

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);

  useEffect(
    () => () => {
      const left = recorder.current;
      recorder.current = null;
      if (left?.state === 'recording') left.stop();
    },
    [],
  );
  return { elapsed, start, stop };
}
