import { expect, test } from 'vitest';
import { presentDoubt } from './study.presenter.ts';

const share = (rounds: number) => presentDoubt({ byChance: rounds / 500, byOne: 0 })?.by_chance;

test('what chance reaches in more than one round of twenty is not told as one in twenty', () => {
  expect([26, 27].map(share)).toEqual([0.06, 0.06]);
  expect([0, 25, 30, 35, 145, 500].map(share)).toEqual([0, 0.05, 0.06, 0.07, 0.29, 1]);
  expect(presentDoubt(null)).toBeNull();
});
