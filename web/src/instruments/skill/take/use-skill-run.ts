import { answerSkillQuestion, endSkillQuestion } from '@assay/contract/skill-tests';
import type { SkillTest } from '@assay/contract/skill-tests';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { answerCall, answerQueue, useAnswerQueue } from '../../../api/answer-outbox.ts';
import {
  fetchSkillTest,
  findSitting,
  forgetSitting,
  goOn,
  type SittingSnapshot,
  keepSitting,
  lookAt,
  sayGoodbye,
  secondsLeft,
} from './sitting.ts';
import { inTime } from '../../../lib/in-time.ts';
import { useVisit } from '../../../features/instruments/use-visit.ts';

export interface SkillRun {
  /**
   * `opening`: nothing is known yet. `resting`: before the first question, or after a pause. `asking`: a question runs.
   * `between`: its answer is on its way, or the next one is. `over`: no question is left.
   */
  phase: 'opening' | 'resting' | 'asking' | 'between' | 'over';
  heard: SittingSnapshot | undefined;
  test: SkillTest | undefined;
  /** Id of the marked option. */
  chosen: number | undefined;
  /** Why the last call failed. */
  error: Error | null;
  /** The next question is being asked for. */
  pending: boolean;
  /** The time of the last question ran out before anything was marked: the next one waits for the person. */
  ranOut: boolean;
  choose: (optionId: number) => void;
  answer: () => void;
  /** Goes on: the next question and its clock. */
  begin: () => void;
  /** Whether to rest once this question is answered. */
  restNext: boolean;
  setRestNext: (rest: boolean) => void;
}

/** Milliseconds between two signs of life, and before trying again. */
const pollEveryMs = 5000;
/** For so long one of them is waited for: a line that has fallen silent without breaking would hold all that come after it. */
const answerWithinMs = 4000;

/** The run of a skill test: the server's clock, one question after the other. */
export function useSkillRun(testId: number): SkillRun {
  const queue = useAnswerQueue();
  const [phase, setPhase] = useState<SkillRun['phase']>('opening');
  const [heard, setHeard] = useState<SittingSnapshot>();
  const [test, setTest] = useState<SkillTest>();
  const [chosen, setChosen] = useState<number>();
  const [error, setError] = useState<Error | null>(null);
  const [pending, setPending] = useState(false);
  const [ranOut, setRanOut] = useState(false);
  const [restNext, setRestNext] = useState(false);
  /** How often the test has been opened without a connection. */
  const [tries, setTries] = useState(0);
  /** Counts steps forward: what was asked before one says nothing after it. */
  const step = useRef(0);
  /** The step at which the next question has been asked for. */
  const begun = useRef<number>(undefined);
  const looking = useRef(false);
  /** Id of the question on the screen. */
  const shown = useRef<number>(undefined);
  const questionId = heard?.sitting.question?.id;
  const visit = useVisit(
    useCallback(
      (left) => {
        if (shown.current !== undefined) sayGoodbye(testId, left);
      },
      [testId],
    ),
  );

  const show = useCallback((next: SittingSnapshot, marked?: number) => {
    setError(null);
    setHeard(next);
    const id = next.sitting.question?.id;
    if (id !== shown.current) setChosen(marked);
    shown.current = id;
    if (next.sitting.completed) setPhase('over');
    else setPhase(next.sitting.question === null ? 'resting' : 'asking');
  }, []);

  const begin = useCallback(() => {
    // Asked once more, it is the same question: on a slow line the first of the answers is the one that counts.
    if (begun.current !== step.current) begun.current = ++step.current;
    const mine = begun.current;
    setPending(true);
    const settle = (failure: Error | null, next?: SittingSnapshot) => {
      if (mine !== step.current) return;
      setPending(false);
      setError(failure);
      if (!next) return;
      step.current += 1;
      show(next);
    };
    goOn(testId, visit.current, heard?.sitting.ranOut).then(
      (next) => settle(null, next),
      (failure: Error) => settle(failure),
    );
  }, [show, testId, heard, visit]);

  /** Looks, unless a look is under way; undefined when the run has gone on meanwhile or nothing came back. */
  const look = useCallback(async () => {
    if (looking.current) return 'looking' as const;
    looking.current = true;
    const mine = step.current;
    try {
      const signal = AbortSignal.timeout(answerWithinMs);
      const looked = await lookAt(testId, visit.current, signal);
      return mine === step.current ? looked : ('looking' as const);
    } catch (failure) {
      if (mine === step.current) setError(failure as Error);
      return undefined;
    } finally {
      looking.current = false;
    }
  }, [testId, visit]);

  // What runs already is shown at once; without a connection, what this device has kept of it.
  useEffect(() => {
    let gone = false;
    void fetchSkillTest(testId).then(
      (known) => {
        if (!gone) setTest(known);
      },
      (failure: Error) => {
        if (!gone) setError(failure);
      },
    );
    const kept = findSitting(testId);
    // As the page has asked already while it loaded.
    void openOrKept(lookAt(testId), kept).then(
      async (looked) => {
        const before = await kept;
        if (gone) return;
        const isSame = before?.sitting.question?.id === looked.sitting.question?.id;
        show(looked, isSame ? before?.chosen : undefined);
        // And that somebody is here, before they may leave.
        if (looked.sitting.question !== null) void look();
      },
      async (failure: Error) => {
        const before = failure instanceof ApiError ? undefined : await kept;
        if (gone) return;
        if (!before?.sitting.question) return setError(failure);
        show(before, before.chosen);
      },
    );
    return () => {
      gone = true;
    };
  }, [testId, show, look, tries]);

  // Opened without a connection: once it is back and what waited has gone out, the test goes on by itself.
  const cutOff = phase === 'opening' && error !== null && !(error instanceof ApiError);
  const nothingWaits = queue.pending === 0;
  useEffect(() => {
    if (!cutOff || !nothingWaits) return;
    const again = () => setTries((before) => before + 1);
    const timer = setInterval(again, pollEveryMs);
    addEventListener('online', again);
    if (navigator.onLine) again();
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [cutOff, nothingWaits]);

  const close = useCallback(
    (optionId: number | undefined) => {
      if (questionId === undefined) return;
      step.current += 1;
      setPhase('between');
      setError(null);
      setRanOut(optionId === undefined);
      const params = { testId };
      const question_id = questionId;
      const call =
        optionId === undefined
          ? answerCall(endSkillQuestion, { params, body: { question_id } })
          : answerCall(answerSkillQuestion, {
              params,
              body: { question_id, option_id: optionId },
            });
      void answerQueue.add(call).then(() => forgetSitting(testId));
    },
    [questionId, testId],
  );

  useEffect(() => {
    if (phase === 'asking' && heard) void keepSitting(testId, heard, chosen);
  }, [phase, heard, chosen, testId]);

  // Whoever closes the page is asked first: its clock would run on.
  useEffect(() => {
    if (phase !== 'asking') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [phase]);

  // The server's clock decides: at the end of this one it is asked once more, since time may have been given.
  useEffect(() => {
    if (phase !== 'asking' || heard === undefined) return;
    let next = performance.now() + pollEveryMs;
    const listen = async (over: boolean) => {
      const looked = await look();
      if (looked === 'looking') return;
      const runsOn = looked?.sitting.question?.id === questionId;
      if (looked && (runsOn || !over)) show(looked);
      else if (over) close(chosen);
    };
    const timer = setInterval(() => {
      const over = secondsLeft(heard) === 0;
      if (!over && performance.now() < next) return;
      next = performance.now() + pollEveryMs;
      void listen(over);
    }, 250);
    return () => clearInterval(timer);
  }, [phase, heard, chosen, questionId, close, look, show]);

  // The next question comes when this answer has arrived, and not before.
  const settled = phase === 'between' && queue.pending === 0 && queue.rejected.length === 0;
  useEffect(() => {
    if (!settled) return;
    const follow = async () => {
      if (!restNext && !ranOut) return begin();
      const looked = await look();
      if (!looked || looked === 'looking') return;
      setRestNext(false);
      show(looked);
    };
    void follow();
    const timer = setInterval(() => void follow(), pollEveryMs);
    return () => clearInterval(timer);
  }, [settled, restNext, ranOut, begin, look, show]);

  return {
    phase,
    heard,
    test,
    chosen,
    error,
    pending,
    ranOut,
    choose: setChosen,
    answer: () => close(chosen),
    begin,
    restNext,
    setRestNext,
  };
}

/** What runs, from the server; from a line that is silent only where this device has nothing to go on with. */
async function openOrKept(
  asked: Promise<SittingSnapshot>,
  kept: ReturnType<typeof findSitting>,
): Promise<SittingSnapshot> {
  try {
    return await inTime(asked, answerWithinMs, 'The server takes long.');
  } catch (failure) {
    if ((await kept)?.sitting.question) throw failure;
    return asked;
  }
}
