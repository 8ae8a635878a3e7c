import type { LogicalSection } from '@assay/contract/logical';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendHeldBack } from '../../../api/answer-outbox.ts';
import { useReturn } from '../../../features/instruments/use-return.ts';
import { useVisit } from '../../../features/instruments/use-visit.ts';
import { type Countdown, follow, leftAt, toSay } from './countdown.ts';
import { fetchTime, sayGoodbye } from './sections.ts';

/** Milliseconds between two questions for the time; also the longest until time that was given shows. */
const pollEvery = 4000;
/** And when it seems to be over, or the server does not answer. */
const askAgain = 1500;

/** For so long the time is not asked while answers go out that a broken line has held back. */
const answersFirst = 2000;

/** Milliseconds for which what is said stands on the page. */
const spokenFor = 5000;

/** So much more at once is no rounding: somebody has given time, or a broken line was made up for. */
const gain = 5;

export interface SectionClock {
  /** Seconds left, not rounded. */
  left: number;
  /** The same, at this very moment. */
  read: () => number;
  /** Seconds that were given back for a lost connection, in all. */
  givenBack: number;
  /** What is to be said aloud now: seconds left; `more` when there is more than there was. */
  spoken: { seconds: number; more: boolean } | undefined;
  /** Says the time now. */
  say: () => void;
}

/** The countdown of a section, held to the server's. `onOver` runs once the server says that it is over. */
export function useSectionClock(
  section: LogicalSection,
  start: number,
  onOver: () => void,
): SectionClock {
  const countdown = useRef<Countdown>({ left: start, at: 0 });
  const [left, setLeft] = useState(start);
  const [spoken, setSpoken] = useState<SectionClock['spoken']>();
  const [givenBack, setGivenBack] = useState(0);
  const asking = useRef(false);
  const visit = useVisit(useCallback((left) => sayGoodbye(section, left), [section]));

  const read = useCallback(() => {
    const now = leftAt(countdown.current, performance.now());
    setLeft((before) => {
      const moment = toSay(before, now);
      if (moment !== undefined) setSpoken({ seconds: moment, more: false });
      return now;
    });
    return now;
  }, []);

  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      // Before the answers the server would take the silence for an idle one, and take the time that it gives back away again.
      const lineStands = await sendHeldBack(answersFirst);
      if (!lineStands && read() > 0) return;
      const heard = await fetchTime(section, AbortSignal.timeout(pollEvery), visit.current);
      const { over, remainingSeconds } = heard;
      const now = performance.now();
      const before = leftAt(countdown.current, now);
      countdown.current = follow(countdown.current, remainingSeconds, now);
      if (remainingSeconds - before > gain) setSpoken({ seconds: remainingSeconds, more: true });
      setGivenBack(heard.givenBackSeconds);
      read();
      if (over) onOver();
    } catch {
      // Without an answer the time goes on as it did; the next one tells.
    } finally {
      asking.current = false;
    }
  }, [section, read, onOver, visit]);

  useEffect(() => {
    countdown.current = { left: start, at: performance.now() };
    let tick: ReturnType<typeof setTimeout>;
    // At once: the page may have taken a while to come after its questions.
    let lastAsked = -Infinity;
    const onTick = () => {
      const rest = read();
      const now = performance.now();
      if (now - lastAsked >= (rest > 0 ? pollEvery : askAgain)) {
        lastAsked = now;
        void ask();
      }
      tick = setTimeout(onTick, 250);
    };
    onTick();
    const soon = () => void ask();
    addEventListener('online', soon);
    return () => {
      clearTimeout(tick);
      removeEventListener('online', soon);
    };
  }, [start, read, ask]);
  useReturn(ask);

  // What has been said is not true for long, and must not be found on the page later.
  useEffect(() => {
    if (!spoken) return;
    const timer = setTimeout(() => setSpoken(undefined), spokenFor);
    return () => clearTimeout(timer);
  }, [spoken]);

  const say = useCallback(
    () =>
      setSpoken({ seconds: Math.ceil(leftAt(countdown.current, performance.now())), more: false }),
    [],
  );
  return { left, read, givenBack, spoken, say };
}
