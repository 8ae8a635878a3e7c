import type { FacetCode } from '../personality/scales.ts';
import { toTenth } from '../score/standard-scores.ts';
import { mean } from '../statistics/descriptive.ts';
import type { TargetComparison } from './targets.ts';

/** One facet of a person's own profile beside the profile that is asked for, in T points around the mean of each. */
export interface OwnProfileFacet {
  code: FacetCode;
  own: number;
  target: number;
}

/**
 * Shape without level: where a person stands higher and lower than on the average of the profile's facets, and where the
 * profile asks for more and less than on its average. One decimal.
 */
export function ownProfileBeside(
  comparison: readonly Pick<TargetComparison, 'code' | 't' | 'targetT'>[],
): OwnProfileFacet[] {
  const own = mean(comparison.map(({ t }) => t));
  const asked = mean(comparison.map(({ targetT }) => targetT));
  return comparison.map(({ code, t, targetT }) => ({
    code,
    own: toTenth(t - own),
    target: toTenth(targetT - asked),
  }));
}
