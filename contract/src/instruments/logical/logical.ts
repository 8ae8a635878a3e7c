import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { puzzle } from '../../platform/figures.ts';
import { answerSeq } from '../answer-seq.ts';
import { norm } from '../personality/personality.ts';
import { attemptNumber } from '../attempt-number.ts';

/** The two timed parts, in the order in which they are taken. */
export const logicalSections = ['analogy', 'sequence'] as const;
export type LogicalSection = (typeof logicalSections)[number];

/** Where a section stands, by the server's clock. */
const sectionState = z.object({
  /** Whether its clock has been started. */
  started: z.boolean(),
  /** Whether it was ended, or its time has run out. */
  over: z.boolean(),
  /** Whole seconds left; before the start all that there will be. */
  remainingSeconds: z.int(),
  /** Seconds of it that were given back so far for a lost connection. */
  givenBackSeconds: z.int(),
});

const logicalQuestion = z.object({
  ...puzzle.shape,
  type: z.enum(logicalSections),
  answer: z.optional(z.object({ index: z.int(), seq: z.int() })),
});
export type LogicalQuestion = z.output<typeof logicalQuestion>;

const questionsQuery = z.strictObject({
  /** Off: nothing begins. A page asks so that has not let the person start the clock yet. */
  begin: z.optional(f.flag),
});

const questionsState = z.object({
  /** Null when nothing was begun. */
  attemptId: z.nullable(z.int()),
  /** Whether the whole test is finished. */
  completed: z.boolean(),
  ...sectionState.shape,
  /** Questions of the section that have an answer. */
  saved: z.int(),
  /** Whether its time ran out, rather than that it was ended before. */
  ranOut: z.boolean(),
});

export const getAnalogyQuestions = endpoint({
  id: 'iq-questions-analogy',
  method: 'GET',
  path: '/api/iq-test/questions/analogy',
  summary:
    'Questions of the analogy section with the answers given so far; starts its clock unless `begin` is off',
  access: 'candidate',
  effect: 'write',
  query: questionsQuery,
  output: f.dataOf(
    z.object({
      ...questionsState.shape,
      /** Empty before the clock runs and after it has run out. */
      analogyQuestions: z.array(logicalQuestion),
      analogyQuestionsCountTotal: z.int(),
    }),
  ),
});

export const getSequenceQuestions = endpoint({
  id: 'iq-questions-sequence',
  method: 'GET',
  path: '/api/iq-test/questions/sequence',
  summary:
    'Questions of the sequence section, once analogy is over; starts its clock unless `begin` is off',
  access: 'candidate',
  effect: 'write',
  query: questionsQuery,
  output: f.dataOf(
    z.object({
      ...questionsState.shape,
      sequenceQuestions: z.array(logicalQuestion),
      sequenceQuestionsCountTotal: z.int(),
    }),
  ),
});

const logicalAnswer = z.strictObject({
  questionId: z.int().check(z.minimum(1), z.maximum(120)),
  /** Place of the chosen option, from 0. */
  optionId: z.int().check(z.minimum(0), z.maximum(5)),
  type: z.enum(logicalSections),
  /** Sent along by clients that keep it beside the answer; whatever it says, the answer is stored. */
  confirmed: z.optional(z.boolean()),
  seq: z.optional(answerSeq),
  attemptId: z.optional(z.int().check(z.minimum(1))),
});

const answerAccepted = f.dataOf(
  z.object({
    questionId: z.int(),
    /** The sequence number that is stored now, of this answer or of a newer one. */
    seq: z.int(),
    /** False when this answer, or a newer one, was stored already. */
    stored: z.boolean(),
  }),
);

export const answerAnalogy = endpoint({
  id: 'iq-answer-analogy',
  method: 'POST',
  path: '/api/iq-test/answers/analogy',
  summary:
    'Save one answer of the analogy section; sending it again is harmless, after the end it says "Time passed"',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  body: logicalAnswer,
  output: answerAccepted,
});

export const answerSequence = endpoint({
  id: 'iq-answer-sequence',
  method: 'POST',
  path: '/api/iq-test/answers/sequence',
  summary:
    'Save one answer of the sequence section; sending it again is harmless, after the end it says "Time passed"',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  body: logicalAnswer,
  output: answerAccepted,
});

const time = f.dataOf(sectionState);

/** How a page says that it is there, and when it is left: the silence after a goodbye is not made up for. */
const signOfLife = z.strictObject({ visit: z.optional(f.visit), leaving: z.optional(f.flag) });

export const getAnalogyTime = endpoint({
  id: 'iq-time-analogy',
  method: 'GET',
  path: '/api/iq-test/time/analogy',
  summary:
    'Time left for the analogy section; a sign of life that lets a broken line be made up for, or with `leaving` the goodbye of a page',
  access: 'candidate',
  effect: 'write',
  query: signOfLife,
  output: time,
});

export const getSequenceTime = endpoint({
  id: 'iq-time-sequence',
  method: 'GET',
  path: '/api/iq-test/time/sequence',
  summary:
    'Time left for the sequence section; a sign of life that lets a broken line be made up for, or with `leaving` the goodbye of a page',
  access: 'candidate',
  effect: 'write',
  query: signOfLife,
  output: time,
});

const ended = f.dataOf(
  z.object({
    section: z.enum(logicalSections),
    /** Of the section: always. */
    section_completed: z.literal(true),
    /** Whether the whole test is finished now. */
    completed: z.boolean(),
  }),
);

export const completeAnalogy = endpoint({
  id: 'iq-complete-analogy',
  method: 'PUT',
  path: '/api/iq-test/complete/analogy',
  summary: 'End the analogy section, before its time or after it',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  output: ended,
});

export const completeSequence = endpoint({
  id: 'iq-complete-sequence',
  method: 'PUT',
  path: '/api/iq-test/complete/sequence',
  summary: 'End the sequence section, before its time or after it',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  output: ended,
});

const practiceItem = z.object({
  puzzle,
  /** Id of the right option: nothing is scored here. */
  right: z.int(),
  explanation: z.string(),
});

export const getLogicalPractice = endpoint({
  id: 'iq-practice',
  method: 'GET',
  path: '/api/iq-test/practice',
  summary: 'Questions to try before the clock starts, the same for everyone, with their solutions',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.object({ analogy: z.array(practiceItem), sequence: z.array(practiceItem) })),
});

const about = {
  code: z.enum(['ANALOGY', 'SEQUENCE', 'TOTAL']),
  name: z.string(),
  description: z.string(),
  /** The result in a few words. */
  inWords: z.string(),
  answered: z.int(),
  asked: z.int(),
  text: z.string(),
};

/** One score as the person gets it: words, and no number that could be taken for a rank among people. */
const ownLogicalScore = z.object(about);

/**
 * One score for managers, never a bare number: always with its words and band. `iq` is a model score, mean 100, SD 15,
 * and compares with no one until people have been measured; neither do `sten` and `percentile`, which no screen shows.
 * All numbers of the scale are null where the answers carry none: half of them or more missing, or no more right than by guessing.
 */
export const logicalScore = z.object({
  ...about,
  right: z.int(),
  iq: z.nullable(z.int()),
  /** 95 % band of the model score. */
  interval: z.nullable(z.tuple([z.int(), z.int()])),
  t: z.nullable(z.number()),
  /** The same band in T. */
  tInterval: z.nullable(z.tuple([z.number(), z.number()])),
  sten: z.nullable(z.int()),
  /** Per cent that the model expects below. */
  percentile: z.nullable(z.number()),
  band: z.nullable(z.enum(['low', 'average', 'high'])),
});
export type LogicalScore = z.output<typeof logicalScore>;

export const getOwnLogicalResults = endpoint({
  id: 'iq-results',
  method: 'GET',
  path: '/api/iq-test/results',
  summary: 'Own result in plain words; `results` is null until both sections are over',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      name: z.string(),
      results: z.nullable(
        z.object({
          completedAt: f.instant,
          minutes: z.nullable(z.number()),
          attempt: attemptNumber,
          norm,
          scores: z.array(ownLogicalScore),
          limits: z.array(z.string()),
        }),
      ),
    }),
  ),
});
