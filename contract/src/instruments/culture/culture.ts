import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { answerSeq } from '../answer-seq.ts';
import { attemptNumber } from '../attempt-number.ts';

/** The culture test: what somebody wants from a workplace, and how an organisation's managers describe theirs. */

export const cultureCategory = z.object({
  /** 1..8 */
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
});

const question = z.object({
  id: z.int(),
  categoryId: z.int(),
  text: z.string(),
  /** `seq` grows with every change; the highest one stands. */
  answer: z.optional(z.object({ value: z.int(), seq: z.int() })),
});
export type CultureQuestion = z.output<typeof question>;

/** The questions with the answers given so far. */
const sitting = z.object({
  /** Null when nothing was begun; then there are counts and no questions. */
  attemptId: z.nullable(z.int()),
  completed: z.boolean(),
  minutes: z.int(),
  /** What is asked of every practice. */
  stem: z.string(),
  instruction: z.string(),
  /** Labels of the values 1..7, in order. */
  options: z.array(z.string()),
  questions: z.array(question),
  /** Over all categories. */
  questionsCountTotal: z.int(),
  answeredCountTotal: z.int(),
});

/** With `begin` off, only what was begun is shown: a page asks so that has not let the person choose yet. */
const beginQuery = z.strictObject({ begin: z.optional(f.flag) });
const categoryParams = z.strictObject({ categoryId: f.textId });

export const listCultureCategories = endpoint({
  id: 'culture-categories',
  method: 'GET',
  path: '/api/culture-test/categories',
  summary: 'The eight categories, with how many of their questions have an answer',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({ ...cultureCategory.shape, questionsCount: z.int(), answeredCount: z.int() }),
    ),
  ),
});

export const getCultureQuestions = endpoint({
  id: 'culture-questions',
  method: 'GET',
  path: '/api/culture-test/questions',
  summary: 'All questions with the answers given so far; starts the attempt unless `begin` is off',
  access: 'candidate',
  effect: 'write',
  query: beginQuery,
  output: f.dataOf(sitting),
});

export const getCultureCategoryQuestions = endpoint({
  id: 'culture-questions-category',
  method: 'GET',
  path: '/api/culture-test/questions/category/{categoryId}',
  summary: 'The questions of one category; starts the attempt unless `begin` is off',
  access: 'candidate',
  effect: 'write',
  params: categoryParams,
  query: beginQuery,
  output: f.dataOf(z.object({ ...sitting.shape, category: cultureCategory })),
});

export const saveCultureAnswers = endpoint({
  id: 'culture-category-answers-save',
  method: 'POST',
  path: '/api/culture-test/category/answers',
  summary: 'Save answers of one category, some or all; sending them again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  body: z.strictObject({
    category_id: f.id,
    answers: z
      .array(
        z.strictObject({
          question_id: f.id,
          value: f.ofSeven,
          seq: z.optional(answerSeq),
        }),
      )
      .check(z.minLength(1), z.maxLength(5)),
    attemptId: z.optional(f.id),
  }),
  output: f.dataOf(
    z.object({
      answers: z.array(
        z.object({
          questionId: z.int(),
          /** The sequence number that is stored now, of this answer or of a newer one. */
          seq: z.int(),
          /** False when a newer answer was stored already and this one was left aside. */
          stored: z.boolean(),
        }),
      ),
      /** True when every question of the test has an answer. */
      done: z.boolean(),
    }),
  ),
});

/** Answers as they are read back. */
export const cultureAnswers = z.array(z.object({ questionId: z.int(), answerValue: z.int() }));

export const getCultureCategoryAnswers = endpoint({
  id: 'culture-category-answers-get',
  method: 'GET',
  path: '/api/culture-test/answers/category/{categoryId}',
  summary: 'Own answers of one category',
  access: 'candidate',
  effect: 'read',
  params: categoryParams,
  output: f.dataOf(cultureAnswers),
});

/** One category of one respondent, compared with the same respondent's others. Points of the scale 1..7. */
export const cultureScore = z.object({
  ...cultureCategory.shape,
  mean: z.number(),
  /** Mean less the respondent's own mean, −6..6. */
  centred: z.number(),
  /** 95 % band of `centred`. */
  interval: z.tuple([z.number(), z.number()]),
  /** `high` when the whole band lies above 0, `low` when it lies below. */
  emphasis: z.enum(['low', 'middle', 'high']),
  text: z.string(),
});
export type CultureScore = z.output<typeof cultureScore>;

/** What every culture result says of its profile. */
export const cultureProfile = z.object({
  /** Of items and categories. */
  version: z.string(),
  /** Mean of all answers, 1..7, that categories are compared with; null with too few answers. */
  ownMean: z.nullable(z.number()),
  categories: z.array(cultureScore),
  /** Said instead of a profile where the answers do not differ, or hardly; else null. */
  note: z.nullable(z.string()),
  limits: z.array(z.string()),
});

export const getOwnCultureResults = endpoint({
  id: 'culture-results',
  method: 'GET',
  path: '/api/culture-test/results',
  summary: 'Own result in plain words; `results` is null until the test is complete',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      name: z.string(),
      results: z.nullable(
        z.object({
          ...cultureProfile.shape,
          completedAt: f.instant,
          minutes: z.nullable(z.number()),
          attempt: attemptNumber,
        }),
      ),
    }),
  ),
});
