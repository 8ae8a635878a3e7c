import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerCall, answerQueue } from '../../api/answer-outbox.ts';
import { firstOpen, highestSeq, newest } from './answers.ts';
import type { Answer, Answers } from './answers.ts';
import { useKeptCopy } from './use-kept-copy.ts';
import { useReturn } from './use-return.ts';

/** Milliseconds for which an answer counts as said here and now. */
const recentMs = 10_000;

/** How the run of one test speaks with the server; stays the same from one rendering to the next. */
export interface RunCalls {
  /** What tells the server an answer; undefined for a question that is not of this test. */
  callOf: (questionId: number, answer: Answer) => AnswerCall | undefined;
  /** What the server has now; null when it does not say, or means another sitting. */
  read: () => Promise<{ completed: boolean; answers: Answers } | null>;
  /** Calls `tell` with what the server acknowledges of this sitting; returns its end. */
  listen: (tell: (told: Acknowledged) => void) => () => void;
  /** Keeps a copy on this device; a test whose copy says more than its answers keeps it by itself. */
  keep?: (answers: Answers, leaving: boolean) => void;
}

export interface Acknowledged {
  done: boolean;
  answers: readonly { questionId: number; seq: number; stored: boolean }[];
}

export interface RunOptions {
  questions: readonly { id: number }[];
  /** Those that stood when the run began. */
  answers: Answers;
  calls: RunCalls;
  /** The test turns out to be complete although questions are open here: it was finished on another device. */
  onStale: () => void;
  /** Questions may be left out: behind the last one comes the end, whatever is open. */
  skippable?: boolean;
  /** A question that is answered elsewhere stays on the screen with its answer, as its clock runs here. */
  stays?: boolean;
}

export interface Run {
  /** Place of the question on the screen; the number of questions at the end. */
  place: number;
  answers: Answers;
  /** Saves the answer to the question on the screen. */
  answer: (index: number) => void;
  /** To the next question; behind the last one to the first that is open, or to the end. */
  next: () => void;
  back: () => void;
  goTo: (place: number) => void;
}

/** Goes through the questions; every answer goes to the outbox at once. */
export function useRun(options: RunOptions): Run {
  const { questions, calls, onStale, skippable = false, stays = false } = options;
  const [answers, setAnswers] = useState(options.answers);
  const [place, setPlace] = useState(() => firstOpen(options) ?? questions.length);
  const latest = useRef(answers);
  const seq = useRef(highestSeq(answers));
  /** What this page has said last to a question, and when: by the clock on the wall, which goes on while a device sleeps. */
  const said = useRef(new Map<number, { index: number; seq: number; at: number }>());

  const take = useCallback((newer: Answers) => {
    latest.current = newest(latest.current, newer);
    seq.current = Math.max(seq.current, highestSeq(newer));
    setAnswers(latest.current);
  }, []);

  const submitAnswer = useCallback(
    (questionId: number, index: number) => {
      const given = { index, seq: seq.current + 1 };
      take({ [questionId]: given });
      said.current.set(questionId, { ...given, at: Date.now() });
      const call = calls.callOf(questionId, given);
      if (call) void answerQueue.add(call);
    },
    [calls, take],
  );

  /**
   * Shows what has been answered elsewhere; a question that was open and no longer is gives way to the next open one.
   * `resend` is what was said here and now: if something else stands, it goes once more, above that.
   */
  const catchUp = useCallback(
    async (resend?: { questionId: number; index: number }) => {
      const theirs = await calls.read().catch(() => null);
      if (!theirs) return;
      if (theirs.completed) return onStale();
      const before = latest.current;
      take(theirs.answers);
      if (resend && theirs.answers[resend.questionId]?.index !== resend.index)
        return submitAnswer(resend.questionId, resend.index);
      if (stays) return;
      const given = latest.current;
      setPlace((at) => {
        const id = questions[at]?.id ?? 0;
        const answeredElsewhere = before[id] === undefined && given[id] !== undefined;
        return answeredElsewhere ? (firstOpen({ questions, answers: given }, at) ?? at) : at;
      });
    },
    [questions, calls, take, submitAnswer, onStale, stays],
  );
  useReturn(useCallback(() => void catchUp(), [catchUp]));

  useKeptCopy(useCallback((leaving) => calls.keep?.(answers, leaving), [calls, answers]));

  useEffect(() => {
    return calls.listen((told) => {
      seq.current = Math.max(seq.current, ...told.answers.map((one) => one.seq));
      const open = firstOpen({ questions, answers: latest.current }) !== null;
      if (told.done) return open ? onStale() : undefined;
      // Another tab or device was ahead, or the reply to this very answer got lost. What has waited gives way.
      const behind = told.answers.find(({ stored }) => !stored);
      if (!behind) return;
      const { questionId } = behind;
      const mine = said.current.get(questionId);
      const isFresh = mine !== undefined && Date.now() - mine.at < recentMs;
      void catchUp(isFresh ? { questionId, index: mine.index } : undefined);
    });
  }, [questions, calls, catchUp, onStale]);

  const answer = useCallback(
    (index: number) => {
      const id = questions[place]?.id;
      if (id !== undefined && latest.current[id]?.index !== index) submitAnswer(id, index);
    },
    [questions, place, submitAnswer],
  );

  const next = useCallback(() => {
    if (place + 1 < questions.length) return setPlace(place + 1);
    const open = skippable ? null : firstOpen({ questions, answers: latest.current });
    setPlace(open ?? questions.length);
  }, [place, questions, skippable]);

  const back = useCallback(() => setPlace((at) => Math.max(0, at - 1)), []);

  return { place, answers, answer, next, back, goTo: setPlace };
}
