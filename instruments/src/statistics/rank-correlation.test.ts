import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import figures from '../success/reference/figures.json' with { type: 'json' };
import { midRanks, spearman, spearmanInterval, spearmanP } from './rank-correlation.ts';

/** Two columns of a table of the folder that R reads, too. */
function columns(file: string): [t: number[], rating: number[]] {
  const text = readFileSync(join(import.meta.dirname, '../success/reference', file), 'utf8');
  const rows = text.trim().split('\n').slice(1);
  const column = (at: number) => rows.map((row) => Number(row.split(',')[at]));
  return [column(1), column(2)];
}

test('twelve people by hand, with ties in both', () => {
  const [t, rating] = columns('twelve-people.csv');
  expect(midRanks(t)).toEqual([1, 2, 3.5, 3.5, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(midRanks(rating)).toEqual([1, 6.5, 3.5, 2, 5, 9, 6.5, 3.5, 10.5, 8, 12, 10.5]);
  // Products of ranks: 1 + 13 + 12.25 + 7 + 25 + 54 + 45.5 + 28 + 94.5 + 80 + 132 + 126 = 618.25; less 12 · 6.5² = 507
  // leaves 111.25. Squares: (12³ − 12) / 12 = 143, less (2³ − 2) / 12 = .5 for each tie of two: 142.5 and 141.5.
  const r = spearman(t, rating) ?? 0;
  expect(r).toBeCloseTo(111.25 / Math.sqrt(142.5 * 141.5), 12);
  expect(r).toBeCloseTo(0.783456, 6);
  // t = .783456 · √(10 / (1 − .613803)) = 3.98666 with 10 degrees of freedom: p = .00257.
  expect(spearmanP(r, 12)).toBeCloseTo(0.002573, 6);
  // atanh .783456 = 1.054256; 1.96 · √((1 + .306901) / 9) = .746889; tanh of .307367 and of 1.801145.
  expect(spearmanInterval(r, 12)[0]).toBeCloseTo(Math.tanh(0.307367), 5);
  expect(spearmanInterval(r, 12)[1]).toBeCloseTo(Math.tanh(1.801145), 5);
});

test.each(['twelve', 'sixty'] as const)('R says the same of %s people', (size) => {
  const [t, rating] = columns(`${size}-people.csv`);
  const r = spearman(t, rating) ?? 0;
  expect(r).toBeCloseTo(figures[size].r, 12);
  expect(Math.abs(spearmanP(r, t.length) / figures[size].p - 1)).toBeLessThan(1e-10);
  const [low, high] = spearmanInterval(r, t.length);
  expect(low).toBeCloseTo(figures[size].interval[0] ?? 9, 12);
  expect(high).toBeCloseTo(figures[size].interval[1] ?? 9, 12);
});

test('without ties it is 1 − 6 Σ d² / (n³ − n)', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 30, maxLength: 30 });
  /** Places in the sorted list, which needs no mid-ranks. */
  const places = (values: number[]) => {
    const sorted = values.toSorted((one, other) => one - other);
    return values.map((value) => sorted.indexOf(value) + 1);
  };
  fc.assert(
    fc.property(list, list, (x, y) => {
      const [first, second] = [places(x), places(y)];
      const squares = first.reduce((sum, rank, at) => sum + (rank - (second[at] ?? 0)) ** 2, 0);
      expect(spearman(x, y)).toBeCloseTo(1 - (6 * squares) / (30 ** 3 - 30), 12);
    }),
  );
});

test('what does not vary has no correlation, and a perfect one no interval without width', () => {
  expect(spearman([1, 1, 1], [1, 2, 3])).toBeNull();
  expect(spearmanP(1, 12)).toBe(0);
  expect(spearmanP(0, 12)).toBeCloseTo(1, 12);
  const [low, high] = spearmanInterval(1, 30);
  expect([low < 1, high]).toEqual([true, 1]);
  expect(spearmanInterval(-1, 30)).toEqual([-1, -low]);
  expect(() => spearman([1, 2], [1])).toThrow(RangeError);
  expect(() => spearmanP(0.5, 2)).toThrow(RangeError);
  expect(() => spearmanP(Number.NaN, 20)).toThrow(RangeError);
  expect(() => spearmanInterval(0.5, 3)).toThrow(RangeError);
});
