import { highestAnswerSeq } from '@assay/contract/instruments';
import type { QueuedAnswer } from '../../api/answer-queue.ts';

/** Position of the chosen option, and the sequence number it was given with. */
export interface Answer {
  index: number;
  seq: number;
}

/** Answers by id of the question. */
export type Answers = Readonly<Record<number, Answer>>;

/** An answer on its way. */
export interface SentAnswer extends Answer {
  questionId: number;
  attemptId: number;
}

/** Answers to one attempt that still wait on this device, by how their test writes them. */
export function answersOf(
  waiting: readonly QueuedAnswer[],
  attemptId: number,
  read: (body: unknown) => SentAnswer | undefined,
): Answers {
  const own = waiting
    .filter(({ refused }) => !refused)
    .flatMap(({ request }) => read(request.body) ?? [])
    .filter((answer) => answer.attemptId === attemptId);
  return newest(...own.map(({ questionId, index, seq }) => ({ [questionId]: { index, seq } })));
}

/** Of each question the answer with the highest sequence number; of equal ones the later argument's. */
export function newest(...layers: readonly Answers[]): Answers {
  const result: Record<number, Answer> = {};
  for (const layer of layers)
    for (const [id, answer] of Object.entries(layer))
      if (answer.seq >= (result[Number(id)]?.seq ?? 0)) result[Number(id)] = answer;
  return result;
}

export function highestSeq(answers: Answers): number {
  return Math.max(0, ...Object.values(answers).map(({ seq }) => seq));
}

/** The number as it is sent: above the highest one an answer goes without, and the server gives it the next. */
export function sentSeq(seq: number): { seq?: number } {
  return seq <= highestAnswerSeq ? { seq } : {};
}

interface Given {
  questions: readonly { id: number }[];
  answers: Answers;
}

/** Place of the first question without an answer from `from` on, then from the start; null when all have one. */
export function firstOpen({ questions, answers }: Given, from = 0): number | null {
  const open = (index: number) => answers[questions[index]?.id ?? 0] === undefined;
  const places = questions.map((_, index) => index).filter(open);
  return places.find((place) => place >= from) ?? places[0] ?? null;
}

/** Minutes for what is still open, as the whole test takes `minutes`. */
export function minutesLeft({ questions, answers, minutes }: Given & { minutes: number }): number {
  const open = questions.filter(({ id }) => answers[id] === undefined).length;
  return Math.ceil((minutes * open) / questions.length);
}
