import { expect, test } from 'vitest';
import { leastTFor, modelScoreOf } from './model-score.ts';

test('a model score has mean 100 and SD 15, in whole numbers', () => {
  expect([20, 40, 50, 50.3, 51, 65, 80].map(modelScoreOf)).toEqual([
    55, 85, 100, 100, 102, 123, 145,
  ]);
});

test('a threshold is reached by those whose model score, as it is shown, reaches it', () => {
  const steps = Array.from({ length: 601 }, (_, tenth) => (200 + tenth) / 10);
  for (const threshold of [55, 84.5, 99, 100, 101, 102, 117.2, 145]) {
    // As the database compares them.
    const least = Math.fround(leastTFor(threshold));
    for (const t of steps) {
      expect(Math.fround(t) >= least, `T ${t} at ${threshold}`).toBe(modelScoreOf(t) >= threshold);
    }
  }
});
