import * as z from 'zod/mini';
import { subjectStatuses } from '../../campaigns/campaign-people.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { ratingSummary } from './interview-ratings.ts';
import { reportSubject } from '../../reports/reports.ts';
import { attemptNumber } from '../attempt-number.ts';
import { tableFormat, tableTypes } from '../../platform/table-file.ts';

export const interviewOrders = [
  'name',
  'state',
  'answered',
  'seconds',
  'completed_at',
  'rating',
] as const;

const tableParams = z.strictObject({ id: f.textId });
const tableFilter = {
  order: z.optional(f.orderBy(interviewOrders)),
  name: z.optional(f.optionalLine(120)),
};

/** Of somebody without permission only what the organisation has typed and the state of the invitation are told. */
const interviewTableRow = z.object({
  subject: reportSubject,
  permission: z.boolean(),
  /** Of the interview: somebody who has begun another test of the campaign is still invited to this one. */
  state: z.enum(subjectStatuses),
  /** What follows is null before the interview is begun. */
  answered: z.nullable(z.int()),
  asked: z.nullable(z.int()),
  /** Of all recorded answers together. */
  seconds: z.nullable(z.int()),
  /** Answers that were recorded once more; null where that was not written down. */
  retakes: z.nullable(z.int()),
  startedAt: z.nullable(f.instant),
  completedAt: z.nullable(f.instant),
  attempt: z.nullable(attemptNumber),
  /** Null before the interview is handed in. */
  rating: z.nullable(ratingSummary),
});
export type InterviewTableRow = z.output<typeof interviewTableRow>;

export const getCampaignInterviewResults = endpoint({
  id: 'campaign-interview-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/interview/results',
  summary: 'How far everyone in a campaign is with its video interview, as a table',
  access: 'manager',
  effect: 'read',
  feature: 'video_interviews',
  sensitive: true,
  params: tableParams,
  query: z.strictObject({ ...f.maybePage, ...tableFilter }),
  output: z.object({
    data: z.array(interviewTableRow),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      interview: z.object({ id: z.int(), name: z.string(), code: z.string() }),
    }),
  }),
});

export const exportCampaignInterviewResults = endpoint({
  id: 'campaign-interview-results-csv',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/interview/results.csv',
  summary: 'The whole table as a file, CSV or XLSX, with links to what can be watched',
  access: 'manager',
  effect: 'read',
  feature: 'video_interviews',
  sensitive: true,
  params: tableParams,
  query: z.strictObject({ ...tableFilter, format: tableFormat }),
  output: [...tableTypes],
});
