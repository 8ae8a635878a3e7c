import type { OutputOf } from '@assay/contract/endpoint';
import type { getPersonalityQuestions, PersonalityQuestion } from '@assay/contract/personality';
import type { QueuedAnswer } from '../../api/answer-queue.ts';

export type Questions = OutputOf<typeof getPersonalityQuestions>['data'];

/** The test as this page gives it: its questions in order and the answers that stand. */
export interface TestForm
  extends Pick<Questions, 'language' | 'direction' | 'tendencyLanguage' | 'options' | 'minutes'> {
  attemptId: number;
  questions: readonly Omit<PersonalityQuestion, 'answer'>[];
  answers: Answers;
}

/** Position of the chosen option, and the sequence number it was given with. */
export interface Answer {
  index: number;
  seq: number;
}

/** Answers by id of the question. */
export type Answers = Readonly<Record<number, Answer>>;

/** The body of an answer, as the outbox keeps it. */
interface AnswerBody extends Answer {
  questionId: number;
  attemptId: number;
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
    answers: newest(answersOf(waiting, attemptId), storedAnswers(wire)),
  };
}

/** A kept test with the answers that still wait on this device. */
export function withWaiting(form: TestForm, waiting: readonly QueuedAnswer[]): TestForm {
  return { ...form, answers: newest(form.answers, answersOf(waiting, form.attemptId)) };
}

/** The answers that the server has. */
export function storedAnswers({ questions, tendencyQuestions }: Questions): Answers {
  const all = [...questions, ...tendencyQuestions];
  return Object.fromEntries(all.flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));
}

function answersOf(waiting: readonly QueuedAnswer[], attemptId: number): Answers {
  const own = waiting
    .filter(({ refused }) => !refused)
    .map(({ request }) => request.body as AnswerBody)
    .filter((body) => body?.attemptId === attemptId && Number.isInteger(body.index));
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

type Given = Pick<TestForm, 'questions' | 'answers'>;

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
