import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facets } from '../personality/scales.ts';
import reference from './interpersonal-fit.json' with { type: 'json' };
import { interpersonalFit } from './interpersonal.ts';

const t = fc.integer({ min: 200, max: 800 }).map((tenths) => tenths / 10);
const facetTs = fc
  .array(t, { minLength: 30, maxLength: 30 })
  .map((values) => new Map<string, number>(facets.map(({ code }, at) => [code, values[at] ?? 50])));

/** Half of the facets up, half down, as far as one likes: the same shape at every size. */
const zigzag = (size: number) =>
  new Map<string, number>(facets.map(({ code }, at) => [code, 50 + (at % 2 === 0 ? size : -size)]));

function fit(first: Map<string, number>, second: Map<string, number>, seed = 1) {
  const result = interpersonalFit(first, second, seed);
  if (!result) throw new Error('No likeness');
  return result;
}

test('whoever comes first, the result is the same', () => {
  fc.assert(
    fc.property(facetTs, facetTs, fc.nat(), (a, b, seed) => {
      expect(fit(a, b, seed)).toEqual(fit(b, a, seed));
    }),
    { numRuns: 30 },
  );
});

test('the same person twice: 1, beyond the end of the table, nothing different', () => {
  fc.assert(
    fc.property(facetTs, (own) => {
      const result = fit(own, new Map(own));
      expect(result).toMatchObject({
        icc: 1,
        percentile: 95,
        verdict: 'very alike',
        different: [],
      });
      expect(result.interval[1]).toBe(1);
    }),
    { numRuns: 30 },
  );
});

test('the value lies in its interval, the percentile in its own', () => {
  fc.assert(
    fc.property(facetTs, facetTs, (a, b) => {
      const { icc, interval, percentile, percentileInterval } = fit(a, b);
      expect(interval[0]).toBeGreaterThanOrEqual(-1);
      expect(icc).toBeGreaterThanOrEqual(interval[0]);
      expect(icc).toBeLessThanOrEqual(interval[1]);
      expect(interval[1]).toBeLessThanOrEqual(1);
      expect(percentileInterval[0]).toBeGreaterThanOrEqual(5);
      expect(percentile).toBeGreaterThanOrEqual(percentileInterval[0]);
      expect(percentile).toBeLessThanOrEqual(percentileInterval[1]);
      expect(percentileInterval[1]).toBeLessThanOrEqual(95);
    }),
    { numRuns: 30 },
  );
});

/** Two profiles whose correlation is what one wants: products over squares of opposite and equal parts. */
function pairWith(icc: number) {
  const codes = facets.map(({ code }) => code);
  const [common, own] = [Math.sqrt((1 + icc) / 2), Math.sqrt((1 - icc) / 2)];
  const sign = (at: number) => (at % 2 === 0 ? 1 : -1);
  const side = (at: number) => (Math.floor(at / 2) % 2 === 0 ? 1 : -1);
  const of = (way: number) =>
    new Map<string, number>(
      codes.map((code, at) => [code, 50 + 10 * (common * sign(at) + way * own * side(at))]),
    );
  return [of(1), of(-1)] as const;
}

test('percentiles follow the table and are straight lines in between', () => {
  const limits = reference.facets30.icc_de;
  const percentileAt = (icc: number) => fit(...pairWith(icc)).percentile;
  for (const [at, share] of reference.probs.entries()) {
    expect(Math.abs(percentileAt(limits[at] ?? 0) - 100 * share)).toBeLessThan(1.5);
  }
  const middle = ((limits[3] ?? 0) + (limits[4] ?? 0)) / 2;
  expect(Math.abs(percentileAt(middle) - 62.5)).toBeLessThan(1.5);
  expect([percentileAt(-0.9), percentileAt(0.9)]).toEqual([5, 95]);
});

test('verdicts, also the one that chance could have made', () => {
  const verdictAt = (icc: number) => fit(...pairWith(icc)).verdict;
  expect(verdictAt(-0.8)).toBe('very different');
  expect(verdictAt(-0.05)).toBe('as alike as two random people');
  expect(verdictAt(0.18)).toBe('alike, but no clearer than chance');
  expect(verdictAt(-0.27)).toBe('different, but no clearer than chance');
  expect(verdictAt(0.8)).toBe('very alike');
  // The same likeness of more marked profiles is surer.
  const marked = pairWith(0.27).map(
    (person) =>
      new Map([...person].map(([code, value]) => [code, 50 + 2.5 * (value - 50)] as const)),
  );
  expect(fit(marked[0] ?? new Map(), marked[1] ?? new Map()).verdict).toBe('alike');
});

test('alike: the most marked common levels; different: only beyond the error of both', () => {
  const first = zigzag(2).set('N1', 70).set('E2', 34).set('C4', 58).set('A1', 65).set('O3', 50);
  const second = zigzag(2)
    .set('N1', 66)
    .set('E2', 30)
    .set('C4', 66)
    .set('A1', 49.3)
    .set('O3', 34.4);
  const { alike, different } = fit(first, second);
  expect(alike.slice(0, 3)).toEqual(['N1', 'E2', 'C4']);
  expect(alike).toHaveLength(5);
  // 15.7 apart is beyond 15.68, 15.6 is not.
  expect(different).toEqual(['A1']);
});

test('a surer norm narrows the interval', () => {
  const [first, second] = pairWith(0.2);
  const width = (sem: number) => {
    const sems = new Map(facets.map(({ code }) => [code, sem] as const));
    const interval = interpersonalFit(first, second, 1, sems)?.interval ?? [0, 0];
    return interval[1] - interval[0];
  };
  expect(width(3)).toBeLessThan(0.7 * width(5.657));
});

test('O6 may be missing, a quarter of the facets may not', () => {
  const own = zigzag(10);
  own.delete('O6');
  expect(fit(own, zigzag(10)).icc).toBe(1);
  const few = new Map([...own].slice(0, 22));
  expect(interpersonalFit(few, own, 1)).toBeNull();
  expect(() => interpersonalFit(own, own, 1.5)).toThrow(RangeError);
});
