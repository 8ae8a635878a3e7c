import { expect, test } from 'vitest';
import { capitalise } from './capitalise.ts';

test.each([
  ['  anna maria ', 'Anna Maria'],
  ['McDonald', 'McDonald'],
  ["o'Neil", "O'Neil"],
  ['élodie', 'Élodie'],
  ['van der berg', 'Van Der Berg'],
  ['van der Berg', 'van der Berg'],
  ['', ''],
])('%s becomes %s', (typed, sent) => {
  expect(capitalise(typed)).toBe(sent);
});
