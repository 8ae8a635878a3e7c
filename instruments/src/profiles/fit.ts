import { semOf, toTenth } from '../score/standard-scores.ts';
import { quantile } from '../statistics/descriptive.ts';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';
import type { ProfileTarget } from './profile.ts';

/** One target beside what was measured. */
export interface TargetComparison extends ProfileTarget {
  t: number;
  /** Shortfall in standard deviations, 0 when the target is met. */
  d: number;
  /** Whether the shortfall lies beyond the 95 % band of the facet: d · 10 > 1.96 SEM. */
  meaningful: boolean;
}

export interface Fit {
  /** Middle of the draws, 0..100. */
  median: number;
  /** Central 95 % of the draws. */
  interval: [low: number, high: number];
  /**
   * Median of somebody with T 50 everywhere on the same targets; the same on every report. Most people get less,
   * because everybody has some lows.
   */
  averagePerson: number;
  draws: number;
  /** Σ w d² of the measured scores. */
  distance: number;
  /** 100 · exp(−½ Σ w d²) of the measured scores, before any draw. */
  plain: number;
  /** Share of the profile's weight that was measured, 0..1. */
  covered: number;
  /** All measured targets, weights renormalised to 1. */
  comparison: TargetComparison[];
  /** Targets that were missed, what costs most first. */
  shortfalls: { facetId: number; weight: number; d: number }[];
}

export const drawCount = 400;

/** Standard error of a facet in T under the norms that come with the product: published mean reliability .68. */
export const facetSem = semOf(0.68);

/** The average person's draws do not depend on whose report it is. */
const averageSeed = 20260101;

/** How far a T-score falls short of a target, in standard deviations; 0 when it is met. */
export function shortfallOf({ direction, targetT }: ProfileTarget, t: number): number {
  return Math.max(0, direction === 'high' ? targetT - t : t - targetT) / 10;
}

/** 100 · exp(−½ Σ w d²). @param distance Σ w d², ≥ 0. @returns 0..100. */
export function fitAt(distance: number): number {
  return 100 * Math.exp(-0.5 * distance);
}

type Measured = ProfileTarget & { t: number; sem: number };

function drawFits(targets: readonly Measured[], random: SeededRandom): number[] {
  return Array.from({ length: drawCount }, () => {
    let distance = 0;
    for (const target of targets) {
      const d = shortfallOf(target, target.t + target.sem * random.normal());
      distance += target.weight * d * d;
    }
    return fitAt(distance);
  });
}

function averageFit(targets: readonly Measured[]): number {
  const average = targets.map((target) => ({ ...target, t: 50 }));
  return toTenth(quantile(drawFits(average, seededRandom(averageSeed)), 0.5));
}

/** By the profile's targets: a table of many people would otherwise draw the same 400 times for each of them. */
const averages = new WeakMap<object, number>();

function keptAverage(key: object, targets: readonly Measured[]): number {
  const average = averages.get(key) ?? averageFit(targets);
  averages.set(key, average);
  return average;
}

/**
 * Fit of one person to a profile: 100 · exp(−½ Σ w d²), d = shortfall in T / 10, over the profile's facets.
 *
 * Only shortfalls count, so measurement error can only lower the value; the plain value would lie outside its
 * own band. Therefore the formula is applied to 400 draws around the measured scores, each with the standard
 * error of a facet, and their median and central 95 % are the result.
 * @param input.facetT T-scores by facet id; facets that were not measured are dropped and weights renormalised.
 * @param input.facetSem standard errors in T by facet id, where the person's norm has others than the usual one.
 * @param input.seed fixes the draws, a safe integer: the same person and profile give the same numbers.
 * @returns null when none of the profile's facets was measured.
 * @throws RangeError when the seed is no safe integer or a weight is not positive.
 */
export function fitToProfile(input: {
  facetT: ReadonlyMap<number, number>;
  facetSem?: ReadonlyMap<number, number>;
  profile: { targets: readonly ProfileTarget[] };
  seed: number;
}): Fit | null {
  const { targets } = input.profile;
  if (targets.some(({ weight }) => !(weight > 0))) throw new RangeError('Weights must be positive');
  const total = targets.reduce((sum, { weight }) => sum + weight, 0);
  const measured = targets.flatMap((target) => {
    const t = input.facetT.get(target.facetId);
    if (t === undefined) return [];
    return [{ ...target, t, sem: input.facetSem?.get(target.facetId) ?? facetSem }];
  });
  if (measured.length === 0) return null;
  const covered = measured.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = measured.map((target) => ({ ...target, weight: target.weight / covered }));
  const fits = drawFits(weighted, seededRandom(input.seed));
  const comparison = weighted.map(({ sem, ...target }) => {
    const d = shortfallOf(target, target.t);
    return { ...target, d, meaningful: d * 10 > 1.96 * sem };
  });
  const distance = comparison.reduce((sum, { weight, d }) => sum + weight * d * d, 0);
  return {
    median: toTenth(quantile(fits, 0.5)),
    interval: [toTenth(quantile(fits, 0.025)), toTenth(quantile(fits, 0.975))],
    averagePerson:
      measured.length === targets.length && measured.every(({ sem }) => sem === facetSem)
        ? keptAverage(targets, weighted)
        : averageFit(weighted),
    draws: drawCount,
    distance,
    plain: fitAt(distance),
    covered: covered / total,
    comparison,
    shortfalls: comparison
      .filter(({ d }) => d > 0)
      .toSorted((left, right) => right.weight * right.d ** 2 - left.weight * left.d ** 2)
      .map(({ facetId, weight, d }) => ({ facetId, weight, d })),
  };
}
