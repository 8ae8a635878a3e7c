import type { FacetCode } from '../personality/scales.ts';
import type { ProfileTarget } from '../profiles/profile.ts';
import { fitAt } from '../profiles/targets.ts';
import { eightyPercent, type NormRows, trueScoreRanges } from '../profiles/true-scores.ts';
import { normalCdf } from '../statistics/normal.ts';

/** What a person's true facet scores may be: normal around `mean`, in T, by facet id. */
export type TrueFacets = ReadonlyMap<number, { mean: number; sd: number }>;

/** @param facetT measured T-scores by facet id. @param norm the one that they were scored with. */
export function trueFacets(facetT: ReadonlyMap<number, number>, norm: NormRows): TrueFacets {
  return new Map(
    [...trueScoreRanges(facetT, norm)].map(([id, [low, high]]) => [
      id,
      { mean: (low + high) / 2, sd: (high - low) / 2 / eightyPercent },
    ]),
  );
}

/** E max(0, g)² for g normal: (m² + s²) Φ(m / s) + m s φ(m / s). */
function expectedSquare(m: number, s: number): number {
  const z = m / s;
  const density = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
  return (m * m + s * s) * normalCdf(z) + m * s * density;
}

/**
 * A fit without draws: 100 · exp(−½ Σ w E[d²]) over the true scores that a person may have. It ranks people as the fit of
 * reports does, costs a thousandth of it, and needs no seed, so that a cross-validation can afford it.
 * @returns 0..100, or null when none of the profile's facets was measured.
 */
export function expectedFit(
  person: TrueFacets,
  targets: readonly (Pick<ProfileTarget, 'facetId' | 'weight' | 'direction' | 'targetT'> & {
    code: FacetCode;
  })[],
): number | null {
  let [weights, distance] = [0, 0];
  for (const { facetId, weight, direction, targetT } of targets) {
    const scores = person.get(facetId);
    if (scores === undefined) continue;
    const short = direction === 'high' ? targetT - scores.mean : scores.mean - targetT;
    distance += weight * expectedSquare(short / 10, scores.sd / 10);
    weights += weight;
  }
  return weights === 0 ? null : fitAt(distance / weights);
}
