import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import { told } from '../platform/field-text.ts';
import * as f from '../platform/fields.ts';
import { category, outcome, savedVersion, strength, tried } from './success-evidence.ts';

/** What goes with good work here: profiles, the people who are reviewed for them, and what was saved. */

export const successProfileLimits = {
  name: 120,
  /** People in one. */
  people: 500,
  /** Of an organisation, those that were deleted aside. */
  profiles: 100,
} as const;

/** So long somebody who was removed can be added again with the reviews that there were. */
export const removalUndoMinutes = 10;

const profileRow = z.object({
  id: z.int(),
  name: z.string(),
  /** One of the two is null. */
  category_id: z.nullable(z.int()),
  alt_category_id: z.nullable(z.int()),
  category,
  people_count: z.int(),
  /** With at least one review that was given. */
  reviewed_count: z.int(),
  /** Reviewed, with a finished personality test and permission: what a statement can be about. */
  counted: z.int(),
  strength,
  /** The latest saved version, or null; campaigns name it by its reference, `custom:5`. */
  saved: z.nullable(
    z.object({
      reference: z.string(),
      version: z.int(),
      outcome,
      n: z.int(),
      created_at: f.instant,
      /** Null beside r where it could not be tried. */
      tried,
      adverse: z.boolean(),
    }),
  ),
  created_at: f.instant,
  updated_at: f.instant,
});
/** @public */
export type SuccessProfileRow = z.output<typeof profileRow>;

/** Somebody in a success profile, and how far reviewing is. What others have given is not told here. */
const profilePerson = z.object({
  /** Of the row, which `reviews/delete` takes. */
  id: z.int(),
  subject_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  permission: z.boolean(),
  /** Whether the personality test is finished; null without permission. */
  tested: z.nullable(z.boolean()),
  reviewers: z.int(),
  /** Times at which somebody has reviewed. */
  reviews_count: z.int(),
  last_reviewed_at: z.nullable(f.instant),
  /** The own review: none yet, begun, or given. */
  own: z.enum(['none', 'draft', 'given']),
  own_reviewed_at: z.nullable(f.instant),
  /** Whether a statement can count this person. */
  counts: z.boolean(),
});
/** @public */
export type SuccessProfilePerson = z.output<typeof profilePerson>;

const successProfile = z.object({
  ...profileRow.shape,
  reviews: z.array(profilePerson),
  /** The latest first. */
  versions: z.array(savedVersion),
});

const base = '/api/admin/success-profiles';
const idParams = z.strictObject({ id: f.textId });

export const listSuccessCategories = endpoint({
  id: 'success-profile-categories',
  method: 'GET',
  path: `${base}/categories`,
  summary: 'Job families and competency models by which success profiles can review people',
  access: 'manager',
  effect: 'read',
  feature: 'success_profiles',
  output: f.dataOf(z.array(category)),
});

export const listSuccessProfiles = endpoint({
  id: 'success-profile-reports-list',
  method: 'GET',
  path: `${base}/reports`,
  summary: 'Success profiles of the organisation by name',
  access: 'manager',
  effect: 'read',
  feature: 'success_profiles',
  query: z.strictObject({
    ...f.maybePage,
    name: z.optional(f.optionalLine(successProfileLimits.name)),
  }),
  output: f.pageOf(profileRow),
});

const name = f.title(successProfileLimits.name);
const emptyOrId = z.optional(z.nullable(z.union([f.id, z.literal('')])));

export const createSuccessProfile = endpoint({
  id: 'success-profile-report-create',
  method: 'POST',
  path: `${base}/report`,
  summary: 'Create a success profile for a job family (`category_id`) or a competency model',
  access: 'manager',
  effect: 'write',
  feature: 'success_profiles',
  body: z.strictObject({ name, category_id: emptyOrId, alt_category_id: emptyOrId }),
  output: f.dataOf(successProfile),
  status: 201,
});

export const getSuccessProfile = endpoint({
  id: 'success-profile-report-get',
  method: 'GET',
  path: `${base}/report/{id}`,
  summary: 'A success profile: its people, how far reviewing is, and what was saved',
  access: 'manager',
  effect: 'read',
  feature: 'success_profiles',
  params: idParams,
  output: f.dataOf(successProfile),
});

const people = z
  .array(f.id)
  .check(
    z.maxLength(successProfileLimits.people, told('too_many_people', successProfileLimits.people)),
  );

export const editSuccessProfile = endpoint({
  id: 'success-profile-report-edit',
  method: 'PUT',
  path: `${base}/report/edit/{id}`,
  summary:
    'Rename a success profile, add people to it, remove some; the category stays, since reviews are by its items',
  access: 'manager',
  effect: 'write',
  feature: 'success_profiles',
  params: idParams,
  body: z.strictObject({
    name: z.optional(name),
    /** Ids of people; those who are in it already change nothing. */
    add: z._default(people, []),
    /** Ids of people; their reviews go with them, and come back if they are added again within ten minutes. */
    remove: z._default(people, []),
  }),
  output: f.dataOf(successProfile),
});

export const deleteSuccessProfile = endpoint({
  id: 'success-profile-delete',
  method: 'DELETE',
  path: `${base}/delete/{id}`,
  summary:
    'Delete a success profile with its people and their reviews; campaigns keep what they have taken of it',
  access: 'manager',
  effect: 'write',
  feature: 'success_profiles',
  params: idParams,
  output: f.message,
});

/** People of the organisation who could be added. */
const candidate = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  permission: z.boolean(),
  /** How far the person is with what was asked for in `testType`, or else with personality; null where it was not asked. */
  test: z.nullable(z.enum(['asked', 'in_progress', 'completed'])),
  /** Success profiles of the organisation that name this person. */
  success_profile_ids: z.array(z.int()),
});
/** @public */
export type ReviewCandidate = z.output<typeof candidate>;

export const filterReviewSubjects = endpoint({
  id: 'reviews-subjects-filter',
  method: 'GET',
  path: '/api/admin/reviews/subjects/filter',
  summary:
    'People of the organisation to be reviewed, by name, test, campaign and label, a page of them',
  access: 'manager',
  effect: 'read',
  feature: 'success_profiles',
  query: z.strictObject({
    name: z.optional(f.optionalLine(120)),
    /** People who are asked for this test. */
    testType: z.optional(f.testId),
    campaign: z.optional(f.textId),
    label: z.optional(f.textId),
    page: f.page,
    perPage: f.perPage(25),
  }),
  output: f.pageOf(candidate),
});

export const removeReviewed = endpoint({
  id: 'review-delete',
  method: 'DELETE',
  path: '/api/admin/reviews/delete/{id}',
  summary: "Remove one person's row from a success profile, with all reviews in it",
  access: 'manager',
  effect: 'write',
  feature: 'success_profiles',
  params: idParams,
  output: f.message,
});
