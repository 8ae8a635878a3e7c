import { facets, type FacetCode } from '../personality/scales.ts';
import type { ProfileTarget } from './profile.ts';

export interface PopulationScale {
  code: FacetCode;
  facetId: number;
  /** Expected T-score. */
  mean: number;
  sd: number;
  /** People of one's own behind the mean; 0 while it is the starting value. */
  n: number;
}

/** A starting value counts as much as this many people. */
const priorWeight = 50;

/**
 * What to expect of the people in a profile's jobs, facet by facet.
 *
 * Starts at 50 + ½ (target − 50), because people in a job come only part of the way towards what it asks for
 * (our assumption), and moves with own data as (50 μ₀ + n x̄) / (50 + n). The SD stays 10.
 * @param own number and mean T of one's own people by facet code, where there are any.
 * @throws RangeError for a negative or broken n, or a mean that is no number.
 */
export function profilePopulation(
  profile: { targets: readonly ProfileTarget[] },
  own: Partial<Record<FacetCode, { n: number; mean: number }>> = {},
): PopulationScale[] {
  const targets = new Map(profile.targets.map(({ facetId, targetT }) => [facetId, targetT]));
  return facets.map(({ id, code }) => {
    const start = 50 + 0.5 * ((targets.get(id) ?? 50) - 50);
    const { n, mean } = own[code] ?? { n: 0, mean: 0 };
    if (!Number.isInteger(n) || n < 0) throw new RangeError(`Not a number of people: ${n}`);
    if (!Number.isFinite(mean)) throw new RangeError(`Not a mean: ${mean}`);
    return {
      code,
      facetId: id,
      mean: (priorWeight * start + n * mean) / (priorWeight + n),
      sd: 10,
      n,
    };
  });
}
