import * as z from 'zod/mini';
import { attemptNumber } from '../attempt-number.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { answerSeq } from '../answer-seq.ts';
import { responseCount } from './judgement-choice.ts';

/** Situational judgement: of four responses to a situation, the most and the least effective one. */

/** Place of a response, 0..3, in the order in which they are shown. */
const place = z.int().check(z.minimum(0), z.maximum(responseCount - 1));

const question = z.object({
  /** 1..12, in the order in which they are asked. */
  id: z.int(),
  /** The situation. */
  text: z.string(),
  responses: z.array(z.string()).check(z.length(responseCount)),
  /** `seq` grows with every change; the highest one stands. */
  answer: z.optional(z.object({ most: z.int(), least: z.int(), seq: z.int() })),
});
export type JudgementQuestion = z.output<typeof question>;

/** With `begin` off, only what was begun is shown: a page asks so that has not let the person choose yet. */
const beginQuery = z.strictObject({ begin: z.optional(f.flag) });

export const getJudgementQuestions = endpoint({
  id: 'judgement-questions',
  method: 'GET',
  path: '/api/judgement-test/questions',
  summary: 'All situations with the answers given so far; starts the attempt unless `begin` is off',
  access: 'candidate',
  effect: 'write',
  query: beginQuery,
  output: f.dataOf(
    z.object({
      /** Null when nothing was begun; then there are counts and no questions. */
      attemptId: z.nullable(z.int()),
      completed: z.boolean(),
      minutes: z.int(),
      /** What is asked of every situation. */
      stem: z.string(),
      questions: z.array(question),
      questionsCountTotal: z.int(),
      answeredCountTotal: z.int(),
    }),
  ),
});

export const saveJudgementAnswer = endpoint({
  id: 'judgement-answer-save',
  method: 'POST',
  path: '/api/judgement-test/answer',
  summary: 'Save the two choices of one situation; sending them again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  body: z.strictObject({
    questionId: f.id,
    most: place,
    least: place,
    seq: z.optional(answerSeq),
    attemptId: z.optional(f.id),
  }),
  output: f.dataOf(
    z.object({
      questionId: z.int(),
      /** The sequence number that is stored now, of this answer or of a newer one. */
      seq: z.int(),
      /** False when a newer answer was stored already and this one was left aside. */
      stored: z.boolean(),
      /** True when every situation has an answer. */
      done: z.boolean(),
    }),
  ),
});

export const judgementAreas = z.array(
  z.object({ code: z.string(), name: z.string(), description: z.string() }),
);

/** `chance`: the range of the points does not leave what choosing without reading gives; `most`: all of it lies in the upper part. */
export const judgementAgreement = z.enum(['chance', 'some', 'most']);

export const getOwnJudgementResults = endpoint({
  id: 'judgement-results',
  method: 'GET',
  path: '/api/judgement-test/results',
  summary: 'Own result in plain words; `results` is null until the test is complete',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      name: z.string(),
      results: z.nullable(
        z.object({
          version: z.string(),
          agreement: judgementAgreement,
          title: z.string(),
          text: z.string(),
          areas: judgementAreas,
          limits: z.array(z.string()),
          completedAt: f.instant,
          minutes: z.nullable(z.number()),
          attempt: attemptNumber,
        }),
      ),
    }),
  ),
});
