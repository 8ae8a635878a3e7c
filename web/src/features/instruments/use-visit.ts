import { type RefObject, useEffect, useRef } from 'react';

/** Tells stretches of being seen apart, also those of other tabs and devices. */
const newNumber = () => 1 + Math.floor(Math.random() * 2 ** 32);

/**
 * The visit that runs: a stretch of time in which this page is seen. `goodbye` is called once when it ends, because the page
 * is closed, left or hidden; what is sent then has to outlive the page. The number stays until the page is seen again.
 */
export function useVisit(goodbye: (visit: number) => void): RefObject<number | undefined> {
  const visit = useRef<number>(undefined);
  const onGoodbye = useRef(goodbye);
  useEffect(() => {
    onGoodbye.current = goodbye;
  }, [goodbye]);
  useEffect(() => {
    let here = false;
    const arrive = () => {
      if (here || document.visibilityState === 'hidden') return;
      here = true;
      visit.current = newNumber();
    };
    const leave = () => {
      if (!here || visit.current === undefined) return;
      here = false;
      onGoodbye.current(visit.current);
    };
    const turn = () => (document.visibilityState === 'hidden' ? leave() : arrive());
    arrive();
    addEventListener('pagehide', leave);
    // Out of the browser's memory, without being loaded again.
    addEventListener('pageshow', arrive);
    document.addEventListener('visibilitychange', turn);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', arrive);
      document.removeEventListener('visibilitychange', turn);
      leave();
    };
  }, []);
  return visit;
}
