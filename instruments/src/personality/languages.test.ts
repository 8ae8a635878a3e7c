import { getChoices, getInfo, getQuestions } from '@bigfive-org/questions';
import { describe, expect, test } from 'vitest';
import { fiveFactorKey, fiveFactorTexts } from './five-factor.items.ts';
import { findLanguage, languageFor, languagesOff, questionLanguages } from './languages.ts';
import { facets } from './scales.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();

const english = fiveFactorTexts('en');
const englishItems = new Set(english.items.map(plain));
const englishOptions = new Set(english.options.map(plain));

describe.each(questionLanguages.map(({ code }) => code))('%s', (code) => {
  const texts = fiveFactorTexts(code);
  const shown = [...texts.items, ...texts.options];

  test('has 120 items and five options, each with a text of its own', () => {
    expect(texts.items).toHaveLength(120);
    expect(new Set(texts.items.map(plain)).size).toBe(120);
    expect(texts.options).toHaveLength(5);
    expect(new Set(texts.options.map(plain)).size).toBe(5);
    for (const text of shown) expect(plain(text)).not.toBe('');
  });

  test('is translated', () => {
    if (code === 'en') return;
    expect(texts.items.filter((text) => englishItems.has(plain(text)))).toEqual([]);
    expect(texts.options.filter((text) => englishOptions.has(plain(text)))).toEqual([]);
  });

  test('has the key and the facets of the English items, in the same order', () => {
    const original = getQuestions('en');
    expect(
      getQuestions(code).map(({ id, keyed, domain, facet }) => ({ id, keyed, domain, facet })),
    ).toEqual(original.map(({ id, keyed, domain, facet }) => ({ id, keyed, domain, facet })));
  });

  test('shows the options in the order in which they score', () => {
    const choices = getChoices(code) as unknown as Record<
      string,
      { score: number; text: string }[]
    >;
    expect(choices.plus?.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5]);
    expect(choices.minus?.map(({ score }) => score)).toEqual([5, 4, 3, 2, 1]);
    expect(choices.minus?.map(({ text }) => text)).toEqual(choices.plus?.map(({ text }) => text));
  });

  test('is clean text', () => {
    for (const text of shown) expect(text).not.toMatch(/[<>{}_\u200b\ufffd]|&\w+;|\s{2}|^\s|\s$/u);
  });
});

test('every language of the package is either on or off for a reason', () => {
  const known = [...questionLanguages.map(({ code }) => code), ...Object.keys(languagesOff)];
  expect(known.toSorted()).toEqual(
    getInfo()
      .languages.map(({ id }) => id)
      .toSorted(),
  );
  for (const code of Object.keys(languagesOff)) {
    expect(findLanguage(code)).toBeUndefined();
    expect(() => fiveFactorTexts(code)).toThrow(RangeError);
  }
});

test('a language wish finds the nearest', () => {
  const codes = ['de', 'de-AT', 'pt', 'zh', 'zh-HK', 'fr', 'xx', undefined].map(
    (wish) => languageFor(wish).code,
  );
  expect(codes).toEqual(['de', 'de', 'pt-br', 'zh-cn', 'zh-hk', 'en', 'en', 'en']);
});

test('each facet has four items and the facets take turns', () => {
  for (const { id } of facets) {
    const positions = fiveFactorKey.flatMap((key, position) =>
      key.scaleId === id ? [position] : [],
    );
    expect(positions.map((position) => position % 30)).toEqual(Array(4).fill(positions[0]));
  }
});

test('reading does not touch what the package keeps', () => {
  const before = JSON.stringify(getQuestions('nl'));
  fiveFactorTexts('nl');
  expect(JSON.stringify(getQuestions('nl'))).toBe(before);
});
