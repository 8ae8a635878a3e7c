import jStat from 'jstat';
import { expect, test } from 'vitest';
import { fTail, incompleteBeta, studentQuantile, studentTail } from './beta.ts';

// mpmath 1.3, 40 digits.
test.each([
  [0.1, 0.5, 0.5, 0.204832764699133458],
  [0.4, 2, 3, 0.5248],
  [0.9, 10, 1, 0.348678440100000086],
  [0.45, 30, 40, 0.644748008558568113],
  [0.02, 0.5, 15, 0.559923320798614027],
  [0.5, 100, 100, 0.5],
  [0.66, 1000, 500, 0.290499935409881748],
])('I_%d(%d, %d)', (x, a, b, value) => {
  expect(Math.abs(incompleteBeta(x, a, b) / value - 1)).toBeLessThan(1e-11);
  expect(incompleteBeta(x, a, b)).toBeCloseTo(jStat.ibeta(x, a, b), 6);
});

test.each([
  [0, 5, 0.5],
  [2.5, 10, 0.0157234221183044021],
  [1.96, 1000, 0.0251365924778743592],
  [-1.3, 3, 0.857766245636051307],
  [12, 2, 0.00343646683857923007],
])('P(T > %d), %d degrees', (t, df, value) => {
  expect(Math.abs(studentTail(t, df) / value - 1)).toBeLessThan(1e-11);
  expect(studentTail(t, df)).toBeCloseTo(1 - jStat.studentt.cdf(t, df), 7);
});

test.each([
  [1, 1, 1, 0.5],
  [3.5, 2, 20, 0.0497350220760971381],
  [0.4, 5, 8, 0.836140938608815396],
  [25, 3, 40, 2.82371518155133174e-9],
])('P(F > %d), %d and %d degrees', (f, df1, df2, value) => {
  expect(Math.abs(fTail(f, df1, df2) / value - 1)).toBeLessThan(1e-10);
  expect(fTail(f, df1, df2)).toBeCloseTo(1 - jStat.centralF.cdf(f, df1, df2), 7);
});

// Closed forms: tan(π(p − ½)) for one degree, (2p − 1)/√(2p(1 − p)) for two.
test.each([
  [0.975, 1, 12.706204736174698],
  [0.975, 2, 4.302652729749464],
  [0.05, 2, -2.919985580355516],
  [0.5, 7, 0],
])('t below which %d lies, %d degrees', (p, df, t) => {
  expect(studentQuantile(p, df)).toBeCloseTo(t, 10);
});

test('the t quantile agrees with jstat and undoes the tail', () => {
  for (const df of [1, 4, 11, 30, 999]) {
    for (const p of [0.001, 0.2, 0.8, 0.975, 0.9999]) {
      const t = studentQuantile(p, df);
      expect(Math.abs(t / jStat.studentt.inv(p, df) - 1)).toBeLessThan(1e-6);
      expect(1 - studentTail(t, df)).toBeCloseTo(p, 12);
    }
  }
});

test('edges', () => {
  for (const p of [0, 1, Number.NaN]) expect(() => studentQuantile(p, 5)).toThrow(RangeError);
  expect(() => studentQuantile(0.9, 0)).toThrow(RangeError);
  expect(incompleteBeta(0, 2, 3)).toBe(0);
  expect(incompleteBeta(1, 2, 3)).toBe(1);
  expect(fTail(0, 2, 3)).toBe(1);
  expect(() => incompleteBeta(1.5, 1, 1)).toThrow(RangeError);
  expect(() => studentTail(1, 0)).toThrow(RangeError);
  expect(() => fTail(-1, 1, 1)).toThrow(RangeError);
});
