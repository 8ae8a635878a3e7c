import { expect, test } from 'vitest';
import {
  countReviewers,
  meanOver,
  occasionsOf,
  outcomeMean,
  reviewersOf,
  voicesOf,
} from './occasions.model.ts';

const given = (day: number, reviewer: number | null, performance: number | null = 3) => ({
  id: day,
  reviewer_id: reviewer,
  given_at: new Date(Date.UTC(2026, 0, 1 + day)),
  performance,
  engagement: null,
});

const shape = (reviews: Parameters<typeof occasionsOf>[0]) =>
  occasionsOf(reviews).map((occasion) => occasion.map(({ reviewer_id: id }) => id));

test('all reviews within 30 days of the first are of one occasion, whoever gives them', () => {
  expect(shape([given(29, 2), given(0, 1), given(30, 3)])).toEqual([[1, 2], [3]]);
  // Days count from the beginning of the occasion and not from the last review.
  expect(shape([given(0, 1), given(20, 2), given(40, 3)])).toEqual([[1, 2], [3]]);
  expect(shape([given(0, 1), given(10, 1), given(12, 2)])).toEqual([[1, 1, 2]]);
  expect(shape([given(0, null), given(1, null), given(2, 1)])).toEqual([[null, null, 1]]);
  expect(shape([])).toEqual([]);
});

test('on an occasion each reviewer has one voice, and those whose account is gone each time', () => {
  const occasion = [given(0, 1, 5), given(1, 2, 3), given(2, 1, 1), given(3, null), given(4, null)];
  const heard = (which: 'first' | 'last') =>
    new Set(voicesOf(occasion, which).map((review) => review.performance));
  expect(voicesOf(occasion)).toHaveLength(4);
  expect(heard('last')).toEqual(new Set([1, 3]));
  expect(heard('first')).toEqual(new Set([5, 3]));
  expect(meanOver(occasion.slice(0, 3), 'performance')).toBe(2);
});

test('several reviewers of one occasion count as one, and each occasion as one', () => {
  const reviews = [given(0, 1, 5), given(1, 2, 3), given(2, 3, 4), given(100, 1, 2)];
  expect(meanOver(reviews, 'performance')).toBe(3);
  expect(meanOver([...reviews, given(101, 2, null)], 'performance')).toBe(3);
  expect(meanOver(reviews, 'engagement')).toBeNull();
});

test('people who are rated alike have the same mean, whoever of their reviewers came first and however it is shared out', () => {
  // Means of six questions.
  const mean = (...ratings: number[]) =>
    meanOver(
      ratings.map((rating, at) => given(at, at + 1, rating)),
      'performance',
    );
  expect(mean(6 / 6, 6 / 6, 8 / 6)).toBe(mean(8 / 6, 6 / 6, 6 / 6));
  expect(mean(6 / 6, 8 / 6)).toBe(mean(7 / 6, 7 / 6));
  expect(mean(7 / 6, 6 / 6, 7 / 6)).toBe(mean(6 / 6, 6 / 6, 8 / 6));
  expect(mean(19 / 6, 22 / 6, 25 / 6)).toBe(mean(25 / 6, 22 / 6, 19 / 6));
});

test('people who are rated alike have the same mean also with the digits that the database keeps of a rating', () => {
  const mean = (...ratings: number[]) =>
    meanOver(
      ratings.map((rating, at) => given(at, at + 1, Math.fround(rating))),
      'performance',
    );
  expect(mean(19 / 6, 3)).toBe(mean(17 / 6, 10 / 3));
  // Of four or five questions that could be told: 2.76875, half a step of the fourth place.
  expect(mean(11 / 4, 11 / 5, 11 / 5, 3, 3, 3, 3, 3)).toBe(
    mean(11 / 4, 14 / 5, 8 / 5, 3, 3, 3, 3, 3),
  );
  expect(mean(17 / 8, 15 / 7)).not.toBe(mean(13 / 6, 15 / 7));
});

test('reviewers are counted once, and those whose account is gone each time', () => {
  expect(reviewersOf([given(0, 1), given(40, 1), given(1, 2)])).toBe(2);
  expect(reviewersOf([given(0, 1), given(0, null), given(50, null)])).toBe(3);
  expect(reviewersOf([])).toBe(0);
});

test('reviewers of a whole success profile are counted at least, once accounts are gone', () => {
  const by = (...ids: (number | null)[]) =>
    countReviewers(ids.map((reviewerId) => ({ reviewerId })));
  expect(by(1, 2, 1)).toEqual({ count: 2, at_least: false });
  expect(by(1, null, null)).toEqual({ count: 2, at_least: true });
  expect(by()).toEqual({ count: 0, at_least: false });
});

test('a mean needs half of the questions', () => {
  expect(outcomeMean([1, 2, 3, null, null, null])).toBe(2);
  expect(outcomeMean([1, 5, null, null, null, null])).toBeNull();
});
