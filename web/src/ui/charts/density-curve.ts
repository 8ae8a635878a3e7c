import type { Range } from './scale.ts';

/**
 * How people are spread over an axis: as shares of equal-width bins that fill the axis from end to end (any unit, they
 * are compared with each other only), or as a normal distribution.
 */
export type Spread = { shares: readonly number[] } | { mean: number; sd: number };

/** A value of the axis and the height above it, 0..1 of the highest one. */
export type CurvePoint = readonly [value: number, height: number];

/** Points of the curve from the left end of the axis to its right one; none when there is nothing to draw. */
export function densityCurve(spread: Spread, [low, high]: Range): CurvePoint[] {
  const points = 'shares' in spread ? binned(spread.shares, low, high) : bell(spread, low, high);
  const highest = Math.max(...points.map(([, height]) => height));
  return highest > 0 ? points.map(([value, height]) => [value, height / highest]) : [];
}

/** Through the middle of each bin, level from there to the ends of the axis. */
function binned(shares: readonly number[], low: number, high: number): CurvePoint[] {
  const width = (high - low) / shares.length;
  const middles = shares.map((share, bin): CurvePoint => [low + (bin + 0.5) * width, share]);
  return [[low, shares[0] ?? 0], ...middles, [high, shares.at(-1) ?? 0]];
}

const steps = 80;

function bell({ mean, sd }: { mean: number; sd: number }, low: number, high: number): CurvePoint[] {
  if (!(sd > 0)) return [];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const value = low + ((high - low) * step) / steps;
    return [value, Math.exp(-0.5 * ((value - mean) / sd) ** 2)] as const;
  });
}
