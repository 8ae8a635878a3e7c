import { expect, test } from 'vitest';
import { discriminationInWords, rightInWords } from './statistics-words.ts';

test('a share with its band, and counts alone where too few were asked', () => {
  const many = { n: 52, right: 13, rightInterval: [0.152, 0.382] as [number, number] };
  expect(rightInWords(many)).toBe('25 % right (15 to 38)');
  expect(rightInWords({ n: 8, right: 7, rightInterval: null })).toBe('7 of 8 right');
});

test('nothing is said of a question whose band holds both', () => {
  expect(discriminationInWords(0.14, [-0.14, 0.39])).toContain('too uncertain');
  expect(discriminationInWords(0.4, [0.2, 0.6])).toContain('do better');
  expect(discriminationInWords(-0.4, [-0.6, -0.2])).toContain('do less well');
  expect(discriminationInWords(1, null)).toBe('1.00');
});
