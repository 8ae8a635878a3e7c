import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** Campaigns whose averages can be set beside each other. */

/** So many people of a campaign are counted, of each in a list: enough to see who can be compared. */
export const mostCounted = 100;

export const comparedCampaign = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  test_types: z.array(f.testId),
  /** People in closed groups of the listed test (of personality where all are listed). */
  n: z.int(),
  /** People whose result of that test may be read now, counted up to one more than `mostCounted`. */
  readable: z.int(),
  /** Everyone whom the campaign has, counted or not. */
  subjects: z.int(),
  created_at: f.instant,
});

export const comparedCampaignQuery = z.strictObject({
  name: z.optional(f.optionalLine(120)),
  ...f.maybePage,
});

export const listComparedCampaigns = endpoint({
  id: 'compare-campaigns',
  method: 'GET',
  path: '/api/admin/compare/campaigns',
  summary: 'Campaigns that can be compared, newest first',
  access: 'manager',
  effect: 'read',
  query: comparedCampaignQuery,
  output: f.pageOf(comparedCampaign),
});
