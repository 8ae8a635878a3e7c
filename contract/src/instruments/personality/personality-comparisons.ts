import * as z from 'zod/mini';
import { profileReference } from '../../campaigns/campaigns.ts';
import { comparedCampaign, comparedCampaignQuery } from '../../reports/comparisons.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { told } from '../../platform/field-text.ts';
import { norm, scaleScore } from './personality.ts';
import { savedProfile } from '../../job-profiles/reference-profiles.ts';
import { reportSubject, shortFit } from '../../reports/reports.ts';

/** Several results beside each other: two people, a team, a campaign. T-scores throughout: mean 50, SD 10. */

const memberScore = z.object({
  code: z.string(),
  t: z.number(),
  sten: z.int(),
  percentile: z.number(),
  end: scaleScore.shape.end,
  band: z.enum(['low', 'average', 'high']),
  leaning: scaleScore.shape.leaning,
  interval: z.tuple([z.number(), z.number()]),
});

const comparedScale = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['factor', 'facet', 'tendency']),
  factor: z.nullable(z.string()),
  /** T of the reference profile; null where it has no opinion. */
  target: z.nullable(z.number()),
});

/** How much of a profile's weight is reached, 0..1. */
const coverage = z.object({
  /** By at least one person. */
  byAnyone: z.number(),
  /** By the mean of all. */
  byMean: z.number(),
});

export const personalityComparison = z.object({
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  profile: z.nullable(profileReference),
  saved: savedProfile,
  attribution: z.nullable(z.string()),
  members: z.array(
    z.object({
      subject: reportSubject,
      completedAt: f.instant,
      norm,
      /** `ok`, or to be read with care because of the way of answering. */
      responseStyle: z.string(),
      fit: z.nullable(
        z.object({
          ...shortFit.shape,
          /** How many of the others it clearly lies above and below. */
          above: z.int(),
          below: z.int(),
        }),
      ),
      scores: z.array(memberScore),
      /** The team without this person; null when nobody or one person would be left. */
      without: z.nullable(
        z.object({
          coverage: z.nullable(coverage),
          /** Mean SD over the facets. */ spread: z.number(),
        }),
      ),
    }),
  ),
  scales: z.array(
    z.object({
      ...comparedScale.shape,
      /** T points that two people must be apart for the difference to mean something: 1.96 · SEM · √2. */
      meaningfulDifference: z.number(),
      mean: z.number(),
      sd: z.number(),
      lowest: z.number(),
      highest: z.number(),
      /** How many members reach the target; null where there is none. */
      reached: z.nullable(z.int()),
    }),
  ),
  /** Of exactly two people: what lies between them, first minus second. */
  differences: z.nullable(
    z.array(z.object({ code: z.string(), difference: z.number(), meaningful: z.boolean() })),
  ),
  /** Of exactly two people with a fit of today: the 90 % interval of first minus second, and whether it excludes 0. */
  fitDifference: z.nullable(
    z.object({ interval: z.tuple([z.number(), z.number()]), clear: z.boolean() }),
  ),
  coverage: z.nullable(coverage),
  /** Mean over the facets of the members' SD, in T. */
  spread: z.number(),
  /** Likeness of the facet profiles of each two members, −1..1, in the order of `members`. */
  similarity: z.array(z.array(z.number())),
  limits: z.array(z.string()),
});
export type PersonalityComparison = z.output<typeof personalityComparison>;

const compared = z.strictObject({
  subjects: z
    .array(f.textId)
    .check(z.minLength(2, told('people_required')), z.maxLength(50, told('too_many_people', 50))),
  campaign: z.optional(f.textId),
});

export const getPersonalityComparison = endpoint({
  id: 'admin-subjects-personality-results',
  method: 'GET',
  path: '/api/admin/results/personality-test/subjects',
  summary: 'Personality results of 2 to 50 subjects beside each other',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  query: compared,
  output: f.dataOf(personalityComparison),
});

export const downloadTeam = endpoint({
  id: 'team-pdf',
  method: 'GET',
  path: '/api/admin/report/team.pdf',
  summary: 'The comparison of a team of 2 to 50 subjects as PDF, A4; needs the feature for teams',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  query: compared,
  output: ['application/pdf'],
});

export const personalityAverages = z.object({
  campaign: z.object({ id: z.int(), name: z.string(), type: z.string() }),
  profile: z.nullable(profileReference),
  attribution: z.nullable(z.string()),
  /** People in closed groups: five or more who finished and permit it, averaged once and rounded. */
  n: z.int(),
  /** Everyone whom the campaign has, counted or not. */
  subjects: z.int(),
  /** So many make a group: an average of fewer shows the single person. */
  leastN: z.int(),
  /** Null without a group. */
  scales: z.nullable(
    z.array(
      z.object({
        ...comparedScale.shape,
        /** In whole T. */
        mean: z.number(),
        /** 95 % confidence interval of the mean, with the rounding of the groups. */
        interval: z.tuple([z.number(), z.number()]),
      }),
    ),
  ),
});
export type PersonalityAverages = z.output<typeof personalityAverages>;

export const getCampaignAverages = endpoint({
  id: 'campaign-personality-average-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/personality-test/average-results',
  summary: 'Averages of a campaign, from five people on',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(personalityAverages),
});

export const listPersonalityCampaigns = endpoint({
  id: 'compare-personality-campaigns',
  method: 'GET',
  path: '/api/admin/compare/personality/campaigns',
  summary: 'Campaigns with the personality test, newest first, with how many results count',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  query: comparedCampaignQuery,
  output: f.pageOf(comparedCampaign),
});

/** Likeness of two profiles over the facets of fits, 28 of the 30: a conversation aid, no forecast of how two people get on. */
export const interpersonalFit = z.object({
  subjects: z.tuple([reportSubject, reportSubject]),
  /** Double-entry intraclass correlation of the facets' T-scores, −1..1: counts level as well as shape. */
  icc: z.number(),
  /** Central 95 % of draws with the facets' measurement error. */
  interval: z.tuple([z.number(), z.number()]),
  /** Per cent of random pairs that are less alike, 0..100, with what it is made of. */
  percentile: z.number(),
  percentileInterval: z.tuple([z.number(), z.number()]),
  source: z.string(),
  /** In words: very different, different, as alike as two random people, alike, very alike. */
  verdict: z.string(),
  alike: z.array(
    z.object({ code: z.string(), name: z.string(), first: z.number(), second: z.number() }),
  ),
  different: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      first: z.number(),
      second: z.number(),
      /** A question for the two to talk about. */
      question: z.string(),
    }),
  ),
  limits: z.array(z.string()),
});
export type InterpersonalFit = z.output<typeof interpersonalFit>;

export const getInterpersonalFit = endpoint({
  id: 'interpersonal-fit',
  method: 'GET',
  path: '/api/admin/interpersonal-fit/{subject1}/{subject2}',
  summary: 'How alike two people describe themselves, and where they differ most',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  params: z.strictObject({ subject1: f.textId, subject2: f.textId }),
  output: f.dataOf(interpersonalFit),
});

export const downloadTwo = endpoint({
  id: 'two-pdf',
  method: 'GET',
  path: '/api/admin/report/personality/{subject1}/{subject2}.pdf',
  summary: 'Two people beside each other as PDF, A4, and how alike they describe themselves',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  params: z.strictObject({ subject1: f.textId, subject2: f.textId }),
  query: z.strictObject({ campaign: z.optional(f.textId) }),
  output: ['application/pdf'],
});
