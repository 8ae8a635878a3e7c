import fc from 'fast-check';
import jStat from 'jstat';
import { expect, test } from 'vitest';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { averageOf, leastN } from './averages.ts';

const keep = (values: readonly number[]) => ({
  n: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  sumOfSquares: values.reduce((sum, value) => sum + value * value, 0),
});

test('by hand: 40, 45, 50, 55, 60', () => {
  // Mean 50, SD 7.906, t(.975, 4) = 2.776: ± 9.8.
  expect(averageOf(keep([40, 45, 50, 55, 60]))).toEqual({
    n: 5,
    mean: 50,
    sd: 7.9,
    interval: [40.2, 59.8],
  });
});

test('fewer than five people have no average', () => {
  expect(leastN).toBe(5);
  expect(averageOf(keep([40, 45, 50, 55]))).toBeNull();
  expect(averageOf(keep([]))).toBeNull();
});

test('kept sums say what the scores would say', () => {
  const score = fc.integer({ min: 100, max: 900 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(score, { minLength: 5, maxLength: 300 }), (values) => {
      const average = averageOf(keep(values));
      const half =
        (jStat.studentt.inv(0.975, values.length - 1) * standardDeviation(values)) /
        Math.sqrt(values.length);
      expect(Math.abs((average?.mean ?? 0) - mean(values))).toBeLessThan(0.0501);
      expect(Math.abs((average?.sd ?? 0) - standardDeviation(values))).toBeLessThan(0.0501);
      expect(Math.abs((average?.interval[1] ?? 0) - mean(values) - half)).toBeLessThan(0.0501);
    }),
  );
});

test('equal scores have no spread, on whichever side of 0 the rounding falls', () => {
  for (let tenths = 200; tenths <= 800; tenths += 1) {
    const t = tenths / 10;
    const n = 1000 + tenths;
    expect(averageOf({ n, sum: n * t, sumOfSquares: n * (t * t) })).toEqual({
      n,
      mean: t,
      sd: 0,
      interval: [t, t],
    });
  }
});

test('sums that cannot belong together are refused', () => {
  expect(() => averageOf({ n: 10, sum: 500, sumOfSquares: 20_000 })).toThrow(RangeError);
  expect(() => averageOf({ n: -1, sum: 0, sumOfSquares: 0 })).toThrow(RangeError);
  expect(() => averageOf({ n: 5, sum: Number.NaN, sumOfSquares: 0 })).toThrow(RangeError);
});
