import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { signWords as cultureSigns } from './culture/response-style.data.ts';
import { signWords as personalitySigns } from './personality/response-style.data.ts';
import { managerTexts } from './personality/texts/manager-texts.ts';
import { profileTexts } from './profiles/texts/texts.ts';
import { fitWords } from './profiles/words/words.ts';
import { shared as sharedSigns } from './response-style/words.ts';

type Found = Map<string, string>;

/** Every text with its place; a text that is made of values is made of these. */
function collect(place: string, thing: unknown, found: Found): Found {
  if (typeof thing === 'string') found.set(place, thing);
  else if (typeof thing === 'function') {
    const make = thing as (...values: unknown[]) => unknown;
    collect(place, place === 'profiles.describes' ? make(44, 'some') : make(17, 23, 42), found);
  } else if (typeof thing === 'object' && thing !== null)
    for (const [key, one] of Object.entries(thing)) collect(`${place}.${key}`, one, found);
  return found;
}

const textsIn = (language: (typeof languages)[number]): Found => {
  const { words, names, factors, detailed, conversation } = managerTexts(language);
  const shown = Object.entries(names).map(([code, { name, description }]) => {
    return [code, { name, description }];
  });
  const { tendencies, own } = words.norms;
  const { name, group, source } = tendencies;
  const { families, models, modelNote, workingFromHome, headings, describes } =
    profileTexts(language);
  const called = Object.entries(models).map(([id, model]) => {
    return [id, { name: model.name, description: model.description }];
  });
  const reports = (of: Record<string, { report: unknown; interview?: unknown }>) =>
    Object.fromEntries(
      Object.entries(of).map(([code, { report, interview }]) => [code, { report, interview }]),
    );
  const all: Found = new Map();
  collect('names', Object.fromEntries(shown), all);
  collect('factors', reports(factors), all);
  collect('detailed', reports(detailed), all);
  collect('conversation', conversation, all);
  collect('words', { ...words, norms: { name, group, source, own } }, all);
  const described = Object.fromEntries(called);
  collect(
    'profiles',
    { families, models: described, modelNote, workingFromHome, headings, describes },
    all,
  );
  collect('fit', fitWords(language), all);
  collect('style', sharedSigns[language], all);
  collect('style of personality', personalitySigns[language], all);
  return collect('style of culture', cultureSigns[language], all);
};

/** The same word in two languages. */
const shared = new Set(['de Extraversion', 'de Innovation']);

/** `20,000` and `20.000`, `.96` and `0,96` are the same number. */
const numbersIn = (text: string) =>
  (
    text
      .replaceAll(/0[.,](?=\d)/g, '.')
      .replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, '')
      .match(/\d+/g) ?? []
  ).toSorted();

const english = textsIn('en');

test.each(languages.filter((language) => language !== 'en'))(
  'what managers read of personality is there in %s, all of it, with the same numbers',
  (language) => {
    const texts = textsIn(language);
    expect(english.size).toBeGreaterThan(500);
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const wrong = [...texts].flatMap(([place, text]) => {
      const before = english.get(place) ?? '';
      const isOwn = text !== before || shared.has(`${language} ${text}`);
      const isSame = numbersIn(text).join() === numbersIn(before).join();
      const isClean = text.trim() === text && text !== '' && !/['!]|\s\s/.test(text);
      return isOwn && isSame && isClean ? [] : [`${place}: ${text}`];
    });
    expect(wrong).toEqual([]);
  },
);
