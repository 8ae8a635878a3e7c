import { expect, test } from 'vitest';
import { fiveFactorNorm } from '../personality/norms.ts';
import { facets } from '../personality/scales.ts';
import { findProfile, listProfiles } from './profiles.ts';
import { normRows } from './true-scores.ts';
import { shareBelow, typicalFit, wholeRank } from './typical.ts';

const norm = normRows(fiveFactorNorm());
const inUse = new Set(
  facets.filter(({ code }) => code !== 'N3' && code !== 'O6').map(({ id }) => id),
);

function profile(kind: 'standard' | 'alt', id: number) {
  const found = findProfile({ kind, id });
  if (!found) throw new Error('No such profile');
  return found;
}

test.each(listProfiles().map((one) => [one.name, one] as const))('%s', (_, one) => {
  const { median, quartiles, shares, sorted } = typicalFit(one, norm, inUse);
  expect(sorted).toHaveLength(20_000);
  expect(shares).toHaveLength(20);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  expect(quartiles[0]).toBeLessThan(median);
  expect(quartiles[1]).toBeGreaterThan(median);
  // The bins hold half of the people below the median.
  const bin = Math.floor(median / 5);
  const before = shares.slice(0, bin).reduce((sum, share) => sum + share, 0);
  expect(before).toBeLessThanOrEqual(0.5);
  expect(before + (shares[bin] ?? 0)).toBeGreaterThanOrEqual(0.5);
});

test('asked twice it answers from memory, for the same targets', () => {
  const one = profile('standard', 9);
  expect(typicalFit(one, norm, inUse)).toBe(typicalFit(one, norm, inUse));
  expect(typicalFit({ targets: [...one.targets] }, norm, inUse)).toEqual(
    typicalFit(one, norm, inUse),
  );
});

test('weights need not make 1', () => {
  const one = profile('alt', 2);
  const doubled = one.targets.map((target) => ({ ...target, weight: 2 * target.weight }));
  expect(typicalFit({ targets: doubled }, norm, inUse).median).toBeCloseTo(
    typicalFit(one, norm, inUse).median,
    6,
  );
});

test('a rank says how many of 100 are lower, and those with the same fit are not', () => {
  const sorted = Float64Array.from([10, 20, 20, 30]);
  expect([5, 10, 20, 25, 40].map((fit) => wholeRank(shareBelow(sorted, fit)))).toEqual([
    1, 1, 25, 75, 99,
  ]);
});

test('a profile without targets is refused', () => {
  expect(() => typicalFit({ targets: [] }, norm, inUse)).toThrow(RangeError);
});
