import * as z from 'zod/mini';
import { attemptNumber } from '../attempt-number.ts';
import { profileReference } from '../../campaigns/campaigns.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { norm, scaleScore, tendencyPosition } from './personality.ts';
import { savedProfile } from '../../job-profiles/reference-profiles.ts';
import { reportSubject, responseStyle, shortFit } from '../../reports/reports.ts';

const fit = z.object({
  profile: profileReference,
  saved: savedProfile,
  ...shortFit.shape,
  /** What simulated people of the norm get on the same profile; null for an earlier fit. */
  typicalPerson: z.nullable(
    z.object({
      median: z.number(),
      quartiles: z.tuple([z.number(), z.number()]),
      /** Shares of them, which make 1, in bins of 5 points from 0 to 100. */
      shares: z.array(z.number()).check(z.length(20)),
    }),
  ),
  /** How it compares with what typical people get, as far as its error lets anybody say. */
  inWords: z.string(),
  /** Of a job family: what its fit mostly is; null for other profiles. */
  familyNote: z.nullable(z.string()),
  /** The profile, target by target, what costs most first; what was not measured is absent. */
  comparison: z.array(
    z.object({
      code: z.string(),
      target: z.number(),
      /** `high`: only falling below the target counts; `low`: only rising above it. */
      direction: z.enum(['high', 'low']),
      /** Share of the fit, 0..1; all together make 1. */
      weight: z.number(),
      /** Shortfall in T points, 0 when the target is met. */
      shortfall: z.number(),
      /** Of all that is missing, 0..1. */
      cost: z.number(),
      /** Whether the shortfall is larger than the error of the score. */
      meaningful: z.boolean(),
    }),
  ),
  /**
   * The person's own profile beside the family's: each facet in T points above or below the person's mean over these
   * facets, and its target above or below the mean of the targets; the order of the profile.
   */
  ownProfile: z.array(z.object({ code: z.string(), own: z.number(), target: z.number() })),
  /** Names of facets, with "(low)" or "(high)" where the profile asks for little. */
  strongest: z.array(z.string()),
  furthestBelow: z.array(z.string()),
});

const reportScale = z.object({
  ...scaleScore.shape,
  raw: z.number(),
  /** T of the reference profile; null where the profile has no opinion. */
  target: z.nullable(z.number()),
  /**
   * Expected T-scores of people in the profile's jobs; `n` counts the organisation's own results behind it, one for each
   * campaign that somebody was asked in. Facets of a report with a profile only.
   */
  population: z.nullable(z.object({ mean: z.number(), sd: z.number(), n: z.int() })),
});
export type ReportScale = z.output<typeof reportScale>;

const campaignQuery = z.optional(f.textId);

export const personalityReport = z.object({
  subject: reportSubject,
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  completedAt: f.instant,
  attempt: attemptNumber,
  minutes: z.nullable(z.number()),
  /** In which the test was begun; the report itself is in the reader’s. */
  language: z.string(),
  /** Middle of the seconds per statement; null where they were not recorded. */
  secondsPerItem: z.nullable(z.number()),
  norm,
  /** On development only: the factors against the group of the own age, beside the norm for everybody. */
  ageGroup: z.nullable(
    z.object({ norm, factors: z.array(z.object({ code: z.string(), t: z.number() })) }),
  ),
  fit: z.nullable(fit),
  /** Factors, facets, and tendencies that have a norm of their own. */
  scales: z.array(reportScale),
  /** The other tendencies. */
  tendencies: z.array(tendencyPosition),
  responseStyle,
  interviewQuestions: z.array(z.object({ scale: z.string(), question: z.string() })),
  limits: z.array(z.string()),
  attribution: z.nullable(z.string()),
});
export type PersonalityReport = z.output<typeof personalityReport>;

export const getPersonalityReport = endpoint({
  id: 'admin-subject-personality-results',
  method: 'GET',
  path: '/api/admin/results/personality-test/subject/{id}',
  summary:
    'Personality report of one subject; without `campaign` the latest one of the organisation',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  query: z.strictObject({ campaign: campaignQuery }),
  output: f.dataOf(personalityReport),
});

/**
 * What a facet is made of. What the person answered is not here: an organisation never sees answers to single questions,
 * as every candidate is told, and the sum is enough to check the calculation from there on.
 */
const workingItem = z.object({
  /** Running number, from 1. */
  number: z.int(),
  text: z.string(),
  /** Whether agreement lowers the scale. */
  reversed: z.boolean(),
});

/** The calculation of a report, from the sums of the items to T and fit, with the numbers that were used. */
export const personalityWorking = z.object({
  subject: reportSubject,
  norm,
  /** Of the eight tendencies, which have a norm of their own. */
  tendencyNorm: norm,
  /** Of items and key. */
  version: z.string(),
  scales: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** In the published questionnaire, where ours is another; else null. */
      publishedName: z.nullable(z.string()),
      kind: z.enum(['factor', 'facet', 'tendency']),
      factor: z.nullable(z.string()),
      /** Facets and tendencies: four items. Factors: none, they are made of `parts`. */
      items: z.array(workingItem),
      /** Codes of the facets that a factor is the sum of. */
      parts: z.array(z.string()),
      /** What the sum is multiplied with, 1 unless a part was left out. */
      factorOfSum: z.number(),
      raw: z.number(),
      mean: z.number(),
      sd: z.number(),
      reliability: z.number(),
      /** (raw − mean) / sd */
      z: z.number(),
      t: z.number(),
      sten: z.int(),
      percentile: z.number(),
      /** Standard error in T, 10 √(1 − reliability). */
      sem: z.number(),
      interval: z.tuple([z.number(), z.number()]),
    }),
  ),
  /** Tendencies without a norm of their own, as far as they are calculated. */
  tendencies: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      items: z.array(workingItem),
      factorOfSum: z.number(),
      raw: z.number(),
      /** 100 · (raw − 4) / 16, whole. */
      position: z.int(),
    }),
  ),
  fit: z.nullable(
    z.object({
      profile: profileReference,
      ...shortFit.shape,
      draws: z.int(),
      /** Σ w d², from the expected true scores (of an earlier fit from the measured ones). */
      distance: z.number(),
      /** 100 · exp(−½ Σ w d²), before the draws. */
      plain: z.number(),
      /** How many simulated people the percentile is a rank among; null for an earlier fit. */
      typicalPeople: z.nullable(z.int()),
      /** Mean correlation of the facets of each factor, from the norm; none for an earlier fit. */
      correlations: z.array(z.object({ code: z.string(), r: z.number() })),
      targets: z.array(
        z.object({
          code: z.string(),
          t: z.number(),
          target: z.number(),
          direction: z.enum(['high', 'low']),
          weight: z.number(),
          /** The most likely true score: `t` drawn towards 50 and towards the factor's other facets. */
          expected: z.number(),
          /** Shortfall of the expected score in standard deviations. */
          d: z.number(),
        }),
      ),
    }),
  ),
});
export type PersonalityWorking = z.output<typeof personalityWorking>;

export const getPersonalityWorking = endpoint({
  id: 'personality-working',
  method: 'GET',
  path: '/api/admin/results/personality-test/subject/{id}/working',
  summary: 'How a report was calculated: item, facet, raw score, norm, T, sten, fit',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  query: z.strictObject({ campaign: campaignQuery }),
  output: f.dataOf(personalityWorking),
});
