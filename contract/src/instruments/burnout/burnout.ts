import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { answerSeq } from '../answer-seq.ts';
import { told } from '../../platform/field-text.ts';

/** Energy, called burnout in the calls: one's own records, each taken anew. */

const categoryId = z.int().check(z.minimum(1), z.maximum(3));
/** Position of the chosen option, from the most to the least. */
const value = z.int().check(z.minimum(0), z.maximum(4));
const served = z.enum(['answered', 'not_applicable']);

export const burnoutRecord = z.object({
  id: z.int(),
  /** 0..100, higher is more strain; null while the record is incomplete. */
  burnout_score: z.nullable(z.number()),
  /** Of the questions that apply to this person. */
  answered: z.int(),
  questions: z.int(),
  /** Null before the person has agreed; no answer is taken until then. */
  consented_at: z.nullable(f.instant),
  created_at: f.instant,
  completed_at: z.nullable(f.instant),
});
export type BurnoutRecord = z.output<typeof burnoutRecord>;

export const listBurnout = endpoint({
  id: 'burnout-list',
  method: 'GET',
  path: '/api/burnout/list',
  summary: 'Own records, newest first',
  access: 'candidate',
  effect: 'read',
  output: z.object({
    data: z.array(burnoutRecord),
    /** Whether another record may be begun: somebody asks, or the person has taken it before. */
    meta: z.object({ may_create: z.boolean() }),
  }),
});

export const createBurnout = endpoint({
  id: 'burnout-create',
  method: 'POST',
  path: '/api/burnout/create',
  summary: 'Begin a record; while one is incomplete, that one is answered again (200)',
  access: 'candidate',
  effect: 'write',
  output: f.dataOf(burnoutRecord),
  status: 201,
});

const consentText = z.object({
  version: z.string(),
  title: z.string(),
  intro: z.string(),
  points: z.array(z.object({ heading: z.string(), text: z.string() })),
  agree: z.string(),
  decline: z.string(),
});

const questionKinds = ['frequency', 'degree'] as const;

const burnoutCategory = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  instruction: z.string(),
  /** What to say when the category does not apply; null where it always does. */
  skip: z.nullable(z.string()),
  questions: z.array(z.object({ id: z.int(), text: z.string(), kind: z.enum(questionKinds) })),
});

export const getBurnoutQuestions = endpoint({
  id: 'burnout-questions',
  method: 'GET',
  path: '/api/burnout/questions',
  summary: 'Categories with their questions, the options, and what is agreed to before',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      version: z.string(),
      minutes: z.int(),
      consent: consentText,
      /** Labels by kind of question, in the order of an answer's `value`. */
      options: z.object({ frequency: z.array(z.string()), degree: z.array(z.string()) }),
      categories: z.array(burnoutCategory),
    }),
  ),
});

export const getBurnoutAnswers = endpoint({
  id: 'burnout-answers',
  method: 'GET',
  path: '/api/burnout/answers/{id}',
  summary: 'What was answered in one of the own records',
  access: 'candidate',
  effect: 'read',
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(
    z.object({
      ...burnoutRecord.shape,
      /** Of the category of people served; null while it is open. */
      served: z.nullable(served),
      answers: z.array(z.object({ question_id: z.int(), value: z.int(), seq: z.int() })),
    }),
  ),
});

export const updateBurnout = endpoint({
  id: 'burnout-update',
  method: 'PUT',
  path: '/api/burnout/update',
  summary:
    'Save answers of one category, all or some; `not_applicable` for people served, `finished` to leave the rest out',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({
    burnout_test_id: f.id,
    category_id: categoryId,
    answers: z
      .array(
        z.strictObject({
          question_id: z.int().check(z.minimum(1), z.maximum(19)),
          value,
          seq: z.optional(answerSeq),
        }),
      )
      .check(z.maxLength(7, told('category_questions', 7))),
    not_applicable: z.optional(z.boolean()),
    finished: z.optional(z.boolean()),
  }),
  output: f.dataOf(
    z.object({
      ...burnoutRecord.shape,
      served: z.nullable(served),
      /** What became of each answer: the number that stands now, and whether it is this answer's. */
      saved: z.array(z.object({ question_id: z.int(), seq: z.int(), stored: z.boolean() })),
    }),
  ),
});

export const consentBurnout = endpoint({
  id: 'burnout-consent',
  method: 'POST',
  path: '/api/burnout/consent',
  summary: 'Agree to what is said before the first question; each record needs it',
  access: 'candidate',
  effect: 'write',
  body: z.strictObject({
    burnout_test_id: f.id,
    /** Of the words that were shown. */
    version: z.string().check(z.maxLength(20)),
  }),
  output: f.dataOf(burnoutRecord),
});

export const deleteBurnout = endpoint({
  id: 'burnout-delete',
  method: 'DELETE',
  path: '/api/burnout/{id}',
  summary: 'Withdraw consent: delete one of the own records with everything made of it',
  access: 'candidate',
  effect: 'write',
  params: z.strictObject({ id: f.textId }),
  output: f.message,
});

const strainBands = ['low', 'moderate', 'high', 'severe'] as const;

const strainScore = z.object({
  /** 0..100, higher is more strain. */
  score: z.number(),
  band: z.enum(strainBands),
  /** 95 % band. */
  interval: z.tuple([z.number(), z.number()]),
  /** The interval reaches into another band. */
  nearLimit: z.boolean(),
  text: z.string(),
});
export type StrainScore = z.output<typeof strainScore>;

const change = z.object({
  /** Later minus earlier; above 0 is more strain. */
  difference: z.number(),
  /** What measurement error alone stays within, in 95 of 100. */
  limit: z.number(),
  verdict: z.enum(['more strain', 'less strain', 'no meaningful difference']),
  text: z.string(),
});

const named = z.object({ code: z.string(), name: z.string() });

export const ownBurnout = z.object({
  id: z.int(),
  completedAt: f.instant,
  overall: strainScore,
  /** 100 − score. */
  /** 100 − score: shown as energy. */
  happiness: z.number(),
  scores: z.array(z.object({ ...named.shape, ...strainScore.shape, help: z.array(z.string()) })),
  absent: z.array(
    z.object({ ...named.shape, reason: z.enum(['not applicable', 'too few answers']) }),
  ),
  drivers: z.array(z.object({ ...named.shape, text: z.string() })),
  /** Against the record before; null where there is none that can be compared. */
  change: z.nullable(
    z.object({
      overall: change,
      categories: z.array(z.object({ ...named.shape, ...change.shape })),
    }),
  ),
  meaning: z.array(z.string()),
  limits: z.array(z.string()),
  seekHelp: z.array(z.string()),
  /** Say where help is before anything else. */
  seekHelpFirst: z.boolean(),
  precision: z.object({ name: z.string(), version: z.string(), source: z.string() }),
});
export type OwnBurnout = z.output<typeof ownBurnout>;

export const getOwnBurnoutResults = endpoint({
  id: 'burnout-results',
  method: 'GET',
  path: '/api/burnout/results',
  summary: 'Own latest result in plain words and how it was before; `latest` is null without one',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      name: z.string(),
      latest: z.nullable(ownBurnout),
      /** Every complete record, oldest first. */
      history: z.array(
        z.object({
          id: z.int(),
          completedAt: f.instant,
          score: z.number(),
          interval: z.tuple([z.number(), z.number()]),
          band: z.enum(strainBands),
        }),
      ),
      /** Whether another record may be begun. */
      mayCreate: z.boolean(),
    }),
  ),
});
