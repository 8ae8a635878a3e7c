import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { actionInWords } from './words.ts';

beforeAll(startInEnglish);

test('an action has plain words, known or not', () => {
  expect(actionInWords('label.taken_off')).toBe('Removed a label from people');
  expect(actionInWords('job_profile.drawn_up')).toBe('Job profile: drawn up');
  expect(actionInWords('odd')).toBe('Odd');
});
