import { standardDeviation } from './descriptive.ts';

/**
 * Cronbach's alpha: internal consistency of a sum of items.
 * @param rows one row per person, one keyed score per item, no gaps.
 * @returns at most 1 (it can be negative), or null when the sums do not vary.
 * @throws RangeError for fewer than two people or two items, or rows of unequal length.
 */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  if (rows.length < 2 || items < 2 || rows.some((row) => row.length !== items)) {
    throw new RangeError('At least two people with the same two or more items, please');
  }
  const variance = (values: readonly number[]) => standardDeviation(values) ** 2;
  const total = variance(rows.map((row) => row.reduce((sum, value) => sum + value, 0)));
  if (total === 0) return null;
  let parts = 0;
  for (let item = 0; item < items; item += 1) parts += variance(rows.map((row) => row[item] ?? 0));
  return (items / (items - 1)) * (1 - parts / total);
}

/**
 * Reliability of a sum of scales: 1 − Σ SD² (1 − reliability) / SD of the sum², known as stratified alpha.
 * @param parts standard deviation and reliability (0..1) of each scale. @param sd of the sum, > 0.
 * @returns at most 1. @throws RangeError when the sum does not vary.
 */
export function stratifiedAlpha(
  parts: readonly { sd: number; reliability: number }[],
  sd: number,
): number {
  if (!(sd > 0)) throw new RangeError('The sum does not vary');
  const error = parts.reduce((sum, part) => sum + part.sd ** 2 * (1 - part.reliability), 0);
  return 1 - error / sd ** 2;
}
