import { expect, test } from 'vitest';
import { placeOn, roundTicks } from './scale.ts';

test('a value has its place on an axis and never leaves it', () => {
  expect(placeOn([20, 80], 50)).toBe(50);
  expect(placeOn([20, 80], 10)).toBe(0);
  expect(placeOn([-1, 1], 2)).toBe(100);
  expect(placeOn([5, 5], 5)).toBe(50);
});

test('ticks are round, within the axis and few', () => {
  expect(roundTicks([0, 100])).toEqual([0, 20, 40, 60, 80, 100]);
  expect(roundTicks([20, 80], 4)).toEqual([20, 40, 60, 80]);
  expect(roundTicks([1, 5], 5)).toEqual([1, 2, 3, 4, 5]);
  expect(roundTicks([-1, 1], 5)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(roundTicks([0.1, 0.4], 4)).toEqual([0.1, 0.2, 0.3, 0.4]);
  expect(roundTicks([3, 3])).toEqual([3]);
});
