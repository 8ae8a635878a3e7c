import { expect, test } from 'vitest';
import { seededRandom } from '../statistics/random.ts';
import { wilson } from '../statistics/share-interval.ts';
import { yieldOf } from './yield.ts';

test('by hand: nine people, of whose best three two are taken', () => {
  const ratings = [5, 4.5, 4, 3, 3, 2, 2, 1, 1];
  const fits = [90, 20, 80, 70, 10, 30, 40, 50, 60];
  const { share, interval, people } = yieldOf(fits, ratings);
  expect(share).toBeCloseTo(2 / 3, 12);
  expect(interval).toEqual(wilson(share, 3));
  expect(people).toBe(3);
});

test('everybody, nobody, and a third where all are alike', () => {
  const ratings = [1, 2, 3, 4, 5, 6];
  expect(yieldOf(ratings, ratings).share).toBe(1);
  expect(yieldOf(ratings.toReversed(), ratings).share).toBe(0);
  expect(yieldOf([7, 7, 7, 7, 7, 7], ratings).share).toBeCloseTo(1 / 3, 12);
});

test('those who share the place at the limit count in part', () => {
  // Of six, two are taken: the first for certain, and half of each of the two that follow.
  expect(yieldOf([9, 8, 8, 1, 1, 1], [5, 5, 1, 1, 1, 1]).share).toBeCloseTo(1.5 / 2, 12);
});

test('chance finds a third, with many shared ratings and numbers that three does not divide', () => {
  const random = seededRandom(5);
  const shares = Array.from({ length: 2000 }, () => {
    const ratings = Array.from({ length: 41 }, () => Math.round(2 * random.normal()));
    const fits = ratings.map(() => Math.round(3 * random.normal()));
    return yieldOf(fits, ratings).share;
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(Math.abs(mean - 1 / 3)).toBeLessThan(0.01);
});
