/**
 * Arithmetic mean.
 * @throws RangeError for an empty list: the caller decides what absence means.
 */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No values');
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/**
 * Sample standard deviation (n − 1 in the denominator).
 * @throws RangeError for fewer than two values.
 */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) throw new RangeError('Fewer than two values');
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/**
 * Quantile with linear interpolation between order statistics (Hyndman & Fan type 7, the default of R).
 * @param p share in 0..1; 0.5 is the median.
 * @throws RangeError for an empty list or a p outside 0..1.
 */
export function quantile(values: readonly number[], p: number): number {
  return quantileOfSorted(
    values.toSorted((left, right) => left - right),
    p,
  );
}

/** The same of values that are sorted already, lowest first. */
export function quantileOfSorted(sorted: ArrayLike<number>, p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`Not a share: ${p}`);
  const position = p * (sorted.length - 1);
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('No values');
  return below + (above - below) * (position - Math.floor(position));
}
