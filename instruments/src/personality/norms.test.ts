import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import data from './five-factor-norms.json' with { type: 'json' };
import {
  ageGroupNorm,
  fiveFactorNorm,
  type Norm,
  personalityNorms,
  tendencyNorm,
} from './norms.ts';
import { presentPersonality } from './present.ts';
import {
  type FactorCode,
  facets,
  facetsOf,
  factors,
  type ScaleCode,
  scales,
  tendencies,
} from './scales.ts';
import { scorePersonality, type StoredPersonality } from './score.ts';

test.each([
  [0, 'age up to 20'],
  [20.9, 'age up to 20'],
  [21, 'age 21–40'],
  [40.99, 'age 21–40'],
  [41, 'age 41–60'],
  [60, 'age 41–60'],
  [61, 'age 61 and over'],
  [104, 'age 61 and over'],
])('age %s belongs to the group %s', (age, group) => {
  expect(ageGroupNorm(age).group).toBe(group);
});

test('everybody is compared with the same group', () => {
  expect(fiveFactorNorm().group).toBe('age 21–60');
});

test('an impossible age is refused', () => {
  for (const age of [-1, 131, Number.NaN]) expect(() => ageGroupNorm(age)).toThrow(RangeError);
});

test('every scale has one norm, with numbers that can be', () => {
  const all = [...fiveFactorNorm().scales, ...tendencyNorm().scales];
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

test('the document has the numbers that are used', () => {
  const page = join(import.meta.dirname, '../../../docs/instruments/personality.md');
  const [, table = ''] = readFileSync(page, 'utf8').split(/<!-- (?:end of )?norm -->/);
  const told = table.match(/[\d.]+ \/ [\d.]+/g)?.map((cell) => cell.split(' / ').map(Number));
  const { scales: used } = fiveFactorNorm();
  const inRows = factors.flatMap((factor) =>
    [factor.code, ...facetsOf(factor.code).map(({ code }) => code)].map((code) => {
      const row = used.find((one) => one.code === code);
      return [row?.mean, row?.sd];
    }),
  );
  expect(told).toEqual(inRows);
});

test('two norms are in use: one for factors and facets, one for tendencies', () => {
  expect(personalityNorms().map(({ group }) => group)).toEqual(['age 21–60', 'age 18–70']);
});

/** A stored result whose raw scores lie a number of standard deviations from the norm's means. */
function storedAt(norm: Norm, z: number, factorOf?: FactorCode): StoredPersonality {
  const stored = scorePersonality({ answers: [], norms: { fiveFactor: norm } });
  const raw = (code: ScaleCode) => stored.scaleNorms[code].mean + z * stored.scaleNorms[code].sd;
  for (const { code, factor } of [...facets, ...tendencies]) {
    // A factor is the sum of its facets, so it gets to its mean only if they carry a sixth each.
    const sum = factorOf !== undefined && factor === factorOf ? raw(factor) / 6 : raw(code);
    stored.sums[code] = { sum, answered: 4 };
  }
  return stored;
}

const tOf = (stored: StoredPersonality, code: ScaleCode) =>
  presentPersonality(
    { ...stored, tendencyNorm: { ...stored.tendencyNorm, name: 'Own people, tendencies' } },
    { purpose: 'development' },
  ).scores.find((one) => one.code === code);

test.each(
  [fiveFactorNorm(), ...[15, 30, 50, 70].map(ageGroupNorm)].map(
    (norm) => [norm.group, norm] as const,
  ),
)('%s: the published mean is T 50, one standard deviation more T 60', (_, norm) => {
  for (const scale of scales) {
    const factor = scale.kind === 'factor' ? scale.code : undefined;
    expect(tOf(storedAt(norm, 0, factor), scale.code)).toMatchObject({
      t: 50,
      percentile: 50,
      band: 'average',
    });
    expect(tOf(storedAt(norm, 1, factor), scale.code)).toMatchObject({
      t: 60,
      percentile: 84.1,
      band: 'high',
    });
  }
});
