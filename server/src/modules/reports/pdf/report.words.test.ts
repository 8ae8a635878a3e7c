import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { number, percent, percentileInWords, percentileRange, placesOf } from './report.words.ts';

test('the ends of the norm group are said as the rest of it is, and never as none or all', () => {
  const words = [0, 0.4, 1, 53, 99.4, 99.9].map((percentile) =>
    percentileInWords(percentile, null, 'en'),
  );
  expect(words).toEqual([
    'lower than about 99\u00a0%',
    'lower than about 99\u00a0%',
    'higher than about 1\u00a0%',
    'higher than about 53\u00a0%',
    'higher than about 99\u00a0%',
    'higher than about 99\u00a0%',
  ]);
  expect(percentileInWords(85, 'highest', 'en')).toBe('higher than at least 85\u00a0%');
  expect(percentileInWords(15, 'lowest', 'en')).toBe('higher than at most 15\u00a0%');
});

test('the range of a percentile counts from the same side as its words', () => {
  expect(percentileRange(40, [31, 50], 'en')).toBe('31–50\u00a0%');
  expect(percentileRange(0.5, [0, 4], 'en')).toBe('96–100\u00a0%');
});

test('a percent sign stands as the language of the reader has it', () => {
  const written = languages.map((language) => [
    percent(0.416, language),
    percentileRange(40, [31, 50], language),
  ]);
  expect(written).toEqual([
    ['42\u00a0%', '31–50\u00a0%'],
    ['42%', '31–50%'],
    ['42\u00a0%', '31–50\u00a0%'],
    ['42\u00a0%', '31–50\u00a0%'],
  ]);
});

test('points are written as on their page, and a sum that misses a whole number by a rounding is one', () => {
  const points = [0, 3, 1.5, 1 / 3, 0.1 + 0.2, 0.7 + 0.2 + 0.1, 19.999].map((value) =>
    number(value, placesOf(value)),
  );
  expect(points).toEqual(['0', '3', '1.5', '0.33', '0.3', '1', '20']);
  expect(number(1.5, placesOf(1.5), 'de')).toBe('1,5');
});
