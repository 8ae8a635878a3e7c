import * as z from 'zod/mini';
import { profileReference } from './campaigns.ts';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';
import { norm, scaleScore } from './personality.ts';

const reportSubject = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

/** Fit in 0..100: median and central 95 % of seeded draws with the facets' measurement error. */
const fit = z.object({
  profile: profileReference,
  median: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  /** What somebody with average scores gets on the same profile. */
  averagePerson: z.number(),
  strongest: z.array(z.string()),
  furthestBelow: z.array(z.string()),
});

const reportScale = z.object({
  ...scaleScore.shape,
  raw: z.number(),
  /** T of the reference profile; null where the profile has no opinion. */
  target: z.nullable(z.number()),
});
export type ReportScale = z.output<typeof reportScale>;

const responseStyle = z.object({
  verdict: z.string(),
  flags: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      value: z.nullable(z.number()),
      threshold: z.number(),
      flagged: z.boolean(),
      note: z.string(),
    }),
  ),
});

export const personalityReport = z.object({
  subject: reportSubject,
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  completedAt: f.instant,
  minutes: z.nullable(z.number()),
  norm,
  fit: z.nullable(fit),
  scales: z.array(reportScale),
  responseStyle,
  interviewQuestions: z.array(z.object({ scale: z.string(), question: z.string() })),
  limits: z.array(z.string()),
  attribution: z.nullable(z.string()),
});
export type PersonalityReport = z.output<typeof personalityReport>;

const campaignQuery = z.optional(f.textId);

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

export const getPersonalityReports = endpoint({
  id: 'admin-subjects-personality-results',
  method: 'GET',
  path: '/api/admin/results/personality-test/subjects',
  summary: 'Personality reports of up to 50 subjects',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  query: z.strictObject({
    subjects: z.array(f.textId).check(z.minLength(1), z.maxLength(50)),
    campaign: campaignQuery,
  }),
  output: f.dataOf(z.array(personalityReport)),
});

export const tabularOrders = ['name', 'completed_at', 'N', 'E', 'O', 'A', 'C'] as const;

export const getCampaignPersonalityResults = endpoint({
  id: 'campaign-personality-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/personality-test/results',
  summary: 'Personality results of all subjects of a campaign as a table',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  query: z.strictObject({
    page: f.page,
    perPage: f.perPage(25),
    order: z.optional(f.orderBy(tabularOrders)),
    name: z.optional(f.optionalLine(120)),
  }),
  output: z.object({
    data: z.array(
      z.object({
        subject: reportSubject,
        completedAt: f.instant,
        fit: z.nullable(
          z.object({ median: z.number(), interval: z.tuple([z.number(), z.number()]) }),
        ),
        factors: z.array(
          z.object({
            code: z.string(),
            t: z.number(),
            sten: z.int(),
            percentile: z.number(),
            band: z.string(),
            interval: z.tuple([z.number(), z.number()]),
          }),
        ),
        responseStyle: z.string(),
      }),
    ),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      norm: z.nullable(norm),
      /** Subjects of the campaign whose result is not shown: unfinished or without permission. */
      hidden: z.int(),
    }),
  }),
});
