import type { OutputOf } from '@assay/contract/endpoint';
import type { getPersonalityQuestions, PersonalityQuestion } from '@assay/contract/personality';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { answersOf, newest } from '../../../features/instruments/answers.ts';
import type { Answers, SentAnswer } from '../../../features/instruments/answers.ts';

export type Questions = OutputOf<typeof getPersonalityQuestions>['data'];

/** The test as this page gives it: its questions in order and the answers that stand. */
export interface TestForm
  extends Pick<Questions, 'language' | 'direction' | 'tendencyLanguage' | 'options' | 'minutes'> {
  attemptId: number;
  questions: readonly Omit<PersonalityQuestion, 'answer'>[];
  answers: Answers;
}

/** What the server has, and on top of it the answers that still wait on this device. */
export function testForm(
  attemptId: number,
  wire: Questions,
  waiting: readonly QueuedAnswer[],
): TestForm {
  const { language, direction, tendencyLanguage, options, minutes } = wire;
  const all = [...wire.questions, ...wire.tendencyQuestions].toSorted((a, b) => a.index - b.index);
  return {
    attemptId,
    language,
    direction,
    tendencyLanguage,
    options,
    minutes,
    questions: all.map(({ answer: _, ...question }) => question),
    answers: newest(answersOf(waiting, attemptId, sentAnswer), storedAnswers(wire)),
  };
}

/** The body of an answer, as the outbox keeps it. */
export function sentAnswer(body: unknown): SentAnswer | undefined {
  const { attemptId, questionId, index, seq = 0 } = (body ?? {}) as Partial<SentAnswer>;
  if (attemptId === undefined || questionId === undefined || index === undefined) return undefined;
  return { attemptId, questionId, index, seq };
}

/** The answers that the server has. */
export function storedAnswers({ questions, tendencyQuestions }: Questions): Answers {
  const all = [...questions, ...tendencyQuestions];
  return Object.fromEntries(all.flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));
}
