import { languages } from '@assay/contract/languages';
import { describe, expect, test } from 'vitest';
import { categories } from './categories.ts';
import { cultureQuestions, itemCategories } from './definition.ts';
import { cultureItems } from './items.data.ts';
import { cultureTexts } from './texts/own-texts.ts';

const texts = cultureItems.map(([, text]) => text);
const wordsOf = (text: string) => text.match(/[\p{L}’-]+/gu) ?? [];

/** Practices that may hold a joining word, each with the reason why it is still one. */
const mayJoin = new Map([
  [
    'Teams plan work around members’ family and personal commitments.',
    'both are what somebody has to see to outside work',
  ],
  [
    'Colleagues compare results and compete for the top place.',
    'comparing is how this contest is held',
  ],
]);

/** Long words that everybody who works knows. */
const wellKnown = new Set(['organisation']);

test('Competition asks about rivalry and nothing about speed', () => {
  const practices = cultureItems.filter(([code]) => code === 'PAC').map(([, text]) => text);
  for (const text of practices) expect(text).toMatch(/\b(rank|rivals?|compare|compete)\b/);
  expect(practices.join(' ')).not.toMatch(/\b(fast|quick|day|soon|once|first)\b/i);
});

test('a sitting of the first version goes on with its own practices, in every language', () => {
  const changed = [13, 15, 21, 22, 23, 24, 25, 31, 35, 36, 37, 38, 39, 40];
  for (const language of languages) {
    const [first, now] = [cultureTexts(language, '2026.1'), cultureTexts(language)];
    const differing = now.items.flatMap((text, at) => (text === first.items[at] ? [] : [at + 1]));
    // In Dutch the fortieth named the organisation before.
    expect(differing).toEqual(language === 'nl' ? changed.slice(0, -1) : changed);
    expect(first.categories.PAC.name).not.toBe(now.categories.PAC.name);
    expect(first.options).not.toEqual(now.options);
    expect(first.limits[0]).toContain('2026.1');
    expect(now.limits.join(' ')).not.toContain('2026.1');
  }
  const [before, after] = [cultureQuestions('manager', '2026.1'), cultureQuestions('manager')];
  expect([before.version, after.version]).toEqual(['2026.1', '2026.2']);
  expect(before.categories[4]?.name).toBe('Pace and competition');
  expect(before.categories[4]?.questions[0]?.text).toBe(
    'Most questions get a decision within one working day.',
  );
});

test('five practices for each of eight categories, category by category', () => {
  expect(itemCategories).toEqual(categories.flatMap(({ code }) => Array(5).fill(code)));
  expect(new Set(texts).size).toBe(40);
});

describe.each(texts)('%s', (text) => {
  test('8 to 14 plain words', () => {
    const words = wordsOf(text);
    expect(words.length).toBeGreaterThanOrEqual(8);
    expect(words.length).toBeLessThanOrEqual(14);
    expect(words.filter((word) => word.length > 11 && !wellKnown.has(word))).toEqual([]);
    expect(words.filter((word) => word.length > 9).length).toBeLessThanOrEqual(1);
  });

  test('one practice, said positively', () => {
    const joined = /\b(and|or|but|as well as|both)\b|[;:/]/i.test(text);
    expect(joined).toBe(mayJoin.has(text));
    expect(text).not.toMatch(
      /\b(no|not|never|nobody|nothing|none|without|cannot|hardly|rarely)\b/i,
    );
    expect(text).toMatch(/^[A-Z][^.]*\.$/);
  });

  test('suits both stems and both respondents', () => {
    // "this" in the stem stands for the sentence, so it has to speak of others and of what is done now.
    expect(text).not.toMatch(/\b(I|my|we|us|our|you|your|they’d|will be|would|should|must)\b/i);
    expect(text).not.toMatch(
      /\b(best|excellent|ideal|perfect|good|great|fair|honest|respect\w*)\b/i,
    );
  });
});

test('spelling is British', () => {
  expect(texts.join(' ')).not.toMatch(/\b(\w+iz(e|es|ed|ing)|behavior|favor|center)\b/);
});

test('both questionnaires ask the same practices on seven options, in their own words', () => {
  const [subject, manager] = [cultureQuestions('subject'), cultureQuestions('manager')];
  expect(subject.categories).toEqual(manager.categories);
  expect(subject.stem).toBe('How important is this in your ideal workplace?');
  expect(manager.stem).toBe('How characteristic is this of us?');
  for (const { options } of [subject, manager]) expect(new Set(options).size).toBe(7);
  const questions = subject.categories.flatMap((category) => category.questions);
  expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(questions.map(({ text }) => text)).toEqual(texts);
  for (const { id, questions: own } of subject.categories) {
    expect(own.map(({ categoryId }) => categoryId)).toEqual(Array(5).fill(id));
  }
});

test('a test that was begun with the first version keeps its options, each respondent their own', () => {
  const middle = (respondent: 'subject' | 'manager') =>
    (['2026.1', '2026.2'] as const).map(
      (version) => cultureQuestions(respondent, version).options[2],
    );
  expect(middle('subject')).toEqual(['Somewhat important', 'Slightly important']);
  expect(middle('manager')).toEqual(['Somewhat characteristic', 'Slightly characteristic']);
});

test('the caller gets objects of its own', () => {
  const first = cultureQuestions('subject');
  first.options.length = 0;
  first.categories[0]?.questions.splice(0);
  expect(cultureQuestions('subject').options).toHaveLength(7);
  expect(cultureQuestions('subject').categories[0]?.questions).toHaveLength(5);
});
