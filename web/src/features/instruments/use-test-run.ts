import { useCallback, useEffect, useRef, useState } from 'react';
import { onAnswerAcknowledged } from '../../api/answer-outbox.ts';
import { firstOpen, highestSeq, newest } from './answers.ts';
import type { Answers } from './answers.ts';
import { keepForm } from './kept-form.ts';
import type { PlainTest, RunningTest, Sitting } from './plain-test.ts';
import { useReturn } from './use-return.ts';

/** Milliseconds for which an answer counts as said here and now. */
const fresh = 10_000;

export interface TestRun {
  /** Place of the question on the screen; the number of questions once all are answered. */
  place: number;
  /** Whether another question has been on the screen before. */
  moved: boolean;
  answers: Answers;
  /** Saves the answer to the question on the screen. */
  answer: (index: number) => void;
  /** To the next question; behind the last one to the first that is open, or to the end. */
  next: () => void;
  back: () => void;
}

/**
 * Goes through the questions; every answer goes to the outbox at once. `onBehind` runs when the test turns out to be
 * complete although questions are open here: it was finished on another device.
 */
export function useTestRun<Form extends RunningTest, Wire extends Sitting>(
  test: PlainTest<Form, Wire>,
  form: Form,
  onBehind: () => void,
): TestRun {
  const { questions, attemptId } = form;
  const [answers, setAnswers] = useState(form.answers);
  const [place, setPlace] = useState(() => firstOpen(form) ?? questions.length);
  const [moved, setMoved] = useState(false);
  const latest = useRef(answers);
  const seq = useRef(highestSeq(answers));
  /** What this page has said last to a question, and when. */
  const said = useRef(new Map<number, { index: number; seq: number; at: number }>());

  const take = useCallback((newer: Answers) => {
    latest.current = newest(latest.current, newer);
    seq.current = Math.max(seq.current, highestSeq(newer));
    setAnswers(latest.current);
  }, []);

  const say = useCallback(
    (questionId: number, index: number) => {
      const given = { index, seq: seq.current + 1 };
      take({ [questionId]: given });
      said.current.set(questionId, { ...given, at: Date.now() });
      test.send(form, questionId, given);
    },
    [test, form, take],
  );

  /**
   * Shows what has been answered elsewhere; a question that was open and no longer is gives way to the next open one.
   * `insist` is what was said here and now: if something else stands, it goes once more, above that.
   */
  const catchUp = useCallback(
    async (insist?: { questionId: number; index: number }) => {
      const wire = await test.fetch({}).catch(() => null);
      if (!wire) return;
      if (wire.completed) return onBehind();
      if (wire.attemptId !== attemptId) return;
      const before = latest.current;
      const theirs = test.storedAnswers(wire);
      take(theirs);
      if (insist && theirs[insist.questionId]?.index !== insist.index)
        return say(insist.questionId, insist.index);
      const given = latest.current;
      setPlace((at) => {
        const id = questions[at]?.id ?? 0;
        const answeredElsewhere = before[id] === undefined && given[id] !== undefined;
        return answeredElsewhere ? (firstOpen({ questions, answers: given }, at) ?? at) : at;
      });
    },
    [test, questions, attemptId, take, say, onBehind],
  );
  useReturn(useCallback(() => void catchUp(), [catchUp]));

  // Not at once: writing it down takes a slow phone a while, and every answer is in the outbox already.
  useEffect(() => {
    const timer = setTimeout(() => void keepForm(test.name, { ...form, answers }), 500);
    return () => clearTimeout(timer);
  }, [test, form, answers]);

  useEffect(() => {
    return onAnswerAcknowledged((_, reply) => {
      const data = test.accepted(reply);
      if (!data) return;
      seq.current = Math.max(seq.current, data.seq);
      const open = firstOpen({ questions, answers: latest.current }) !== null;
      if (data.done) return open ? onBehind() : undefined;
      if (data.stored) return;
      // Another tab or device was ahead, or the reply to this very answer got lost. What has waited gives way.
      const { questionId } = data;
      const mine = said.current.get(questionId);
      const isFresh = mine !== undefined && Date.now() - mine.at < fresh;
      void catchUp(isFresh ? { questionId, index: mine.index } : undefined);
    });
  }, [test, questions, catchUp, onBehind]);

  const answer = useCallback(
    (index: number) => {
      const id = questions[place]?.id;
      if (id !== undefined && latest.current[id]?.index !== index) say(id, index);
    },
    [questions, place, say],
  );

  const next = useCallback(() => {
    setMoved(true);
    if (place + 1 < questions.length) return setPlace(place + 1);
    setPlace(firstOpen({ questions, answers: latest.current }) ?? questions.length);
  }, [place, questions]);

  const back = useCallback(() => {
    setMoved(true);
    setPlace((at) => Math.max(0, at - 1));
  }, []);

  return { place, moved, answers, answer, next, back };
}
