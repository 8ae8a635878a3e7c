import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { discriminationInWords, exposureInWords, rightInWords } from './statistics-words.ts';

beforeAll(startInEnglish);

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

test('who was shown a question: versions and the latest of many are not mixed up', () => {
  expect(exposureInWords({ n: 1, exposure: 1, exposureEver: 1 })).toBe('1 person');
  expect(exposureInWords({ n: 40, exposure: 40, exposureEver: 52 })).toBe(
    '40 people, 52 in all versions',
  );
  expect(exposureInWords({ n: 2000, exposure: 3100, exposureEver: 3100 })).toBe(
    '3,100 people; figures cover the latest 2,000',
  );
  expect(exposureInWords({ n: 2000, exposure: 3100, exposureEver: 3600 })).toBe(
    '3,100 people, 3,600 in all versions; figures cover the latest 2,000',
  );
});
