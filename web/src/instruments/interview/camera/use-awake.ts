import { useEffect } from 'react';

/** Keeps a phone's screen on: one that goes dark in the midst of an answer ends its recording. */
export function useAwake(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    let lock: Promise<WakeLockSentinel | null> | undefined;
    const release = () => void lock?.then((held) => held?.release());
    const hold = () => {
      // A browser takes it back from who looks at something else, and does not give it again by itself.
      if (document.visibilityState === 'hidden') return;
      release();
      // Not in every browser, and refused on a low battery: then it is as it was.
      lock = navigator.wakeLock?.request('screen').catch(() => null);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      release();
    };
  }, [wanted]);
}
