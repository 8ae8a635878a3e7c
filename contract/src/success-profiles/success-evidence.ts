import * as z from 'zod/mini';
import * as f from '../platform/fields.ts';

/** What a success profile can show for itself, as several calls tell it. */

/** From how many people on a statement is an idea, a tentative finding, one that can be used. Below the first is no number. @public */
export const successSizes = { exploratory: 20, tentative: 50, usable: 100 } as const;

/** What reviewers rate. @public */
export const successOutcomes = ['performance', 'engagement'] as const;
export const outcome = z.enum(successOutcomes);
export const strength = z.enum(['hidden', 'exploratory', 'tentative', 'usable']);
export const verdict = z.enum(['supported', 'unclear', 'contrary', 'too few']);
export const interval = z.tuple([z.number(), z.number()]);

export const category = z.object({
  /** A job family or a competency model. */
  kind: z.enum(['standard', 'alt']),
  id: z.int(),
  name: z.string(),
});

/** How many have given the ratings; at least so many where accounts of some are gone, since nobody knows who was who. */
export const reviewers = z.object({ count: z.int(), at_least: z.boolean() });

/** What a profile says of people who had no part in making it, by leaving each out in turn. */
export const tried = z.object({
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

export const target = z.object({
  /** As reports name it: `C4`. */
  code: z.string(),
  name: z.string(),
  /** Of all; they make 1. */
  weight: z.number(),
  /** T-score. */
  target: z.number(),
});

/** What the fit with another profile, or no profile, says of the same people. */
export const beside = z.object({
  /** `family`: the profile of the category; `none`: people taken as they come. */
  profile: z.enum(['own', 'family', 'none']),
  /** Null where it is not known. */
  name: z.nullable(z.string()),
  r: z.nullable(z.number()),
  interval: z.nullable(interval),
  /**
   * Taking the third with the best fit finds this share of the third with the best ratings; null where it is not known, and in what
   * was saved before it was kept.
   */
  found: z.nullable(
    z.object({
      share: z.number(),
      /** 95 %; null for people as they come, of whom a third is expected. */
      interval: z.nullable(interval),
      /** In a third. */
      people: z.int(),
    }),
  ),
});

const impactRate = z.object({
  /** As in the check of a cut-off: `female`, `under_30`. */
  name: z.string(),
  people: z.int(),
  taken: z.int(),
  rate: z.number(),
  /** Beside the group that is taken most. */
  ratio: z.nullable(z.number()),
  p: z.number(),
  /** Below four fifths, and too far for chance: Fisher's exact p < .05. */
  adverse: z.boolean(),
});

/** What taking the third of the organisation's own people with the highest fit would do; groups of 30 or more. */
export const impact = z.object({
  people: z.int(),
  taken: z.int(),
  gender: z.array(impactRate),
  age: z.array(impactRate),
  /** Whether any group is treated so; saving then asks for `accept_impact`. */
  adverse: z.boolean(),
});
/** @public */
export type SuccessImpact = z.output<typeof impact>;

/** How easily a verdict could be another one; null where nothing was found. */
export const doubt = z.nullable(
  z.object({
    /** Share of the rounds of chance in which the largest of all correlations is as far from 0. */
    by_chance: z.number(),
    /** People without any one of whom the verdict would be another. */
    by_one: z.int(),
  }),
);

/** What was found of a scale; no numbers with too few people, and where everybody has the same. */
const savedScale = z.object({
  code: z.string(),
  name: z.string(),
  n: z.int(),
  verdict,
  numbers: z.nullable(z.object({ r: z.number(), interval, q: z.number(), shrunk: z.number() })),
  /** Null also in what was saved before it was kept. */
  doubt,
});

export const savedVersion = z.object({
  version: z.int(),
  outcome,
  /** What it was called when it was saved. */
  name: z.string(),
  n: z.int(),
  norm: z.string(),
  targets: z.array(target),
  tried,
  beside: z.array(beside),
  /** Every scale that was studied, by evidence, chosen or not; empty in what was saved before they were kept. */
  scales: z.array(savedScale),
  /** The same of the other rating, which the profile was not made for; empty in what was saved before they were kept. */
  other_scales: z.array(savedScale),
  impact,
  /** Null when the account is gone. */
  created_by: z.nullable(z.string()),
  created_at: f.instant,
  /** Campaigns that compare with it. */
  campaigns_count: z.int(),
});
