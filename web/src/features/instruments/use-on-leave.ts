import { useEffect, useRef } from 'react';

/** Saves for who leaves the question, or lets the browser go: they have said what is marked. */
export function useOnLeave(save: () => void): void {
  const onLeave = useRef(save);
  useEffect(() => {
    onLeave.current = save;
  }, [save]);
  useEffect(() => {
    const leave = () => onLeave.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
