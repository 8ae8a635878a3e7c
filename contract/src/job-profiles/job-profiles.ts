import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { told } from '../platform/field-text.ts';

/** What kinds of work ask for: the job families that come with the product and those that operators write. */

export const jobProfileLimits = {
  name: 120,
  description: 2000,
  tasks: 20,
  task: 200,
  source: 1000,
  groups: 3,
  facets: 3,
  targetFrom: 30,
  targetTo: 70,
  weight: 100,
  /** In one file. */
  profiles: 60,
} as const;

/** Facets of personality that a profile may ask for: those that count in a selection. */
export const jobProfileFacets = [
  'N1',
  'N2',
  'N4',
  'N5',
  'N6',
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'O1',
  'O2',
  'O3',
  'O4',
  'O5',
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
] as const;

const targetBounds = told('target_t');
const weightBounds = told('weight', jobProfileLimits.weight);

const target = {
  facet: z.enum(jobProfileFacets),
  /** Relative to the other facets of the profile. */
  weight: z
    .number(weightBounds)
    .check(z.minimum(0.0001, weightBounds), z.maximum(jobProfileLimits.weight, weightBounds)),
  /** `high`: only scores below the target count; `low`: only those above it. */
  direction: z.enum(['high', 'low']),
  /** T-score. */
  target: z
    .number(targetBounds)
    .check(
      z.minimum(jobProfileLimits.targetFrom, targetBounds),
      z.maximum(jobProfileLimits.targetTo, targetBounds),
    ),
};

const targets = z.array(z.strictObject(target)).check(
  z.minLength(jobProfileLimits.facets, told('facets_required', jobProfileLimits.facets)),
  z.maxLength(jobProfileFacets.length),
  z.refine(
    (all) => new Set(all.map(({ facet }) => facet)).size === all.length,
    told('facet_twice'),
  ),
);

const fields = {
  name: f.title(jobProfileLimits.name),
  description: f.paragraphs(jobProfileLimits.description),
  /** What people in this work do, a line each. */
  tasks: z.array(f.line(jobProfileLimits.task)).check(z.maxLength(jobProfileLimits.tasks)),
  group_ids: z
    .array(f.id)
    .check(
      z.minLength(1, told('group_required')),
      z.maxLength(jobProfileLimits.groups, told('too_many_groups', jobProfileLimits.groups)),
    ),
  /** Where targets and weights come from, as it has to be cited; shown wherever the profile is. */
  source: f.paragraphs(jobProfileLimits.source).check(z.trim(), z.minLength(1, told('required'))),
  targets,
};

const group = z.object({ id: z.int(), name: z.string() });

const jobProfileRow = z.object({
  id: z.int(),
  /** Counted from 1; what campaigns have taken stays as it was. */
  version: z.int(),
  name: z.string(),
  groups: z.array(group),
  facets_count: z.int(),
  archived: z.boolean(),
  updated_at: f.instant,
  /** Campaigns that compare with any version of it. */
  campaigns_count: z.int(),
});

const jobProfile = z.object({
  ...jobProfileRow.shape,
  description: z.string(),
  tasks: z.array(z.string()),
  group_ids: z.array(z.int()),
  source: z.string(),
  targets: z.array(z.object(target)),
  created_at: f.instant,
  /** Its name, description or tasks came with the product: readers have them in their own language. */
  translated: z.boolean(),
  versions: z.array(
    z.object({ version: z.int(), created_at: f.instant, campaigns_count: z.int() }),
  ),
});

const base = '/api/super-admin/job-profiles';
const idParams = z.strictObject({ id: f.textId });

export const listJobProfileGroups = endpoint({
  id: 'job-profile-groups',
  method: 'GET',
  path: `${base}/groups`,
  summary: 'Groups under which job profiles are kept',
  access: 'operator',
  effect: 'read',
  output: f.dataOf(z.array(group)),
});

export const listGeneralJobProfiles = endpoint({
  id: 'job-profile-list',
  method: 'GET',
  path: `${base}/general`,
  summary: 'Job profiles by name, also those that were archived',
  access: 'operator',
  effect: 'read',
  query: z.strictObject({
    ...f.maybePage,
    name: z.optional(f.optionalLine(jobProfileLimits.name)),
    group: z.optional(f.textId),
    archived: z.optional(f.flag),
  }),
  output: f.pageOf(jobProfileRow),
});

export const createJobProfile = endpoint({
  id: 'job-profile-create',
  method: 'POST',
  path: `${base}/general`,
  summary: 'Create a job profile',
  access: 'operator',
  effect: 'write',
  body: z.strictObject(fields),
  output: f.dataOf(jobProfile),
  status: 201,
});

export const getJobProfile = endpoint({
  id: 'job-profile-get',
  method: 'GET',
  path: `${base}/general/{id}`,
  summary: 'A job profile in its latest version, as it was written',
  access: 'operator',
  effect: 'read',
  params: idParams,
  output: f.dataOf(jobProfile),
});

export const updateJobProfile = endpoint({
  id: 'job-profile-update',
  method: 'PUT',
  path: `${base}/general/{id}`,
  summary: 'Write the next version of a job profile; campaigns keep the one they have taken',
  access: 'operator',
  effect: 'write',
  params: idParams,
  body: z.strictObject({
    ...fields,
    /** As the caller read it: refused with 409 if there is a later one. */
    version: z.optional(z.int()),
    /** False puts an archived one back on offer. */
    archived: z.optional(z.boolean()),
  }),
  readOnly: [
    'id',
    'groups',
    'facets_count',
    'created_at',
    'updated_at',
    'campaigns_count',
    'translated',
    'versions',
  ],
  output: f.dataOf(jobProfile),
});

export const deleteJobProfile = endpoint({
  id: 'job-profile-delete',
  method: 'DELETE',
  path: `${base}/general/{id}`,
  summary: 'Archive a job profile: nothing new can choose it, and what uses it keeps it',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.message,
});

/** What a profile does before anybody is compared with it. */
const picture = z.object({
  /** Fit of a person with T 50 on every facet, 0..100. */
  average: z.number(),
  /** Fits of typical people: the middle one, the middle half, and all but the lowest and highest 5 of 100. */
  median: z.number(),
  quartiles: z.tuple([z.number(), z.number()]),
  range: z.tuple([z.number(), z.number()]),
  /** Shares of them in 20 bins of 5 points. */
  shares: z.array(z.number()),
  /** Standard error of a person's place among 100 typical people. */
  error: z.number(),
  /** How many others it was compared with. */
  compared: z.int(),
  /** Those that it can hardly be told from, the most alike first. */
  alike: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Per cent of typical people whose places on the two differ by less than the standard error. */
      share: z.int(),
      /** Between the places on the two. */
      correlation: z.number(),
    }),
  ),
});

export const drawJobProfile = endpoint({
  id: 'job-profile-picture',
  method: 'POST',
  path: `${base}/picture`,
  summary:
    'What typical people get on targets, and which profiles they can hardly be told from; nothing is kept',
  access: 'operator',
  effect: 'read',
  body: z.strictObject({
    targets,
    /** The profile that is being edited, which is not compared with itself. */
    id: z.optional(f.id),
  }),
  output: f.dataOf(picture),
});

export const jobProfileFormat = 'assay-job-profiles-1';

export const exportJobProfiles = endpoint({
  id: 'job-profile-export',
  method: 'GET',
  path: `${base}/export`,
  summary: 'One job profile, or all that are on offer, as a JSON file',
  access: 'operator',
  effect: 'read',
  query: z.strictObject({ id: z.optional(f.textId) }),
  output: ['application/json'],
});

export const importJobProfiles = endpoint({
  id: 'job-profile-import',
  method: 'POST',
  path: `${base}/import`,
  summary: 'Create job profiles from an exported file: all of them, or none',
  access: 'operator',
  effect: 'write',
  body: z.strictObject({
    format: z.literal(jobProfileFormat),
    profiles: z
      .array(z.strictObject(fields))
      .check(
        z.minLength(1, told('required')),
        z.maxLength(
          jobProfileLimits.profiles,
          told('too_many_profiles', jobProfileLimits.profiles),
        ),
      ),
  }),
  output: f.dataOf(z.array(group)),
  status: 201,
});

export const listJobProfilesForManagers = endpoint({
  id: 'job-profiles-for-managers',
  method: 'GET',
  path: '/api/admin/job-profiles',
  summary: 'Job profiles on offer, with what they ask for and where that comes from',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        id: z.int(),
        version: z.int(),
        name: z.string(),
        description: z.string(),
        tasks: z.array(z.string()),
        groups: z.array(group),
        source: z.string(),
        targets: z.array(z.object(target)),
      }),
    ),
  ),
});
