import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import figures from '../success/reference/figures.json' with { type: 'json' };
import { fQuantile, fTail } from './beta.ts';
import { mean } from './descriptive.ts';
import { intraclassCorrelation } from './intraclass.ts';

function ratingsOf(file: string): number[][] {
  const text = readFileSync(join(import.meta.dirname, '../success/reference', file), 'utf8');
  const rows = text.trim().split('\n').slice(1);
  const people = Map.groupBy(rows, (row) => row.split(',')[0]);
  return [...people.values()].map((own) => own.map((row) => Number(row.split(',')[2])));
}

test('twelve ratings of six people by hand', () => {
  const groups = ratingsOf('twelve-ratings.csv');
  expect(groups).toEqual([[3, 4], [2], [4, 5, 3], [1, 2], [5, 4], [3, 3]]);
  // Means 3.5, 2, 4, 1.5, 4.5, 3; of all 39 / 12 = 3.25.
  // Within: .5 + 0 + 2 + .5 + .5 + 0 = 3.5 with 12 − 6 = 6 degrees of freedom: 7/12.
  // Between: 2 · .0625 + 1.5625 + 3 · .5625 + 2 · 3.0625 + 2 · 1.5625 + 2 · .0625 = 12.75, 5 degrees: 2.55.
  // n₀ = (12 − 26/12) / 5 = 59/30; (2.55 − 7/12) / (59/30) = 1 for people.
  const found = intraclassCorrelation(groups);
  expect(found).toMatchObject({ people: 6, ratings: 12 });
  expect(found?.single).toBeCloseTo(1 / (1 + 7 / 12), 12);
  // 1/k on average (1/2 + 1 + 1/3 + 1/2 + 1/2 + 1/2) / 6 = 5/9.
  expect(found?.average).toBeCloseTo(1 / (1 + (7 / 12) * (5 / 9)), 12);
});

const judges = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

test('six people and four judges as published (Shrout & Fleiss, 1979): .17 for one, .44 for the average', () => {
  const found = intraclassCorrelation(judges);
  expect(found?.single.toFixed(2)).toBe('0.17');
  expect(found?.average.toFixed(2)).toBe('0.44');
});

test.each([
  ['twelveRatings', ratingsOf('twelve-ratings.csv')],
  ['fortyRated', ratingsOf('forty-rated.csv')],
  ['judges', judges],
] as const)('R says the same of %s', (name, groups) => {
  const found = intraclassCorrelation(groups);
  const { single, average, interval } = figures[name];
  expect(found?.single).toBeCloseTo(single, 12);
  expect(found?.average).toBeCloseTo(average, 12);
  expect(found?.singleInterval[0]).toBeCloseTo(interval[0] ?? 9, 10);
  expect(found?.singleInterval[1]).toBeCloseTo(interval[1] ?? 9, 10);
});

test('from raw sums: Σ T² / k − G² / N between, Σ x² − Σ T² / k within', () => {
  const rating = fc.integer({ min: 4, max: 20 }).map((quarters) => quarters / 4);
  const groups = fc.array(fc.array(rating, { minLength: 1, maxLength: 4 }), {
    minLength: 3,
    maxLength: 20,
  });
  fc.assert(
    fc.property(groups, (people) => {
      const found = intraclassCorrelation(people);
      const all = people.flat();
      const total = all.reduce((sum, x) => sum + x, 0);
      const squares = all.reduce((sum, x) => sum + x * x, 0);
      const means = people.reduce(
        (sum, own) => sum + own.reduce((one, x) => one + x, 0) ** 2 / own.length,
        0,
      );
      const within = (squares - means) / (all.length - people.length);
      if (!(within > 1e-9)) return;
      const between = (means - total ** 2 / all.length) / (people.length - 1);
      const k = people.reduce((sum, own) => sum + own.length ** 2, 0) / all.length;
      const usual = (all.length - k) / (people.length - 1);
      expect(found?.single).toBeCloseTo((between - within) / (between + (usual - 1) * within), 9);
      const [low = 9, high = -9] = found?.singleInterval ?? [];
      // Where everyone has the same average, F is 0 and so is the width.
      const alike = new Set(people.map((own) => mean(own).toFixed(9))).size === 1;
      expect(high - low > 1e-9).toBe(!alike);
    }),
  );
});

test('equal numbers: the interval is the textbook one', () => {
  // F = 11.24 / 6.26 with 5 and 18 degrees; (F / F.975 − 1) / (F / F.975 + 3) and the same with F.025.
  const f = 11.241666666666667 / 6.263888888888889;
  const bound = (p: number) => {
    const over = f / fQuantile(p, 5, 18);
    return (over - 1) / (over + 3);
  };
  const found = intraclassCorrelation(judges);
  expect(found?.singleInterval[0]).toBeCloseTo(bound(0.975), 10);
  expect(found?.singleInterval[1]).toBeCloseTo(bound(0.025), 10);
});

test('nothing to compare is no agreement', () => {
  expect(intraclassCorrelation([])).toBeNull();
  expect(intraclassCorrelation([[3, 4]])).toBeNull();
  expect(intraclassCorrelation([[3], [4], [2], []])).toBeNull();
  expect(intraclassCorrelation([[3, 3], [4]])).toBeNull();
  // Raters who always differ and people who never do: an average has no reliability, and not one below 0.
  expect(
    intraclassCorrelation([
      [1, 5],
      [1, 5],
      [1, 5],
    ]),
  ).toMatchObject({ average: 0 });
});

test('F quantiles: those of R, and back', () => {
  const asked = [
    [0.975, 5, 6],
    [0.025, 5, 6],
    [0.975, 39, 46],
    [0.025, 39, 46],
    [0.5, 1, 200],
  ] as const;
  for (const [at, [p, one, other]] of asked.entries()) {
    const f = fQuantile(p, one, other);
    expect(Math.abs(f / (figures.fQuantiles[at] ?? 0) - 1)).toBeLessThan(1e-10);
    expect(fTail(f, one, other)).toBeCloseTo(1 - p, 11);
  }
  expect(() => fQuantile(1, 2, 3)).toThrow(RangeError);
});
