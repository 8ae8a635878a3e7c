import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facets, factors } from '../personality/scales.ts';
import { fiveFactorNorm } from '../personality/norms.ts';
import { seededRandom } from '../statistics/random.ts';
import { fitDifference, fitToProfile } from './fit.ts';
import { normRows, type NormRows } from './true-scores.ts';
import { listProfiles } from './profiles.ts';

const norm = normRows(fiveFactorNorm());

/** The same norm with other reliabilities of the facets. */
const withReliability = (reliability: number) =>
  Object.fromEntries(
    Object.entries(norm).map(([code, row]) => [code, { ...row, reliability }]),
  ) as NormRows;

const everywhere = (t: number) => new Map(facets.map(({ id }) => [id, t]));
const profiles = listProfiles();
const anyProfile = fc.constantFrom(...profiles);
const facetT = fc
  .array(fc.double({ min: 20, max: 80, noNaN: true }), { minLength: 30, maxLength: 30 })
  .map((values) => new Map(values.map((t, position) => [position + 1, t])));

function fit(values: ReadonlyMap<number, number>, profile = profiles[0], seed = 1) {
  const result = profile && fitToProfile({ facetT: values, norm, profile, seed });
  if (!result) throw new Error('No fit');
  return result;
}

/** Scores that lie `margin` T beyond every target, on the right side. */
function meeting(profile: (typeof profiles)[number], margin: number) {
  return new Map(
    profile.targets.map(({ facetId, direction, targetT }) => [
      facetId,
      direction === 'high' ? targetT + margin : targetT - margin,
    ]),
  );
}

test.each(profiles.map((profile) => [profile.name, profile] as const))(
  '%s: meeting every target comes near 100',
  (_, profile) => {
    const beyond = fit(meeting(profile, 25), profile);
    expect(beyond.median).toBeGreaterThan(95);
    expect(beyond.percentileInterval[0]).toBeGreaterThan(60);
    expect(fit(meeting(profile, 0), profile).shortfalls).toEqual([]);
  },
);

const highN1 = { facetId: 1, code: 'N1', direction: 'high', targetT: 55 } as const;

test('by hand: one facet alone is drawn to 50 by its reliability', () => {
  const result = fitToProfile({
    facetT: new Map([[1, 45]]),
    norm,
    profile: { targets: [{ ...highN1, weight: 2 }] },
    seed: 1,
  });
  expect(result?.shortfalls).toEqual([{ facetId: 1, weight: 1, d: 1 }]);
  // 50 − .68 · 5 = 46.6, d = .84, 100 · exp(−½ · .7056) = 70.27
  expect(result?.expected[0]?.t).toBeCloseTo(46.6, 10);
  expect(result?.distance).toBeCloseTo(0.7056, 10);
  expect(result?.plain).toBeCloseTo(70.27, 2);
  // √(100 · .68 · .32) = 4.665; the interval with 1.15 · 1.645 of it: d = 1.72 and 0.
  expect(Math.abs((result?.median ?? 0) - 70.27)).toBeLessThan(4);
  expect(Math.abs((result?.interval[0] ?? 0) - 22.7)).toBeLessThan(5);
  expect(result?.interval[1]).toBe(100);
});

test('by hand: two facets of one factor inform each other, one of another factor does not', () => {
  // N has r = .42: B = Σt Σx⁻¹ with Σt = [68 r; r 68], Σx = [100 r; r 100].
  const r = 100 * 0.4207;
  const determinant = 100 * 100 - r * r;
  const own = (68 * 100 - r * r) / determinant;
  const other = (100 * r - 68 * r) / determinant;
  const result = fitToProfile({
    facetT: new Map([
      [1, 40],
      [2, 60],
      [7, 80],
    ]),
    norm,
    profile: { targets: [{ ...highN1, weight: 1 }] },
    seed: 1,
  });
  expect(result?.expected[0]?.t).toBeCloseTo(50 - 10 * own + 10 * other, 1);
});

/*
 * Written apart from the implementation: people are made of a common and an own part, measured with error, and their true
 * fit is computed by its formula. 90 % of the intervals should hold it.
 */
test.each([
  ['Software & IT', 'standard', 6],
  ['Leadership', 'alt', 1],
] as const)('the interval holds the true fit of %s in about 90 %', (_, kind, id) => {
  const profile = profiles.find((entry) => entry.kind === kind && entry.id === id);
  const random = seededRandom(4);
  const used = facets.filter(({ code }) => code !== 'N3' && code !== 'O6');
  const correlations: Record<string, number> = { N: 0.42, E: 0.36, O: 0.26, A: 0.28, C: 0.4 };
  const people = Array.from({ length: 400 }, (__, seed) => {
    const common: Record<string, number> = {};
    for (const { code: factor } of factors) common[factor] = random.normal();
    const truth = new Map<number, number>();
    const measured = new Map<number, number>();
    for (const { id: facet, factor } of used) {
      const shared = correlations[factor] ?? 0;
      const part = Math.sqrt(shared) * (common[factor] ?? 0);
      const t = 50 + 10 * (part + Math.sqrt(0.68 - shared) * random.normal());
      truth.set(facet, t);
      measured.set(facet, t + 10 * Math.sqrt(0.32) * random.normal());
    }
    let [distance, weights] = [0, 0];
    for (const { facetId, weight, direction, targetT } of profile?.targets ?? []) {
      const t = truth.get(facetId);
      if (t === undefined) continue;
      const short = direction === 'low' ? t - targetT : targetT - t;
      distance += weight * (Math.max(0, short) / 10) ** 2;
      weights += weight;
    }
    return {
      reported: fit(measured, profile, seed),
      truth: 100 * Math.exp(-distance / weights / 2),
    };
  });
  const covered = people.filter(
    ({ reported: { interval }, truth }) => interval[0] <= truth && truth <= interval[1],
  );
  const bias = people.reduce((sum, { reported, truth }) => sum + reported.median - truth, 0) / 400;
  // Two standard errors of 400 people beside what the whole simulation reaches.
  expect(covered.length / 400).toBeGreaterThan(0.86);
  expect(covered.length / 400).toBeLessThan(0.95);
  expect(Math.abs(bias)).toBeLessThan(1.5);
});

test('two people differ only where 90 % of the differences of their draws lie on one side', () => {
  const middling = fit(everywhere(50), profiles[0], 1);
  const alike = fitDifference(middling, fit(everywhere(51), profiles[0], 2));
  expect(alike.clear).toBe(false);
  expect(alike.interval[0]).toBeLessThan(0);
  expect(alike.interval[1]).toBeGreaterThan(0);
  const high = fit(meeting(profiles[0] as (typeof profiles)[number], 20), profiles[0], 3);
  const low = fit(meeting(profiles[0] as (typeof profiles)[number], -20), profiles[0], 4);
  expect(fitDifference(high, low)).toMatchObject({ clear: true });
  expect(fitDifference(low, high).interval[1]).toBeLessThan(0);
  // The draws of two people are independent: the same scores under another seed are not the same draws.
  expect(fit(everywhere(50), profiles[0], 9).widened[0]).not.toBe(middling.widened[0]);
});

test('a shortfall is meaningful beyond 1.96 standard errors of the facet', () => {
  const at = (t: number, reliability = 0.68) =>
    fitToProfile({
      facetT: new Map([[1, t]]),
      norm: withReliability(reliability),
      profile: { targets: [{ ...highN1, weight: 1 }] },
      seed: 1,
    })?.comparison[0]?.meaningful;
  // 1.96 · 5.657 = 11.09 and 1.96 · 4 = 7.84
  expect([at(44), at(43.9)]).toEqual([false, true]);
  expect([at(47.1, 0.84), at(47.2, 0.84)]).toEqual([true, false]);
});

test('a more reliable norm gives a narrower interval', () => {
  const profile = profiles[0] as (typeof profiles)[number];
  const width = (reliability: number) => {
    const under = withReliability(reliability);
    const result = fitToProfile({ facetT: everywhere(45), norm: under, profile, seed: 1 });
    return (result?.interval[1] ?? 0) - (result?.interval[0] ?? 0);
  };
  expect(width(0.9)).toBeLessThan(width(0.68) - 3);
});

test('the plain value never falls in the wanted direction', () => {
  const step = fc.double({ min: 0, max: 20, noNaN: true });
  // Where a factor's facets are wanted in one direction, a higher one only draws the others with it.
  const oneWay = profiles.filter(({ targets }) =>
    factors.every(
      ({ code: factor }) =>
        new Set(
          targets.filter(({ code }) => code.startsWith(factor)).map(({ direction }) => direction),
        ).size <= 1,
    ),
  );
  expect(oneWay.length).toBeGreaterThan(5);
  fc.assert(
    fc.property(facetT, fc.constantFrom(...oneWay), step, (values, profile, by) => {
      for (const { facetId, direction } of profile.targets) {
        const now = values.get(facetId) ?? 50;
        const moved = direction === 'high' ? now + by : now - by;
        const after = fit(new Map([...values, [facetId, moved]]), profile).plain;
        expect(after).toBeGreaterThanOrEqual(fit(values, profile).plain - 1e-9);
      }
    }),
    { numRuns: 6 },
  );
});

test('a low target counts only what lies above it', () => {
  const target = { facetId: 1, code: 'N1', weight: 1, direction: 'low', targetT: 45 } as const;
  const profile = { ...(profiles[0] as (typeof profiles)[number]), targets: [target] };
  expect(fit(new Map([[1, 30]]), profile).shortfalls).toEqual([]);
  expect(fit(new Map([[1, 60]]), profile).shortfalls).toEqual([{ facetId: 1, weight: 1, d: 1.5 }]);
});

test('the median lies in its interval, all in 0..100, the same for the same seed', () => {
  fc.assert(
    fc.property(facetT, anyProfile, fc.nat(), (values, profile, seed) => {
      const result = fit(values, profile, seed);
      const [low, high] = result.interval;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(result.median).toBeGreaterThanOrEqual(low);
      expect(result.median).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(100);
      expect(result.draws).toBe(400);
      expect(result.comparison.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
      expect(fit(values, profile, seed)).toEqual(result);
    }),
    { numRuns: 40 },
  );
});

test('the rank is the share of typical people with a lower fit, never 0 or 100', () => {
  for (const profile of profiles.slice(0, 3)) {
    const { percentile, median, typical, percentileInterval } = fit(everywhere(48), profile);
    const below = typical.sorted.filter((one) => one < median).length;
    expect(Math.abs(percentile - below / 200)).toBeLessThan(1.1);
    expect(percentileInterval[0]).toBeLessThanOrEqual(percentile);
    expect(percentileInterval[1]).toBeGreaterThanOrEqual(percentile);
    expect(fit(everywhere(0), profile).percentile).toBe(1);
    expect(fit(meeting(profile, 60), profile).percentile).toBe(99);
  }
});

test('facets that were not measured are dropped, their weight shared out', () => {
  const values = everywhere(50);
  const missing = profiles[0]?.targets[0];
  values.delete(missing?.facetId ?? 0);
  const result = fit(values);
  expect(result.comparison.some(({ facetId }) => facetId === missing?.facetId)).toBe(false);
  expect(result.covered).toBeCloseTo(1 - (missing?.weight ?? 0), 3);
  expect(result.comparison.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
  expect(fitToProfile({ facetT: new Map(), norm, profile: { targets: [] }, seed: 1 })).toBeNull();
});

test('shortfalls come with the costliest first', () => {
  const { shortfalls } = fit(everywhere(40));
  const costs = shortfalls.map(({ weight, d }) => weight * d * d);
  expect(shortfalls.length).toBeGreaterThan(10);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
});

test('what cannot be is refused', () => {
  const target = { facetId: 1, code: 'N1', weight: 0, direction: 'high', targetT: 55 } as const;
  const input = { facetT: everywhere(50), norm, profile: { targets: [target] }, seed: 1 };
  expect(() => fitToProfile(input)).toThrow(RangeError);
});
