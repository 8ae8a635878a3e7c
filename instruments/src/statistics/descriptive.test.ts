import jStat from 'jstat';
import { expect, test } from 'vitest';
import { doubleEntryCorrelation, pearson } from './correlation.ts';
import { mean, quantile, standardDeviation } from './descriptive.ts';
import { cronbachAlpha, stratifiedAlpha } from './reliability.ts';

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

test('double-entry correlation is Pearson’s with every pair entered both ways', () => {
  const both = pearson([...x, ...y], [...y, ...x]);
  expect(doubleEntryCorrelation(x, y)).toBeCloseTo(both ?? 0, 12);
  expect(doubleEntryCorrelation(y, x)).toBeCloseTo(both ?? 0, 12);
  expect(doubleEntryCorrelation(x, x)).toBeCloseTo(1, 12);
  expect(doubleEntryCorrelation([3, 3], [3, 3])).toBe(1);
  // Same shape, another level: Pearson sees no difference, this does.
  expect(doubleEntryCorrelation([1, 2, 3], [3, 4, 5])).toBeCloseTo(-0.2, 12);
});

test('stratified alpha by hand: two parts of SD 2 and reliability .7, sum of SD 3', () => {
  // 1 − 2 · 4 · .3 / 9
  const part = { sd: 2, reliability: 0.7 };
  expect(stratifiedAlpha([part, part], 3)).toBeCloseTo(1 - 2.4 / 9, 12);
  expect(() => stratifiedAlpha([part], 0)).toThrow(RangeError);
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
  expect(() => doubleEntryCorrelation([1], [1])).toThrow(RangeError);
  expect(() => doubleEntryCorrelation([1, 2], [1])).toThrow(RangeError);
});
