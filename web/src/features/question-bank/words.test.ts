import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import {
  audienceInWords,
  excerptOf,
  minutesInWords,
  sittingInWords,
  timeInWords,
} from './words.ts';

beforeAll(startInEnglish);

test('times are said as people say them', () => {
  expect([5, 60, 90, 3600].map(timeInWords)).toEqual(['5 s', '1 min', '1 min 30 s', '60 min']);
  expect([1, 60, 61].map(minutesInWords)).toEqual(['1 minute', '1 minute', '2 minutes']);
});

test('a sitting is said with what is drawn and the time for that', () => {
  const pool = { questions_count: 40, seconds_total: 2400 };
  expect(sittingInWords({ ...pool, questions_per_attempt: null })).toBe(
    '40 questions · 40 minutes',
  );
  expect(sittingInWords({ ...pool, questions_per_attempt: 20 })).toBe(
    '20 of 40 questions · 20 minutes',
  );
  expect(sittingInWords({ questions_count: 0, seconds_total: 0, questions_per_attempt: 20 })).toBe(
    '0 questions',
  );
});

test('who may use a test is said with two names at most', () => {
  const organizations = ['A', 'B', 'C', 'D'].map((organization_name, id) => {
    return { id, organization_name };
  });
  const audience = (count: number) =>
    audienceInWords({ is_universal: false, organizations: organizations.slice(0, count) });
  expect(audienceInWords({ is_universal: true, organizations: [] })).toBe('Every organisation');
  expect([0, 1, 2, 4].map(audience)).toEqual(['No organisation', 'A', 'A, B', 'A, B and 2 more']);
});

test('a question is known by its first words, not by its code', () => {
  expect(
    excerptOf({ text: '\n```ts\nconst a = 1;\n```\n\n| a |\n|---|\n\nWhat is a?\nSay it.' }),
  ).toBe('What is a?');
  expect(excerptOf({ text: '```\nselect 1' })).toBe('```');
  expect(excerptOf({ text: 'How much?' })).toBe('How much?');
});
