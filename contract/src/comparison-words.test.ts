import { expect, test } from 'vitest';
import {
  differenceInWords,
  differencesInWords,
  pairsOf,
  pointsInWords,
} from './comparison-words.ts';

const scales = Array.from({ length: 40 }, (_, i) => ({ code: `S${i}`, name: `Scale ${i}` }));
const differences = (count: number) =>
  scales.map(({ code }, i) => ({ code, difference: i < count ? 18 : 3, meaningful: i < count }));

test('differences are counted, and those that chance alone would give are said', () => {
  expect(differencesInWords(scales, differences(0))).toBe(
    'On none of 40 scales they differ by more than measurement error.',
  );
  expect(differencesInWords(scales, differences(2))).toMatch(
    /^On 2 of 40 scales .*: Scale 0 and Scale 1\. .*about 2 .* may be nothing\.$/,
  );
  expect(differencesInWords(scales, differences(5))).toMatch(/chance alone\.$/);
  expect(differencesInWords(scales, differences(12))).toContain('Scale 7 and 4 more.');
});

test('nobody is called higher within measurement error', () => {
  const words = (first: number, second: number, meaningful: boolean) =>
    differenceInWords({ meaningful }, [first, second], ['Grace', 'Tony']);
  expect(words(59, 50, false)).toBe('No meaningful difference');
  expect(words(67.6, 50, true)).toBe('Grace 18 higher');
  expect(words(50, 67.6, true)).toBe('Tony 18 higher');
  // 15.1 apart, but 45 and 61 stand beside it.
  expect(words(45.4, 60.5, true)).toBe('Tony 16 higher');
});

test('points carry their sign', () => {
  expect(pointsInWords(0.92, 0.88)).toBe('−4 points');
  expect(pointsInWords(0.41, 0.42)).toBe('+1 point');
  expect(pointsInWords(0.5, 0.501)).toBe('no change');
});

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
