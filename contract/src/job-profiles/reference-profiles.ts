import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** What candidates can be compared with. */

/** What a profile that the organisation has saved says of itself beside every fit to it; null for all others. */
export const savedProfile = z.nullable(
  z.object({
    /** On how many people it was tried, and what came of it. */
    tried: z.string(),
    /** That it is for trying out, forecasts nothing, or would disadvantage a group; empty where nothing is wrong. */
    warnings: z.array(z.string()),
  }),
);
export type SavedProfile = z.output<typeof savedProfile>;

const profileItem = z.object({
  id: z.int(),
  /** As forms send it: `5`, `custom:5`, `alt:5`. */
  reference: z.string(),
  name: z.string(),
  /** Of one that the organisation has saved. */
  saved: z.optional(savedProfile),
});

export const listStandardProfiles = endpoint({
  id: 'campaign-standard-profiles',
  method: 'GET',
  path: '/api/campaigns/profiles',
  summary: 'Standard reference profiles',
  access: 'candidate',
  effect: 'read',
  output: z.object({ data: z.array(profileItem), attribution: z.string() }),
});

export const listCustomProfiles = endpoint({
  id: 'campaign-custom-profiles',
  method: 'GET',
  path: '/api/admin/campaigns/custom-profiles',
  summary: 'Reference profiles saved by the own organisation',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(z.array(profileItem)),
});

export const listAlternativeProfiles = endpoint({
  id: 'campaign-alternative-profiles',
  method: 'GET',
  path: '/api/admin/campaigns/alternative-profiles',
  summary: 'Competency models',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(z.array(profileItem)),
});

export const listGroupedProfiles = endpoint({
  id: 'campaign-grouped-profiles',
  method: 'GET',
  path: '/api/admin/campaigns/grouped-profiles',
  summary: 'Every reference profile by group, as a form offers them',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(z.array(z.object({ group: z.string(), profiles: z.array(profileItem) }))),
});
