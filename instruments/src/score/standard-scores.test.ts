import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bandOf,
  intervalOf,
  percentileOf,
  semOf,
  stenOf,
  toT,
  toTenth,
} from './standard-scores.ts';

test('one and a half standard deviations above the mean', () => {
  expect(toT(1.5)).toBe(65);
  expect(stenOf(1.5)).toBe(9);
  expect(percentileOf(1.5)).toBeCloseTo(93.319, 3);
});

test('band limits are average', () => {
  expect([44.9, 45, 50, 55, 55.1].map(bandOf)).toEqual([
    'low',
    'average',
    'average',
    'average',
    'high',
  ]);
});

test('standard error and band of a facet', () => {
  expect(semOf(0.68)).toBeCloseTo(5.657, 3);
  const [low, high] = intervalOf(50, 0.68);
  expect(low).toBeCloseTo(38.912, 2);
  expect(high).toBeCloseTo(61.088, 2);
  expect([0, 1].map(semOf)).toEqual([10, 0]);
  for (const reliability of [-0.1, 1.2]) expect(() => semOf(reliability)).toThrow(RangeError);
});

test('scores stay in their ranges and rise together', () => {
  const z = fc.double({ min: -12, max: 12, noNaN: true });
  fc.assert(
    fc.property(z, z, (a, b) => {
      const [low, high] = a <= b ? [a, b] : [b, a];
      for (const score of [toT, stenOf, percentileOf]) {
        expect(score(low)).toBeLessThanOrEqual(score(high));
      }
      expect(stenOf(a)).toBeGreaterThanOrEqual(1);
      expect(stenOf(a)).toBeLessThanOrEqual(10);
      expect(percentileOf(a)).toBeGreaterThanOrEqual(0);
      expect(percentileOf(a)).toBeLessThanOrEqual(100);
    }),
  );
});

test('one decimal', () => {
  expect(toTenth(44.96)).toBe(45);
  expect(toTenth(-0.04)).toBeCloseTo(0, 12);
});
