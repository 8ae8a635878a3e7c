import type { OutputOf } from '@assay/contract/endpoint';
import type { getPersonalityQuestions, PersonalityQuestion } from '@assay/contract/personality';
import type { QueuedAnswer } from '../../api/answer-queue.ts';

type Wire = OutputOf<typeof getPersonalityQuestions>['data'];

/** The test as this page gives it: its questions in order and the answers that stand. */
export interface TestForm
  extends Pick<
    Wire,
    'attemptId' | 'language' | 'direction' | 'tendencyLanguage' | 'options' | 'minutes'
  > {
  questions: readonly Omit<PersonalityQuestion, 'answer'>[];
  answers: Answers;
  /** The highest sequence number in use. */
  seq: number;
}

/** Position of the chosen option by id of the question. */
export type Answers = Readonly<Record<number, number>>;

/** The body of an answer, as the outbox keeps it. */
interface AnswerBody {
  questionId: number;
  index: number;
  seq: number;
  attemptId: number;
}

/** What the server has, and on top of it the answers that still wait on this device. */
export function testForm(wire: Wire, waiting: readonly QueuedAnswer[]): TestForm {
  const { attemptId, language, direction, tendencyLanguage, options, minutes } = wire;
  const all = [...wire.questions, ...wire.tendencyQuestions].toSorted((a, b) => a.index - b.index);
  const latest = new Map(all.flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));
  for (const body of answersOf(waiting, attemptId)) {
    if (body.seq > (latest.get(body.questionId)?.seq ?? 0)) latest.set(body.questionId, body);
  }
  return {
    attemptId,
    language,
    direction,
    tendencyLanguage,
    options,
    minutes,
    questions: all.map(({ answer: _, ...question }) => question),
    answers: Object.fromEntries([...latest].map(([id, { index }]) => [id, index])),
    seq: Math.max(0, ...[...latest.values()].map(({ seq }) => seq)),
  };
}

function answersOf(waiting: readonly QueuedAnswer[], attemptId: number): AnswerBody[] {
  return waiting
    .filter(({ refused }) => !refused)
    .map(({ request }) => request.body as AnswerBody)
    .filter((body) => body?.attemptId === attemptId && Number.isInteger(body.index));
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
