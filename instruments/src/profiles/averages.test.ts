import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mean as meanOf } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { cultureGroups } from '../culture/group-scale.ts';
import { personalityGroups } from '../personality/group-scale.ts';
import { averageOf, leastN } from './averages.ts';

test('by hand: a group of five at 50 and one of six at 55', () => {
  // 52.7 of 11 people; 1.96 · √((100 + 9 · 25 / 12) / 11) = 6.4.
  expect(averageOf({ n: 11, total: 5 * 50 + 6 * 55 }, personalityGroups)).toEqual({
    n: 11,
    mean: 53,
    interval: [46.3, 59.2],
  });
  expect(averageOf({ n: 5, total: 2.5 }, cultureGroups)).toEqual({
    n: 5,
    mean: 0.5,
    interval: [-0.3, 1.3],
  });
});

test('without a group there is none', () => {
  expect(leastN).toBe(5);
  expect(averageOf({ n: 0, total: 0 }, personalityGroups)).toBeNull();
});

test('the rounded groups of many people are close to their mean, as often as the interval says', () => {
  const random = seededRandom(20);
  let inside = 0;
  for (let i = 0; i < 400; i += 1) {
    const truth = 40 + 20 * random.uniform();
    const groups = Array.from({ length: 12 }, () => {
      const people = Array.from({ length: 5 }, () => truth + 10 * random.normal());
      return 5 * Math.round(meanOf(people) / 5);
    });
    const average = averageOf(
      { n: 60, total: 5 * groups.reduce((a, b) => a + b) },
      personalityGroups,
    );
    const [low, high] = average?.interval ?? [0, 0];
    if (low <= truth && truth <= high) inside += 1;
  }
  expect(inside).toBeGreaterThan(370);
});

test('one more person in a group moves nothing by as much as would tell the score', () => {
  // Four whose scores are known, and one: whatever is shown fits a range of the fifth as wide as people are.
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 25, max: 75 }), { minLength: 4, maxLength: 4 }),
      (known) => {
        const shown = (fifth: number) => 5 * Math.round(meanOf([...known, fifth]) / 5);
        const fits = Array.from({ length: 61 }, (_, i) => 20 + i).filter(
          (t) => shown(t) === shown(50),
        );
        expect(fits.length).toBeGreaterThanOrEqual(20);
      },
    ),
  );
});

test('sums of no groups are refused', () => {
  for (const n of [-1, 1, 4, 5.5]) {
    expect(() => averageOf({ n, total: 50 }, personalityGroups)).toThrow(RangeError);
  }
  expect(() => averageOf({ n: 5, total: Number.NaN }, cultureGroups)).toThrow(RangeError);
});
