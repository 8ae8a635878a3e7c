import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answers, highestSeq, newest } from './answers.ts';
import { useReturn } from './use-return.ts';

/** Milliseconds for which an answer counts as said here and now. */
const recentMs = 10_000;

interface AnswersOf {
  /** What is known when the page opens. */
  initial: Answers;
  /** Puts an answer into the outbox. */
  send: (questionId: number, given: { index: number; seq: number }) => void;
  /** Calls `tell` with each acknowledged answer of this attempt; returns its end. */
  listen: (tell: (saved: Saved) => void) => () => void;
  /** Those that the server has; null when it cannot be asked, or the attempt is another one. */
  fetchStored: () => Promise<Answers | null>;
}

/** What the server says of an answer that it has received. */
export interface Saved {
  questionId: number;
  seq: number;
  /** False when a newer answer was stored already. */
  stored: boolean;
}

/** The answers to one attempt, as this page and the others of the same person give them. */
export function useAnswers({ initial, send, listen, fetchStored }: AnswersOf) {
  const [answers, setAnswers] = useState(initial);
  const latest = useRef(answers);
  const seq = useRef(highestSeq(answers));
  /** What this page has said last to a question, and when. */
  const said = useRef(new Map<number, { index: number; at: number }>());

  const take = useCallback((newer: Answers) => {
    latest.current = newest(latest.current, newer);
    seq.current = Math.max(seq.current, highestSeq(newer));
    setAnswers(latest.current);
  }, []);

  const resend = useCallback(
    (questionId: number, index: number) => {
      const given = { index, seq: seq.current + 1 };
      take({ [questionId]: given });
      said.current.set(questionId, { index, at: performance.now() });
      send(questionId, given);
    },
    [send, take],
  );

  const submitAnswer = useCallback(
    (questionId: number, index: number) => {
      if (latest.current[questionId]?.index !== index) resend(questionId, index);
    },
    [resend],
  );

  /** Shows what has been answered elsewhere. */
  const catchUp = useCallback(async () => {
    const theirs = await fetchStored().catch(() => null);
    if (theirs) take(theirs);
    return theirs;
  }, [fetchStored, take]);
  useReturn(catchUp);

  useEffect(
    () =>
      listen(({ questionId, stored, ...saved }) => {
        seq.current = Math.max(seq.current, saved.seq);
        if (stored) return;
        // Another tab or device was ahead, or the reply to this very answer got lost.
        const mine = said.current.get(questionId);
        const isFresh = mine !== undefined && performance.now() - mine.at < recentMs;
        void catchUp().then((theirs) => {
          // What was said here and now goes once more, above what stands.
          if (theirs && isFresh && theirs[questionId]?.index !== mine.index)
            resend(questionId, mine.index);
        });
      }),
    [listen, catchUp, resend],
  );

  return { answers, submitAnswer };
}
