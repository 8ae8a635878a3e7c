import { expect, test } from 'vitest';
import { fitInWords } from './fit-words.ts';

const words = (low: number, at: number, high: number) =>
  fitInWords({ percentile: at, percentileInterval: [low, high] }, null);

test('a fit is a rank with its range, called higher or lower only as far as that allows', () => {
  expect(words(43, 62, 80)).toBe(
    'Higher than about 62 of 100 typical people (90 %: 43–80). The range includes the middle of typical people, so the difference could be chance.',
  );
  expect(words(51, 70, 88)).toMatch(/Clearly above the middle of typical people\.$/);
  expect(words(10, 30, 49)).toMatch(/Clearly below the middle of typical people\.$/);
});
