import { useEffect } from 'react';

/** Keeps a phone's screen on: one that goes dark in the midst of an answer ends its recording. */
export function useAwake(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    // Not in every browser, and refused on a low battery: then it is as it was.
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then((held) => held?.release());
  }, [wanted]);
}
