import * as z from 'zod/mini';
import { comparedCampaign, comparedCampaignQuery } from '../../reports/comparisons.ts';
import { cultureProfile, cultureScore } from './culture.ts';
import { organizationCulture } from './culture-organization.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { attemptNumber } from '../attempt-number.ts';
import { reportSubject, responseStyle } from '../../reports/reports.ts';
import { told } from '../../platform/field-text.ts';
import { tableFormat, tableTypes } from '../../platform/table-file.ts';

const idParams = z.strictObject({ id: f.textId });
const campaignQuery = z.optional(f.textId);
const reportCampaign = z.object({ id: z.int(), name: z.string(), type: z.string() });
const interval = z.tuple([z.number(), z.number()]);

/** How alike two profiles are in shape; all of it made from the one correlation. */
const match = z.object({
  /** −1..1, two decimals. */
  r: z.number(),
  /** 95 %, two decimals. */
  interval,
  /** 100 · max(0, r). */
  fit: z.int(),
  fitInterval: interval,
  band: z.enum(['opposed', 'within chance', 'moderate', 'strong']),
  /** The interval leaves out 0. */
  clear: z.boolean(),
  /** Shared questions. */
  n: z.int(),
});

/** What lies between two profiles in one category; points of the scale, both centred. */
const gap = z.object({
  code: z.string(),
  name: z.string(),
  /** Root mean square over the questions, 0 and up. */
  rms: z.number(),
  difference: z.number(),
  /** 95 % band of the difference. */
  interval,
  /** The band leaves out 0. */
  meaningful: z.boolean(),
  verdict: z.string(),
});

const comparison = {
  match: z.nullable(match),
  label: z.string(),
  text: z.string(),
  /** Largest first, by `rms`. */
  gaps: z.array(gap),
};

/** The test that an organisation's culture comes from. */
const comparedTest = z.object({ id: z.int(), name: z.string() });

export const cultureReport = z.object({
  ...cultureProfile.shape,
  subject: reportSubject,
  campaign: z.nullable(reportCampaign),
  completedAt: f.instant,
  attempt: attemptNumber,
  minutes: z.nullable(z.number()),
  /** In which the test was begun; the report is in the language of its reader. */
  language: z.string(),
  secondsPerItem: z.nullable(z.number()),
  responseStyle,
  /** Null where no manager has described the organisation yet. */
  organization: z.nullable(z.object({ test: comparedTest, culture: organizationCulture })),
  comparison: z.nullable(
    z.object({
      ...comparison,
      managers: z.int(),
      agreement: z.nullable(z.number()),
      shared: z.nullable(z.boolean()),
      agreementNote: z.string(),
      /** Why the fit decides nothing by itself. */
      cautions: z.array(z.string()),
      questions: z.array(
        z.object({ code: z.string(), side: z.enum(['more', 'less']), question: z.string() }),
      ),
    }),
  ),
});
export type CultureReport = z.output<typeof cultureReport>;

export const getCultureReport = endpoint({
  id: 'admin-subject-culture-results',
  method: 'GET',
  path: '/api/admin/results/culture-test/subject/{id}',
  summary: 'Culture report of one subject beside the organisation’s own culture',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  sensitive: true,
  params: idParams,
  query: z.strictObject({ campaign: campaignQuery }),
  output: f.dataOf(cultureReport),
});

const member = z.object({
  subject: reportSubject,
  completedAt: f.instant,
  /** Of the questions that were answered. */
  version: z.string(),
  responseStyle: z.string(),
  ownMean: z.nullable(z.number()),
  categories: z.array(cultureScore),
});

const cultureComparison = z.object({
  campaign: z.nullable(reportCampaign),
  members: z.tuple([member, member]),
  /** Differences are first minus second. */
  ...comparison,
  limits: z.array(z.string()),
});
export type CultureComparison = z.output<typeof cultureComparison>;

export const getCultureComparison = endpoint({
  id: 'admin-subjects-culture-results',
  method: 'GET',
  path: '/api/admin/results/culture-test/subjects',
  summary: 'What two subjects want from a workplace, beside each other',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  sensitive: true,
  query: z.strictObject({
    subjects: z.array(f.textId).check(z.length(2, told('two_people'))),
    campaign: campaignQuery,
  }),
  output: f.dataOf(cultureComparison),
});

export const downloadCultureTwo = endpoint({
  id: 'culture-two-pdf',
  method: 'GET',
  path: '/api/admin/report/culture/{subject1}/{subject2}.pdf',
  summary: 'What two subjects want from a workplace, beside each other, as PDF, A4',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  sensitive: true,
  params: z.strictObject({ subject1: f.textId, subject2: f.textId }),
  query: z.strictObject({ campaign: campaignQuery }),
  output: ['application/pdf'],
});

/** Never the fit: most bands overlap, so that an order by it would be one of chance. */
export const cultureOrders = [
  ...(['name', 'completed_at'] as const),
  ...(['INN', 'STA', 'SUP', 'RES', 'PAC', 'DET', 'TEA', 'INT'] as const),
] as const;

const tabularScore = z.object({ code: z.string(), centred: z.number(), interval });

export const getCampaignCultureResults = endpoint({
  id: 'campaign-culture-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/culture-test/results',
  summary: 'Culture results of all subjects of a campaign as a table; a fit shows and never sorts',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  sensitive: true,
  params: idParams,
  query: z.strictObject({
    ...f.maybePage,
    order: z.optional(f.orderBy(cultureOrders)),
    name: z.optional(f.optionalLine(120)),
  }),
  output: z.object({
    data: z.array(
      z.object({
        subject: reportSubject,
        completedAt: f.instant,
        attempt: attemptNumber,
        /** Beside the organisation's own culture; null where that is not known. */
        fit: z.nullable(z.object({ fit: z.int(), interval, label: z.string() })),
        /** Of the questions that were answered. */
        version: z.string(),
        categories: z.array(tabularScore),
        responseStyle: z.string(),
      }),
    ),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      categories: z.array(z.object({ code: z.string(), name: z.string() })),
      test: z.nullable(comparedTest),
      /** Of today's questions; who answered earlier ones has that version in the own row. */
      version: z.string(),
      /** Subjects of the campaign whom `name` leaves and whose result is not shown: unfinished or without permission. */
      hidden: z.int(),
    }),
  }),
});

export const exportCampaignCultureResults = endpoint({
  id: 'campaign-culture-results-csv',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/culture-test/results.csv',
  summary:
    'The same table as a file, CSV or XLSX, with everyone in it; `fit` in it is 100 times the correlation, from 0 on, with its 95 % interval',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  sensitive: true,
  params: idParams,
  query: z.strictObject({ format: tableFormat }),
  output: [...tableTypes],
});

const cultureAverages = z.object({
  campaign: reportCampaign,
  /** People in closed groups: five or more who finished and permit it, averaged once and rounded. */
  n: z.int(),
  /** Everyone whom the campaign has, counted or not. */
  subjects: z.int(),
  /** Of the questions that all of them answered; null where they differ in it, and then nothing is averaged. */
  version: z.nullable(z.string()),
  /** So many make a group: an average of fewer shows the single person. */
  leastN: z.int(),
  test: z.nullable(comparedTest),
  /** Null without a group, and where versions are mixed. */
  categories: z.nullable(
    z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        description: z.string(),
        /** Of the centred categories, −6..6. */
        mean: z.number(),
        /** 95 % confidence interval of the mean, with the rounding of the groups. */
        interval,
        /** The organisation's own, centred; null where it is not known. */
        organization: z.nullable(z.number()),
      }),
    ),
  ),
});
export type CultureAverages = z.output<typeof cultureAverages>;

export const getCampaignCultureAverages = endpoint({
  id: 'campaign-culture-average-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/culture-test/average-results',
  summary: 'What the people of a campaign want on average, from five people on',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  params: idParams,
  output: f.dataOf(cultureAverages),
});

export const listCultureCampaigns = endpoint({
  id: 'compare-culture-campaigns',
  method: 'GET',
  path: '/api/admin/compare/culture/campaigns',
  summary: 'Campaigns with the culture test, newest first, with how many results count',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  query: comparedCampaignQuery,
  output: f.pageOf(comparedCampaign),
});
