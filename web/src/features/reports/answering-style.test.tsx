import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { SignsTable } from './answering-style.tsx';

beforeAll(startInEnglish);

test('a sign that could not be computed is unclear, and neither OK nor a flag', () => {
  const sign = { id: 'one', name: 'Agreement', threshold: 0.3, flagged: false, note: 'A note.' };
  const wordsWith = (value: number | null) =>
    wordsOf(rendered(<SignsTable title="Style" signs={[{ ...sign, value }]} />));
  expect(wordsWith(null)).toMatch(/Unclear/);
  expect(wordsWith(null)).not.toMatch(/OK|Flag/);
  expect(wordsWith(0.5)).toMatch(/OK/);
});
