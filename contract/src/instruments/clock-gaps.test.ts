import { expect, test } from 'vitest';
import { asClockGaps } from './clock-gaps.ts';

test('what a clock gave back is said with how often, and nothing where it gave nothing', () => {
  expect(asClockGaps({ times: 0, seconds: 0 })).toBe('');
  expect(asClockGaps({ times: 1, seconds: 40 })).toBe(
    ', clock credited 40 s for a lost connection',
  );
  expect(asClockGaps({ times: 2, seconds: 60 })).toBe(
    ', clock credited 60 s for 2 lost connections',
  );
});
