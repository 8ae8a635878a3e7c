import * as z from 'zod/mini';
import { attemptNumber } from '../attempt-number.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { norm, scaleScore } from './personality.ts';
import { reportSubject, shortFit } from '../../reports/reports.ts';
import { tableFormat, tableTypes } from '../../platform/table-file.ts';

/** Personality results of a campaign’s people as a table. */

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
    ...f.maybePage,
    order: z.optional(f.orderBy(tabularOrders)),
    name: z.optional(f.optionalLine(120)),
  }),
  output: z.object({
    data: z.array(
      z.object({
        subject: reportSubject,
        completedAt: f.instant,
        attempt: attemptNumber,
        fit: z.nullable(shortFit),
        factors: z.array(
          z.object({
            code: z.string(),
            t: z.number(),
            sten: z.int(),
            percentile: z.number(),
            end: scaleScore.shape.end,
            band: z.string(),
            leaning: scaleScore.shape.leaning,
            interval: z.tuple([z.number(), z.number()]),
          }),
        ),
        responseStyle: z.string(),
      }),
    ),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      /** Null where there is nobody, and where results were scored with different norms. */
      norm: z.nullable(norm),
      /** Subjects of the campaign whom `name` leaves and whose result is not shown: unfinished or without permission. */
      hidden: z.int(),
    }),
  }),
});

export const exportCampaignPersonalityResults = endpoint({
  id: 'campaign-personality-results-file',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/personality-test/results.csv',
  summary:
    'The same table as a file, CSV or XLSX, all of it, with every factor and facet and links to the reports; `fit` in it is of 100 typical people how many fit less well, with the ends of its 90 % interval',
  access: 'manager',
  effect: 'read',
  feature: 'personality',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  query: z.strictObject({
    order: z.optional(f.orderBy(tabularOrders)),
    name: z.optional(f.optionalLine(120)),
    format: tableFormat,
  }),
  output: [...tableTypes],
});
