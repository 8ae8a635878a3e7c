import { standardDeviation } from '../statistics/descriptive.ts';

/** How far people differ on a scale, beside the people of its norm. */
export interface Spread {
  /** In T. */
  sd: number;
  /** sd / 10. */
  ratio: number;
  /** 95 % of the ratio, ratio · exp(± 1.96 / √(2 (n − 1))). */
  interval: [low: number, high: number];
  /** `narrower`: range restriction, so the correlation is probably smaller than it is among applicants. */
  verdict: 'narrower' | 'as the norm' | 'wider';
}

/**
 * @param t T-scores of the people, ten points to a standard deviation of the norm.
 * @throws RangeError for fewer than two.
 */
export function spreadBesideNorm(t: readonly number[]): Spread {
  const sd = standardDeviation(t);
  const ratio = sd / 10;
  const factor = Math.exp(1.96 / Math.sqrt(2 * (t.length - 1)));
  const interval: [number, number] = [ratio / factor, ratio * factor];
  const clearly = interval[0] > 1 ? 'wider' : 'as the norm';
  return { sd, ratio, interval, verdict: interval[1] < 1 ? 'narrower' : clearly };
}

/** Below it a correction would nearly double a correlation and say more of the reviewers than of the scale. *Ours.* */
const leastReliability = 0.3;

/**
 * What the correlation would be with ratings free of error, r / √ reliability (Spearman, 1904): a second figure only. The
 * scale's own error stays, since people are chosen by scales as they are.
 * @param r -1..1. @param reliability of the averaged ratings, ≤ 1.
 * @returns -1..1, or null where the reliability is unknown or below .30.
 */
export function correctedForRatings(r: number, reliability: number | null): number | null {
  if (reliability === null || reliability < leastReliability) return null;
  return Math.max(-1, Math.min(1, r / Math.sqrt(reliability)));
}
