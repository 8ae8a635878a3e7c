import { expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { limitsFor, questionsFor, type Reader, textFor } from './texts.ts';
import { cultureWords } from './words/words.ts';

const emphases = ['low', 'middle', 'high'] as const;
const readers: Reader[] = ['report', 'own', 'organization'];
const textsOf = (reader: Reader) =>
  categories.flatMap(({ code }) => emphases.map((emphasis) => textFor(code, emphasis, reader)));
const texts = readers.flatMap(textsOf);
const questions = categories.flatMap(({ code }) => [
  ...questionsFor(code, 'more'),
  ...questionsFor(code, 'less'),
]);

test('72 texts and 32 questions, none twice, none too long for a report', () => {
  expect(new Set(texts).size).toBe(72);
  expect(new Set(questions).size).toBe(32);
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(60);
    expect(text.length).toBeLessThan(240);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
  for (const question of questions) {
    expect(question).toMatch(/^[A-Z].*[.?]$/);
    expect(question.length).toBeLessThan(150);
  }
});

test('each reader is spoken to in the right person', () => {
  for (const text of textsOf('own')) expect(text).toMatch(/\byour?\b/i);
  for (const text of [...textsOf('report'), ...textsOf('organization')]) {
    expect(text).not.toMatch(/\b(you|your|we|our|he|she|his|her|him)\b/i);
  }
});

test('a level is an emphasis and not a grade', () => {
  const grades =
    /\b(excellent|outstanding|poor|weak|superior|inferior|worst|ideal candidate|suitable|unsuitable|dishonest|lazy|toxic|healthy)\b/i;
  expect([...texts, ...questions].filter((text) => grades.test(text))).toEqual([]);
});

test('questions hold for any organisation: a gap says nothing of what it has', () => {
  expect(questions.filter((question) => /\b(here|our|we|us)\b/i.test(question))).toEqual([]);
});

test('questions ask about work and nothing that an employer may not ask', () => {
  const unlawful =
    /\b(famil\w+|married|husband|wife|partner|child\w*|pregnan\w+|health|ill\w*|disab\w+|religio\w+|politic\w+|union|race|ethnic\w*|nationality|sex\w*|age|born)\b/i;
  expect(questions.filter((question) => unlawful.test(question))).toEqual([]);
});

test('spelling is British, apostrophes are typographic', () => {
  const all = [...texts, ...questions, ...readers.flatMap((reader) => limitsFor(reader))].join(' ');
  expect(all).not.toMatch(
    /\b(\w+(iz|yz)(e|es|ed|ing)|(behav|fav|lab|hon|col|neighb)or\w*|center\w*)\b/,
  );
  expect(all).not.toContain("'");
});

test('managers read first that neither wishes nor fit reject anybody', () => {
  expect(limitsFor('report')[0]).toContain('never a reason to reject');
  expect(cultureWords(null).neverAKnockOut[0]).toContain('never a reason to reject');
  expect(limitsFor('own').join(' ')).not.toContain('reject');
});
