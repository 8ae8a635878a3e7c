import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { durationInWords } from './duration-words.ts';

beforeAll(startInEnglish);

const offered = [
  { id: 7, minutes: 12 },
  { id: 8, minutes: 1 },
];
const nothing = { test_types: [], skill_tests: [], questions: 0 };

test('what is chosen takes as long as its parts together', () => {
  expect(durationInWords(nothing, offered)).toBeUndefined();
  expect(durationInWords({ ...nothing, test_types: ['1'] }, offered)).toBe(
    'About 18 minutes for a candidate',
  );
  const all = { ...nothing, test_types: ['1', '2', '3', 'burnout'] };
  expect(durationInWords(all, offered)).toBe('About 53 minutes for a candidate');
  expect(durationInWords({ ...all, skill_tests: ['7'] }, offered)).toBe(
    'About 65 minutes for a candidate',
  );
  expect(durationInWords({ ...nothing, skill_tests: ['8'] }, offered)).toBe(
    'About 1 minute for a candidate',
  );
});

test('an interview has no length of its own, only a longest one', () => {
  expect(durationInWords({ ...nothing, test_types: ['1'], questions: 2 }, offered)).toBe(
    'About 18 minutes for a candidate, plus up to 7 minutes for the video interview',
  );
  expect(durationInWords({ ...nothing, questions: 2 }, offered)).toBe(
    'Up to 7 minutes for a candidate’s video interview',
  );
});

test('a skill test of which nothing is known is said to be missing', () => {
  expect(durationInWords({ ...nothing, test_types: ['3'], skill_tests: ['99'] }, offered)).toBe(
    'About 7 minutes for a candidate · without 1 skill test that is no longer offered',
  );
});
