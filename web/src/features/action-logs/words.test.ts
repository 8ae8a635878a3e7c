import { expect, test } from 'vitest';
import { actionInWords } from './words.ts';

test('an action has plain words, known or not', () => {
  expect(actionInWords('label.taken_off')).toBe('Took a label off people');
  expect(actionInWords('job_profile.drawn_up')).toBe('Job profile: drawn up');
  expect(actionInWords('odd')).toBe('Odd');
});
