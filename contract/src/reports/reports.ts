import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { printedReports, testTypeIds } from '../instruments/instruments.ts';

export const reportSubject = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

/** Fit to a profile, as tables and comparisons show it. */
export const shortFit = z.object({
  /**
   * Whether the result was scored before version 2026.2: its fit keeps the formula of its time (central 95 %, no
   * percentile) and cannot be compared with others.
   */
  earlier: z.boolean(),
  /** Of 100 typical people, how many fit the same profile less well, with both ends of the 90 % interval; 1..99. */
  percentile: z.nullable(z.int()),
  percentileInterval: z.nullable(z.tuple([z.int(), z.int()])),
  /** 0..100: middle and central 90 % of seeded draws of the true scores. */
  median: z.number(),
  interval: z.tuple([z.number(), z.number()]),
});

export const responseStyle = z.object({
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

const campaignQuery = z.optional(f.textId);

export const reportKinds = [...printedReports, 'working-from-home-index' as const];

/** Kinds of reports that can be printed; a skill test's by its name, `mcqt_7`. */
const reportKind = z.union([z.enum(reportKinds), z.string().check(z.regex(/^mcqt_[1-9]\d{0,8}$/))]);
export type ReportKind = z.output<typeof reportKind>;

export const downloadReport = endpoint({
  id: 'report-pdf',
  method: 'GET',
  path: '/api/admin/report/{kind}/{subjectId}.pdf',
  summary: 'A report as PDF, A4, with the same content as on the screen',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  params: z.strictObject({ kind: reportKind, subjectId: f.textId }),
  query: z.strictObject({ campaign: campaignQuery }),
  output: ['application/pdf'],
});

const theTests = Object.values(testTypeIds);

export const downloadOwnResult = endpoint({
  id: 'own-result-pdf',
  method: 'GET',
  path: '/api/subject-profile/results/{test}.pdf',
  summary:
    'The own result of a test as PDF, A4, with the words of its page, in the language of the caller',
  access: 'candidate',
  effect: 'read',
  params: z.strictObject({
    /** A test with a result; of an interview there is none. */
    test: z.string().check(z.regex(new RegExp(`^(${theTests.join('|')}|mcqt_[1-9]\\d{0,8})$`))),
  }),
  output: ['application/pdf'],
});
