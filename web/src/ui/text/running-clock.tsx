import { useEffect, useState } from 'react';
import { clockOf } from '@assay/contract/clock-of';

interface RunningClockProps {
  /** What the server's clock had left. */
  seconds: number;
  /** When it said so, by this device: only the difference to now counts. */
  heardAt: number;
}

/** What a clock of the server has left, second by second. Screen readers find it and are not interrupted by it. */
export function RunningClock({ seconds, heardAt }: RunningClockProps) {
  const [left, setLeft] = useState(() => leftOf(seconds, heardAt));
  useEffect(() => {
    const tick = () => setLeft(leftOf(seconds, heardAt));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds, heardAt]);
  return (
    <span role="timer" aria-live="off" className="tabular-nums">
      {clockOf(left)}
    </span>
  );
}

function leftOf(seconds: number, heardAt: number): number {
  return Math.max(0, Math.ceil(seconds - (Date.now() - heardAt) / 1000));
}
