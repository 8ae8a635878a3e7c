import { wilson } from '../statistics/share-interval.ts';

/** How many of the best rated are found by taking the people with the best fit. */
export interface Yield {
  /** Of the third with the highest ratings, how much is in the third with the highest fit. By chance it is a third. */
  share: number;
  /** 95 %, Wilson's of a third of the people. */
  interval: [low: number, high: number];
  /** In a third. */
  people: number;
}

/** What chance finds: people as they come. */
export const yieldByChance = 1 / 3;

/**
 * How much of each is in the third with the highest values, 0..1: together exactly a third, so that chance is one, too. Those who share
 * the value at the limit share the places that are left.
 */
function partsOfTopThird(values: readonly number[]): number[] {
  const third = values.length / 3;
  const limit = values.toSorted((one, other) => other - one)[Math.ceil(third) - 1] ?? Infinity;
  const above = values.filter((value) => value > limit).length;
  const at = values.filter((value) => value === limit).length;
  return values.map((value) => (value > limit ? 1 : value === limit ? (third - above) / at : 0));
}

/**
 * @param fits a higher one is better. @param ratings of the same people, in the same order; more than none.
 */
export function yieldOf(fits: readonly number[], ratings: readonly number[]): Yield {
  const third = fits.length / 3;
  const best = partsOfTopThird(ratings);
  const found = partsOfTopThird(fits).reduce((sum, part, at) => sum + part * (best[at] ?? 0), 0);
  const share = found / third;
  return { share, interval: wilson(share, third), people: Math.round(third) };
}
