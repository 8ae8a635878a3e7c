import { useEffect, useRef } from 'react';

/** Milliseconds between a change and its copy on this device. */
const keepDelayMs = 500;

/**
 * Keeps a copy on this device a little after each new `keep`, and after each change of `moment`: writing it down takes a slow
 * phone a while, and every answer is in the outbox already. Whoever leaves the page before that may have read that all is saved:
 * then it is kept at once, and `leaving` says that there is no time to ask first what another tab has kept.
 */
export function useKeptCopy(keep: (leaving: boolean) => void, moment?: number): void {
  const due = useRef<typeof keep>(null);
  useEffect(() => {
    due.current = keep;
    const timer = setTimeout(() => {
      due.current = null;
      keep(false);
    }, keepDelayMs);
    return () => clearTimeout(timer);
  }, [keep, moment]);
  useEffect(() => {
    const leave = () => {
      due.current?.(true);
      due.current = null;
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
