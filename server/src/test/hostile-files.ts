import { deflateRawSync } from 'node:zlib';
import { writeZip } from '../platform/documents/zip.writer.ts';
import { makeDoc, makeDocx, makePdf, packed } from './documents.ts';

/** Files made to exhaust whoever reads them, each as small as it can be. */

const megabyte = 1024 * 1024;

function workbook(sheet: string): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return packed({
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${relations}/worksheet" Target="sheet1.xml"/></Relationships>`,
    'xl/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

const cell = (place: string) => `<row r="1"><c r="${place}"><v>ann@example.org</v></c></row>`;
const far = (row: string) => `<row r="${row}"><c r="A${row}"><v>1</v></c></row>`;

/** A picture of one colour that says to be `side` pixels high and wide. */
function png(side: number): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4, 'latin1');
  head.writeUInt32BE(side, 8);
  head.writeUInt32BE(side, 12);
  head.set([8, 2, 0, 0, 0], 16);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, Buffer.alloc(200, 1)]);
}

function manyEntries(count: number): Buffer {
  return writeZip(new Map(Array.from({ length: count }, (_, i) => [`${i}.csv`, Buffer.from('a')])));
}

function qti(manifest: string): Buffer {
  return packed({ 'imsmanifest.xml': manifest });
}

const entities =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>';

export const hostileFiles: Record<string, Buffer> = {
  'a row after every row': workbook(far('1048576000')),
  'the last row of a sheet': workbook(far('1048576')),
  'a cell in the last column': workbook(cell('XFD1')),
  'a column of many letters': workbook(cell('ZZZZZZZ1')),
  'a sheet of empty rows': workbook('<row/>'.repeat(200_000)),
  'a sheet of one long text': workbook(
    `<row r="1"><c r="A1" t="str"><v>${'a'.repeat(5 * megabyte)}</v></c></row>`,
  ),
  'a sheet that is nested deeply': workbook('<row>'.repeat(100_000)),
  'a workbook with entities': packed({ 'xl/workbook.xml': entities }),
  'a bomb': packed({ 'xl/workbook.xml': ' '.repeat(40 * megabyte) }),
  'a bomb of questions': qti(' '.repeat(40 * megabyte)),
  'a bomb of a profile': packed({ 'Profile.csv': 'a'.repeat(40 * megabyte) }),
  'many entries': manyEntries(6000),
  'half an archive': manyEntries(50).subarray(0, 900),
  'the end of an archive': Buffer.from(`PK\u0005\u0006${'\u00ff'.repeat(18)}`, 'latin1'),
  'questions with entities': qti(entities),
  'questions nested deeply': qti('<a>'.repeat(100_000)),
  'one deep element': Buffer.from('<assessment-item>'.repeat(50_000)),
  'an element of many attributes': Buffer.from(
    `<assessment-item ${Array.from({ length: 50_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
  ),
  'letters without a sign': Buffer.alloc(megabyte, 'a'),
  'quotation marks': Buffer.alloc(megabyte, '"'),
  commas: Buffer.alloc(megabyte, ','),
  lines: Buffer.alloc(megabyte, '\n'),
  'a table that is never closed': Buffer.from(`question,seconds\n"${'a,b\n'.repeat(200_000)}`),
  zeros: Buffer.alloc(megabyte),
  'deep JSON': Buffer.from('['.repeat(500_000)),
  'JSON of many keys': Buffer.from(
    `{"basics":{${Array.from({ length: 50_000 }, (_, i) => `"k${i}":1`).join(',')}}}`,
  ),
  'a picture of 60,000 pixels a side': png(60_000),
  'a picture of 4,000 pixels a side without any': png(4000),
  'the start of a JPEG': Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5000, 0xff)]),
  'the start of a WebP': Buffer.from(
    `RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8L${'\u00ff'.repeat(100)}`,
    'latin1',
  ),
  'a drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>'),
  'a PDF': makePdf(`/Filter ${'/FlateDecode '.repeat(10_000)}`),
  'a PDF without an end': Buffer.from(`%PDF-1.7 ${'1 0 obj '.repeat(50_000)}`),
  'a Word file of old': makeDoc('W'.repeat(10_000)),
  'a Word file with a bomb': makeDocx({ 'word/media/a.xml': ' '.repeat(40 * megabyte) }),
  'a Word file that lies': makeDocx({ '[Content_Types].xml': '<a>'.repeat(100_000) }),
  'a WebM video': Buffer.concat([
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from('webm'),
    Buffer.from('1f43b675'.repeat(50_000), 'hex'),
  ]),
  'deflated nothing': deflateRawSync(Buffer.alloc(megabyte)),
  nothing: Buffer.from(' '),
};
