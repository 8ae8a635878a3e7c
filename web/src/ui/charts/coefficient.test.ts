import { expect, test } from 'vitest';
import { coefficientInShort } from './coefficient.ts';

test('a coefficient has two digits, a real minus and no negative zero', () => {
  expect(coefficientInShort(0.617)).toBe('0.62');
  expect(coefficientInShort(-0.1)).toBe('−0.10');
  expect(coefficientInShort(-0.004)).toBe('0.00');
});
