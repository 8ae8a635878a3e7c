import { expect, test } from 'vitest';
import { measureWorkingFromHome } from '../cohort/working-from-home.ts';
import { type FacetCode, facets } from '../personality/scales.ts';
import { scorePersonality, type StoredPersonality } from '../personality/score.ts';
import { simulatePersonality } from '../personality/simulate.ts';
import {
  workingFromHomeFacets,
  workingFromHomeLimits,
  workingFromHomeTexts,
} from './working-from-home.data.ts';
import { workingFromHome, workingFromHomeWeights } from './working-from-home.ts';

/** A result with norms of mean 12 and SD 4, so that a facet's sum is 12 + 4 z. */
function withZ(z: Partial<Record<FacetCode, number>>): StoredPersonality {
  const stored = scorePersonality({ answers: simulatePersonality(1) });
  for (const { code } of facets) {
    stored.scaleNorms[code] = { mean: 12, sd: 4, reliability: 0.68 };
    stored.sums[code] = { sum: 12 + 4 * (z[code] ?? 0), answered: 4 };
  }
  return stored;
}

function index(z: Partial<Record<FacetCode, number>>, reader: 'report' | 'own' = 'report') {
  const found = workingFromHome(withZ(z), reader);
  if (!found) throw new Error('No index');
  return found;
}

test('average on every facet: 50, no drivers', () => {
  expect(index({})).toMatchObject({ t: 50, percentile: 50, band: 'average', up: [], down: [] });
});

test('by hand: C5 1, C1 −0.5, N6 −1.5, O4 2', () => {
  // Σ w z = .2 − .07 + .21 + .2 = .54; 10 · .54 / .63271 = 8.535.
  const result = index({ C5: 1, C1: -0.5, N6: -1.5, O4: 2 });
  expect(result.t).toBe(58.5);
  expect(result.band).toBe('high');
  // Φ(.85); ± 1.96 · 10 · √(.32 · .1254) / .63271 = ± 6.21.
  expect(result.percentile).toBe(80.2);
  expect(result.interval).toEqual([52.3, 64.7]);
  expect(result.up.map(({ code, contribution }) => [code, contribution])).toEqual([
    ['N6', 3.3],
    ['C5', 3.2],
    ['O4', 3.2],
  ]);
  // C1 lies at T 45, which is still average.
  expect(result.down).toEqual([]);
  expect(index({ C1: -0.6 }).down.map(({ code }) => code)).toEqual(['C1']);
});

test('the parts and 50 make the index', () => {
  const { parts, t } = index({ C5: -1, C2: 1.2, N1: 0.7, N5: -2 });
  expect(parts).toHaveLength(9);
  const sum = parts.reduce((total, { contribution }) => total + contribution, 50);
  expect(t).toBeCloseTo(sum, 1);
});

test('worry lowers the index, calm raises it; facets without a weight do nothing', () => {
  expect(index({ N1: 1 }).t).toBeLessThan(50);
  expect(index({ N1: -1 }).t).toBeGreaterThan(50);
  expect(index({ E2: 3, A1: -3, O6: 3 }).t).toBe(50);
});

test('reliability follows from the facets’: .90 with .68', () => {
  expect(index({}).reliability).toBeCloseTo(0.89976, 5);
  const stored = withZ({});
  for (const { code } of facets) stored.scaleNorms[code].reliability = 1;
  expect(workingFromHome(stored, 'own')).toMatchObject({ reliability: 1, interval: [50, 50] });
});

test('without one of the nine facets there is no index', () => {
  const stored = withZ({});
  stored.sums.N5 = { sum: 6, answered: 2 };
  expect(workingFromHome(stored, 'report')).toBeNull();
  const other = withZ({});
  other.sums.E1 = { sum: 0, answered: 0 };
  expect(workingFromHome(other, 'report')?.t).toBe(50);
});

test('2,000 made-up people: mean 50, SD somewhat below 10, error as stated', () => {
  const { mean, sd, covered, falseDifferences, retest } = measureWorkingFromHome(2000);
  expect(Math.abs(mean - 50)).toBeLessThan(0.8);
  expect(Math.abs(sd - 8.9)).toBeLessThan(0.5);
  expect(Math.abs(retest - 0.88)).toBeLessThan(0.02);
  expect(Math.abs(covered - 0.95)).toBeLessThan(0.02);
  expect(Math.abs(falseDifferences - 0.05)).toBeLessThan(0.02);
});

test('texts: for each weighted facet, both sides, both readers; managers read no “you”', () => {
  expect(Object.keys(workingFromHomeFacets).toSorted()).toEqual(
    [...workingFromHomeWeights.keys()].toSorted(),
  );
  const own = Object.values(workingFromHomeFacets).flatMap(({ up, down }) => [up.own, down.own]);
  const report = Object.values(workingFromHomeFacets).flatMap(({ up, down }) => [
    up.report,
    down.report,
  ]);
  const all = [...own, ...report].flatMap(({ meaning, advice }) => [meaning, advice]);
  expect(new Set(all).size).toBe(all.length);
  expect(JSON.stringify([report, workingFromHomeTexts.report])).not.toMatch(/\b(you|your)\b/i);
  for (const { meaning } of own) expect(meaning).toMatch(/\byour?\b/i);
});

test('low confidence is said first to everybody, and never a filter to managers', () => {
  expect(index({}).confidence).toBe('low');
  expect(workingFromHomeLimits.own[0]).toMatch(/^Low confidence/);
  expect(workingFromHomeLimits.report[0]).toMatch(/^Never a filter/);
  expect(workingFromHomeLimits.report[1]).toMatch(/^Low confidence/);
});
