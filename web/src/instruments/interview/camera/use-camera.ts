import { useCallback, useEffect, useRef, useState } from 'react';

/** What stands between somebody and a recording. */
export type CameraProblem = 'unsupported' | 'denied' | 'missing' | 'busy';

export type Camera =
  | { state: 'off' }
  | { state: 'asking' }
  | { state: 'on'; stream: MediaStream }
  | { state: 'problem'; problem: CameraProblem };

/** The first kind of video that this browser can make; null for none. */
export function recordingType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

const wanted: MediaStreamConstraints = {
  audio: true,
  video: {
    facingMode: 'user',
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 24 },
  },
};

/** Camera and microphone, on from a press until the page is left. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ state: 'off' });
  /** Ends with the page, and with the next attempt. */
  const use = useRef(new AbortController());
  const turnOn = useCallback(async () => {
    use.current.abort();
    const { signal } = (use.current = new AbortController());
    const devices = (navigator as Partial<Navigator>).mediaDevices;
    if (devices === undefined || recordingType() === null) {
      setCamera({ state: 'problem', problem: 'unsupported' });
      return;
    }
    setCamera({ state: 'asking' });
    try {
      const stream = await devices.getUserMedia(wanted);
      const turnOff = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      // Who leaves while the browser still asks must not be seen by a camera that goes on afterwards.
      if (signal.aborted) return turnOff();
      signal.addEventListener('abort', turnOff);
      setCamera({ state: 'on', stream });
      for (const track of stream.getTracks()) {
        // Unplugged, or taken back in the browser's settings.
        const lost = () => setCamera({ state: 'problem', problem: 'missing' });
        track.addEventListener('ended', lost, { signal });
      }
    } catch (error) {
      if (signal.aborted) return;
      setCamera({ state: 'problem', problem: problemOf(error as DOMException) });
    }
  }, []);
  useEffect(() => () => use.current.abort(), []);
  return { camera, turnOn };
}

function problemOf({ name }: DOMException): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}
