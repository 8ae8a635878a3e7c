import { expect, test } from 'vitest';
import { costsOf, fitInWords } from './fit-words.ts';

const fit = (from: number, to: number) =>
  fitInWords({
    interval: [from, to],
    typicalPerson: { median: 65, quartiles: [58, 71], shares: [] },
  } as unknown as Parameters<typeof fitInWords>[0]);

test('a fit is called higher or lower only as far as its band allows', () => {
  expect(fit(72, 85)).toMatch(/^Higher than three in four/);
  expect(fit(66, 85)).toMatch(/^Higher than the typical person gets, but/);
  expect(fit(60, 85)).toMatch(/cannot be told apart/);
  expect(fit(50, 64)).toMatch(/^Lower than the typical person gets, but/);
  expect(fit(30, 57)).toMatch(/^Lower than three in four/);
});

test('what costs most comes first, by weight and by the square of the shortfall', () => {
  const target = (code: string, weight: number, shortfall: number) => ({
    code,
    weight,
    shortfall,
    target: 60,
    direction: 'high' as const,
    meaningful: false,
  });
  const costs = costsOf([target('A', 0.5, 2), target('B', 0.2, 10), target('C', 0.3, 0)]);
  expect(costs.map(({ code, share }) => [code, Math.round(share * 100)])).toEqual([
    ['B', 91],
    ['A', 9],
  ]);
  expect(costsOf([target('C', 1, 0)])).toEqual([]);
});
