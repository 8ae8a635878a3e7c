import { personalityAnswer } from '@assay/contract/personality-answer';
import { expect, test } from 'vitest';
import { personalityKey, personalityQuestions, questionIdsOf } from './definition.ts';
import { questionLanguages } from './languages.ts';
import { facets, tendencies } from './scales.ts';
import { tendencyItems } from './tendency.data.ts';
import { personalityVersion } from './versions.ts';

test.each(questionLanguages)('$code: 120 and 32 questions, numbered through', (language) => {
  const { questions, tendencyQuestions, options, ...rest } = personalityQuestions(language.code);
  const all = [...questions, ...tendencyQuestions];
  expect([questions.length, tendencyQuestions.length, options.length]).toEqual([120, 32, 5]);
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 152 }, (_, k) => k + 1));
  expect(all.map(({ index }) => index)).toEqual(all.map(({ id }) => id));
  expect(rest.tendencyLanguage).toBe(language.tendencies ? language.code : 'en');
  expect(rest.note === null).toBe(language.tendencies);
});

test('every question can be answered as the contract wants it', () => {
  const { questions, tendencyQuestions } = personalityQuestions('en');
  for (const { id, scaleId, type } of [...questions, ...tendencyQuestions]) {
    const answer = { index: 4, questionId: id, scaleId, type, confirmed: true };
    expect(personalityAnswer.safeParse(answer).success).toBe(true);
  }
});

test('questions carry these fields and no others', () => {
  const { questions, tendencyQuestions } = personalityQuestions('en');
  for (const question of [...questions, ...tendencyQuestions]) {
    expect(Object.keys(question).toSorted()).toEqual(['id', 'index', 'scaleId', 'text', 'type']);
  }
});

test('the caller gets objects of its own', () => {
  const first = personalityQuestions('en');
  first.questions.length = 0;
  first.options[0] = 'changed';
  expect(personalityQuestions('en').questions).toHaveLength(120);
  expect(personalityQuestions('en').options[0]).toBe('Very inaccurate');
});

test('an application asks 116 and 32: nothing on politics, and numbers keep their gaps', () => {
  const form = { version: personalityVersion, political: false } as const;
  const { questions, tendencyQuestions } = personalityQuestions('en', form);
  const ids = [...questions, ...tendencyQuestions].map(({ id }) => id);
  expect([questions.length, tendencyQuestions.length]).toEqual([116, 32]);
  expect(ids).toEqual(questionIdsOf(form));
  expect(questionIdsOf(null).filter((id) => !ids.includes(id))).toEqual([28, 58, 88, 118]);
  expect(JSON.stringify(questions)).not.toMatch(/political|crime|absolute right/);
});

test('an attempt that was begun with the first version keeps its wording', () => {
  const wordsOf = (version: '2026.1' | '2026.2', language: string) => {
    const form = personalityQuestions(language, { version, political: true });
    return {
      ...form,
      text: (id: number) =>
        [...form.questions, ...form.tendencyQuestions].find((one) => one.id === id)?.text,
    };
  };
  expect(wordsOf('2026.1', 'en').text(1)).toBe('Worry about things');
  expect(wordsOf('2026.2', 'en').text(1)).toBe('I worry about things');
  expect(wordsOf('2026.1', 'en').text(130)).toBe('I want to do better than the people around me.');
  expect(wordsOf('2026.2', 'en').text(130)).not.toContain('people around me');
  expect(wordsOf('2026.1', 'nl').options[0]).toBe('Zeer onnauwkeurig');
  expect(wordsOf('2026.2', 'nl').options[0]).toBe('Helemaal niet op mij van toepassing');
  expect(wordsOf('2026.1', 'es').text(112)).toBe('Me comporto de forma alocada y desenfrenada');
});

test('ten tendencies read otherwise than in the first version, in all four languages', () => {
  const reworded = [127, 130, 131, 132, 133, 136, 138, 141, 144, 150];
  for (const language of ['en', 'nl', 'de', 'es']) {
    const [first, now] = (['2026.1', '2026.2'] as const).map(
      (version) => personalityQuestions(language, { version, political: true }).tendencyQuestions,
    );
    const differing = now?.filter(({ text }, at) => text !== first?.[at]?.text);
    // 127 was conditional in English and Spanish alone.
    const expected = ['nl', 'de'].includes(language) ? reworded.slice(1) : reworded;
    expect([language, differing?.map(({ id }) => id)]).toEqual([language, expected]);
  }
});

test.each([
  ['en', /^I('m)? /],
  ['nl', /^Ik /],
  ['de', /\b([Ii]ch|[Mm](ir|ich|ein\w*))\b/],
  ['da', /^Jeg /],
  ['no', /^Jeg /],
  ['sv', /^Jag /],
  ['id', /^Saya /],
])('%s: every statement is one of the person', (language, subject) => {
  for (const { text } of personalityQuestions(language).questions) expect(text).toMatch(subject);
});

test('tendencies: four items each, two reversed, scales in turn, no wording twice', () => {
  for (const { code } of tendencies) {
    const items = tendencyItems.filter(({ scale }) => scale === code);
    expect(items).toHaveLength(4);
    expect(items.filter(({ reversed }) => reversed)).toHaveLength(2);
  }
  const order = tendencyItems.map(({ scale }) => scale);
  expect(order).toEqual([0, 1, 2, 3].flatMap(() => tendencies.map(({ code }) => code)));
  for (const language of ['en', 'nl', 'de', 'es'] as const) {
    expect(new Set(tendencyItems.map(({ text }) => text[language])).size).toBe(32);
  }
});

test('an unknown language is refused, and the key covers every question once', () => {
  expect(() => personalityQuestions('tr')).toThrow(RangeError);
  expect(new Set(personalityKey.map(({ questionId }) => questionId)).size).toBe(152);
});

test('the key is the published one: a facet of each factor in turn, 55 items reversed', () => {
  // IPIP-NEO-120, from the scoring sheet of Johnson (2014), so that a key turned round is no key of its own.
  const reversed = [
    9, 19, 24, 30, 39, 40, 48, 49, 51, 53, 54, 60, 62, 67, 68, 69, 70, 73, 74, 75, 78, 79, 80, 81,
    83, 84, 85, 88, 89, 90, 92, 94, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108,
    109, 110, 111, 113, 114, 115, 116, 118, 119, 120,
  ];
  const published = personalityKey.filter(({ questionId }) => questionId <= 120);
  expect(published.filter((item) => item.reversed).map(({ questionId }) => questionId)).toEqual(
    reversed,
  );
  const codes = published.map(({ scaleId }) => facets.find(({ id }) => id === scaleId)?.code);
  const turns = [1, 2, 3, 4, 5, 6].flatMap((facet) =>
    ['N', 'E', 'O', 'A', 'C'].map((factor) => factor + facet),
  );
  expect(codes).toEqual([1, 2, 3, 4].flatMap(() => turns));
});
