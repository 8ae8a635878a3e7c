import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import { told } from '../../platform/field-text.ts';
import * as f from '../../platform/fields.ts';
import { interviewId, interviewPath, resultParams } from './interviews.ts';

/** How managers judge a recorded interview: by the same rubric for everyone, each on their own first. */

/** The ends of the scale; the rubric has words for both and for the middle. */
export const lowestScore = 1;
export const highestScore = 5;
export const maxCriteria = 8;
export const maxComment = 2000;

const anchor = f.line(300);
const criterion = z.object({
  title: z.string(),
  /** What is seen in an answer that gets 1, 3 and 5. */
  low: z.string(),
  middle: z.string(),
  high: z.string(),
});
export type Criterion = z.output<typeof criterion>;

const rubric = z.object({
  criteria: z.array(criterion),
  /** The product's own one, in the reader's language. */
  standard: z.boolean(),
  /** Counts the changes; who rates says by which edition. */
  edition: z.int(),
  /** Somebody is rated by it already, so that it cannot be changed any more. */
  fixed: z.boolean(),
});
export type Rubric = z.output<typeof rubric>;

const rubricParams = z.strictObject({ interviewId });
const rubricPath = '/api/admin/interview/{interviewId}/rubric' as const;

export const getRubric = endpoint({
  id: 'interview-rubric',
  method: 'GET',
  path: rubricPath,
  summary: 'What the answers of an interview are rated by',
  access: 'manager',
  effect: 'read',
  feature: 'video_interviews',
  params: rubricParams,
  output: f.dataOf(rubric),
});

export const setRubric = endpoint({
  id: 'interview-rubric-set',
  method: 'PUT',
  path: rubricPath,
  summary:
    'Set the rubric of an interview; null is the standard one. 409 once someone is rated by it',
  access: 'manager',
  effect: 'write',
  feature: 'video_interviews',
  params: rubricParams,
  body: z.strictObject({
    criteria: z.nullable(
      z
        .array(z.strictObject({ title: f.title(80), low: anchor, middle: anchor, high: anchor }))
        .check(
          z.minLength(1, told('criterion_required')),
          z.maxLength(maxCriteria, told('too_many_criteria', maxCriteria)),
        ),
    ),
  }),
  output: f.dataOf(rubric),
});

/** In the order of the criteria; null where somebody could not tell. */
const scores = z.array(z.nullable(z.int()));

const rating = z.object({
  /** Null for somebody who is no manager of the organisation any more. */
  rater: z.nullable(z.object({ id: z.int(), name: z.string() })),
  own: z.boolean(),
  scores,
  /** Of the scores that were given. */
  mean: z.number(),
  comment: z.nullable(z.string()),
  rated_at: f.instant,
  /** Null for one that is as it was first given. */
  changed_at: z.nullable(f.instant),
});
export type Rating = z.output<typeof rating>;

const agreement = z.object({
  raters: z.int(),
  /** Pairs of raters that have scored the same criterion; as they first did, before they saw each other's. */
  compared: z.int(),
  same: z.int(),
  /** One point apart at most; those that are the same are among them. */
  within_one: z.int(),
  /** The criterion, from 0, where raters are furthest apart; null where all are the same. */
  widest: z.nullable(z.object({ criterion: z.int(), low: z.int(), high: z.int() })),
});
export type Agreement = z.output<typeof agreement>;

const ratings = z.object({
  rubric,
  /** How many managers have rated, the caller among them. */
  raters: z.int(),
  /** There are ratings of others, which show once the own one is given. */
  withheld: z.boolean(),
  /** The own one first, then the others in the order in which they were given. */
  ratings: z.array(rating),
  /** Of what the raters have given on average; null while others' are withheld, and where nobody has rated. */
  mean: z.nullable(z.number()),
  /** Null where fewer than two have rated the same, and while others' are withheld. */
  agreement: z.nullable(agreement),
  /** Who else has handed in this interview and is not rated by the caller, the longest waiting first. */
  next: z.nullable(
    z.object({ subject_id: z.int(), first_name: z.string(), last_name: z.string() }),
  ),
  /** How many those are. */
  left: z.int(),
});
export type Ratings = z.output<typeof ratings>;

/** In tables: what others have given shows only beside an own rating. */
export const ratingSummary = z.object({
  raters: z.int(),
  /** What the caller has given on average. */
  own: z.nullable(z.number()),
  /** Of all raters; null until the caller has rated. */
  mean: z.nullable(z.number()),
});
export type RatingSummary = z.output<typeof ratingSummary>;

const ratingPath = `${interviewPath}/rating` as const;

export const getRatings = endpoint({
  id: 'interview-ratings',
  method: 'GET',
  path: ratingPath,
  summary:
    'Ratings of what a person has recorded; those of others only once the caller has given one',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  feature: 'video_interviews',
  params: resultParams,
  output: f.dataOf(ratings),
});

export const rateInterview = endpoint({
  id: 'interview-rate',
  method: 'PUT',
  path: ratingPath,
  summary:
    'Gives or changes the own rating; 403 for the own interview, 409 where the rubric is not the one of that edition any more',
  access: 'manager',
  effect: 'write',
  sensitive: true,
  feature: 'video_interviews',
  params: resultParams,
  body: z.strictObject({
    edition: z.int().check(z.minimum(0)),
    scores: z
      .array(
        z.nullable(
          z
            .int(told('whole_number'))
            .check(
              z.minimum(lowestScore, told('from_one_to_five')),
              z.maximum(highestScore, told('from_one_to_five')),
            ),
        ),
      )
      .check(z.maxLength(maxCriteria, told('too_many_criteria', maxCriteria))),
    comment: z.optional(z.nullable(f.paragraphs(maxComment))),
  }),
  output: f.dataOf(ratings),
});

export const takeRatingBack = endpoint({
  id: 'interview-rating-take-back',
  method: 'DELETE',
  path: ratingPath,
  summary:
    'Take the own rating back; 404 where there is none. Those of others are hidden until the caller has rated again',
  access: 'manager',
  effect: 'write',
  sensitive: true,
  feature: 'video_interviews',
  params: resultParams,
  output: f.dataOf(ratings),
});
