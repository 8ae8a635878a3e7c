import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../../lib/language.ts';
import type { ImportedRow } from './imported-rows.ts';
import {
  countsInWords,
  countsOf,
  mended,
  peopleIn,
  shownRows,
  withKnown,
} from './imported-rows.ts';

beforeAll(startInEnglish);

const row = (email: string, state: ImportedRow['state'] = 'good'): ImportedRow => ({
  line: 1,
  first_name: 'Ann',
  last_name: 'Lee',
  email,
  state,
  problem: null,
});
const person = (email: string) => ({ first_name: '', last_name: '', email });

test('people who are already in the form are not added again', () => {
  const rows = withKnown([row('a@x.org'), row('b@x.org')], [person(' A@X.org ')]);
  expect(rows.map(({ state }) => state)).toEqual(['known', 'good']);
  expect(peopleIn(rows).map(({ email }) => email)).toEqual(['b@x.org']);
});

test('a mended row is checked again, by itself and against the others', () => {
  const rows = [row('a@x.org'), row('b@', 'bad')];
  const mend = (email: string) => mended(rows, 1, person(email), [person('c@x.org')])[1];
  expect(mend('B@x.org')).toMatchObject({ state: 'good', email: 'b@x.org', problem: null });
  expect(mend('b@')).toMatchObject({
    state: 'bad',
    problem: 'Please enter an email address such as name@example.org.',
  });
  expect(mend('a@x.org')?.state).toBe('duplicate');
  expect(mend('c@x.org')?.state).toBe('duplicate');
});

test('a row that was mended wrongly says in a sentence what is wrong', () => {
  const problemOf = (first_name: string) =>
    mended([row('a@', 'bad')], 0, { ...person('a@x.org'), first_name }, [])[0]?.problem;
  expect(problemOf('assay.example.org')).toBe('Please leave web addresses out of names.');
  expect(problemOf('A'.repeat(200))).toBe('At most 80 characters.');
});

test('a good row can be corrected and stays, although a later row repeats its address', () => {
  const rows = [row('a@x.org'), row('a@x.org', 'duplicate')];
  const typed = { first_name: 'Anna', last_name: 'Lee', email: 'a@x.org' };
  expect(peopleIn(mended(rows, 0, typed, []))).toEqual([typed]);
});

test('the counts are told in a sentence', () => {
  const rows = [row('a@x.org'), row('b@x.org'), row('a@x.org', 'duplicate'), row('', 'bad')];
  const counts = countsOf(rows);
  expect(counts).toEqual({ all: 4, good: 2, double: 1, bad: 1 });
  expect(countsInWords(counts)).toBe(
    '2 people can be added. 1 row is a duplicate. 1 row has a problem.',
  );
  expect(shownRows(rows, 'double').map(({ index }) => index)).toEqual([2]);
});
