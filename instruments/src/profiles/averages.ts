import { toTenth } from '../score/standard-scores.ts';

/*
 * Averages of people whose results are not shown beside them. They are made of closed groups: each person counts in one group
 * of five or more, its mean is rounded and never changes. `burnout/groups.ts` says why; the database keeps the groups
 * (migration 0036) by the same numbers.
 */

/** Fewer people are never averaged: an average of a few shows the single person. */
export const leastN = 5;

/** A group has no more people than this: from ten on it is two. */
const mostInGroup = 9;

/** What an instrument says of the means of its groups. */
export interface GroupScale {
  /** They come in these steps. */
  step: number;
  /** How far people differ. It is not kept of a group, since with a mean it would tell more of a single one. */
  spread: number;
  /** To as many decimals as are shown. */
  rounded: (mean: number) => number;
}

export interface Average {
  n: number;
  mean: number;
  /** 95 % confidence interval of the mean, with what the rounding of the groups may have moved it. */
  interval: [low: number, high: number];
}

/**
 * Mean of closed groups, and how sure it is.
 * @param total sum of the groups' means, each as often as the group has people.
 * @returns null without a group.
 * @throws RangeError when n is no number of people that groups can have, or the total is no number.
 */
export function averageOf(
  { n, total }: { n: number; total: number },
  { step, spread, rounded }: GroupScale,
): Average | null {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`Not a number of people: ${n}`);
  if (n === 0) return null;
  if (n < leastN || !Number.isFinite(total)) throw new RangeError('Not the sums of closed groups');
  const mean = total / n;
  const half = 1.96 * Math.sqrt((spread ** 2 + (mostInGroup * step ** 2) / 12) / n);
  return { n, mean: rounded(mean), interval: [toTenth(mean - half), toTenth(mean + half)] };
}
