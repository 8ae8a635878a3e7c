import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { attemptNumber } from '../attempt-number.ts';

export const interval = z.tuple([z.number(), z.number()]);

export const skillTest = z.object({
  id: f.id,
  /** As other calls name it, `mcqt_7`. */
  test: f.testId,
  name: z.string(),
  description: z.string(),
  /** Tag of BCP 47 of what the questions are written in; null when nobody has said it. */
  language: z.nullable(z.string()),
  state: z.enum(['new', 'started', 'completed']),
  questions: z.int(),
  /** Came with the product, so that its keys are public: not for selection. */
  sample: z.boolean(),
  /** Questions that are closed, with an answer or without. */
  closed: z.int(),
  /** For all questions together, the person's extra time included. */
  seconds: z.int(),
  /** Of the question whose clock runs now; null when none does. */
  remainingSeconds: z.nullable(z.int()),
  extraTime: z.boolean(),
  startedAt: z.nullable(f.instant),
  completedAt: z.nullable(f.instant),
});
export type SkillTest = z.output<typeof skillTest>;

export const listSkillTests = endpoint({
  id: 'subject-skill-test-list',
  method: 'GET',
  path: '/api/subject/skill-tests',
  summary: 'The skill tests that a person has been asked for or has started',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.array(skillTest)),
});

const testParams = z.strictObject({ testId: f.textId });

export const getSkillTest = endpoint({
  id: 'subject-skill-test-get',
  method: 'GET',
  path: '/api/subject/skill-tests/{testId}',
  summary: 'One of these tests',
  access: 'candidate',
  effect: 'read',
  params: testParams,
  output: f.dataOf(skillTest),
});

export const skillQuestion = z.object({
  id: f.id,
  /** Plain, with the small markup of `question-text.ts`. */
  text: z.string(),
  /** Below `/api`, for who sends a session. */
  image: z.nullable(z.object({ url: z.string(), alternative: z.string() })),
  /** In the order in which this person sees them. */
  options: z.array(z.object({ id: f.id, text: z.string() })),
  /** All that this question gives: with extra time, and what was given back or added. */
  seconds: z.int(),
  /** By the server’s clock. */
  remainingSeconds: z.int(),
  /** Seconds of it that were given back so far for a lost connection. */
  givenBackSeconds: z.int(),
});
export type SkillQuestion = z.output<typeof skillQuestion>;

export const skillSitting = z.object({
  /** Null when nothing was begun. */
  attemptId: z.nullable(z.int()),
  /** Of the test. */
  name: z.string(),
  /** As of the test. */
  language: z.nullable(z.string()),
  /** Of the question below, or of the next one; the number of all when none is left. */
  number: z.int(),
  total: z.int(),
  /** True when no question is left. */
  completed: z.boolean(),
  /** Null when none is running and none was asked for. */
  question: z.nullable(skillQuestion),
  /**
   * The time of the question before this one ran out without an answer. Whoever goes on then is told so first, and the
   * clock of the next question starts with the call after that.
   */
  ranOut: z.boolean(),
});
export type SkillSitting = z.output<typeof skillSitting>;

export const getSkillQuestion = endpoint({
  id: 'skill-test-questions',
  method: 'GET',
  path: '/api/skill-test/{testId}/questions',
  summary:
    'The question whose clock runs, or the next one, whose clock starts now; after one that ran out without an answer the first call closes it and starts none. With `begin` off nothing starts and nothing ends, and with `leaving`, the goodbye of a page, neither',
  access: 'candidate',
  effect: 'write',
  params: testParams,
  query: z.strictObject({
    begin: z.optional(f.flag),
    visit: z.optional(f.visit),
    /** The silence after it is not made up for. */
    leaving: z.optional(f.flag),
  }),
  output: f.dataOf(skillSitting),
});

export const getSkillQuestionImage = endpoint({
  id: 'skill-test-question-image',
  method: 'GET',
  path: '/api/skill-test/{testId}/questions/{questionId}/image',
  summary: 'The picture of a question that has been shown',
  access: 'candidate',
  effect: 'read',
  transaction: 'manual',
  params: z.strictObject({ testId: f.textId, questionId: f.textId }),
  output: ['image/png', 'image/jpeg'],
});

const closed = f.dataOf(
  z.object({
    questionId: z.int(),
    /** False when the question was closed before. */
    stored: z.boolean(),
    /** True when no question is left. */
    done: z.boolean(),
  }),
);

export const answerSkillQuestion = endpoint({
  id: 'skill-test-answer',
  method: 'POST',
  path: '/api/skill-test/{testId}/answers',
  summary: 'Answer a question and close it; sending the same answer again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  params: testParams,
  body: z.strictObject({ question_id: f.id, option_id: f.id }),
  output: closed,
});

export const endSkillQuestion = endpoint({
  id: 'skill-test-time-up',
  method: 'POST',
  path: '/api/skill-test/{testId}/time-up',
  summary: 'Close a question without an answer; doing so again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  params: testParams,
  body: z.strictObject({ question_id: f.id }),
  output: closed,
});

export const standing = z.object({
  /** People in the group, this one among them. */
  n: z.int(),
  /** Per cent who did less well, with half of the equal ones; null before there is a closed group of twenty. */
  percentile: z.nullable(z.number()),
  interval: z.nullable(interval),
  note: z.string(),
});
export type SkillStanding = z.output<typeof standing>;

export const score = z.object({
  /** Of all points, 0..100. */
  percent: z.number(),
  /** 95 %. */
  interval,
  points: z.number(),
  maximum: z.number(),
  /** Where the band comes from. */
  certainty: z.string(),
  /** Spent on all questions; null where not known. */
  seconds: z.nullable(z.number()),
  topics: z.array(
    z.object({
      topic: z.string(),
      questions: z.int(),
      points: z.number(),
      maximum: z.number(),
    }),
  ),
});

/** Which questions were right is not here: the next person gets the same ones. */
const ownSkillResult = z.object({
  ...score.shape,
  completedAt: f.instant,
  attempt: attemptNumber,
  questions: z.int(),
  /** Its questions and answers are public. */
  sample: z.boolean(),
  /** Points that guessing alone gives on average; null where not known. */
  guessing: z.nullable(z.number()),
  standing,
});

export const getOwnSkillResults = endpoint({
  id: 'skill-test-results',
  method: 'GET',
  path: '/api/skill-test/{testId}/results',
  summary: 'The own result; null until every question is closed',
  access: 'candidate',
  effect: 'read',
  params: testParams,
  output: f.dataOf(z.object({ name: z.string(), results: z.nullable(ownSkillResult) })),
});
