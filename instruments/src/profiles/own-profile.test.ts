import { expect, test } from 'vitest';
import { ownProfileBeside } from './own-profile.ts';

test('shape without level: five points more everywhere change nothing', () => {
  const facet = (code: 'N1' | 'E1' | 'O1', t: number, targetT: number) => ({ code, t, targetT });
  const of = (by: number) =>
    ownProfileBeside([
      facet('N1', 40 + by, 45),
      facet('E1', 55 + by, 55),
      facet('O1', 58 + by, 50),
    ]);
  expect(of(0)).toEqual([
    { code: 'N1', own: -11, target: -5 },
    { code: 'E1', own: 4, target: 5 },
    { code: 'O1', own: 7, target: 0 },
  ]);
  expect(of(5)).toEqual(of(0));
});
