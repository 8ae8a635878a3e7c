import type { ChanceReference } from './chance.ts';
import { type Evidence, isFound } from './evidence.ts';

/** How easily a verdict could have been another one. */
export interface Doubt {
  /** Share of the rounds of chance in which the largest of all correlations is as far from 0 as this one. */
  byChance: number;
  /** People without any one of whom the verdict would be another. */
  byOne: number;
}

/**
 * What speaks against each verdict, by the place of the evidence; null where nothing was found.
 * @param folds the evidence without each person, in the same order of scales, as `foldsOf` makes it.
 */
export function doubtsOf(
  evidence: readonly Evidence[],
  folds: readonly (readonly Evidence[])[],
  chance: ChanceReference | null,
): (Doubt | null)[] {
  return evidence.map(({ verdict, numbers }, at) => {
    if (!isFound(verdict) || numbers === null || chance === null) return null;
    const { sizes } = chance.largest;
    const reached = sizes.filter((size) => size >= Math.abs(numbers.r)).length;
    return {
      byChance: reached / sizes.length,
      byOne: folds.filter((fold) => fold[at]?.verdict !== verdict).length,
    };
  });
}
