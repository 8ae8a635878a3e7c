import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { cultureTexts } from './culture/texts/own-texts.ts';
import { iqTexts } from './iq/own-texts.ts';
import { inLanguage } from './languages.ts';
import { personalityTexts } from './personality/texts/own-texts.ts';

test('English stands in where a language is not there yet, and for a reader who says nothing', () => {
  const texts = { en: 'one', nl: 'een' };
  expect([null, 'en', 'nl', 'de'].map((one) => inLanguage(texts, one as 'nl' | null))).toEqual([
    'one',
    'one',
    'een',
    'one',
  ]);
});

/** Ways to every text, with the length of each list. */
function shapeOf(nest: unknown, path = ''): string[] {
  if (typeof nest === 'string') return nest.trim() === '' ? [`${path} is empty`] : [path];
  return Object.entries(nest as object).flatMap(([key, value]) =>
    path.endsWith('.limits') ? [] : shapeOf(value, `${path}.${key}`),
  );
}

test.each([
  ['personality', personalityTexts, 43 * 5],
  ['logical', iqTexts, 6 + 3 * 5],
  ['culture', cultureTexts, 2 + 7 + 40 + 8 * 5 + 1],
])('%s says the same things in every language', (_, textsIn, count) => {
  const english = shapeOf(textsIn(null));
  expect(english).toHaveLength(count);
  for (const language of languages) {
    expect(shapeOf(textsIn(language))).toEqual(english);
    expect(textsIn(language).limits.length).toBeGreaterThanOrEqual(textsIn(null).limits.length);
  }
});
