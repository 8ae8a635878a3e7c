import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import {
  bandInWords,
  inOrder,
  listInWords,
  namesApart,
  normOfTable,
  number,
  people,
  peopleOf,
  range,
} from './words.ts';

beforeAll(startInEnglish);

test('numbers are written as a reader expects them', () => {
  expect(number(1234.56, 1)).toBe('1,234.6');
  expect(number(-3.2, 1)).toBe('−3.2');
  expect(number(-0.04, 1)).toBe('0.0');
  expect(range([43.4, 51.6])).toBe('43–52');
  expect([people(1), people(24)]).toEqual(['1 person', '24 people']);
});

test('a band is named to managers as to its owner: where it reaches the average, that is said', () => {
  expect(['low', 'average', 'high'].map((band) => bandInWords(band))).toEqual([
    'low',
    'average',
    'high',
  ]);
  expect(['low', 'high'].map((band) => bandInWords(band, true))).toEqual([
    'average or lower',
    'average or higher',
  ]);
});

test('a list reads as a sentence and counts what is too much', () => {
  expect(listInWords([])).toBe('');
  expect(listInWords(['A'])).toBe('A');
  expect(listInWords(['A', 'B', 'C'])).toBe('A, B and C');
  expect(listInWords(['A', 'B', 'C'], 2)).toBe('A, B and 1 more');
  expect(listInWords(['A', 'B'], 2)).toBe('A and B');
});

test('two people are told apart by as little as it takes', () => {
  const person = (first_name: string, last_name: string, email: string) => ({
    first_name,
    last_name,
    email,
  });
  const [ann, bo] = [person('Ann', 'Lee', 'a@x.test'), person('Bo', 'Lee', 'b@x.test')];
  expect(namesApart([ann, bo])).toEqual(['Ann', 'Bo']);
  expect(namesApart([ann, person('Ann', 'Roy', 'r@x.test')])).toEqual(['Ann Lee', 'Ann Roy']);
  expect(namesApart([ann, person('Ann', 'Lee', 'c@x.test')])).toEqual(['a@x.test', 'c@x.test']);
});

test('facets follow their factor', () => {
  const scale = (code: string, kind: 'factor' | 'facet' | 'tendency', factor: string | null) => ({
    code,
    kind,
    factor,
  });
  const scales = [
    scale('N', 'factor', null),
    scale('E', 'factor', null),
    scale('E1', 'facet', 'E'),
    scale('N1', 'facet', 'N'),
    scale('DRV', 'tendency', null),
  ];
  expect(inOrder(scales).map(({ code }) => code)).toEqual(['N', 'N1', 'E', 'E1', 'DRV']);
});

test('how many of a campaign are counted is said beside how many it has', () => {
  expect([peopleOf(25, 31), peopleOf(1, 1)]).toEqual(['25 of 31 people', '1 of 1 person']);
  // Some have left the campaign since.
  expect(peopleOf(5, 4)).toBe('5 people');
});

test('a table names the norm of its results, and says where they have several', () => {
  const norm = { name: 'Own people', group: 'age 21–60', version: '2' } as never;
  expect(normOfTable(norm)).toBe('Own people, age 21–60, version 2');
  expect(normOfTable(null)).toContain('not the same for everyone here');
});
