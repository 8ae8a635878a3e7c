import { expect, test } from 'vitest';
import { shownDifference } from './shown-difference.ts';

test('a difference is that of the two figures beside it', () => {
  // 34.8 apart, which alone would read 35; 21 and 55 are shown.
  expect(shownDifference(20.6, 55.4)).toBe(-34);
  expect(shownDifference(60.5, 45.4)).toBe(16);
  expect(shownDifference(-0.7, -1.5, 1)).toBe(0.8);
  expect(shownDifference(-0.2, 0.5, 1)).toBe(-0.7);
});
