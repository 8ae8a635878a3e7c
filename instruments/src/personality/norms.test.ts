import { expect, test } from 'vitest';
import data from './five-factor-norms.json' with { type: 'json' };
import { fiveFactorNorm, personalityNorms, tendencyNorm } from './norms.ts';
import { scales } from './scales.ts';

test.each([
  [undefined, 'age 21–60'],
  [0, 'age up to 20'],
  [20.9, 'age up to 20'],
  [21, 'age 21–40'],
  [40.99, 'age 21–40'],
  [41, 'age 41–60'],
  [60, 'age 41–60'],
  [61, 'age 61 and over'],
  [104, 'age 61 and over'],
])('age %s is compared with %s', (age, group) => {
  expect(fiveFactorNorm(age).group).toBe(group);
});

test('an impossible age is refused', () => {
  for (const age of [-1, 131, Number.NaN]) expect(() => fiveFactorNorm(age)).toThrow(RangeError);
});

test('every scale has one norm, with numbers that can be', () => {
  const all = [...fiveFactorNorm(30).scales, ...tendencyNorm().scales];
  expect(all.map(({ code }) => code)).toEqual(scales.map(({ code }) => code));
  for (const { mean, sd, reliability } of all) {
    expect(mean).toBeGreaterThan(4);
    expect(sd).toBeGreaterThan(1);
    expect(reliability).toBeGreaterThan(0.5);
    expect(reliability).toBeLessThan(1);
  }
});

test('tendencies are converted from 0..100 to sums of 4..20', () => {
  const influence = tendencyNorm().scales[0];
  expect(influence).toMatchObject({ code: 'INF', reliability: 0.783 });
  expect(influence?.mean).toBeCloseTo(4 + 0.5698 * 16, 10);
  expect(influence?.sd).toBeCloseTo(0.2228 * 16, 10);
});

test('the pooled groups follow from the published ones, with equal weights', () => {
  const limits: [number | null, number | null, number[]][] = [
    [null, 20, [0, 4]],
    [21, 40, [1, 5]],
    [41, 60, [2, 6]],
    [61, null, [3, 7]],
    [21, 60, [1, 2, 5, 6]],
  ];
  for (const [ageMin, ageMax, parts] of limits) {
    const pooled = data.pooled.groups.find((g) => g.ageMin === ageMin && g.ageMax === ageMax);
    for (const code of Object.keys(
      pooled?.facets ?? {},
    ) as (keyof (typeof data.groups)[0]['facets'])[]) {
      const published = parts.map((part) => data.groups[part]?.facets[code] ?? { mean: 0, sd: 0 });
      const mean = published.reduce((sum, part) => sum + part.mean, 0) / parts.length;
      const variance =
        published.reduce((sum, part) => sum + part.sd ** 2 + (part.mean - mean) ** 2, 0) /
        parts.length;
      expect(pooled?.facets[code].mean).toBeCloseTo(mean, 1);
      expect(pooled?.facets[code].sd).toBeCloseTo(Math.sqrt(variance), 1);
    }
  }
});

test('the list starts with the norm for people without a birth date', () => {
  expect(personalityNorms().map(({ group }) => group)).toEqual([
    'age 21–60',
    'age 61 and over',
    'age 41–60',
    'age 21–40',
    'age up to 20',
    'age 18–70',
  ]);
});
