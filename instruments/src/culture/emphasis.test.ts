import { expect, test } from 'vitest';
import { studentQuantile } from '../statistics/beta.ts';
import { categories } from './categories.ts';
import { itemCategories } from './definition.ts';
import { emphasisProfile } from './emphasis.ts';

/** Five answers for each category. */
const fill = (of: (category: number, item: number) => number | null) =>
  itemCategories.map((_, position) => of(Math.floor(position / 5), position % 5));

test('by hand: one category two points above the others, answers spread alike in all', () => {
  // Deviations −1, −1, 0, 1, 1 in each category: sum of squares 4, over 8 · 4 = 32 degrees of freedom s² = 1.
  const answers = fill((category, item) => (category === 2 ? 6 : 4) + Math.sign(item - 2));
  const profile = emphasisProfile(answers);
  expect(profile).toMatchObject({ ownMean: 4.25, spreadWithin: 1, degreesOfFreedom: 32 });
  const half = studentQuantile(0.975, 32) * Math.sqrt(1 / 5 - 1 / 40);
  expect(half).toBeCloseTo(0.852, 3);
  const support = profile?.categories.find(({ code }) => code === 'SUP');
  expect(support).toMatchObject({ mean: 6, centred: 1.8, interval: [0.9, 2.6], emphasis: 'high' });
  const innovation = profile?.categories[0];
  expect(innovation).toMatchObject({ mean: 4, interval: [-1.1, 0.6], emphasis: 'middle' });
  expect(innovation?.se).toBeCloseTo(Math.sqrt(7 / 40), 12);
});

test('a higher level throughout changes means and nothing else', () => {
  const low = emphasisProfile(fill((category, item) => 1 + ((category * 3 + item) % 5)));
  const high = emphasisProfile(fill((category, item) => 3 + ((category * 3 + item) % 5)));
  const shapes = (profile: typeof low) =>
    profile?.categories.map(({ centred, interval, emphasis }) => [centred, interval, emphasis]);
  expect(shapes(high)).toEqual(shapes(low));
  expect(high?.ownMean).toBeCloseTo((low?.ownMean ?? 0) + 2, 12);
});

test('the same answer everywhere: nothing stands out, and the band is not narrower than rounding', () => {
  const profile = emphasisProfile(fill(() => 7));
  expect(profile?.spreadWithin).toBeCloseTo(Math.sqrt(1 / 12), 12);
  for (const { centred, interval, emphasis } of profile?.categories ?? []) {
    expect([centred, emphasis]).toEqual([0, 'middle']);
    expect(interval).toEqual([-0.2, 0.2]);
  }
});

test('a category with three answers is absent, with four it counts; below 30 nothing does', () => {
  const gaps = (missing: number) =>
    emphasisProfile(fill((category, item) => (category === 7 && item < missing ? null : 1 + item)));
  expect(gaps(1)?.categories).toHaveLength(8);
  expect(gaps(2)?.categories.map(({ code }) => code)).toEqual(
    categories.slice(0, 7).map(({ code }) => code),
  );
  const answered = (count: number) =>
    emphasisProfile(itemCategories.map((_, at) => (at < count ? 1 + (at % 7) : null)));
  expect(answered(30)?.categories).toHaveLength(6);
  expect(answered(29)).toBeNull();
});
