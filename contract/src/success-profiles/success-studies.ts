import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import {
  beside,
  category,
  doubt,
  impact,
  interval,
  outcome,
  reviewers,
  savedVersion,
  strength,
  target,
  tried,
  verdict,
} from './success-evidence.ts';

/** Scales beside ratings, what chance looks like, and the reference profile that is saved of it. */

const base = '/api/admin/success-profiles';
const idParams = z.strictObject({ id: f.textId });

const scale = z.object({
  code: z.string(),
  name: z.string(),
  outcome,
  /** People with both. */
  n: z.int(),
  strength,
  verdict,
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
  doubt,
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
  reviewers,
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
  summary:
    'Score and average rating on one scale of the people whom the caller has reviewed, without names; none below 20',
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
      /** Whole T-score and mean rating, in no order. */
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
