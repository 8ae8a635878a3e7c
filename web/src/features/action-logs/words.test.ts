import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { actionInWords, objectInWords } from './words.ts';

beforeAll(startInEnglish);

test('an action has plain words, known or not', () => {
  expect(actionInWords('label.taken_off')).toBe('Removed a label from people');
  expect(actionInWords('job_profile.drawn_up')).toBe('Job profile: drawn up');
  expect(actionInWords('odd')).toBe('Odd');
});

test('what was changed has a plain name and its number, known or not', () => {
  const object = (entity: string) => objectInWords({ entity, entity_id: '3' });
  expect(object('success_profile')).toBe('Success profile 3');
  expect(object('subject')).toBe('Person 3');
  expect(object('odd_thing')).toBe('Odd thing 3');
});
