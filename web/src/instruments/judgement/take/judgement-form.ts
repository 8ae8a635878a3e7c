import type { OutputOf } from '@assay/contract/endpoint';
import type { getJudgementQuestions, JudgementQuestion } from '@assay/contract/judgement';
import { choiceIndex } from '@assay/contract/judgement-choice';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { answersOf, newest } from '../../../features/instruments/answers.ts';
import type { Answers, SentAnswer } from '../../../features/instruments/answers.ts';

export type Questions = OutputOf<typeof getJudgementQuestions>['data'];

/** The test as this page gives it; both choices of a situation are one number here. */
export interface JudgementForm extends Pick<Questions, 'stem' | 'minutes'> {
  attemptId: number;
  questions: readonly Omit<JudgementQuestion, 'answer'>[];
  answers: Answers;
}

/** What the server has, and on top of it the answers that still wait on this device. */
export function judgementForm(
  attemptId: number,
  wire: Questions,
  waiting: readonly QueuedAnswer[],
): JudgementForm {
  const { stem, minutes, questions } = wire;
  return {
    attemptId,
    stem,
    minutes,
    questions: questions.map(({ answer: _, ...question }) => question),
    answers: newest(answersOf(waiting, attemptId, sentAnswer), storedAnswers(wire)),
  };
}

/** The answers that the server has. */
export function storedAnswers({ questions }: Questions): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, answer }) =>
      answer ? [[id, { index: choiceIndex(answer), seq: answer.seq }]] : [],
    ),
  );
}

interface Body {
  attemptId: number;
  questionId?: number;
  most: number;
  least: number;
  seq?: number;
}

/** The body of an answer, as the outbox keeps it; undefined for one of another test. */
export function sentAnswer(body: unknown): SentAnswer | undefined {
  const { attemptId, questionId, most, least, seq = 0 } = (body ?? {}) as Body;
  if (questionId === undefined || most === undefined || least === undefined) return undefined;
  return { attemptId, questionId, index: choiceIndex({ most, least }), seq };
}
