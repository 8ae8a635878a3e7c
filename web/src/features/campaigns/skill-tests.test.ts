import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { skillTestChoices } from './skill-tests.ts';

beforeAll(startInEnglish);

const offered = [
  { id: 1, text: 'SQL', questions_count: 20, minutes: 15, is_sample: true },
  { id: 2, text: 'Sums', questions_count: 1, minutes: 1, is_sample: false },
];

test('skill tests are told by name, questions and minutes', () => {
  expect(skillTestChoices(offered, [])).toEqual([
    {
      value: '1',
      label: 'SQL',
      help: '20 questions, 15 minutes. Sample, not for selection: its answers are public.',
    },
    { value: '2', label: 'Sums', help: '1 question, 1 minute' },
  ]);
});

test('a chosen test that is no longer offered stays to be taken off', () => {
  const chosen = [
    { id: 1, name: 'Personality' },
    { id: 'mcqt_1', name: 'SQL' },
    { id: 'mcqt_9', name: 'Old' },
  ];
  const values = skillTestChoices(offered, chosen).map(({ value }) => value);
  expect(values).toEqual(['1', '2', '9']);
});
