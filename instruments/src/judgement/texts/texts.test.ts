import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { judgementOwnTranslated, judgementTranslated } from '../translated.data.ts';
import { judgementTexts } from './texts.ts';

const others = languages.filter((language) => language !== 'en');

function textsIn(nest: unknown, path = ''): [string, string][] {
  if (typeof nest === 'string') return [[path, nest]];
  return Object.entries(nest as object).flatMap(([key, one]) => textsIn(one, `${path}.${key}`));
}

const english = new Map(textsIn(judgementTexts('en')));

test('there are twelve situations with four different responses each', () => {
  for (const language of languages) {
    const { items } = judgementTexts(language);
    expect(items).toHaveLength(12);
    for (const { responses } of items) expect(new Set(responses).size).toBe(4);
    expect(new Set(items.map(({ situation }) => situation)).size).toBe(12);
  }
});

test.each(others)(
  'all of it is said in %s, in its own words and with the same numbers',
  (language) => {
    const theirs = textsIn(judgementTexts(language));
    expect(theirs.map(([path]) => path)).toEqual([...english.keys()]);
    const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    const wrong = theirs.filter(([path, text]) => {
      const before = english.get(path) ?? '';
      return text === before || numbersIn(text).join() !== numbersIn(before).join();
    });
    expect(wrong).toEqual([]);
  },
);

const address = {
  en: /\b(he|she|his|her|pass|fail)\b/i,
  nl: /\b(u|uw|hij|zij|hem|zijn of haar)\b/i,
  de: /\b(du|dein\w*|dich|dir|er oder sie)\b/i,
  es: /\b(tú|tus?|él|ella|él o ella)\b/i,
};

test.each(languages)(
  '%s speaks to its reader as the screens do, and of nobody as a he or a she',
  (language) => {
    const nest = [
      judgementTexts(language),
      judgementTranslated[language],
      judgementOwnTranslated[language],
    ];
    const texts = textsIn(nest).map(([, text]) => text);
    expect(texts.filter((text) => address[language].test(text))).toEqual([]);
    expect(texts.filter((text) => /[!'"]|\s\s|^\s|\s$/.test(text))).toEqual([]);
    expect(judgementTranslated[language].length).toBeGreaterThan(40);
  },
);
