/*
 * Rules that items are built with, and how hard they are taken to be until answers have shown it. All of it is a
 * choice of ours.
 */

/** What one more rule of this kind adds to the difficulty. */
export const ruleCosts = {
  /** One step further: turned, moved, darker, larger; in numbers, the same difference. */
  progression: 0,
  /** One more or fewer; in numbers, the same factor. */
  increment: 0.3,
  /** Steps that grow or shrink evenly. */
  secondDifference: 0.5,
  /** Each of three occurs once; two things change places. */
  distribution: 0.6,
  /** Two series take turns. */
  interleaved: 0.8,
  /** Parts of two figures put together, or taken away. */
  combination: 0.9,
  /** Each number is made of the two before. */
  chain: 1,
  /** What two figures do not share. */
  exclusiveOr: 1.2,
  /** Multiplied and added to. */
  twoOperations: 1.3,
  /** Two steps that take turns. */
  alternatingCoefficients: 1.5,
} as const;

export type Rule = keyof typeof ruleCosts;

/**
 * Difficulty in standard deviations of ability: −2 for one rule without cost, .7 for each further rule, the costs of
 * all, .5 where parts of the drawing lie across each other. Taking turns costs something but is no rule of its own.
 * @returns rounded to hundredths.
 */
export function difficultyOf(rules: readonly Rule[], overlap: boolean): number {
  const costs = rules.reduce((sum, rule) => sum + ruleCosts[rule], 0);
  const counted = rules.filter((rule) => rule !== 'interleaved').length;
  return Math.round((-2 + 0.7 * (counted - 1) + costs + (overlap ? 0.5 : 0)) * 100) / 100;
}
