import fc from 'fast-check';
import jStat from 'jstat';
import { expect, test } from 'vitest';
import { normalCdf, normalQuantile } from './normal.ts';

// mpmath 1.3, 40 digits.
const cdfReference: [z: number, p: number][] = [
  [-38, 2.8854283600687843e-316],
  [-20, 2.7536241186062337e-89],
  [-10, 7.619853024160526e-24],
  [-8, 6.220960574271784e-16],
  [-5, 2.866515718791939e-7],
  [-3, 0.0013498980316300945],
  [-2, 0.022750131948179207],
  [-1, 0.15865525393145705],
  [-0.5, 0.3085375387259869],
  [-0.1, 0.460172162722971],
  [0, 0.5],
  [0.3, 0.6179114221889527],
  [0.66, 0.7453730853286639],
  [1.96, 0.9750021048517795],
  [4, 0.9999683287581669],
  [8, 0.9999999999999994],
];

const quantileReference: [p: number, z: number][] = [
  [1e-300, -37.0470962993612],
  [1e-100, -21.273453560965324],
  [1e-20, -9.262340089798408],
  [1e-10, -6.361340902404056],
  [1e-5, -4.264890793922825],
  [0.001, -3.0902323061678135],
  [0.025, -1.9599639845400542],
  [0.1, -1.2815515655446004],
  [0.3, -0.5244005127080408],
  [0.425, -0.1891184262727925],
  [0.5, 0],
  [0.975, 1.9599639845400539],
  [0.999, 3.090232306167813],
];

test.each(cdfReference)('cdf at %d', (z, p) => {
  expect(Math.abs(normalCdf(z) / p - 1)).toBeLessThan(z < -30 ? 1e-7 : 5e-14);
});

test.each(quantileReference)('quantile at %d', (p, z) => {
  expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(1e-12);
});

test('agrees with jstat as far as jstat goes', () => {
  for (let z = -4; z <= 4; z += 0.125) {
    expect(normalCdf(z)).toBeCloseTo(jStat.normal.cdf(z, 0, 1), 7);
  }
  for (let p = 0.01; p < 1; p += 0.01) {
    expect(normalQuantile(p)).toBeCloseTo(jStat.normal.inv(p, 0, 1), 6);
  }
});

test('quantile undoes cdf', () => {
  fc.assert(
    fc.property(fc.double({ min: -8, max: 4, noNaN: true }), (z) => {
      expect(Math.abs(normalQuantile(normalCdf(z)) - z)).toBeLessThan(1e-11);
    }),
  );
});

test('edges', () => {
  expect(normalCdf(Number.POSITIVE_INFINITY)).toBe(1);
  expect(normalCdf(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(normalCdf(Number.NaN)).toBeNaN();
  expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
  expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
  expect(() => normalQuantile(1.1)).toThrow(RangeError);
  expect(() => normalQuantile(Number.NaN)).toThrow(RangeError);
});
