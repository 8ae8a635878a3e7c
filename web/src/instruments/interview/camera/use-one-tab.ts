import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Of two tabs one goes on with an interview: what waits on the device lies in one place for both, each would take the
 * other's recording for its own, and a phone takes the camera from one to give it to the other. Where a browser knows no
 * such locks, or refuses them with everything else that it would have to store, nothing waits.
 */
export function useOneTab(name: string) {
  const [isElsewhere, setElsewhere] = useState(false);
  const page = useRef(new AbortController());
  const turn = useRef<Promise<void>>(null);
  useEffect(() => {
    const here = new AbortController();
    page.current = here;
    turn.current = null;
    return () => here.abort();
  }, [name]);
  /** Done when this tab has its turn, which it keeps until the page is left. */
  const takeTurn = useCallback((): Promise<void> => {
    const { locks } = navigator as Partial<Navigator>;
    if (locks === undefined) return Promise.resolve();
    return (turn.current ??= waitForTurn(locks, name, page.current.signal, setElsewhere));
  }, [name]);
  return { isElsewhere, takeTurn };
}

function waitForTurn(
  locks: LockManager,
  name: string,
  signal: AbortSignal,
  onWait: (waits: boolean) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      onWait(false);
      resolve();
      return new Promise<void>((leave) => {
        if (signal.aborted) leave();
        signal.addEventListener('abort', () => leave());
      });
    };
    const wait = () => {
      onWait(true);
      // Refused when the page is left before its turn has come.
      locks.request(name, { signal }, hold).catch(() => undefined);
    };
    locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait()))
      .catch(() => resolve());
  });
}
