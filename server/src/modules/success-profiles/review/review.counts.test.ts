import { expect, test } from 'vitest';
import { meanOver, occasionsOf, outcomeMean, reviewersOf } from './review.counts.ts';

const given = (
  day: number,
  reviewer: number | null,
  performance: number | null = 3,
  profile = 1,
) => ({
  reviewer_id: reviewer,
  success_profile_id: profile,
  given_at: new Date(Date.UTC(2026, 0, 1 + day)),
  performance,
  engagement: null,
});

const shape = (reviews: Parameters<typeof occasionsOf>[0]) =>
  occasionsOf(reviews).map((occasion) => occasion.map(({ reviewer_id: id }) => id));

test('within 30 days of the first, reviewers meet on one occasion; a second review begins the next', () => {
  expect(shape([given(29, 2), given(0, 1), given(30, 3)])).toEqual([[1, 2], [3]]);
  // Days count from the beginning of the occasion and not from the last review.
  expect(shape([given(0, 1), given(20, 2), given(40, 3)])).toEqual([[1, 2], [3]]);
  expect(shape([given(0, 1), given(10, 1), given(12, 2)])).toEqual([[1], [1, 2]]);
  expect(shape([given(0, null), given(1, null), given(2, 1)])).toEqual([[null, null, 1]]);
  // For another success profile it is the same occasion.
  expect(shape([given(0, 1), given(1, 1, 3, 2), given(2, 1, 3, 2)])).toEqual([[1, 1], [1]]);
  expect(shape([])).toEqual([]);
});

test('several reviewers of one occasion count as one, and each occasion as one', () => {
  const reviews = [given(0, 1, 5), given(1, 2, 3), given(2, 3, 4), given(100, 1, 2)];
  expect(meanOver(reviews, 'performance')).toBe(3);
  expect(meanOver([...reviews, given(101, 2, null)], 'performance')).toBe(3);
  expect(meanOver(reviews, 'engagement')).toBeNull();
});

test('reviewers are counted once, and those whose account is gone each time', () => {
  expect(reviewersOf([given(0, 1), given(40, 1), given(1, 2)])).toBe(2);
  expect(reviewersOf([given(0, 1), given(0, null), given(50, null)])).toBe(3);
  expect(reviewersOf([])).toBe(0);
});

test('a mean needs half of the questions', () => {
  expect(outcomeMean([1, 2, 3, null, null, null])).toBe(2);
  expect(outcomeMean([1, 5, null, null, null, null])).toBeNull();
});
