import { semOf, toTenth } from '../score/standard-scores.ts';
import { quantile } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { type Comparison, compareTargets, drawCount, fitAt, shortfallOf } from './targets.ts';
import type { ProfileTarget } from './profile.ts';
import type { NormRows } from './true-scores.ts';

/** The fit of a result that was scored before version 2026.2, by the formula of its time. */
export interface EarlierFit extends Comparison {
  /** Middle of the draws, 0..100. */
  median: number;
  /** Central 95 % of the draws. */
  interval: [low: number, high: number];
  draws: number;
}

/**
 * 400 draws around the measured scores, each with the standard error of its facet. They put the error in a second time,
 * so that this fit lies lower than the one of true scores: results keep it, nothing new is computed by it, and the two
 * are never compared with each other.
 */
export function earlierFitToProfile(input: {
  facetT: ReadonlyMap<number, number>;
  norm: NormRows;
  profile: { targets: readonly ProfileTarget[] };
  seed: number;
}): EarlierFit | null {
  const compared = compareTargets(input);
  if (compared === null) return null;
  const random = seededRandom(input.seed);
  const fits = Array.from({ length: drawCount }, () => {
    let distance = 0;
    for (const target of compared.comparison) {
      const sem = semOf(input.norm[target.code].reliability);
      const d = shortfallOf(target, target.t + sem * random.normal());
      distance += target.weight * d * d;
    }
    return fitAt(distance);
  });
  return {
    ...compared,
    median: toTenth(quantile(fits, 0.5)),
    interval: [toTenth(quantile(fits, 0.025)), toTenth(quantile(fits, 0.975))],
    draws: drawCount,
  };
}
