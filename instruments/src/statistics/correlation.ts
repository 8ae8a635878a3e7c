import { mean } from './descriptive.ts';

/**
 * Pearson's product-moment correlation.
 * @returns -1..1, or null when either list does not vary, so that there is nothing to correlate.
 * @throws RangeError when the lists differ in length or hold fewer than two pairs.
 */
export function pearson(x: readonly number[], y: readonly number[]): number | null {
  if (x.length !== y.length || x.length < 2)
    throw new RangeError('Two lists of equal length, please');
  const meanX = mean(x);
  const meanY = mean(y);
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (let at = 0; at < x.length; at += 1) {
    const dx = (x[at] ?? meanX) - meanX;
    const dy = (y[at] ?? meanY) - meanY;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  if (xx === 0 || yy === 0) return null;
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

/**
 * Double-entry intraclass correlation of two profiles: every pair is entered both ways round, so that a difference in
 * level lowers it as much as one in shape, and neither list comes first.
 * @returns -1..1; 1 for identical lists, also for flat ones.
 * @throws RangeError when the lists differ in length or hold fewer than two pairs.
 */
export function doubleEntryCorrelation(x: readonly number[], y: readonly number[]): number {
  if (x.length !== y.length || x.length < 2)
    throw new RangeError('Two lists of equal length, please');
  let sum = 0;
  for (let at = 0; at < x.length; at += 1) sum += (x[at] ?? 0) + (y[at] ?? 0);
  const centre = sum / (2 * x.length);
  let products = 0;
  let squares = 0;
  for (let at = 0; at < x.length; at += 1) {
    const dx = (x[at] ?? 0) - centre;
    const dy = (y[at] ?? 0) - centre;
    products += 2 * dx * dy;
    squares += dx * dx + dy * dy;
  }
  return squares === 0 ? 1 : products / squares;
}
