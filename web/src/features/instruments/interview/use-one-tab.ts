import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Of two tabs one goes on with an interview: what waits on the device lies in one place for both, and each would take
 * the other's recording for its own. Where a browser knows no such locks nothing waits.
 */
export function useOneTab(place: string) {
  const [isElsewhere, setElsewhere] = useState(false);
  const page = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    page.current = here;
    return () => here.abort();
  }, [place]);
  /** Done when this tab has its turn, which it keeps until the page is left. */
  const takeTurn = useCallback(async () => {
    const { locks } = navigator as Partial<Navigator>;
    if (locks === undefined) return;
    const { signal } = page.current;
    const name = `assay.interview/${place}`;
    await new Promise<void>((resolve) => {
      const hold = () => {
        setElsewhere(false);
        resolve();
        return new Promise<void>((leave) => {
          if (signal.aborted) leave();
          signal.addEventListener('abort', () => leave());
        });
      };
      const wait = () => {
        setElsewhere(true);
        locks.request(name, { signal }, hold).catch(() => undefined);
      };
      void locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait()));
    });
  }, [place]);
  return { isElsewhere, takeTurn };
}
