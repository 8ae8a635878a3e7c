import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { burnoutQuestions } from '../definition.ts';
import { presentBurnout } from '../present.ts';
import { scoreBurnout } from '../score.ts';
import { simulateBurnout } from '../simulate.ts';
import { burnoutTexts, isPresentConsent } from './texts.ts';

const others = languages.filter((language) => language !== 'en');

/** Every text with the way to it: `help.work.2`. */
function textsIn(nest: unknown, path = ''): [string, string][] {
  if (typeof nest === 'string') return [[path, nest]];
  if (nest === null || typeof nest !== 'object') return [];
  return Object.entries(nest).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

/** Ours alone: English takes more along than it shows. */
function shownIn(language: (typeof languages)[number]) {
  const all = textsIn(burnoutTexts(language));
  return all.filter(([path]) => !/\.(id|code)$|^\.planning\./.test(path));
}

test.each(others)('%s says everything that English says, and each in its own words', (language) => {
  const english = new Map(shownIn('en'));
  const theirs = shownIn(language);
  expect(theirs.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  expect(theirs.filter(([path, text]) => english.get(path) === text)).toEqual([]);
  expect(new Set(theirs.map(([, text]) => text)).size).toBe(theirs.length);
  expect(theirs.filter(([, text]) => /[!'"]|\s\s|\s$/.test(text))).toEqual([]);
});

test.each(others)('%s asks 19 questions, with the same ids, kinds and no key', (language) => {
  const shape = (asked: typeof language | null) =>
    burnoutQuestions(asked).categories.map(({ id, code, skip, questions }) => [
      [id, code, skip === null],
      questions.map((question) => [question.id, question.kind, Object.keys(question).toSorted()]),
    ]);
  expect(shape(language)).toEqual(shape(null));
  const { items } = burnoutTexts(language);
  expect(items).toHaveLength(19);
  for (const text of items) expect(text).toMatch(/\?$/);
});

test.each([
  ['nl', ['geen diagnose', 'nieuw'], ['arts', 'alarmnummer', 'crisislijn'], /\bu\b|\buw\b/i],
  ['de', ['keine Diagnose', 'neu'], ['Arzt', 'Notruf', 'Krisentelefon'], /\b(du|dein\w*)\b/i],
  ['es', ['no es un diagnóstico', 'nuevas'], ['médico', 'emergencias', 'crisis'], /\b(tú|tus?)\b/i],
] as const)('%s says what it is not, and whom to call', (language, limits, help, wrong) => {
  const texts = burnoutTexts(language);
  for (const words of limits) expect(texts.limits.join(' ')).toContain(words);
  for (const words of help) expect(texts.seekHelp.join(' ')).toContain(words);
  for (const band of ['high', 'severe'] as const) expect(texts.overall[band]).toContain(help[0]);
  expect(shownIn(language).filter(([, text]) => wrong.test(text))).toEqual([]);
});

test('consent says in which language it was given', () => {
  const versions = languages.map((language) => burnoutTexts(language).consent.version);
  expect(versions).toEqual(['2026.2', '2026.2-nl', '2026.2-de', '2026.2-es']);
  expect(versions.every(isPresentConsent)).toBe(true);
  expect(['2026.1', '2026.2-fr', ''].some(isPresentConsent)).toBe(false);
});

test('the language changes words, never numbers', () => {
  const stored = scoreBurnout({ answers: simulateBurnout(7), servedNotApplicable: false });
  const numbers = (language: (typeof languages)[number]) =>
    JSON.stringify(presentBurnout(stored, language), (_, value: unknown) =>
      typeof value === 'string' ? undefined : value,
    );
  for (const language of others) expect(numbers(language)).toBe(numbers('en'));
});
