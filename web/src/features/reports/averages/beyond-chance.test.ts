import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { apartInWords } from './beyond-chance.ts';

beforeAll(startInEnglish);

const mean = (letter: string, from: number, to: number) => ({
  letter,
  mean: (from + to) / 2,
  interval: [from, to] as const,
});

const chance = { apart: false, words: 'Could be chance' };

test('campaigns are called apart only where their intervals do not overlap', () => {
  expect(apartInWords([mean('A', 50, 54)])).toEqual({ apart: false, words: '' });
  expect(apartInWords([mean('A', 50, 54), mean('B', 53, 57)])).toEqual(chance);
  expect(apartInWords([mean('A', 50, 54), mean('B', 54, 57)])).toEqual(chance);
  expect(apartInWords([mean('A', 44, 48), mean('B', 53, 57), mean('C', 47, 52)])).toEqual({
    apart: true,
    words: 'B above A, C',
  });
  expect(apartInWords([mean('A', 58, 60), mean('B', 53, 57), mean('C', 40, 42)])).toEqual({
    apart: true,
    words: 'A above B, C; B above C',
  });
});
