import { buffer } from 'node:stream/consumers';
import type { Content } from 'pdfmake/interfaces.js';
import { expect, test } from 'vitest';
import { structureOf } from '../../../../test/pdf-structure.ts';
import { families } from '../fonts/face.reader.ts';
import { printNamed } from '../report.document.ts';
import { section } from '../report.section.ts';
import { DocPreprocessor, LayoutBuilder, PDFDocument, Renderer } from './pdfmake.model.ts';

const title: Content = { text: 'Ada', headlineLevel: 1, outline: true };
const about = {
  organization: 'Example',
  timeZone: 'UTC',
  printedAt: new Date('2026-11-21T10:00:00Z'),
  language: 'nl',
} as const;

async function read(...content: Content[]) {
  const file = await printNamed('Ada', 'sample', about, [title, ...content]);
  const { elements, faults } = await structureOf(file);
  const said = elements.map(({ role, text, alt }) => [role, alt ?? text.trim()] as const);
  return { said, faults, raw: file.toString('latin1') };
}

const drawn: Content = {
  canvas: [{ type: 'rect', x: 0, y: 0, w: 20, h: 4, color: '#000000' }],
};

test('parts are read in order: headings, paragraphs, lists, drawings by what they show', async () => {
  const { said, faults } = await read(
    section('First', [
      { text: ['One ', { text: 'paragraph', bold: true }] },
      { ul: ['Alpha', 'Beta'] },
      { ...drawn, alternative: 'A bar' },
      { ...drawn, alternative: '' },
      { columns: [{ text: 'left' }, { text: 'right' }] },
    ]),
  );
  expect(faults).toEqual([]);
  expect(said).toEqual([
    ['Root', expect.anything()],
    ['Document', expect.anything()],
    ['H1', 'Ada'],
    ['H2', 'First'],
    ['P', 'One paragraph'],
    ['L', 'Alpha Beta'],
    ['LI', 'Alpha'],
    ['LBody', 'Alpha'],
    ['LI', 'Beta'],
    ['LBody', 'Beta'],
    ['Figure', 'A bar'],
    ['P', 'left'],
    ['P', 'right'],
  ]);
});

test('a table has heads with their direction; its title is read before it and once over all pages', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`row ${at}`, String(at)]);
  const { said, faults, raw } = await read({
    heads: 'both',
    table: {
      headerRows: 2,
      body: [[{ text: 'Table', style: 'heading', colSpan: 2 }, {}], ['name', 'value'], ...rows],
    },
  });
  expect(faults).toEqual([]);
  expect(raw.match(/\/Type \/Page$/gm)?.length).toBeGreaterThan(1);
  expect(said.filter(([, text]) => text === 'Table')).toEqual([['H2', 'Table']]);
  expect(said.filter(([role]) => role === 'TH')).toHaveLength(2 + 90);
  expect(said.filter(([role]) => role === 'TD')).toHaveLength(90);
  expect(raw.match(/\/Scope \/Column/g)).toHaveLength(2);
  expect(raw.match(/\/Scope \/Row/g)).toHaveLength(90);
});

test('what explains the head of a row is not said again with each of its cells', async () => {
  const { said, faults } = await read({
    heads: 'rows',
    table: { body: [[{ stack: ['Openness', 'Likes what is new.'] }, '57']] },
  });
  expect(faults).toEqual([]);
  expect(said.filter(([role]) => /^T[HD]$/.test(role))).toEqual([
    ['TH', 'Openness'],
    ['TD', 'Likes what is new.'],
    ['TD', '57'],
  ]);
});

test('nothing is drawn that could not be told', async () => {
  await expect(read(drawn)).rejects.toThrow('alternative');
  await expect(read({ table: { body: [['a']] } } as unknown as Content)).rejects.toThrow('heads');
});

test('a file without structure is found out', async () => {
  const [{ name, normal, bold } = { name: '', normal: Buffer.of(), bold: Buffer.of() }] =
    families.sans;
  const options = { autoFirstPage: false, font: null };
  const document = new PDFDocument(
    { [name]: { normal, bold } },
    {},
    {},
    {},
    options,
    null,
    () => false,
  );
  const size = { width: 595, height: 842, orientation: 'portrait' } as const;
  const margins = { left: 40, top: 40, right: 40, bottom: 40 };
  const content = new DocPreprocessor().preprocessDocument([{ text: 'Bare' }]);
  const layout = new LayoutBuilder(size, margins);
  const style = { font: name, fontSize: 10 };
  const pages = layout.layoutDocument(
    content,
    document,
    {},
    style,
    undefined,
    undefined,
    undefined,
  );
  new Renderer(document).renderPages(pages);
  const file = buffer(document);
  document.end();
  const { faults } = await structureOf(await file);
  expect(faults).toEqual([
    'It names no language.',
    'It has no title.',
    'Its window shows the file name.',
    'It is not marked as tagged.',
    'It has no bookmarks.',
    'Page 1 says “Bare” in no tag.',
    'It does not begin with its title.',
  ]);
});
