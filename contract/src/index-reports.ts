import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';
import { norm } from './personality.ts';
import { reportSubject } from './reports.ts';

/** The burnout index and the working-from-home index, as managers read them. */

const campaign = z.object({ id: z.int(), name: z.string(), type: z.string() });

/** Band and sides of the work that weigh. No score, no answer, nothing about life outside work: they stay with the person. */
export const burnoutReport = z.object({
  subject: reportSubject,
  /** The one that asked. */
  campaign,
  completedAt: f.instant,
  /** `high` holds everything from "often" on. */
  band: z.enum(['low', 'moderate', 'high']),
  text: z.string(),
  /** In the order of the questionnaire, which says nothing about their size. */
  drivers: z.array(z.object({ code: z.string(), name: z.string(), advice: z.string() })),
  advice: z.array(z.string()),
  limits: z.array(z.string()),
});
export type BurnoutReport = z.output<typeof burnoutReport>;

export const getBurnoutReport = endpoint({
  id: 'subject-burnout-report',
  method: 'GET',
  path: '/api/admin/subject-profile/burnout/{subjectId}',
  summary: 'Band and drivers of the latest record that the organisation asked for; never a score',
  access: 'manager',
  effect: 'read',
  feature: 'burnout',
  sensitive: true,
  params: z.strictObject({ subjectId: f.textId }),
  output: f.dataOf(burnoutReport),
});

const groupFigure = z.object({
  /** People, five or more. */
  n: z.int(),
  /** Mean burnout score; of a batch in steps of 5, where 10 is "at most about 10" and 90 "at least about 90". */
  mean: z.number(),
});

export const burnoutAverages = z.object({
  campaign,
  /** Fewer are never averaged. */
  leastN: z.int(),
  /** People who are still needed for the next batch: a number, never who. */
  missing: z.int(),
  /** Made from the batches alone; null without any. */
  total: z.nullable(groupFigure),
  /** Each record counts in one of them, once; they never change. */
  batches: z.array(z.object({ ...groupFigure.shape, closedAt: f.instant })),
});
export type BurnoutAverages = z.output<typeof burnoutAverages>;

export const getBurnoutAverages = endpoint({
  id: 'campaign-burnout-averages',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/burnout/averages',
  summary: 'Energy of a campaign’s people as averages of groups that show nobody',
  access: 'manager',
  effect: 'read',
  feature: 'burnout',
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(burnoutAverages),
});

const indexDriver = z.object({
  code: z.string(),
  name: z.string(),
  /** T points that it adds to 50. */
  contribution: z.number(),
  meaning: z.string(),
  advice: z.string(),
});
export type IndexDriver = z.output<typeof indexDriver>;

export const workingFromHomeReport = z.object({
  subject: reportSubject,
  campaign: z.nullable(campaign),
  /** Of the personality test that it is made of. */
  completedAt: f.instant,
  t: z.number(),
  percentile: z.number(),
  percentileInterval: z.tuple([z.number(), z.number()]),
  band: z.enum(['low', 'average', 'high']),
  /** 95 % band in T, from the facets' error alone. */
  interval: z.tuple([z.number(), z.number()]),
  /** 0..1 */
  reliability: z.number(),
  text: z.string(),
  up: z.array(indexDriver),
  down: z.array(indexDriver),
  limits: z.array(z.string()),
  /** The calculation: T = 50 + the sum of the contributions. */
  parts: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      weight: z.number(),
      z: z.number(),
      contribution: z.number(),
    }),
  ),
  norm,
  confidence: z.literal('low'),
});
export type WorkingFromHomeReport = z.output<typeof workingFromHomeReport>;

export const getWorkingFromHomeReport = endpoint({
  id: 'work-from-home-report',
  method: 'GET',
  path: '/api/admin/work-from-home-report/{subjectId}',
  summary: 'Working-from-home index from the personality result: low confidence, never a filter',
  access: 'manager',
  effect: 'read',
  feature: 'wfh_index',
  sensitive: true,
  params: z.strictObject({ subjectId: f.textId }),
  query: z.strictObject({ campaign: z.optional(f.textId) }),
  output: f.dataOf(workingFromHomeReport),
});
