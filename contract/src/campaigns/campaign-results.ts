import * as z from 'zod/mini';
import { campaignSubject, subjectFilters, subjectOrders } from './campaign-people.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { ratingSummary } from '../instruments/interview/interview-ratings.ts';
import { personScore } from '../people/person-score.ts';
import { tableFormat, tableTypes } from '../platform/table-file.ts';

/** What came of a campaign: its people with the result of every test, in one table. */

const resultRow = z.object({
  ...campaignSubject.shape,
  tests: z.array(
    z.object({
      id: f.testId,
      started: z.boolean(),
      completed: z.boolean(),
      /** Null where there is none yet, where it may not be seen, and for tests without a single number. */
      score: z.nullable(personScore),
      /** Of a video interview that is handed in: what managers have given. */
      rating: z.nullable(ratingSummary),
    }),
  ),
  /** To the profile of the campaign. */
  fit: z.nullable(personScore),
  /**
   * In an order by a score or by fit: people of one number cannot be told apart with certainty. A group runs from its first row
   * until somebody’s band lies wholly beyond that row’s; null for people without a score, and in other orders.
   */
  tie: z.nullable(z.int()),
});

export const resultOrders = [...subjectOrders, 'score', 'fit'] as const;
/** Campaigns of more people are ordered by fit once it has been worked out for each of them in the background. */
export const mostOrderedByFit = 1000;

const resultFilter = {
  status: z.optional(z.enum(subjectFilters)),
  /** People who are asked for this test; `status` is then that of the test. */
  testType: z.optional(f.testId),
  name: z.optional(f.optionalLine(120)),
  /** A label by its id; what is no number is left aside. */
  label: z.optional(z.string().check(z.maxLength(20))),
  /** People in this stage. */
  stage: z.optional(f.textId),
  order: z.optional(f.orderBy(resultOrders)),
  /** The test by whose score people are ordered. */
  scoreTest: z.optional(f.testId),
};

const params = z.strictObject({ id: f.textId });

export const filterCampaignResults = endpoint({
  id: 'campaign-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/results',
  summary:
    'People of a campaign with the score of every test and the fit, each with its band, narrowed and ordered, by a score or by fit too',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  params,
  query: z.strictObject({ ...resultFilter, page: f.page, perPage: f.perPage(25) }),
  output: z.object({
    data: z.array(resultRow),
    /** `fit_ordered` says whether people can be ordered by fit. */
    meta: z.object({ ...f.pageMeta.shape, fit_ordered: z.boolean() }),
  }),
});

export const downloadCampaignResults = endpoint({
  id: 'campaign-results-file',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/results/file',
  summary:
    'The results of all tests of a campaign as one file, CSV or XLSX: everyone whom the filter leaves; a column says why something is empty; `fit` in it is of 100 typical people how many fit less well, with the ends of its 90 % interval',
  access: 'manager',
  effect: 'read',
  transaction: 'manual',
  params,
  query: z.strictObject({ ...resultFilter, format: tableFormat }),
  output: [...tableTypes],
});
