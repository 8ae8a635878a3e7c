import { expect, test } from 'vitest';
import { parsePeople, withoutKnown } from './parse-people.ts';

const ann = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.org' };
const bo = { first_name: 'Bo', last_name: 'Van Berg', email: 'bo@example.org' };

test.each([
  ['as mail programs write it', 'Ann Lee <ann@example.org>\nbo van berg <BO@example.org>'],
  ['several on one line', 'Ann Lee <ann@example.org>, Bo van Berg <bo@example.org>'],
  ['last name first', '"Lee, Ann" <ann@example.org>\r\n"van Berg, Bo" <bo@example.org>'],
  ['comma lists', 'Ann,Lee,ann@example.org\nBo, van Berg, bo@example.org'],
  ['semicolons', 'Ann;Lee;ann@example.org\nBo;van Berg;bo@example.org;'],
  [
    'cells of a spreadsheet',
    'First name\tLast name\tE-mail\nAnn\tLee\tann@example.org\nBo\tvan Berg\tbo@example.org',
  ],
  ['names without signs', 'Ann Lee ann@example.org\n\n  bo van berg bo@example.org'],
])('%s', (_, text) => {
  expect(parsePeople(text)).toEqual({ people: [ann, bo], refused: [] });
});

test('addresses alone are people without names', () => {
  const { people } = parsePeople('ann@example.org, bo@example.org;cy@example.org');
  expect(people.map(({ email }) => email)).toEqual([
    'ann@example.org',
    'bo@example.org',
    'cy@example.org',
  ]);
});

test('a line without an address is handed back', () => {
  expect(parsePeople('Ann Lee <ann@example.org>\nBo van Berg').refused).toEqual(['Bo van Berg']);
});

test('nobody gets into the list twice', () => {
  const rows = [{ ...ann, email: 'ANN@example.org' }];
  expect(withoutKnown([ann, bo, bo], rows)).toEqual({ added: [bo], known: 2 });
});
