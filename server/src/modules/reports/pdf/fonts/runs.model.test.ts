import { expect, test } from 'vitest';
import { inFonts } from './runs.model.ts';

const runsOf = (text: string, face?: 'sans' | 'serif') => {
  const { text: runs, font } = inFonts(text, face);
  return Array.isArray(runs)
    ? (runs as { text: string; font: string }[]).map((run) => [run.text, run.font])
    : [[runs, font]];
};

test('text in Latin is one run of the face', () => {
  expect(runsOf('Zoë “Z” – 95 % ± 2…')).toEqual([['Zoë “Z” – 95 % ± 2…', 'sans-latin']]);
});

test('each letter comes from the first font that has it, whole with its accents', () => {
  expect(runsOf('Łódź', 'serif')).toEqual([
    ['Ł', 'serif-latin-ext'],
    ['ód', 'serif-latin'],
    ['ź', 'serif-latin-ext'],
  ]);
  // A letter in two parts is put together where it exists as one.
  expect(runsOf('Ko\u0308ln')).toEqual([['Köln', 'sans-latin']]);
  expect(runsOf('Ольга')).toEqual([['Ольга', 'sans-cyrillic']]);
  expect(runsOf('Ɓa', 'serif')).toEqual([
    ['Ɓ', 'dejavu'],
    ['a', 'serif-latin'],
  ]);
});

test('words from right to left change places among themselves only', () => {
  expect(runsOf('שרה בת כהן, 3').map(([text]) => text)).toEqual([
    'כהן',
    ' ',
    'בת',
    ' ',
    'שרה',
    ', 3',
  ]);
  expect(runsOf('שרה (x) כהן').map(([text]) => text)).toEqual(['שרה', ' (x) ', 'כהן']);
});

test('what no font has is a box a letter, and what has no look is nothing', () => {
  expect(runsOf('🎉👩‍💻')).toEqual([['□□', 'dejavu']]);
  expect(runsOf('A\u202E\u0007B\uFE0F\n  C')).toEqual([['AB C', 'sans-latin']]);
});
