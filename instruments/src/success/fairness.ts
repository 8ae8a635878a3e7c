import { type GroupCount, type GroupRate, impactRatios } from '../statistics/adverse-impact.ts';

/** Taking the third of some people with the highest fit. */
export interface TopThird {
  /** In the order of the fits. Those at the limit are all taken, so it may be more than a third. */
  taken: boolean[];
  /** The lowest fit among them; Infinity without people. */
  limit: number;
}

/** @param fits of one's own people; a higher one is better. */
export function takeTopThird(fits: readonly number[]): TopThird {
  const sorted = fits.toSorted((one, other) => other - one);
  const limit = sorted[Math.ceil(sorted.length / 3) - 1] ?? Infinity;
  return { taken: fits.map((fit) => fit >= limit), limit };
}

export interface TakenGroup<Group extends GroupCount> extends GroupRate<Group> {
  /** Rate below four fifths of the highest, and too far for chance: Fisher's exact p < .05. */
  adverse: boolean;
}

/**
 * Adverse impact of taking some of each group.
 * @returns groups of 30 or more, each beside the one that is taken most.
 */
export function judgeTaken<Group extends GroupCount>(
  groups: readonly Group[],
): TakenGroup<Group>[] {
  return impactRatios(groups).map((rate) => ({ ...rate, adverse: rate.below && rate.p < 0.05 }));
}
