import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { personalityAnswerTypes } from '../instruments.ts';
import { personalityAnswer } from './personality-answer.ts';
import { attemptNumber } from '../attempt-number.ts';

const languageCode = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/));

export const personalityQuestion = z.object({
  id: z.int(),
  /** Running number over both lists, from 1. */
  index: z.int(),
  text: z.string(),
  scaleId: z.int(),
  type: z.enum(personalityAnswerTypes),
  answer: z.optional(z.object({ index: z.int(), seq: z.int() })),
});
export type PersonalityQuestion = z.output<typeof personalityQuestion>;

export const getPersonalityQuestions = endpoint({
  id: 'personality-questions',
  method: 'GET',
  path: '/api/personality-test/questions',
  summary: 'All questions with the answers given so far; starts the attempt unless `begin` is off',
  access: 'candidate',
  effect: 'write',
  /** With `begin` off, only what was begun is shown: a page asks so that has not let the person choose yet. */
  query: z.strictObject({ language: z.optional(languageCode), begin: z.optional(f.flag) }),
  output: f.dataOf(
    z.object({
      /** Null when nothing was begun; then there are counts and no questions. */
      attemptId: z.nullable(z.int()),
      completed: z.boolean(),
      language: languageCode,
      direction: z.enum(['ltr', 'rtl']),
      tendencyLanguage: languageCode,
      /** Labels of the five options, in the order of `index`. */
      options: z.array(z.string()),
      minutes: z.int(),
      questions: z.array(personalityQuestion),
      questionsCountTotal: z.int(),
      tendencyQuestions: z.array(personalityQuestion),
      tendencyQuestionsCountTotal: z.int(),
    }),
  ),
});

const answerAccepted = f.dataOf(
  z.object({
    questionId: z.int(),
    /** The sequence number that is stored now, of this answer or of a newer one. */
    seq: z.int(),
    /** False when a newer answer was stored already and this one was left aside. */
    stored: z.boolean(),
    /** True when every question has an answer. */
    done: z.boolean(),
  }),
);

export const answerPersonality = endpoint({
  id: 'personality-answer',
  method: 'POST',
  path: '/api/personality-test/answers',
  summary: 'Save one answer of the five-factor part; sending it again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  body: personalityAnswer,
  output: answerAccepted,
});

export const answerTendency = endpoint({
  id: 'personality-tendency-answer',
  method: 'POST',
  path: '/api/personality-test/tendencies/answers',
  summary: 'Save one answer of the tendency part; sending it again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  body: personalityAnswer,
  output: answerAccepted,
});

export const listPersonalityLanguages = endpoint({
  id: 'personality-languages',
  method: 'GET',
  path: '/api/personality-test/languages',
  summary: 'Languages of the five-factor items',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        code: languageCode,
        name: z.string(),
        direction: z.enum(['ltr', 'rtl']),
        /** Whether the tendency items exist in this language too. */
        tendencies: z.boolean(),
      }),
    ),
  ),
});

const personalityScale = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['facet', 'tendency']),
  factorId: z.nullable(z.int()),
});

export const listPersonalityScales = endpoint({
  id: 'personality-scales',
  method: 'GET',
  path: '/api/personality-test/scales',
  summary: 'The 30 facets and the 8 tendencies',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.array(personalityScale)),
});

export const listPersonalityFactors = endpoint({
  id: 'personality-factors',
  method: 'GET',
  path: '/api/personality-test/factors',
  summary: 'The five factors',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), description: z.string() })),
  ),
});

export const norm = z.object({
  name: z.string(),
  version: z.string(),
  group: z.string(),
  source: z.string(),
  /** People in the norm group; null where the source does not publish it. */
  n: z.nullable(z.int()),
});

export const listPersonalityNorms = endpoint({
  id: 'personality-norms',
  method: 'GET',
  path: '/api/personality-test/norms',
  summary: 'Norms in use: mean and standard deviation of each scale by group',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        ...norm.shape,
        scales: z.array(
          z.object({
            code: z.string(),
            mean: z.number(),
            sd: z.number(),
            reliability: z.number(),
          }),
        ),
      }),
    ),
  ),
});

export const listPersonalityTranslations = endpoint({
  id: 'personality-translations',
  method: 'GET',
  path: '/api/personality-test/translations',
  summary: 'Question texts and option labels in a language, English by default',
  access: 'candidate',
  effect: 'read',
  query: z.strictObject({ language: z.optional(languageCode) }),
  output: f.dataOf(
    z.object({
      language: languageCode,
      direction: z.enum(['ltr', 'rtl']),
      tendencyLanguage: languageCode,
      options: z.array(z.string()),
      questions: z.array(z.object({ id: z.int(), text: z.string() })),
    }),
  ),
});

const bands = ['low', 'average', 'high'] as const;

/** One measured scale: never a bare number, always with its band. T-scores: mean 50, SD 10. */
export const scaleScore = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['factor', 'facet', 'tendency']),
  /** Factor that a facet belongs to. */
  factor: z.nullable(z.string()),
  t: z.number(),
  sten: z.int(),
  /** Per cent of the norm group below, by the normal curve. */
  percentile: z.number(),
  /** At the end of the scale the percentile is a bound: `at most` for the lowest sum, `at least` for the highest. */
  end: z.nullable(z.enum(['lowest', 'highest'])),
  band: z.enum(bands),
  /** The band is low or high, and the true score may well be average: words about it say so. */
  leaning: z.boolean(),
  /** 95 % band in T. */
  interval: z.tuple([z.number(), z.number()]),
  text: z.string(),
});
export type ScaleScore = z.output<typeof scaleScore>;

/** A tendency without a norm of its own: where the answers lie between the ends of the scale, compared with nobody. */
export const tendencyPosition = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** 4..20 */
  raw: z.number(),
  /** 0..100 between the lowest and the highest sum. */
  position: z.int(),
  /** Below 40 low, above 60 high. */
  band: z.enum(bands),
  text: z.string(),
});
export type TendencyPosition = z.output<typeof tendencyPosition>;

/**
 * What somebody reads of their own scale: words, no number. `leans_…` is a score whose true value may well be average;
 * tendencies without a norm say how much the answers spoke for them.
 */
export const ownStandings = [
  'low',
  'leans_low',
  'average',
  'leans_high',
  'high',
  'little',
  'partly',
  'much',
] as const;

const ownScale = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['factor', 'facet', 'tendency']),
  /** Factor that a facet belongs to. */
  factor: z.nullable(z.string()),
  standing: z.enum(ownStandings),
  text: z.string(),
});
export type OwnScale = z.output<typeof ownScale>;

export const getOwnPersonalityResults = endpoint({
  id: 'personality-results',
  method: 'GET',
  path: '/api/personality-test/results',
  summary: 'Own result in plain words; `results` is null until the test is complete',
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
          scales: z.array(ownScale),
          limits: z.array(z.string()),
        }),
      ),
    }),
  ),
});

export const listComparisonTexts = endpoint({
  id: 'personality-comparison-texts',
  method: 'GET',
  path: '/api/personality-test/comparison-texts',
  summary: 'What a low, an average and a high score mean, for every scale',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(z.object({ code: z.string(), low: z.string(), average: z.string(), high: z.string() })),
  ),
});

const population = f.dataOf(
  z.object({
    profile: z.object({ reference: z.string(), name: z.string() }),
    scales: z.array(z.object({ code: z.string(), mean: z.number(), sd: z.number(), n: z.int() })),
  }),
);

export const getProfilePopulation = endpoint({
  id: 'personality-profile-population',
  method: 'GET',
  path: '/api/personality-test/profile-population/{profileId}',
  summary: 'Expected T-scores of the people in a standard profile',
  access: 'candidate',
  effect: 'read',
  params: z.strictObject({ profileId: f.textId }),
  output: population,
});

export const getCustomProfilePopulation = endpoint({
  id: 'personality-custom-profile-population',
  method: 'GET',
  path: '/api/personality-test/custom-profile-population/{profileId}',
  summary: 'Expected T-scores of the people in a custom profile',
  access: 'candidate',
  effect: 'read',
  params: z.strictObject({ profileId: f.textId }),
  output: population,
});
