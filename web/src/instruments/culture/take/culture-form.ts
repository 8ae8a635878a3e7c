import type { CultureQuestion, getCultureQuestions } from '@assay/contract/culture';
import type { OutputOf } from '@assay/contract/endpoint';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { answersOf, newest } from '../../../features/instruments/answers.ts';
import type { Answers, SentAnswer } from '../../../features/instruments/answers.ts';

export type Questions = OutputOf<typeof getCultureQuestions>['data'];

/** The test as this page gives it; values 1..7 are positions 0..6 here. */
export interface CultureForm
  extends Pick<Questions, 'stem' | 'instruction' | 'options' | 'minutes'> {
  attemptId: number;
  questions: readonly Omit<CultureQuestion, 'answer'>[];
  answers: Answers;
}

/** What the server has, and on top of it the answers that still wait on this device. */
export function cultureForm(
  attemptId: number,
  wire: Questions,
  waiting: readonly QueuedAnswer[],
): CultureForm {
  const { stem, instruction, options, minutes, questions } = wire;
  return {
    attemptId,
    stem,
    instruction,
    options,
    minutes,
    questions: questions.map(({ answer: _, ...question }) => question),
    answers: newest(answersOf(waiting, attemptId, sentAnswer), storedAnswers(wire)),
  };
}

/** The answers that the server has. */
export function storedAnswers({ questions }: Questions): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, answer }) =>
      answer ? [[id, { index: answer.value - 1, seq: answer.seq }]] : [],
    ),
  );
}

interface Body {
  attemptId: number;
  answers?: readonly { question_id: number; value: number; seq?: number }[];
}

/** The body of an answer, as the outbox keeps it: a page of one. */
export function sentAnswer(body: unknown): SentAnswer | undefined {
  const { attemptId, answers } = (body ?? {}) as Body;
  const [answer] = answers ?? [];
  if (answer?.question_id === undefined) return undefined;
  const { question_id: questionId, value, seq = 0 } = answer;
  return { attemptId, questionId, index: value - 1, seq };
}
