import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { audienceInWords, excerptOf, minutesInWords, timeInWords } from './words.ts';

beforeAll(startInEnglish);

test('times are said as people say them', () => {
  expect([5, 60, 90, 3600].map(timeInWords)).toEqual(['5 s', '1 min', '1 min 30 s', '60 min']);
  expect([1, 60, 61].map(minutesInWords)).toEqual(['1 minute', '1 minute', '2 minutes']);
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
