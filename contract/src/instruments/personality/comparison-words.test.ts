import { expect, test } from 'vitest';
import { pairsOf } from './comparison-words.ts';

test('each pair comes once, the most alike first', () => {
  const similarity = [
    [1, 0.2, -0.4],
    [0.2, 1, 0.6],
    [-0.4, 0.6, 1],
  ];
  expect(pairsOf(similarity)).toEqual([
    { first: 1, second: 2, likeness: 0.6 },
    { first: 0, second: 1, likeness: 0.2 },
    { first: 0, second: 2, likeness: -0.4 },
  ]);
  expect(pairsOf([[1]])).toEqual([]);
});
