import { semOf } from '../score/standard-scores.ts';
import type { ProfileTarget } from './profile.ts';
import type { NormRows } from './true-scores.ts';

/** One target beside what was measured. */
export interface TargetComparison extends ProfileTarget {
  t: number;
  /** Shortfall in standard deviations, 0 when the target is met. */
  d: number;
  /** Whether the shortfall lies beyond the 95 % band of the facet: d · 10 > 1.96 SEM. */
  meaningful: boolean;
}

/** A person beside a profile, target by target, as measured. */
export interface Comparison {
  /** Share of the profile's weight that was measured, 0..1. */
  covered: number;
  /** All measured targets, weights renormalised to 1. */
  comparison: TargetComparison[];
  /** Targets that were missed, what costs most first. */
  shortfalls: { facetId: number; weight: number; d: number }[];
}

export const drawCount = 400;

/** How far a T-score falls short of a target, in standard deviations; 0 when it is met. */
export function shortfallOf({ direction, targetT }: ProfileTarget, t: number): number {
  return Math.max(0, direction === 'high' ? targetT - t : t - targetT) / 10;
}

/** 100 · exp(−½ Σ w d²). @param distance Σ w d², ≥ 0. @returns 0..100. */
export function fitAt(distance: number): number {
  return 100 * Math.exp(-0.5 * distance);
}

/**
 * @param input.facetT T-scores by facet id; facets that were not measured are dropped and weights renormalised.
 * @param input.norm the norm that they were scored with, for their standard errors.
 * @returns null when none of the profile's facets was measured.
 * @throws RangeError when a weight is not positive.
 */
export function compareTargets(input: {
  facetT: ReadonlyMap<number, number>;
  norm: NormRows;
  profile: { targets: readonly ProfileTarget[] };
}): Comparison | null {
  const { targets } = input.profile;
  if (targets.some(({ weight }) => !(weight > 0))) throw new RangeError('Weights must be positive');
  const measured = targets.flatMap((target) => {
    const t = input.facetT.get(target.facetId);
    return t === undefined ? [] : [{ ...target, t }];
  });
  if (measured.length === 0) return null;
  const sumOf = (some: readonly ProfileTarget[]) =>
    some.reduce((sum, { weight }) => sum + weight, 0);
  const covered = sumOf(measured);
  const comparison = measured.map((target) => {
    const d = shortfallOf(target, target.t);
    const sem = semOf(input.norm[target.code].reliability);
    return { ...target, weight: target.weight / covered, d, meaningful: d * 10 > 1.96 * sem };
  });
  return {
    covered: covered / sumOf(targets),
    comparison,
    shortfalls: comparison
      .filter(({ d }) => d > 0)
      .toSorted((left, right) => right.weight * right.d ** 2 - left.weight * left.d ** 2)
      .map(({ facetId, weight, d }) => ({ facetId, weight, d })),
  };
}
