import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { reportSubject } from '../../reports/reports.ts';

/** The burnout index, as managers read it. */

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
  summary: 'Energy of a campaign’s people as averages of groups that reveal no one',
  access: 'manager',
  effect: 'read',
  feature: 'burnout',
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(burnoutAverages),
});
