import type { OutputOf } from '@assay/contract/endpoint';
import { answerPersonality, answerTendency } from '@assay/contract/personality';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onAnswerAcknowledged, queueAnswer } from '../../api/answer-outbox.ts';
import { keepForm } from './kept-form.ts';
import { firstOpen } from './test-form.ts';
import type { Answers, TestForm } from './test-form.ts';

type Accepted = OutputOf<typeof answerPersonality>['data'];

const endpoints = { '5-factor': answerPersonality, tendency: answerTendency } as const;

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
export function useTestRun(form: TestForm, onBehind: () => void): TestRun {
  const { questions, attemptId } = form;
  const [answers, setAnswers] = useState(form.answers);
  const [place, setPlace] = useState(() => firstOpen(form) ?? questions.length);
  const [moved, setMoved] = useState(false);
  const seq = useRef(form.seq);
  /** What this page has said last to a question. */
  const said = useRef(new Map<number, { index: number; seq: number }>());
  const latest = useRef(answers);

  const send = useCallback(
    (questionId: number, index: number) => {
      const question = questions.find(({ id }) => id === questionId);
      if (!question) return;
      const { scaleId, type } = question;
      seq.current += 1;
      const body = { questionId, index, scaleId, type, attemptId, seq: seq.current };
      said.current.set(questionId, body);
      keepForm(form, latest.current, seq.current);
      void queueAnswer(endpoints[type], { body: { ...body, confirmed: true } });
    },
    [questions, attemptId, form],
  );

  useEffect(() => {
    keepForm(form, latest.current, seq.current);
    return onAnswerAcknowledged((answer, reply) => {
      const { data } = (reply ?? {}) as { data?: Accepted };
      if (!data) return;
      seq.current = Math.max(seq.current, data.seq);
      if (data.done && firstOpen({ questions, answers: latest.current }) !== null)
        return onBehind();
      // Another device was ahead: what is said here and now goes once more, above it.
      const mine = said.current.get(data.questionId);
      const isLast = mine?.seq === (answer.request.body as { seq?: number }).seq;
      if (mine && isLast && !data.stored && !data.done) send(data.questionId, mine.index);
    });
  }, [form, questions, send, onBehind]);

  const answer = useCallback(
    (index: number) => {
      const id = questions[place]?.id;
      if (id === undefined || latest.current[id] === index) return;
      latest.current = { ...latest.current, [id]: index };
      setAnswers(latest.current);
      send(id, index);
    },
    [questions, place, send],
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
