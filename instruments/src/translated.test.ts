import { expect, test } from 'vitest';
import { comparedTranslationLimits, translationLimits } from './translated.ts';

test('answers in translation are a limit, said in the language of who reads; answers in English are none', () => {
  const said = { en: 'one', nl: 'een', de: 'eins', es: 'uno' };
  expect(translationLimits(said, 'en', 'de')).toEqual([]);
  expect(translationLimits(said, 'nl', 'de')).toEqual(['eins']);
  expect(translationLimits(said, 'tr')).toEqual(['one']);
});

test('beside each other, one who answered in translation is enough', () => {
  expect(comparedTranslationLimits(['en', 'en'], 'nl')).toEqual([]);
  expect(comparedTranslationLimits(['en', 'de'])).toEqual([expect.stringMatching(/^At least one/)]);
  expect(comparedTranslationLimits(['nl', 'de', 'es'], 'nl')).toEqual([
    expect.stringMatching(/^Ten minste één persoon/),
  ]);
});
