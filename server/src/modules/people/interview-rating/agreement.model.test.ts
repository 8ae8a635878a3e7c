import { expect, test } from 'vitest';
import { agreementOf, meanOf } from './agreement.model.ts';

test('one rater, or raters without a criterion in common, agree on nothing', () => {
  expect(agreementOf([])).toBeNull();
  expect(agreementOf([[1, 5, 3]])).toBeNull();
  expect(
    agreementOf([
      [1, null],
      [null, 5],
    ]),
  ).toBeNull();
});

test('agreement counts each pair of raters at each criterion that both have scored', () => {
  expect(
    agreementOf([
      [3, 4, null, 1],
      [3, 5, 2, 4],
      [3, null, 2, 2],
    ]),
  ).toEqual({
    raters: 3,
    // Three pairs at the first and the last, one at each of the others.
    compared: 8,
    same: 4,
    within_one: 6,
    widest: { criterion: 3, low: 1, high: 4 },
  });
  expect(agreementOf([[2], [2]])).toEqual({
    raters: 2,
    compared: 1,
    same: 1,
    within_one: 1,
    widest: null,
  });
});

test('the mean leaves out what somebody could not tell', () => {
  expect(meanOf([5, null, 2])).toBe(3.5);
  expect(meanOf([null, null])).toBeNull();
});
