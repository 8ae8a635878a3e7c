import { expect, test } from 'vitest';
import { csvOf, localForm } from './csv.ts';

test('ends rows as RFC 4180 says and keeps whatever is in a cell within it', () => {
  const rows = [
    ['a', 'b,c', 'd"e'],
    ['one\ntwo', 'three\rfour', 'five\r\nsix'],
    ['=1+1', '', null],
  ];
  expect(csvOf(rows).toString()).toBe(
    '\uFEFFa,"b,c","d""e"\r\n"one\ntwo","three\rfour","five\r\nsix"\r\n\'=1+1,,\r\n',
  );
});

test.each([
  [`x;=cmd|' /C calc'!A0;`, `x;'=cmd|' /C calc'!A0;`],
  ['z;  @SUM(1)', "z;  '@SUM(1)"],
  ['\u200B=1+1', "\u200B'=1+1"],
  [' +1', " '+1"],
  ['one\n-2', '"one\n\'-2"'],
  ['a\t＝1', "a\t'＝1"],
  ['mail@example.org; a-b = c', 'mail@example.org; a-b = c'],
])('nowhere in %j a formula begins, whatever separates cells', (text, written) => {
  expect(csvOf([['name', text, -1.5]]).toString()).toBe(`\uFEFFname,${written},-1.5\r\n`);
});

test.each(['nl', 'de', 'es'] as const)('as spreadsheets in %s expect it', (language) => {
  const rows = [
    ['a', 'b,c', 'd;e'],
    [-1.5, '1.5', null],
  ];
  expect(csvOf(rows, localForm(language)).toString()).toBe('\uFEFFa;b,c;"d;e"\r\n-1,5;1.5;\r\n');
});

test.each([
  ['x,=1+1', "x,'=1+1"],
  ['y; -1', `"y; '-1"`],
  ['=1', "'=1"],
  ['Lee, Ann', 'Lee, Ann'],
])('in a file with semicolons no formula begins in %j', (text, written) => {
  expect(csvOf([['name', text]], localForm('de')).toString()).toBe(`\uFEFFname;${written}\r\n`);
});

test.each(['en', null] as const)('with commas for %s', (language) => {
  expect(csvOf([['a', 1.5]], localForm(language)).toString()).toBe('\uFEFFa,1.5\r\n');
});
