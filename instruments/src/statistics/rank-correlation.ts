import { pearson } from './correlation.ts';
import { studentTail } from './beta.ts';

/** Ranks 1..n, lowest first; equal values share the mean of their places. Same order as the values. */
export function midRanks(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = values.map(() => 0);
  for (let from = 0; from < order.length; ) {
    const value = values[order[from] ?? 0];
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === value) to += 1;
    for (let at = from; at <= to; at += 1) ranks[order[at] ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

/**
 * Spearman's rank correlation: Pearson's of the mid-ranks, which is right with ties as well.
 * @returns -1..1, or null when either list does not vary.
 * @throws RangeError when the lists differ in length or hold fewer than two pairs.
 */
export function spearman(x: readonly number[], y: readonly number[]): number | null {
  return pearson(midRanks(x), midRanks(y));
}

/**
 * Two-sided p of a rank correlation by t = r √((n − 2) / (1 − r²)) with n − 2 degrees of freedom, as R's `cor.test` has it
 * with `exact = FALSE`; good from about ten pairs.
 * @param r -1..1. @param n pairs, ≥ 3. @returns 0..1. @throws RangeError outside.
 */
export function spearmanP(r: number, n: number): number {
  if (!(Math.abs(r) <= 1) || !(n >= 3)) throw new RangeError(`No p for r ${r} of ${n} pairs`);
  if (Math.abs(r) === 1) return 0;
  return 2 * studentTail(Math.abs(r) * Math.sqrt((n - 2) / (1 - r * r)), n - 2);
}

/**
 * 95 % interval of a rank correlation, tanh(atanh r ± 1.96 √((1 + r²/2) / (n − 3))) (Bonett & Wright, 2000).
 *
 * A correlation of 1 would get an interval without width, which no number of people warrants: it is taken as the largest
 * that lies below it without ties, 1 − 12 / (n³ − n), and its own end stays at 1.
 * @param r -1..1. @param n pairs, ≥ 4. @throws RangeError outside.
 */
export function spearmanInterval(r: number, n: number): [low: number, high: number] {
  if (!(Math.abs(r) <= 1) || !(n >= 4))
    throw new RangeError(`No interval for r ${r} of ${n} pairs`);
  const most = 1 - 12 / (n ** 3 - n);
  const centre = Math.atanh(Math.max(-most, Math.min(most, r)));
  const half = 1.96 * Math.sqrt((1 + r ** 2 / 2) / (n - 3));
  return [r === -1 ? -1 : Math.tanh(centre - half), r === 1 ? 1 : Math.tanh(centre + half)];
}
