import { useEffect } from 'react';

/** Milliseconds within which a second return counts as the same one. */
const returnDelayMs = 2000;

/** Calls `onReturn` when the person comes back to this page from another tab, window or application. */
export function useReturn(onReturn: () => unknown) {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const returned = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < returnDelayMs) return;
      last = performance.now();
      onReturn();
    };
    addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [onReturn]);
}
