import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentPersonality } from '../personality/present.ts';
import { facets } from '../personality/scales.ts';
import { scorePersonality } from '../personality/score.ts';
import { simulatePersonality } from '../personality/simulate.ts';
import { quantile } from '../statistics/descriptive.ts';
import { fitToProfile } from './fit.ts';
import { listProfiles } from './profiles.ts';

const everywhere = (t: number) => new Map(facets.map(({ id }) => [id, t]));
const profiles = listProfiles();
const anyProfile = fc.constantFrom(...profiles);
const facetT = fc
  .array(fc.double({ min: 20, max: 80, noNaN: true }), { minLength: 30, maxLength: 30 })
  .map((values) => new Map(values.map((t, position) => [position + 1, t])));

function fit(values: ReadonlyMap<number, number>, profile = profiles[0], seed = 1) {
  const result = profile && fitToProfile({ facetT: values, profile, seed });
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
    expect(fit(meeting(profile, 15), profile).median).toBeGreaterThan(99.5);
    const exact = fit(meeting(profile, 0), profile);
    expect(exact.median).toBeGreaterThan(88);
    expect(exact.shortfalls).toEqual([]);
  },
);

test('by hand: one target, ten points short', () => {
  const target = { facetId: 1, code: 'N1', weight: 2, direction: 'high', targetT: 55 } as const;
  const result = fit(new Map([[1, 45]]), {
    ...(profiles[0] as (typeof profiles)[number]),
    targets: [target],
  });
  expect(result.shortfalls).toEqual([{ facetId: 1, weight: 1, d: 1 }]);
  // Median of the draws = the formula at the median shortfall: 100 · exp(−½) = 60.65, within sampling error.
  expect(Math.abs(result.median - 60.65)).toBeLessThan(4);
  // 1.96 · .5657 = 1.109: shortfalls 2.109 and 0 give 10.8 and 100.
  expect(result.interval[0]).toBeLessThan(20);
  expect(result.interval[1]).toBe(100);
});

test('the working: distance and plain value of the measured scores, before the draws', () => {
  const target = (code: 'N1' | 'E1', facetId: number, weight: number) =>
    ({ facetId, code, weight, direction: 'high', targetT: 55 }) as const;
  const profile = { targets: [target('N1', 1, 3), target('E1', 7, 1)] };
  const input = {
    facetT: new Map([
      [1, 45],
      [7, 35],
    ]),
    profile,
    seed: 1,
  };
  const result = fitToProfile(input);
  // ¾ · 1² + ¼ · 2² = 1.75; 100 · exp(−.875) = 41.686
  expect(result?.distance).toBeCloseTo(1.75, 12);
  expect(result?.plain).toBeCloseTo(41.686, 3);
  expect(
    fitToProfile({
      ...input,
      facetT: new Map([
        [1, 55],
        [7, 90],
      ]),
    }),
  ).toMatchObject({
    distance: 0,
    plain: 100,
  });
});

test('a shortfall is meaningful beyond 1.96 standard errors of the facet', () => {
  const target = { facetId: 1, code: 'N1', weight: 1, direction: 'high', targetT: 55 } as const;
  const at = (t: number, sem?: number) =>
    fitToProfile({
      facetT: new Map([[1, t]]),
      ...(sem === undefined ? {} : { facetSem: new Map([[1, sem]]) }),
      profile: { targets: [target] },
      seed: 1,
    })?.comparison[0]?.meaningful;
  // 1.96 · 5.657 = 11.09
  expect([at(44), at(43.9)]).toEqual([false, true]);
  expect([at(47.1, 4), at(47.2, 4)]).toEqual([true, false]);
});

test('a more reliable norm gives a narrower interval', () => {
  const profile = profiles[0] as (typeof profiles)[number];
  const width = (sem: number) => {
    const facetSem = new Map(facets.map(({ id }) => [id, sem]));
    const result = fitToProfile({ facetT: everywhere(45), facetSem, profile, seed: 1 });
    return (result?.interval[1] ?? 0) - (result?.interval[0] ?? 0);
  };
  expect(width(3)).toBeLessThan(width(5.657) - 5);
});

test('the plain value never falls in the wanted direction, and beyond the target nothing changes', () => {
  const step = fc.double({ min: 0, max: 20, noNaN: true });
  fc.assert(
    fc.property(facetT, anyProfile, step, step, (values, profile, first, second) => {
      for (const { facetId, direction, targetT } of profile.targets) {
        const towards = (by: number) => (direction === 'high' ? by : -by);
        const plainAt = (t: number) => fit(new Map([...values, [facetId, t]]), profile).plain;
        const now = values.get(facetId) ?? 50;
        expect(plainAt(now + towards(first))).toBeGreaterThanOrEqual(plainAt(now));
        expect(plainAt(targetT + towards(first))).toBe(plainAt(targetT + towards(second)));
      }
    }),
    { numRuns: 10 },
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

test('moving towards a target never lowers the fit', () => {
  fc.assert(
    fc.property(
      facetT,
      anyProfile,
      fc.double({ min: 0, max: 20, noNaN: true }),
      (values, profile, step) => {
        for (const { facetId, direction } of profile.targets.slice(0, 2)) {
          const better = new Map(values);
          better.set(facetId, (values.get(facetId) ?? 50) + (direction === 'high' ? step : -step));
          expect(fit(better, profile).median).toBeGreaterThanOrEqual(fit(values, profile).median);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('somebody with T 50 everywhere gets what "average person" says, whatever the seed', () => {
  for (const profile of profiles) {
    const result = fit(everywhere(50), profile, 77);
    expect(Math.abs(result.median - result.averagePerson)).toBeLessThan(2);
    expect(fit(everywhere(70), profile, 5).averagePerson).toBe(result.averagePerson);
  }
});

test('the flat "average person" fits better than most people do', () => {
  const people = Array.from({ length: 200 }, (_, seed) => {
    const stored = scorePersonality({ answers: simulatePersonality(seed + 1) });
    const { scores } = presentPersonality(stored, { purpose: 'recruitment' });
    return new Map(
      scores.filter(({ kind }) => kind === 'facet').map(({ scaleId, t }) => [scaleId, t]),
    );
  });
  // Clinicians and installation: the lowest and nearly the highest average of all families.
  for (const id of [15, 23]) {
    const profile = profiles.find((entry) => entry.kind === 'standard' && entry.id === id);
    const fits = people.map((values, seed) => fit(values, profile, seed));
    const average = fits[0]?.averagePerson ?? 0;
    const middle = quantile(
      fits.map(({ median }) => median),
      0.5,
    );
    expect(average).toBeGreaterThan(75);
    expect(average).toBeLessThan(95);
    expect(middle).toBeGreaterThan(50);
    expect(middle).toBeLessThan(average - 10);
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
  expect(fitToProfile({ facetT: new Map(), profile: { targets: [] }, seed: 1 })).toBeNull();
});

test('shortfalls come with the costliest first', () => {
  const { shortfalls } = fit(everywhere(40));
  const costs = shortfalls.map(({ weight, d }) => weight * d * d);
  expect(shortfalls.length).toBeGreaterThan(10);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
});

test('what cannot be is refused', () => {
  const target = { facetId: 1, code: 'N1', weight: 0, direction: 'high', targetT: 55 } as const;
  const input = { facetT: everywhere(50), profile: { targets: [target] }, seed: 1 };
  expect(() => fitToProfile(input)).toThrow(RangeError);
});
