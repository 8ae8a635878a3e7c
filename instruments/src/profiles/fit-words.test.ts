import { expect, test } from 'vitest';
import { fitInWords } from './fit-words.ts';

const words = (from: number, to: number) =>
  fitInWords({ interval: [from, to] }, { median: 65, quartiles: [58, 71], shares: [] });

test('a fit is called higher or lower only as far as its band allows', () => {
  expect(words(72, 85)).toMatch(/^Higher than three in four/);
  expect(words(66, 85)).toMatch(/^Higher than the typical person gets, but/);
  expect(words(60, 85)).toMatch(/cannot be told apart/);
  expect(words(50, 64)).toMatch(/^Lower than the typical person gets, but/);
  expect(words(30, 57)).toMatch(/^Lower than three in four/);
});
