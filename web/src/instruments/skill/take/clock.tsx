import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type SittingSnapshot, secondsLeft } from './sitting.ts';

/** Seconds at which the clock speaks by itself. */
const spoken = new Set([600, 300, 60, 30, 10]);
/** So many seconds more at once were given; fewer are rounding. */
const gain = 5;
/** Milliseconds for which what is said stands on the page. */
const spokenFor = 5000;
const radius = 15;
const round = 2 * Math.PI * radius;

/** What is left of a question: a ring that empties second by second, and the number. A key has it read out. */
export function Clock({ heard }: { heard: SittingSnapshot }) {
  const { t } = useLingui();
  const left = useSecondsLeft(heard);
  const said = useSpoken(left);
  const all = Math.max(1, heard.sitting.question?.seconds ?? 1);
  const minutes = Math.floor(left / 60);
  const seconds = String(left % 60).padStart(2, '0');
  const soon = left <= 10;
  return (
    <div className="flex shrink-0 items-center gap-1.5 self-center text-ink">
      <svg
        viewBox="0 0 36 36"
        aria-hidden
        className={`size-6 -rotate-90 ${soon ? 'text-warn' : 'text-olive'}`}
      >
        <circle cx="18" cy="18" r={radius} className="fill-none stroke-line stroke-3" />
        <circle
          cx="18"
          cy="18"
          r={radius}
          className="fill-none stroke-current stroke-3"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, left / all))}
        />
      </svg>
      <span
        role="timer"
        aria-label={t`Time left`}
        aria-live="off"
        className={`text-option/6 font-semibold tabular-nums ${soon ? 'text-warn' : ''}`}
      >
        {minutes}:{seconds}
      </span>
      <span role="status" className="sr-only">
        {said !== null && <Plural value={said} one="# second left" other="# seconds left" />}
      </span>
      <span className="sr-only pointer-coarse:hidden">
        <Trans>Press T to hear the time that is left.</Trans>
      </span>
    </div>
  );
}

function useSecondsLeft(heard: SittingSnapshot): number {
  const [left, setLeft] = useState(() => secondsLeft(heard));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(heard));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [heard]);
  return left;
}

/**
 * What is read out: at a few moments, when time was given, and whenever it is asked for. It does not stay, since it is
 * true for a moment only.
 */
function useSpoken(left: number): number | null {
  const [said, setSaid] = useState<number | null>(null);
  const [last, setLast] = useState(left);
  if (left !== last) {
    setLast(left);
    if (spoken.has(left) || left - last > gain) setSaid(left);
  }
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), spokenFor);
    return () => clearTimeout(timer);
  }, [said]);
  useEffect(() => {
    function onKeyDown({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
      if (key.toLowerCase() === 't' && !ctrlKey && !altKey && !metaKey) setSaid(left);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [left]);
  return said;
}
