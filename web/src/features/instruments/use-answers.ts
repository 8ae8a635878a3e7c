import { useCallback, useEffect, useRef, useState } from 'react';
import { onAnswerAcknowledged } from '../../api/answer-outbox.ts';
import { type Answers, highestSeq, newest } from './answers.ts';
import { useReturn } from './use-return.ts';

/** Milliseconds for which an answer counts as said here and now. */
const fresh = 10_000;

interface AnswersOf {
  attemptId: number;
  /** What is known when the page opens. */
  initial: Answers;
  /** Puts an answer into the outbox. */
  send: (questionId: number, given: { index: number; seq: number }) => void;
  /** Those that the server has; null when it cannot be asked, or the attempt is another one. */
  fetchStored: () => Promise<Answers | null>;
}

/** The answers to one attempt, as this page and the others of the same person give them. */
export function useAnswers({ attemptId, initial, send, fetchStored }: AnswersOf) {
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

  const insist = useCallback(
    (questionId: number, index: number) => {
      const given = { index, seq: seq.current + 1 };
      take({ [questionId]: given });
      said.current.set(questionId, { index, at: performance.now() });
      send(questionId, given);
    },
    [send, take],
  );

  const say = useCallback(
    (questionId: number, index: number) => {
      if (latest.current[questionId]?.index !== index) insist(questionId, index);
    },
    [insist],
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
      onAnswerAcknowledged(({ request }, reply) => {
        const { data } = (reply ?? {}) as {
          data?: { questionId: number; seq: number; stored: boolean };
        };
        if (!data || (request.body as { attemptId?: number }).attemptId !== attemptId) return;
        seq.current = Math.max(seq.current, data.seq);
        if (data.stored) return;
        // Another tab or device was ahead, or the reply to this very answer got lost.
        const { questionId } = data;
        const mine = said.current.get(questionId);
        const isFresh = mine !== undefined && performance.now() - mine.at < fresh;
        void catchUp().then((theirs) => {
          // What was said here and now goes once more, above what stands.
          if (theirs && isFresh && theirs[questionId]?.index !== mine.index)
            insist(questionId, mine.index);
        });
      }),
    [attemptId, catchUp, insist],
  );

  return { answers, say };
}
