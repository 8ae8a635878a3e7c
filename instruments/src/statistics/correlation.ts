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
  x.forEach((value, position) => {
    const dx = value - meanX;
    const dy = (y[position] ?? meanY) - meanY;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  if (xx === 0 || yy === 0) return null;
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}
