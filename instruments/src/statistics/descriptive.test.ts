import jStat from 'jstat';
import { expect, test } from 'vitest';
import { pearson } from './correlation.ts';
import { mean, quantile, standardDeviation } from './descriptive.ts';
import { cronbachAlpha } from './reliability.ts';

const x = [2, 4, 4, 5, 7, 9];
const y = [1, 3, 2, 5, 4, 8];

test('mean, standard deviation and quantiles', () => {
  expect(mean(x)).toBeCloseTo(31 / 6, 12);
  expect(standardDeviation(x)).toBeCloseTo(jStat.stdev(x, true), 12);
  expect(quantile(x, 0.5)).toBe(4.5);
  expect(quantile(x, 0)).toBe(2);
  expect(quantile(x, 1)).toBe(9);
  expect(quantile(x, 0.1)).toBe(3);
  expect(quantile([3], 0.975)).toBe(3);
});

test('pearson', () => {
  expect(pearson(x, y)).toBeCloseTo(jStat.corrcoeff(x, y), 12);
  expect(pearson(x, x)).toBe(1);
  expect(pearson([1, 1, 1], [1, 2, 3])).toBeNull();
});

test('alpha by hand: two parallel items with r = .5 give 2/3', () => {
  const rows = [
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [3, 3],
    [3, 2],
    [2, 3],
  ];
  const r =
    pearson(
      rows.map((row) => row[0] ?? 0),
      rows.map((row) => row[1] ?? 0),
    ) ?? 0;
  expect(r).toBeCloseTo(0.5, 12);
  expect(cronbachAlpha(rows)).toBeCloseTo((2 * r) / (1 + r), 12);
  expect(
    cronbachAlpha([
      [2, 3],
      [2, 3],
    ]),
  ).toBeNull();
});

test('absence is refused, not guessed', () => {
  expect(() => mean([])).toThrow(RangeError);
  expect(() => standardDeviation([1])).toThrow(RangeError);
  expect(() => quantile([], 0.5)).toThrow(RangeError);
  expect(() => quantile(x, 2)).toThrow(RangeError);
  expect(() => pearson([1], [1])).toThrow(RangeError);
  expect(() => cronbachAlpha([[1], [2]])).toThrow(RangeError);
});
