import { jobProfileFacets } from '@assay/contract/job-profiles';
import { expect, test } from 'vitest';
import { hardlyDifferent, pictureOf } from './picture.ts';
import { profileFacets } from './profile.ts';
import { readTargets } from './profile.ts';
import { listProfiles } from './profiles.ts';
import { fiveFactorNorm } from '../personality/norms.ts';
import { normRows } from './true-scores.ts';

const families = listProfiles().filter(({ kind }) => kind === 'standard');

const target = (code: string, weight: number, targetT: number, direction = 'high') => {
  return { code, weight, targetT, direction };
};

test('a person with T 50 everywhere gets what the formula says', () => {
  const targets = readTargets([
    target('E1', 1, 60),
    target('C1', 3, 55),
    target('N1', 4, 45, 'low'),
  ]);
  // Σ w d² = 1/8 · 1² + 3/8 · .5² + 4/8 · .5²
  const expected = 100 * Math.exp(-0.5 * (0.125 + 0.09375 + 0.125));
  expect(pictureOf(targets, []).average).toBeCloseTo(expected, 1);
});

test('typical people spread around their middle, alike in every picture of the same targets', () => {
  const [executive] = families;
  if (executive === undefined) throw new Error('no families');
  const picture = pictureOf(executive.targets, []);
  const { range, quartiles, median, shares, error } = picture;
  const order = [range[0], quartiles[0], median, quartiles[1], range[1]];
  expect(order.toSorted((left, right) => left - right)).toEqual(order);
  expect(shares).toHaveLength(20);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  // Places run to 100, their spread without any knowledge is 29.
  expect(error).toBeGreaterThan(5);
  expect(error).toBeLessThan(20);
  expect(pictureOf([...executive.targets], [])).toEqual(picture);
});

test('a place on one facet is about as uncertain as its reliability makes it', () => {
  const { error } = pictureOf(readTargets([target('O4', 1, 80)]), []);
  // Nobody reaches 80, so places are ranks of the facet; ranks of two normals correlate by 6 / π · asin(r / 2), and those of
  // one spread by 1 / √12. What the other facets say of it takes a little off.
  const { reliability } = normRows(fiveFactorNorm()).O4;
  const alone = 100 * Math.sqrt((1 - (6 / Math.PI) * Math.asin(reliability / 2)) / 12);
  expect(error / alone).toBeGreaterThan(0.9);
  expect(error / alone).toBeLessThan(1);
});

test('the same profile is told from itself by nobody, and families hardly from each other', () => {
  const [first, ...others] = families;
  if (first === undefined) throw new Error('no families');
  const copy = { id: 99, targets: [...first.targets] };
  const { alike } = pictureOf(first.targets, [...others, copy]);
  expect(alike[0]).toEqual({ id: 99, share: 100, correlation: 1 });
  expect(alike.length).toBeGreaterThan(5);
  for (const { share, correlation } of alike) {
    expect(share).toBeGreaterThanOrEqual(hardlyDifferent);
    expect(correlation).toBeGreaterThan(0.8);
  }
});

test('a profile of other facets is told from all of them', () => {
  const targets = readTargets([target('E1', 1, 65), target('E2', 1, 65), target('E5', 1, 65)]);
  expect(pictureOf(targets, families).alike).toEqual([]);
});

test('a profile asks for facets that count in a selection, the same in the contract', () => {
  expect(profileFacets.map(({ code }) => code)).toEqual(jobProfileFacets);
  expect(jobProfileFacets).not.toContain('N3');
  expect(jobProfileFacets).not.toContain('O6');
});
