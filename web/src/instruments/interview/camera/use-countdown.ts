import { useEffect, useEffectEvent, useState } from 'react';

/** Whole seconds left of so many, and what happens at their end. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil(seconds - (performance.now() - begun) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 200);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
