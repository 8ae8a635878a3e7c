import type {
  getBurnoutAnswers,
  getBurnoutQuestions,
  updateBurnout,
} from '@assay/contract/burnout';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { newest } from '../../../features/instruments/answers.ts';
import type { Answers } from '../../../features/instruments/answers.ts';

export type WireRecord = OutputOf<typeof getBurnoutAnswers>['data'];
type WireQuestions = OutputOf<typeof getBurnoutQuestions>['data'];
export type Category = Omit<WireQuestions['categories'][number], 'questions'>;
export type Question = WireQuestions['categories'][number]['questions'][number] & {
  categoryId: number;
};

/** A record as this page gives it: all questions in order, and the answers that stand. */
export interface RecordForm {
  recordId: number;
  minutes: number;
  options: WireQuestions['options'];
  categories: readonly Category[];
  questions: readonly Question[];
  answers: Answers;
  /** The last category does not apply. */
  skipped: boolean;
}

/** What the server has, and on top of it what still waits on this device. */
export function recordForm(
  record: WireRecord,
  { minutes, options, categories }: WireQuestions,
  waiting: readonly QueuedAnswer[],
): RecordForm {
  const form = {
    recordId: record.id,
    minutes,
    options,
    categories: categories.map(({ questions: _, ...category }) => category),
    questions: categories.flatMap(({ id, questions }) =>
      questions.map((question) => ({ ...question, categoryId: id })),
    ),
    answers: storedAnswers(record),
    skipped: record.served === 'not_applicable',
  };
  return withWaiting(form, waiting);
}

/** A form with what still waits on this device, in the order in which it was said. */
export function withWaiting(form: RecordForm, waiting: readonly QueuedAnswer[]): RecordForm {
  const own = waiting
    .filter(({ refused }) => !refused)
    .map(({ request }) => request.body as Partial<BodyOf<typeof updateBurnout>>)
    .filter((body) => body?.burnout_test_id === form.recordId);
  const given = own.flatMap(({ answers = [] }) =>
    answers.map(({ question_id, value, seq = 0 }) => ({ [question_id]: { index: value, seq } })),
  );
  const said = own.findLast(({ not_applicable }) => not_applicable !== undefined);
  return {
    ...form,
    answers: newest(...given, form.answers),
    skipped: said?.not_applicable ?? form.skipped,
  };
}

/** The answers that the server has. */
export function storedAnswers({ answers }: WireRecord): Answers {
  return Object.fromEntries(
    answers.map(({ question_id, value, seq }) => [question_id, { index: value, seq }]),
  );
}

/** The questions that count: without the last category where it does not apply. */
export function questionsThatApply({ questions, categories }: RecordForm, skipped: boolean) {
  if (!skipped) return questions;
  const optional = new Set(categories.filter(({ skip }) => skip !== null).map(({ id }) => id));
  return questions.filter(({ categoryId }) => !optional.has(categoryId));
}

/** Whether a result can be made with what is open: at least half of each category that everybody answers. */
export function canFinish({ questions, categories }: RecordForm, answers: Answers): boolean {
  return categories
    .filter(({ skip }) => skip === null)
    .every(({ id }) => {
      const own = questions.filter(({ categoryId }) => categoryId === id);
      return own.filter((question) => answers[question.id] !== undefined).length >= own.length / 2;
    });
}
