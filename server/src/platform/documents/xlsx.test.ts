import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type Cell, writeXlsx } from './xlsx.writer.ts';
import { openZip } from './zip.reader.ts';

const limits = { entries: 100, totalBytes: 1e8, ratio: 10_000 };

async function sheetOf(rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>) {
  const zip = await openZip(await buffer(writeXlsx(rows)), limits);
  return String(await zip.read('xl/worksheets/sheet1.xml', 1e8));
}

test('numbers are numbers, and texts are texts, formulas and markup too', async () => {
  const xml = await sheetOf([
    ['name', 'score'],
    ['=1+1', 54.5],
    ['<b>&\u0000\ud800', null, 'ü'],
  ]);
  expect(xml).toContain('<c r="B2"><v>54.5</v></c>');
  expect(xml).toContain('<c r="A2" t="inlineStr"><is><t>=1+1</t></is></c>');
  expect(xml).not.toContain('<f');
  // What XML has no place for is written as spreadsheets do.
  expect(xml).toContain('&lt;b&gt;&amp;_x0000_\ufffd');
  expect(xml).not.toContain('r="B3"');
  expect(xml).toContain('<c r="C3"');
});

test('the first row stays in view, and a text longer than a cell takes is cut', async () => {
  const xml = await sheetOf([['name'], ['x'.repeat(40_000)]]);
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"');
  expect(xml.match(/x{100,}/)?.[0]).toHaveLength(32_767);
});

test('a sign that no workbook may have in it is left out, whoever is called so', async () => {
  const xml = await sheetOf([['Ann\uffff Lee\ufffe', '😀']]);
  expect(xml).toContain('<t>Ann Lee</t>');
  expect(xml).toContain('😀');
});

test('the column after Z is AA', async () => {
  const xml = await sheetOf([Array.from({ length: 703 }, (_, at) => at)]);
  for (const at of ['Z1', 'AA1', 'ZZ1', 'AAA1']) expect(xml).toContain(`r="${at}"`);
});

test('many rows are written as they come, and what fails on the way breaks the file off', async () => {
  async function* many() {
    for (let row = 0; row < 20_000; row += 1) yield [`Person ${row}`, row];
  }
  expect((await sheetOf(many())).match(/<row /g)).toHaveLength(20_000);
  async function* broken() {
    yield ['a'];
    throw new Error('The database is gone.');
  }
  await expect(buffer(writeXlsx(broken()))).rejects.toThrow('The database is gone.');
});
