import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import { told } from '../platform/field-text.ts';
import * as f from '../platform/fields.ts';
import { highestScore, lowestScore } from '../instruments/interview/interview-ratings.ts';
import { reviewers } from './success-evidence.ts';

/** How managers judge the work of the people of a success profile: each on their own first, and again after a while. */

/** Questions of a review. */
const reviewLength = 14;

/** Whose items are asked, by its reference: `5` is a job family, `alt:5` a competency model. Bodies may write the number. */
const categoryId = z.coerce.string().check(z.regex(/^(alt:)?[1-9]\d{0,8}$/, told('required')));

const category = z.object({
  /** The reference. */
  id: z.string(),
  kind: z.enum(['standard', 'alt']),
  name: z.string(),
});

const outcomes = z.enum(['performance', 'engagement']);

/** In the order of the items; null where the reviewer could not tell. Items that are not answered yet are missing. */
const answers = z.array(z.object({ question_id: z.int(), value: z.nullable(z.int()) }));

const item = z.object({
  id: z.int(),
  outcome: outcomes,
  /** Asked in this category alone. */
  own: z.boolean(),
  text: z.string(),
  /** What the ratings 1, 3 and 5 look like. */
  anchors: z.object({ low: z.string(), middle: z.string(), high: z.string() }),
});
export type ReviewItem = z.output<typeof item>;

/** Means of the ratings, 1..5; null where too few items could be told, and in a draft. */
const means = { performance: z.nullable(z.number()), engagement: z.nullable(z.number()) };

const ownReview = z.object({
  answers,
  ...means,
  started_at: f.instant,
  /** Null for a draft. */
  given_at: z.nullable(f.instant),
  changed_at: f.instant,
});
export type OwnReview = z.output<typeof ownReview>;

const reviewed = z.object({
  success_profile_report_id: z.int(),
  name: z.string(),
  /** The draft, or else the review that was given last; null where there is none. */
  own: z.nullable(ownReview),
});

const reviewCategory = z.object({
  ...category.shape,
  items: z.array(item),
  /** Success profiles of this category that the person is in. */
  success_profiles: z.array(reviewed),
});
export type ReviewCategory = z.output<typeof reviewCategory>;

const subjectParams = z.strictObject({ subjectId: f.textId });
const placeParams = z.strictObject({ subjectId: f.textId, successProfileId: f.textId });
const place = { success_profile_report_id: f.id, subject_id: f.id };

const common = { access: 'manager', feature: 'success_profiles' } as const;

export const listReviewCategories = endpoint({
  ...common,
  id: 'review-categories',
  method: 'GET',
  path: '/api/admin/reviews/categories/{subjectId}',
  summary: 'The items a person is reviewed by, with the caller’s draft or last review',
  effect: 'read',
  params: subjectParams,
  output: f.dataOf(z.array(reviewCategory)),
});

export const listReviewItems = endpoint({
  ...common,
  id: 'review-items',
  method: 'GET',
  path: '/api/admin/reviews/items/{categoryId}',
  summary: 'By which items people of a category would be reviewed',
  effect: 'read',
  params: z.strictObject({ categoryId }),
  output: f.dataOf(z.array(item)),
});

export const beginReview = endpoint({
  ...common,
  id: 'review-new',
  method: 'POST',
  path: '/api/admin/reviews/new',
  summary: 'Start a review of a person, or continue the draft there is',
  effect: 'write',
  body: z.strictObject(place),
  output: f.dataOf(ownReview),
  status: 201,
});

const answer = z.strictObject({
  question_id: f.id,
  /** Null where the reviewer cannot tell. */
  value: z.nullable(
    z
      .int(told('whole_number'))
      .check(
        z.minimum(lowestScore, told('from_one_to_five')),
        z.maximum(highestScore, told('from_one_to_five')),
      ),
  ),
});

export const answerReview = endpoint({
  ...common,
  id: 'review-answers',
  method: 'POST',
  path: '/api/admin/reviews/answers',
  summary:
    'All answers of a review: kept as a draft while some are missing, given once there are none. Without a draft, what was given last is corrected',
  effect: 'write',
  body: z.strictObject({
    ...place,
    category_id: categoryId,
    answers: z
      .array(answer)
      .check(z.maxLength(reviewLength, told('too_many_questions', reviewLength))),
    /** Keeps it a draft though nothing is missing; what was given already is taken back. */
    draft: z.optional(f.flag),
  }),
  output: f.dataOf(ownReview),
});

export const discardReview = endpoint({
  ...common,
  id: 'review-discard',
  method: 'DELETE',
  path: '/api/admin/reviews/draft/{subjectId}/{successProfileId}',
  summary: 'Discards the draft of the caller; 404 where there is none',
  effect: 'write',
  params: placeParams,
  output: f.message,
});

const given = z.object({
  /** Null for somebody who is no manager of the organisation any more. */
  reviewer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  own: z.boolean(),
  answers,
  ...means,
  given_at: f.instant,
  /** Null for one that is as it was first given. */
  changed_at: z.nullable(f.instant),
});
export type GivenReview = z.output<typeof given>;

const results = z.object({
  subject: z.object({ id: z.int(), first_name: z.string(), last_name: z.string() }),
  success_profile: z.object({ id: z.int(), name: z.string(), category }),
  /** There are reviews of others, which show once the own one is given. */
  withheld: z.boolean(),
  /** Of which outcomes nothing of others shows, as the caller has given no mean of them yet; both while all is withheld. */
  withheld_outcomes: z.array(outcomes),
  /** How many have given a review, the caller among them. */
  reviewers: z.int(),
  /** Latest first; own ones alone while others are withheld, and those of others without outcomes that are withheld. */
  reviews: z.array(given),
  /** Of what is shown: the latest of each reviewer averaged by occasion, then over occasions. */
  ...means,
  /** People of the success profile, how many of them the caller has reviewed, and who else is to be reviewed. */
  people: z.int(),
  done: z.int(),
  next: z.nullable(
    z.object({ subject_id: z.int(), first_name: z.string(), last_name: z.string() }),
  ),
});
export type ReviewResults = z.output<typeof results>;

export const getReviewResults = endpoint({
  ...common,
  id: 'review-results',
  method: 'GET',
  path: '/api/admin/reviews/results/{subjectId}/{successProfileId}',
  summary:
    'Reviews of a person; those of others only once the caller has given one and has no draft',
  effect: 'read',
  sensitive: true,
  params: placeParams,
  output: f.dataOf(results),
});

const point = z.object({
  /** When the occasion began. */
  at: f.instant,
  mean: z.number(),
  /** How many reviewers it is the mean of. */
  n: z.int(),
});

const overTime = z.object({
  /** Some of others are left out: of success profiles in which the caller has not told this outcome of the person, or all of
   * them while a review is begun. */
  withheld: z.boolean(),
  points: z.array(point),
});
export type ReviewsOverTime = z.output<typeof overTime>;

export const getEngagementOverTime = endpoint({
  ...common,
  id: 'review-engagement-over-time',
  method: 'GET',
  path: '/api/admin/reviews/engagement-over-time/{subjectId}/{categoryId}',
  summary: 'Mean engagement of a person by occasion, in every success profile of a category',
  effect: 'read',
  sensitive: true,
  params: z.strictObject({ subjectId: f.textId, categoryId }),
  output: f.dataOf(overTime),
});

export const getPerformanceOverTime = endpoint({
  ...getEngagementOverTime,
  id: 'review-performance-over-time',
  path: '/api/admin/reviews/performance-over-time/{subjectId}/{categoryId}',
  summary: 'Mean performance of a person by occasion, in every success profile of a category',
});

const correlation = z.object({
  /** People on an occasion, and ratings of them. */
  people: z.int(),
  ratings: z.int(),
  /** Of one rating, with its 95 % interval. */
  single: z.number(),
  single_interval: z.tuple([z.number(), z.number()]),
  /** Of a person's average. */
  average: z.number(),
  average_interval: z.tuple([z.number(), z.number()]),
});

const leniency = z.object({
  reviewer: z.object({ id: z.int(), name: z.string() }),
  own: z.boolean(),
  /** People on an occasion whom others have rated, too. */
  people: z.int(),
  /** Mean of own rating minus mean of the others', in points. */
  difference: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  verdict: z.enum(['lenient', 'strict', 'could_be_chance']),
});

const agreed = z.object({
  /** Null where nobody, or only one person, was rated by two. */
  agreement: z.nullable(correlation),
  /** By the people whom the caller has reviewed, and has no draft of. */
  leniencies: z.array(leniency),
  /** Ratings of others are left out of `leniencies`. */
  withheld: z.boolean(),
});

const agreement = z.object({
  performance: agreed,
  engagement: agreed,
  reviewers,
});
export type ReviewAgreement = z.output<typeof agreement>;

export const getReviewAgreement = endpoint({
  ...common,
  id: 'review-agreement',
  method: 'GET',
  path: '/api/admin/reviews/agreement/{successProfileId}',
  summary:
    'How far reviewers of a success profile agree, and who rates higher or lower than colleagues; no single rating',
  effect: 'read',
  transaction: 'manual',
  params: z.strictObject({ successProfileId: f.textId }),
  output: f.dataOf(agreement),
});
