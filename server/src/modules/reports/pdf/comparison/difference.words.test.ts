import { expect, test } from 'vitest';
import {
  differenceInWords,
  differencesInWords,
  pointsInWords,
  shareOfPairs,
} from './difference.words.ts';

const scales = Array.from({ length: 40 }, (_, i) => ({ code: `S${i}`, name: `Scale ${i}` }));
const differences = (count: number) =>
  scales.map(({ code }, i) => ({ code, difference: i < count ? 18 : 3, meaningful: i < count }));

test('differences are counted, and those that chance alone would give are said', () => {
  expect(differencesInWords(scales, differences(0), 'en')).toBe(
    'No clear difference on any of 40 scales.',
  );
  expect(differencesInWords(scales, differences(2), 'en')).toMatch(
    /^Clear differences on 2 of 40 scales: Scale 0 and Scale 1\. .*about 2 .* may be nothing\.$/,
  );
  expect(differencesInWords(scales, differences(5), 'en')).toMatch(/chance alone\.$/);
  expect(differencesInWords(scales, differences(12), 'en')).toContain('Scale 7 and 4 more.');
});

test('nobody is called higher within measurement error', () => {
  const words = (first: number, second: number, meaningful: boolean) =>
    differenceInWords({ meaningful }, [first, second], ['Grace', 'Tony'], 'en');
  expect(words(59, 50, false)).toBe('No clear difference');
  expect(words(67.6, 50, true)).toBe('Grace 18 higher');
  expect(words(50, 67.6, true)).toBe('Tony 18 higher');
  // 15.1 apart, but 45 and 61 stand beside it.
  expect(words(45.4, 60.5, true)).toBe('Tony 16 higher');
});

test('points carry their sign', () => {
  expect(pointsInWords(0.92, 0.88, 'en')).toBe('−4 points');
  expect(pointsInWords(0.41, 0.42, 'en')).toBe('+1 point');
  expect(pointsInWords(0.5, 0.501, 'en')).toBe('no change');
});

test('each of it is said in the language of the reader', () => {
  expect(differencesInWords(scales, differences(12), 'de')).toMatch(
    /^Deutliche Unterschiede auf 12 von 40 Skalen: .*Scale 7 und 4 weitere\. Von 40 Skalen würden sich etwa 2 /,
  );
  expect(differenceInWords({ meaningful: true }, [67.6, 50], ['Grace', 'Tony'], 'nl')).toBe(
    'Grace 18 hoger',
  );
  expect(pointsInWords(0.92, 0.88, 'es')).toBe('−4 puntos');
});

test('where the table of random pairs ends, a share is told as a bound', () => {
  expect([4.9, 5, 5.1, 43.6, 94.9, 95].map((share) => shareOfPairs(share, 'en'))).toEqual([
    'at most 5 %',
    'at most 5 %',
    '5 %',
    '44 %',
    '95 %',
    'at least 95 %',
  ]);
  expect([shareOfPairs(5, 'nl'), shareOfPairs(95, 'de'), shareOfPairs(43.6, 'es')]).toEqual([
    'hoogstens 5%',
    'mindestens 95\u00a0%',
    'el 44\u00a0%',
  ]);
});
