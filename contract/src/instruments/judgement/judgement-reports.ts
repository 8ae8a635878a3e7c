import * as z from 'zod/mini';
import { attemptNumber } from '../attempt-number.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { judgementAgreement, judgementAreas } from './judgement.ts';
import { reportSubject } from '../../reports/reports.ts';
import { tableFormat, tableTypes } from '../../platform/table-file.ts';

/** Points out of what is possible; never one without the other two. */
const judgementPoints = {
  /** 0..48. */
  points: z.int(),
  possible: z.int(),
  /** 95 %, whole points; provisional. */
  interval: z.tuple([z.int(), z.int()]),
  /** As its taker gets it, and `below` where the whole range lies below what choosing without reading gives. */
  agreement: z.enum(['below', ...judgementAgreement.options]),
  /** The same in a few words. */
  verdict: z.string(),
};

/** What somebody chose is not here: an organisation never sees answers to single situations. */
const judgementReport = z.object({
  subject: reportSubject,
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  attempt: attemptNumber,
  completedAt: f.instant,
  minutes: z.nullable(z.number()),
  /** In which the test was begun; the report is in the language of its reader. */
  language: z.string(),
  version: z.string(),
  ...judgementPoints,
  /** Points that choosing without reading gives on average. */
  chance: z.int(),
  text: z.string(),
  areas: judgementAreas,
  /** Said where the answers came faster than the situations can be read; else null. */
  hasty: z.nullable(z.string()),
  /** Where points, key and range come from. */
  sources: z.array(z.string()),
  limits: z.array(z.string()),
});
export type JudgementReport = z.output<typeof judgementReport>;

export const getJudgementReport = endpoint({
  id: 'admin-subject-judgement-results',
  method: 'GET',
  path: '/api/admin/results/judgement-test/subject/{id}',
  summary:
    'Situational judgement of one subject; without `campaign` the latest one of the organisation',
  access: 'manager',
  effect: 'read',
  feature: 'judgement',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  query: z.strictObject({ campaign: z.optional(f.textId) }),
  output: f.dataOf(judgementReport),
});

/** Nobody is ordered by points: most ranges overlap. */
export const judgementOrders = ['name', 'completed_at'] as const;

const params = z.strictObject({ id: f.textId });

export const getCampaignJudgementResults = endpoint({
  id: 'campaign-judgement-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/judgement-test/results',
  summary: 'Situational judgement of all subjects of a campaign as a table',
  access: 'manager',
  effect: 'read',
  feature: 'judgement',
  sensitive: true,
  params,
  query: z.strictObject({
    ...f.maybePage,
    order: z.optional(f.orderBy(judgementOrders)),
    name: z.optional(f.optionalLine(120)),
  }),
  output: z.object({
    data: z.array(
      z.object({
        subject: reportSubject,
        completedAt: f.instant,
        attempt: attemptNumber,
        minutes: z.nullable(z.number()),
        ...judgementPoints,
        /** The answers came faster than the situations can be read. */
        isHasty: z.boolean(),
      }),
    ),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      /** Subjects of the campaign whom `name` leaves and whose result is not shown: unfinished or without permission. */
      hidden: z.int(),
    }),
  }),
});

export const exportCampaignJudgementResults = endpoint({
  id: 'campaign-judgement-results-csv',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/judgement-test/results.csv',
  summary: 'The same table as a file, CSV or XLSX, all of it',
  access: 'manager',
  effect: 'read',
  feature: 'judgement',
  sensitive: true,
  params,
  query: z.strictObject({ format: tableFormat }),
  output: [...tableTypes],
});
