import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { attemptNumber } from '../attempt-number.ts';
import { clockGaps } from '../clock-gaps.ts';
import { logicalScore } from './logical.ts';
import { norm } from '../personality/personality.ts';
import { reportSubject } from '../../reports/reports.ts';
import { tableFormat, tableTypes } from '../../platform/table-file.ts';

/** What somebody chose is not here: an organisation never sees answers to single questions. */
export const logicalReport = z.object({
  subject: reportSubject,
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  completedAt: f.instant,
  attempt: attemptNumber,
  clockGaps,
  minutes: z.nullable(z.number()),
  /** In which the test was begun; the report is in the language of its reader. */
  language: z.string(),
  norm,
  /** Analogy, sequence, total. */
  scores: z.array(
    z.object({
      ...logicalScore.shape,
      /** Until the last answer. */
      minutes: z.nullable(z.number()),
    }),
  ),
  /** Whether one section went better than the other, beyond measurement error. */
  difference: z.object({ meaningful: z.boolean(), inWords: z.string() }),
  effort: z.object({
    verdict: z.string(),
    signs: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Shares, 0..1; null where nothing can be said. */
        value: z.nullable(z.number()),
        threshold: z.number(),
        flagged: z.boolean(),
        note: z.string(),
      }),
    ),
  }),
  interviewQuestions: z.array(z.object({ scale: z.string(), question: z.string() })),
  limits: z.array(z.string()),
});
export type LogicalReport = z.output<typeof logicalReport>;

export const getLogicalReport = endpoint({
  id: 'admin-subject-iq-results',
  method: 'GET',
  path: '/api/admin/results/iq-test/subject/{subjectId}',
  summary: 'Logical report of one subject; without `campaign` the latest one of the organisation',
  access: 'manager',
  effect: 'read',
  feature: 'iq',
  sensitive: true,
  params: z.strictObject({ subjectId: f.textId }),
  query: z.strictObject({ campaign: z.optional(f.textId) }),
  output: f.dataOf(logicalReport),
});

export const logicalTabularOrders = [
  'name',
  'completed_at',
  'ANALOGY',
  'SEQUENCE',
  'TOTAL',
] as const;

const tabularFilter = {
  order: z.optional(f.orderBy(logicalTabularOrders)),
  name: z.optional(f.optionalLine(120)),
};

const params = z.strictObject({ id: f.textId });

export const getCampaignLogicalResults = endpoint({
  id: 'campaign-iq-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/iq-test/results',
  summary: 'Logical results of all subjects of a campaign as a table',
  access: 'manager',
  effect: 'read',
  feature: 'iq',
  sensitive: true,
  params,
  query: z.strictObject({ ...f.maybePage, ...tabularFilter }),
  output: z.object({
    data: z.array(
      z.object({
        subject: reportSubject,
        completedAt: f.instant,
        attempt: attemptNumber,
        minutes: z.nullable(z.number()),
        scores: z.array(
          z.pick(logicalScore, {
            code: true,
            name: true,
            inWords: true,
            right: true,
            answered: true,
            asked: true,
            iq: true,
            interval: true,
            t: true,
            tInterval: true,
            sten: true,
            percentile: true,
            band: true,
          }),
        ),
        effort: z.string(),
      }),
    ),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      norm: z.nullable(norm),
      /** Subjects of the campaign whom `name` leaves and whose result is not shown: unfinished or without permission. */
      hidden: z.int(),
    }),
  }),
});

export const exportCampaignLogicalResults = endpoint({
  id: 'campaign-iq-results-csv',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/iq-test/results.csv',
  summary: 'The same table as a file, CSV or XLSX, all of it, with labels and links to the reports',
  access: 'manager',
  effect: 'read',
  feature: 'iq',
  sensitive: true,
  params,
  query: z.strictObject({ ...tabularFilter, format: tableFormat }),
  output: [...tableTypes],
});
