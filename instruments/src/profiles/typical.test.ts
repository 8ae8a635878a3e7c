import { expect, test } from 'vitest';
import { presentPersonality } from '../personality/present.ts';
import { scorePersonality } from '../personality/score.ts';
import { simulatePersonality } from '../personality/simulate.ts';
import { quantile } from '../statistics/descriptive.ts';
import { fitToProfile } from './fit.ts';
import { findProfile, listProfiles } from './profiles.ts';
import { typicalFit } from './typical.ts';

function profile(kind: 'standard' | 'alt', id: number) {
  const found = findProfile({ kind, id });
  if (!found) throw new Error('No such profile');
  return found;
}

test('the typical person gets what simulated people get from fitToProfile itself', () => {
  const people = Array.from({ length: 500 }, (_, seed) => {
    const stored = scorePersonality({ answers: simulatePersonality(seed + 1) });
    const { scores } = presentPersonality(stored, { purpose: 'recruitment' });
    const facets = scores.filter(({ kind }) => kind === 'facet');
    return new Map(facets.map(({ scaleId, t }) => [scaleId, t]));
  });
  for (const one of [profile('standard', 1), profile('alt', 5)]) {
    const fits = people.flatMap(
      (facetT, seed) => fitToProfile({ facetT, profile: one, seed })?.median ?? [],
    );
    const { median, quartiles } = typicalFit(one);
    expect(Math.abs(median - quantile(fits, 0.5))).toBeLessThan(0.7);
    expect(Math.abs(quartiles[0] - quantile(fits, 0.25))).toBeLessThan(0.7);
    expect(Math.abs(quartiles[1] - quantile(fits, 0.75))).toBeLessThan(0.7);
  }
});

test.each(listProfiles().map((one) => [one.name, one] as const))('%s', (_, one) => {
  const { median, quartiles, shares } = typicalFit(one);
  expect(shares).toHaveLength(20);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  expect(quartiles[0]).toBeLessThan(median);
  expect(quartiles[1]).toBeGreaterThan(median);
  // The bins hold half of the people below the median.
  const bin = Math.floor(median / 5);
  const before = shares.slice(0, bin).reduce((sum, share) => sum + share, 0);
  expect(before).toBeLessThanOrEqual(0.5);
  expect(before + (shares[bin] ?? 0)).toBeGreaterThanOrEqual(0.5);
  expect(median).toBeGreaterThan(55);
  expect(median).toBeLessThan(80);
});

test('asked twice it answers from memory, for the same profile object', () => {
  const one = profile('standard', 9);
  expect(typicalFit(one)).toBe(typicalFit(one));
  expect(typicalFit({ targets: one.targets })).toEqual(typicalFit(one));
});

test('weights need not make 1', () => {
  const one = profile('alt', 2);
  const doubled = one.targets.map((target) => ({ ...target, weight: 2 * target.weight }));
  expect(typicalFit({ targets: doubled }).median).toBeCloseTo(typicalFit(one).median, 6);
});

test('a profile without targets is refused', () => {
  expect(() => typicalFit({ targets: [] })).toThrow(RangeError);
});
