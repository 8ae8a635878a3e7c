import { toTenth } from '../score/standard-scores.ts';
import { quantile } from '../statistics/descriptive.ts';
import { type Seed, seededRandom } from '../statistics/random.ts';
import type { ProfileTarget } from './profile.ts';
import { type Comparison, compareTargets, drawCount, fitAt, shortfallOf } from './targets.ts';
import { drawTrueScores, type NormRows } from './true-scores.ts';
import { shareBelow, type TypicalFit, typicalFit, wholeRank } from './typical.ts';

export interface Fit extends Comparison {
  /** Middle of the draws, 0..100. */
  median: number;
  /** Central 90 % of the widened draws. */
  interval: [low: number, high: number];
  /** Per cent of typical people with a lower fit to the same profile, for the median and both ends; 1..99. */
  percentile: number;
  percentileInterval: [low: number, high: number];
  /** The percentile of the median in full, 0..100: people are ordered by it. */
  rank: number;
  /** Whether the highest fit among typical people is this one, and some of them share it. */
  sharesTop: boolean;
  typical: TypicalFit;
  draws: number;
  /** The targets with the most likely true score and its shortfall in standard deviations, in the same order. */
  expected: { t: number; d: number }[];
  /** Σ w d² of those. */
  distance: number;
  /** 100 · exp(−½ Σ w d²) of those, before any draw. */
  plain: number;
  /** Fits of the widened draws, in the order of the draws. */
  widened: Float64Array;
}

/** Changes with whatever changes the numbers of a result that stands already: fits that are kept are then worked out anew. */
export const fitFormula = '2026.3';

/** Makes up for what the model leaves out: unequal reliabilities, factors that go together (found by simulation). */
const widening = 1.15;

/** Of the fits of scores that lie `stretch` times the drawn deviation from the expected ones. */
function fitsOf(
  targets: readonly ProfileTarget[],
  { expected, deviations }: ReturnType<typeof drawTrueScores>,
  stretch: number,
): Float64Array {
  const distances = new Float64Array(drawCount);
  for (const target of targets) {
    const [middle, offsets] = [expected.get(target.facetId), deviations.get(target.facetId)];
    if (middle === undefined || offsets === undefined) continue;
    for (let draw = 0; draw < drawCount; draw += 1) {
      const d = shortfallOf(target, middle + stretch * (offsets[draw] ?? 0));
      distances[draw] = (distances[draw] ?? 0) + target.weight * d * d;
    }
  }
  return distances.map(fitAt);
}

/**
 * Fit of one person to a profile: 100 · exp(−½ Σ w d²), d = shortfall in T / 10, over the profile's facets, of the
 * person's true scores as far as the measured ones tell them.
 *
 * Only shortfalls count, so error alone would make a measured profile fit worse than the true one. Therefore the formula
 * is applied to 400 draws of the true scores given the measured ones (`true-scores.ts`); their median is the fit, and the
 * central 90 % of the same draws, 1.15 times as far from their middle, its interval.
 * @param input.facetT T-scores by facet id; facets that were not measured are dropped and weights renormalised.
 * @param input.norm the norm that they were scored with.
 * @param input.seed fixes the draws: one for each attempt, so that two people's draws are independent.
 * @returns null when none of the profile's facets was measured.
 * @throws RangeError when a weight is not positive.
 */
export function fitToProfile(input: {
  facetT: ReadonlyMap<number, number>;
  norm: NormRows;
  profile: { targets: readonly ProfileTarget[] };
  seed: Seed;
}): Fit | null {
  const compared = compareTargets(input);
  if (compared === null) return null;
  const { comparison } = compared;
  const random = seededRandom(input.seed);
  const scores = drawTrueScores(input.facetT, input.norm, { random, draws: drawCount });
  const widened = fitsOf(comparison, scores, widening);
  const median = quantile([...fitsOf(comparison, scores, 1)], 0.5);
  const [low, high] = [quantile([...widened], 0.05), quantile([...widened], 0.95)];
  const typical = typicalFit(input.profile, input.norm, new Set(input.facetT.keys()));
  const rankOf = (fit: number) => shareBelow(typical.sorted, fit);
  const rank = rankOf(median);
  const expected = comparison.map((target) => {
    const t = scores.expected.get(target.facetId) ?? target.t;
    return { t, d: shortfallOf(target, t) };
  });
  const distance = comparison.reduce(
    (sum, { weight }, at) => sum + weight * (expected[at]?.d ?? 0) ** 2,
    0,
  );
  return {
    ...compared,
    median: toTenth(median),
    interval: [toTenth(low), toTenth(high)],
    percentile: wholeRank(rank),
    percentileInterval: [wholeRank(rankOf(low)), wholeRank(rankOf(high))],
    rank,
    sharesTop: (typical.sorted.at(-1) ?? 0) === median && wholeRank(rank) < 99,
    typical,
    draws: drawCount,
    expected,
    distance,
    plain: fitAt(distance),
    widened,
  };
}

/** What lies between two people's fits to one profile. */
export interface FitDifference {
  /** Central 90 % of first minus second over the widened draws. */
  interval: [low: number, high: number];
  /** Whether it excludes 0; otherwise the difference could be chance. */
  clear: boolean;
}

export function fitDifference(
  first: Pick<Fit, 'widened'>,
  second: Pick<Fit, 'widened'>,
): FitDifference {
  const differences = Array.from(first.widened, (fit, draw) => fit - (second.widened[draw] ?? 0));
  const interval: [number, number] = [quantile(differences, 0.05), quantile(differences, 0.95)];
  return {
    interval: [toTenth(interval[0]), toTenth(interval[1])],
    clear: interval[0] > 0 || interval[1] < 0,
  };
}
