import { expect, test } from 'vitest';
import { mean, standardDeviation } from './descriptive.ts';
import { seededRandom } from './random.ts';

const seeds = Array.from({ length: 2000 }, (_, seed) => seed);

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: number) => {
    const random = seededRandom(seed);
    return [random.uniform(), random.normal(), random.integer(1, 6)];
  };
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('neighbouring seeds start independently', () => {
  const first = seeds.map((seed) => seededRandom(seed).normal());
  expect(Math.abs(mean(first))).toBeLessThan(0.08);
  expect(standardDeviation(first)).toBeGreaterThan(0.95);
  expect(standardDeviation(first)).toBeLessThan(1.05);
});

test('of a seed in several words each one counts', () => {
  const start = (seed: number | number[]) => seededRandom(seed).uniform();
  const words = [1, 2, 3, 4];
  const changed = words.map((_, at) => start(words.with(at, 99)));
  expect(new Set([start(words), start(1), ...changed]).size).toBe(6);
  expect(start([1, 2, 3, 4])).toBe(start(words));
  for (const bad of [[], [1, 2, 3, 4, 5], [0.5]]) expect(() => start(bad)).toThrow(RangeError);
});

test('ranges and moments of one stream', () => {
  const random = seededRandom(1);
  const uniform = seeds.map(() => random.uniform());
  expect(uniform.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(mean(uniform)).toBeCloseTo(0.5, 1);
  const dice = seeds.map(() => random.integer(1, 6));
  expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(() => seededRandom(0.5)).toThrow(RangeError);
});
