import { expect, test } from 'vitest';
import { shareBelow, zOfShare } from './normal.ts';

test('shares of the normal distribution are those of the tables', () => {
  for (const [z, share] of [
    [0, 0.5],
    [1, 0.8413447],
    [-1.96, 0.0249979],
    [2.5758, 0.995],
  ] as const)
    expect(shareBelow(z)).toBeCloseTo(share, 5);
});

test('z and share lead to each other', () => {
  for (const z of [-2.5, -0.6745, 0, 1.2, 3]) expect(zOfShare(shareBelow(z))).toBeCloseTo(z, 6);
  expect(zOfShare(0)).toBeCloseTo(-4, 6);
});
