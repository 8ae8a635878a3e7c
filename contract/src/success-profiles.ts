import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { told } from './field-text.ts';
import * as f from './fields.ts';

/** What goes with good work here: reviewed people, the scales beside their ratings, and the reference profile that is saved. */

export const successProfileLimits = {
  name: 120,
  /** People in one. */
  people: 500,
  /** Of an organisation, those that were deleted aside. */
  profiles: 100,
} as const;

/** From how many people on a statement is an idea, a tentative finding, one that can be used. Below the first is no number. */
export const successSizes = { exploratory: 20, tentative: 50, usable: 100 } as const;

export const successOutcomes = ['performance', 'engagement'] as const;
const outcome = z.enum(successOutcomes);
const strength = z.enum(['hidden', 'exploratory', 'tentative', 'usable']);
const interval = z.tuple([z.number(), z.number()]);

const category = z.object({
  /** A job family or a competency model. */
  kind: z.enum(['standard', 'alt']),
  id: z.int(),
  name: z.string(),
});

/** What a profile says of people who had no part in making it, by leaving each out in turn. */
const tried = z.object({
  n: z.int(),
  /** Null where too few folds made a profile. */
  r: z.nullable(z.number()),
  interval: z.nullable(interval),
  /** What to expect of new people: r drawn towards 0. */
  likely: z.nullable(z.number()),
  /** Folds in which no scale was found. */
  empty: z.int(),
  /** Whether the interval lies above 0; where not, the profile forecasts nothing that can be told from chance. */
  forecasts: z.boolean(),
});

const target = z.object({
  /** As reports name it: `C4`. */
  code: z.string(),
  name: z.string(),
  /** Of all; they make 1. */
  weight: z.number(),
  /** T-score. */
  target: z.number(),
});

/** What the fit with another profile, or no profile, says of the same people. */
const beside = z.object({
  /** `family`: the profile of the category; `none`: people taken as they come. */
  profile: z.enum(['own', 'family', 'none']),
  /** Null where it is not known. */
  name: z.nullable(z.string()),
  r: z.nullable(z.number()),
  interval: z.nullable(interval),
});

const impactRate = z.object({
  /** As in the check of a cut-off: `female`, `under_30`. */
  name: z.string(),
  people: z.int(),
  taken: z.int(),
  rate: z.number(),
  /** Beside the group that is taken most. */
  ratio: z.number(),
  p: z.number(),
  /** Below four fifths, and too far for chance: Fisher's exact p < .05. */
  adverse: z.boolean(),
});

/** What taking the third of the organisation's own people with the highest fit would do; groups of 30 or more. */
const impact = z.object({
  people: z.int(),
  taken: z.int(),
  gender: z.array(impactRate),
  age: z.array(impactRate),
  /** Whether any group is treated so; saving then asks for `accept_impact`. */
  adverse: z.boolean(),
});
/** @public */
export type SuccessImpact = z.output<typeof impact>;

const savedVersion = z.object({
  version: z.int(),
  outcome,
  /** What it was called when it was saved. */
  name: z.string(),
  n: z.int(),
  norm: z.string(),
  targets: z.array(target),
  tried,
  beside: z.array(beside),
  impact,
  /** Null when the account is gone. */
  created_by: z.nullable(z.string()),
  created_at: f.instant,
  /** Campaigns that compare with it. */
  campaigns_count: z.int(),
});

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
    /** Ids of people; their reviews go with them. */
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

const scale = z.object({
  code: z.string(),
  name: z.string(),
  outcome,
  /** People with both. */
  n: z.int(),
  strength,
  verdict: z.enum(['supported', 'unclear', 'contrary', 'too few']),
  /** Null with too few people, and where everybody has the same. */
  numbers: z.nullable(
    z.object({
      /** Spearman's, with 95 %. */
      r: z.number(),
      interval,
      /** After Benjamini–Hochberg over all scales and both outcomes. */
      q: z.number(),
      /** r drawn towards what is known beforehand. */
      shrunk: z.number(),
      /** What ratings without error would show; a second figure only, null where the reviewers' agreement is unknown or too low. */
      corrected: z.nullable(z.number()),
    }),
  ),
  /** How far these people differ beside the people of the norm; `narrower` makes r smaller than it is among applicants. */
  spread: z.nullable(
    z.object({
      ratio: z.number(),
      interval,
      verdict: z.enum(['narrower', 'as the norm', 'wider']),
    }),
  ),
});
/** @public */
export type SuccessScale = z.output<typeof scale>;

const correlation = z.object({
  id: z.int(),
  name: z.string(),
  category,
  /** People in it; reviewed; of those: let the organisation see results; have finished the test too. */
  people: z.object({
    all: z.int(),
    reviewed: z.int(),
    permitted: z.int(),
    counted: z.int(),
  }),
  strength,
  /** The norm by which the scores were made. Null where nobody counts. */
  norm: z.nullable(z.string()),
  /** How reliable the averaged ratings are, by the agreement of reviewers; null where too few were reviewed twice over. */
  reliability: z.object({
    performance: z.nullable(z.number()),
    engagement: z.nullable(z.number()),
  }),
  /** Sorted by evidence. */
  scales: z.array(scale),
  /** What chance alone looks like among these people; null with too few. */
  chance: z.nullable(
    z.object({
      permutations: z.int(),
      /** Of all correlations, in 20 bins of .1 from −1 to 1. */
      shares: z.array(z.number()),
      /** 95 % of all lie between this and its negative. */
      one_scale: z.number(),
      /** The largest of all scales in one study of nothing: what one in two and one in twenty exceed. */
      largest: z.object({ median: z.number(), limit: z.number() }),
    }),
  ),
  /** What could be saved; empty with too few people. */
  profiles: z.array(
    z.object({
      outcome,
      n: z.int(),
      /** Empty where nothing is supported, so that there is nothing to save. */
      targets: z.array(target),
      left_out: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          why: z.enum(['negative', 'unclear', 'too few', 'no facet']),
        }),
      ),
      tried,
      beside: z.array(beside),
      /** Null where there is nothing to save. */
      impact: z.nullable(impact),
    }),
  ),
});
/** @public */
export type SuccessCorrelation = z.output<typeof correlation>;

export const correlateSuccess = endpoint({
  id: 'success-profile-report-correlation',
  method: 'GET',
  path: `${base}/report/correlation/{id}`,
  summary:
    'Every scale of the personality test beside the ratings: r with its interval, n, q and a verdict; below 20 people no number',
  access: 'manager',
  effect: 'read',
  feature: 'success_profiles',
  sensitive: true,
  transaction: 'manual',
  params: idParams,
  output: f.dataOf(correlation),
});

export const drawSuccessPoints = endpoint({
  id: 'success-profile-report-points',
  method: 'GET',
  path: `${base}/report/correlation/{id}/points`,
  summary: 'Score and mean rating of each person on one scale, without names; none below 20 people',
  access: 'manager',
  effect: 'read',
  feature: 'success_profiles',
  sensitive: true,
  params: idParams,
  query: z.strictObject({
    /** As `scales` name it: `C4`. */
    scale: z.string().check(z.regex(/^[A-Z]{1,3}[1-6]?$/)),
    outcome,
  }),
  output: f.dataOf(
    z.object({
      code: z.string(),
      name: z.string(),
      outcome,
      /** T-score and mean rating, in no order. */
      points: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
});

export const saveSuccessProfile = endpoint({
  id: 'success-profile-report-save',
  method: 'POST',
  path: `${base}/report/save`,
  summary:
    'Save what is supported as the next version of a reference profile, `custom:{id}`, with its evidence; refused where nothing is supported',
  access: 'manager',
  effect: 'write',
  feature: 'success_profiles',
  transaction: 'manual',
  body: z.strictObject({
    report_id: f.id,
    outcome: z._default(outcome, 'performance'),
    /** Has to be on where taking the top third would treat a group adversely. */
    accept_impact: z.optional(f.flag),
  }),
  output: f.dataOf(z.object({ id: z.int(), reference: z.string(), ...savedVersion.shape })),
  status: 201,
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
  summary: 'People of the organisation to be reviewed, by name and test, a page of them',
  access: 'manager',
  effect: 'read',
  feature: 'success_profiles',
  query: z.strictObject({
    name: z.optional(f.optionalLine(120)),
    /** People who are asked for this test. */
    testType: z.optional(f.testId),
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
