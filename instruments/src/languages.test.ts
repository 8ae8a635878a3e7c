import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { cultureTexts } from './culture/texts/own-texts.ts';
import { logicalTexts } from './logical/own-texts.ts';
import { practiceItems } from './logical/practice.ts';
import { burnoutOwnTranslated } from './burnout/translated.data.ts';
import { cultureOwnTranslated } from './culture/translated.data.ts';
import { judgementOwnTranslated } from './judgement/translated.data.ts';
import { logicalOwnTranslated } from './logical/translated.data.ts';
import { personalityOwnTranslated } from './personality/translated.data.ts';
import { inLanguage } from './languages.ts';
import { personalityTexts } from './personality/texts/own-texts.ts';
import { comparedTranslated } from './translated.data.ts';
import { skillTexts } from './skill/own-texts.ts';

const others = languages.filter((language) => language !== 'en');

test('English stands in where a language is not there yet, and for a reader who says nothing', () => {
  const texts = { en: 'one', nl: 'een' };
  expect([null, 'en', 'nl', 'de'].map((one) => inLanguage(texts, one as 'nl' | null))).toEqual([
    'one',
    'one',
    'een',
    'one',
  ]);
});

/** What sentences are filled with: one of each kind that changes the words. */
const fillings = [
  { n: 1, needed: 10, value: 0.81, coefficient: 'alpha', from: null, to: 20 },
  { n: 41, needed: 10, value: 0.81, coefficient: 'KR-20', from: 61, to: null },
  { n: 41, needed: 10, value: 0.81, coefficient: 'KR-20', from: 21, to: 40 },
];

/** Every text with the way to it: `.scales.N1.own.low`. */
function textsIn(nest: unknown, path = ''): [path: string, text: string][] {
  if (typeof nest === 'string') return [[path, nest]];
  if (typeof nest === 'function') {
    return fillings.map((one, at) => [`${path}(${at})`, String(nest(one))]);
  }
  return Object.entries(nest as object).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

const instruments = [
  ['personality', personalityTexts, 43 * 5 + 2 + 3 + 1],
  ['logical', logicalTexts, 6 + 3 * 5 + 3 + 6 + 3 + 1],
  ['culture', cultureTexts, 2 + 7 + 40 + 8 * 5 + 1],
  ['skill', skillTexts, 2 + 2 * 3],
] as const;

/** Words that are the same in both languages. */
const sameWords = {
  nl: [],
  de: ['Extraversion', 'Innovation'],
  es: [],
};

const cases = instruments.flatMap(([name, textsOf, count]) =>
  others.map((language) => ({ name, language, textsOf, count })),
);

test.each(cases)('$name says everything in $language, in its own words', (one) => {
  const { language, textsOf, count } = one;
  const shown = (of: typeof language | null) =>
    textsIn(textsOf(of)).filter(([path]) => !path.startsWith('.limits.'));
  const [english, theirs] = [new Map(shown(null)), shown(language)];
  expect(english.size).toBe(count);
  expect(theirs.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  expect(theirs.filter(([, text]) => text.trim() === '')).toEqual([]);
  const same: string[] = sameWords[language];
  expect(
    theirs.filter(([path, text]) => english.get(path) === text && !same.includes(text)),
  ).toEqual([]);
  const limits = (of: typeof language | null) =>
    textsIn(textsOf(of)).filter(([path]) => path.startsWith('.limits.'));
  expect(limits(language)).toHaveLength(limits(null).length);
});

const address = {
  // Informal in Dutch, formal in German and Spanish; nobody is a he or a she.
  nl: /\b(u|uw|hij|zij|hem|zijn of haar)\b/i,
  de: /\b(du|dein\w*|dich|dir|er oder sie)\b/i,
  es: /\b(tú|tus?|él|ella|él o ella)\b/i,
};

test.each(cases)('$name speaks to its reader in $language as the screens do', (one) => {
  const texts = textsIn(one.textsOf(one.language)).map(([, text]) => text);
  expect(texts.filter((text) => address[one.language].test(text))).toEqual([]);
  expect(texts.filter((text) => /[!'"]|\s\s|\s$/.test(text))).toEqual([]);
});

const ownTranslated = {
  personality: personalityOwnTranslated,
  logical: logicalOwnTranslated,
  culture: cultureOwnTranslated,
  judgement: judgementOwnTranslated,
  burnout: burnoutOwnTranslated,
};
const begun = {
  en: /^You started .* in a language other than English\. .*(translat)/,
  nl: /^Je bent in een andere taal dan het Engels aan .* begonnen\. .*(vertaald|vertaling)/,
  de: /^Sie haben .*in einer anderen Sprache als Englisch .*begonnen\. .*(übersetzt|Übersetzung)/,
  es: /^Usted empezó .* en un idioma distinto del inglés\. .*(traducid|traducción)/,
};

test.each(Object.entries(ownTranslated))(
  'that the own result of %s rests on a translation can be said in every language',
  (_name, said) => {
    for (const language of languages) expect(said[language]).toMatch(begun[language]);
    for (const language of others) expect(said[language]).not.toMatch(address[language]);
  },
);

const oneBegan = {
  en: /^At least one person started the test in a language other than English\./,
  nl: /^Ten minste één persoon is in een andere taal dan het Engels aan de test begonnen\./,
  de: /^Mindestens eine Person hat den Test in einer anderen Sprache als Englisch begonnen\./,
  es: /^Al menos una persona empezó la prueba en un idioma distinto del inglés\./,
};

test.each(languages)('in %s it can be said of people beside each other', (language) => {
  expect(comparedTranslated[language]).toMatch(oneBegan[language]);
});

test.each(languages)('in %s it is said of personality that the norm is of others', (language) => {
  expect(personalityOwnTranslated[language]).toMatch(
    /\bnorm.* (English|Engelse|englische|inglés)/i,
  );
});

test.each(others)('%s asks for the practices in the order of their ids, none twice', (language) => {
  const { items, options } = cultureTexts(language);
  expect(new Set(items).size).toBe(40);
  expect(new Set(options).size).toBe(7);
  const about = {
    nl: [
      /^Mensen laten nieuwe ideeën/,
      /functiebeschrijving/,
      /concurrenten al verkopen/,
      /buiten de organ/,
    ],
    de: [
      /^Neue Ideen/,
      /Stellenbeschreibung/,
      /Konkurrenz schon verkauft/,
      /außerhalb der Organisation/,
    ],
    es: [/ideas nuevas/, /descripción escrita del puesto/, /vende la competencia/, /de fuera/],
  }[language];
  for (const [at, id] of [1, 9, 22, 40].entries()) expect(items[id - 1]).toMatch(about[at] ?? '');
});

test.each(others)('%s explains the practice items with the same numbers', (language) => {
  const numbersIn = (text: string) => text.match(/\d+/g) ?? [];
  for (const section of ['analogy', 'sequence'] as const) {
    const theirs = logicalTexts(language).practice[section].map(numbersIn);
    expect(theirs).toEqual(practiceItems(section).map(({ explanation }) => numbersIn(explanation)));
  }
});
