import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { norm } from './personality.ts';
import { reportSubject } from '../../reports/reports.ts';

/** The working-from-home index, as managers read it. */

const campaign = z.object({ id: z.int(), name: z.string(), type: z.string() });

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
