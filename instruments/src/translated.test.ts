import { expect, test } from 'vitest';
import { translationLimits } from './translated.ts';

test('answers in translation are a limit, said in the language of who reads; answers in English are none', () => {
  const said = { en: 'one', nl: 'een', de: 'eins', es: 'uno' };
  expect(translationLimits(said, 'en', 'de')).toEqual([]);
  expect(translationLimits(said, 'nl', 'de')).toEqual(['eins']);
  expect(translationLimits(said, 'tr')).toEqual(['one']);
});
