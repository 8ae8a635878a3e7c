import { expect, test } from 'vitest';
import { fitEnd, fitRange } from './culture-fit.ts';

test('a band that is cut off at an end of the scale is called by that end, never a range of no width', () => {
  expect(fitRange([0, 0])).toBe('the lowest there is');
  expect(fitRange([100, 100])).toBe('the highest there is');
});

test('a band that only touches an end is a band', () => {
  expect(fitRange([0, 12])).toBe('between 0 and 12');
  expect(fitRange([88, 100])).toBe('between 88 and 100');
  expect(fitEnd([12, 43])).toBeNull();
});
