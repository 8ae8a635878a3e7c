import { createHash } from 'node:crypto';
import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { categories, findCategory, topics } from './categories.ts';
import { burnoutConsent } from './consent.data.ts';
import { burnoutKey, burnoutQuestions, findBurnoutKey, keysOf } from './definition.ts';
import { burnoutItems } from './items.data.ts';
import published from './published-runs.json' with { type: 'json' };

const questions = burnoutQuestions().categories.flatMap((category) => category.questions);

test('19 questions: six, seven with one reversed, six; ids in the order of asking', () => {
  expect(categories.map(({ id, code }) => [id, keysOf(code).length])).toEqual([
    [1, 6],
    [2, 7],
    [3, 6],
  ]);
  expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
  expect(burnoutKey.filter(({ reversed }) => reversed).map(({ questionId }) => questionId)).toEqual(
    [10],
  );
  expect(findBurnoutKey(10)).toMatchObject({ categoryId: 2, topic: 'recovery' });
  expect(findBurnoutKey(20)).toBeUndefined();
  expect(findCategory(3)?.code).toBe('served');
  expect(findCategory(0)).toBeUndefined();
});

test('each topic holds three questions or more, so that none can be read off a topic', () => {
  for (const { code } of topics) {
    expect(burnoutKey.filter(({ topic }) => topic === code).length).toBeGreaterThanOrEqual(3);
  }
});

test('five different options for each kind of question; only the last part can be skipped', () => {
  const { options, categories: parts } = burnoutQuestions();
  expect(new Set(Object.values(options).flat()).size).toBe(10);
  expect(parts.map(({ skip }) => skip !== null)).toEqual([false, false, true]);
});

test('a browser gets no key', () => {
  for (const question of questions)
    expect(Object.keys(question).toSorted()).toEqual(['id', 'kind', 'text']);
});

test('wordings: one plain question each, none twice, answered by the options of its kind', () => {
  expect(new Set(questions.map(({ text }) => text)).size).toBe(19);
  for (const { text, kind } of questions) {
    expect(text).toMatch(kind === 'frequency' ? /^How often / : /^(All in all, h|H)ow much /);
    expect(text).toMatch(/^[^?]+\?$/);
    expect(text.length).toBeLessThan(100);
    expect(text).not.toMatch(/\b(burn\w*|depress\w*|exhaust\w*|ill|sick|job)\b/i);
  }
});

test('wordings are ours: no run of four words is one of the published inventory', () => {
  const digests = new Set(published.runs);
  expect(digests.size).toBeGreaterThan(80);
  const runsOf = (text: string) => {
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));
  };
  const isPublished = (run: string) =>
    digests.has(createHash('sha256').update(run).digest('hex').slice(0, 12));
  // The alarm works: this is one of theirs.
  expect(runsOf('How often do you').some(isPublished)).toBe(true);
  expect(burnoutItems.flatMap(({ text }) => runsOf(text)).filter(isPublished)).toEqual([]);
});

test('consent says what is asked, who sees what, how to stop', () => {
  const said = burnoutConsent.points.map(({ text }) => text).join(' ');
  for (const words of [
    '19 questions',
    'Never your answers',
    'five or more',
    'diagnosis',
    'withdraw',
  ])
    expect(said).toContain(words);
  expect(burnoutConsent.version).toMatch(/^\d{4}\.\d+$/);
});

test.each(languages)('options run from the least to the most in %s', (language) => {
  const { options } = burnoutQuestions(language);
  const ends = {
    en: ['Not at all', 'Very much'],
    nl: ['Helemaal niet', 'Heel erg'],
    de: ['Gar nicht', 'Sehr'],
    es: ['Nada', 'Muchísimo'],
  }[language];
  expect([options.degree[0], options.degree[4]]).toEqual(ends);
  const first = burnoutQuestions(language, '2026.1');
  expect(first.options.frequency).toEqual(options.frequency.toReversed());
  const [asked, before] = [burnoutQuestions(language), first].map(({ categories: parts }) =>
    parts.flatMap((part) => part.questions),
  );
  expect([asked?.[11]?.kind, before?.[11]?.kind]).toEqual(['frequency', 'degree']);
  expect(before?.[4]?.text).not.toBe(asked?.[4]?.text);
  expect(first.version).toBe('2026.1');
});

test('each of the mended questions asks one thing', () => {
  const texts = burnoutItems.map(({ text }) => text).join(' ');
  expect(texts).not.toMatch(/evening or|take out of you|feel for|beyond what/);
});
