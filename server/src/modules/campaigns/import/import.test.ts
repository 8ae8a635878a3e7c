import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxImportBytes, previewSubjects as previewCall } from '@assay/contract/campaign-people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { writeZip } from '../../../platform/documents/zip.writer.ts';
import { makeCampaign, makeTenant, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { keepReader } from '../../../test/kept-reader.ts';
import { ownSeconds, processorSeconds } from '../../../test/processor-time.ts';
import { type Sent, work } from './import.task.ts';

/** Reading lists of people before anything is saved. */

let server: TestServer;
let tenant: Tenant;
let folder: string;
const reader = keepReader<typeof import('./import.task.ts')>(
  new URL('import.task.ts', import.meta.url),
);
beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  folder = await mkdtemp(join(tmpdir(), 'lists-'));
});
afterAll(async () => {
  reader.end();
  await server.stop();
  await rm(folder, { recursive: true });
});

/** What the process that reads files answers, without starting one for each way to write a list. */
async function read(content: string | Uint8Array) {
  return work({ list: await saved(content), known: new Set() });
}

async function saved(content: string | Uint8Array) {
  const path = join(folder, 'people.csv');
  await writeFile(path, content);
  return { path };
}

/** What is made to exhaust whoever reads it, in a process with limits; what is said of it, if it is refused. */
async function readHeavy(list: Sent['list']) {
  const before = reader.seconds();
  const said = await reader.read({ list, known: new Set() }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof UnreadableFile) return error.message;
      throw error;
    },
  );
  return { said, seconds: reader.seconds() - before };
}

const readPasted = (text: string) =>
  work({ list: { text, delimiter: undefined }, known: new Set() });

async function preview(content: string | Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([content as BlobPart]), 'people.csv');
  return send(form);
}

function send(form: FormData) {
  return server.call('POST', '/api/admin/campaigns/subjects/preview', {
    token: tenant.manager.token,
    form,
  });
}

function pasted(email_list: string, delimiter?: string) {
  const form = new FormData();
  form.set('email_list', email_list);
  if (delimiter !== undefined) form.set('delimiter', delimiter);
  return send(form);
}

interface Named {
  first_name: string;
  last_name: string;
  email: string;
}
const people = ({ rows }: { rows: Named[] }) =>
  rows.map(({ first_name, last_name, email }) => `${first_name}|${last_name}|${email}`);
const both = ['Ann|Lee|ann@example.org', 'Bo|van Berg|bo@example.org'];

describe('a text file', () => {
  const umlauts = 'Vorname;Name;E-Mail\r\nZoë;Müller;zoe@example.org\r\n';

  test.each([
    ['UTF-8', Buffer.from(umlauts)],
    ['UTF-8', Buffer.from(`\ufeff${umlauts}`)],
    ['UTF-16', Buffer.from(`\ufeff${umlauts}`, 'utf16le')],
    ['UTF-16', Buffer.from(`\ufeff${umlauts}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(umlauts, 'latin1')],
  ])('is read as %s', async (encoding, content) => {
    const list = await read(content);
    expect(people(list)).toEqual(['Zoë|Müller|zoe@example.org']);
    expect(list.read_as).toEqual({
      kind: 'csv',
      encoding,
      delimiter: ';',
      columns: ['first_name', 'last_name', 'email'],
    });
  });

  test.each([
    ['commas', 'Ann,Lee,ann@example.org\nBo,van Berg,bo@example.org'],
    ['old line ends', 'Ann;Lee;ann@example.org\r\rBo;van Berg;bo@example.org\r'],
    [
      'tabs',
      'E-mail\tAchternaam\tVoornaam\nann@example.org\tLee\tAnn\nbo@example.org\tvan Berg\tBo',
    ],
    ['pipes', 'Ann|Lee|ann@example.org|\nBo|van Berg|bo@example.org|'],
    ['a line of Excel', 'sep=;\r\nAnn;Lee;ann@example.org\r\nBo;van Berg;bo@example.org'],
    ['quotes', '"Ann","Lee","ann@example.org"\n"Bo","van\nBerg","bo@example.org"\n\n'],
    ['one column of names', 'Nom,Courriel\nAnn Lee,ann@example.org\n"van Berg, Bo",bo@example.org'],
    [
      'an infix',
      'roepnaam,tussenvoegsel,achternaam,email\nAnn,,Lee,ann@example.org\nBo,van,Berg,bo@example.org',
    ],
    ['other columns', '17,Ann,Lee,ann@example.org,2020\n18,Bo,van Berg,bo@example.org,2021'],
    ['names beside addresses', 'Ann Lee <ann@example.org>\nBo van Berg <bo@example.org>'],
    ['names of two words without heading', 'ann@example.org,Ann Lee\nbo@example.org,Bo van Berg'],
  ])('may have %s', async (_, text) => {
    expect(people(await read(text))).toEqual(both);
  });

  test('says of every row what would become of it, and a bad one stops nobody', async () => {
    const campaign = await makeCampaign(server, tenant);
    const { body: shown } = await server.call('GET', `/api/admin/campaigns/${campaign.id}`, {
      token: tenant.manager.token,
    });
    const known = shown.data.subjects[0].email as string;
    const long = 'x'.repeat(81);
    const { body } = await preview(
      `First name,Last name,E-mail\nAnn,Lee,ann@example.org\nBo,Berg,ANN@example.org\nCy,,\nDi,Doe,di@\nEd,${long},ed@example.org\nFay\u0007,,fay@example.org\nwww.evil.test,,ivy@example.org\nGus,,${known.toUpperCase()}\n=1+1,,hal@example.org`,
      { campaign_id: String(campaign.id) },
    );
    expect(
      body.data.rows.map((row: Record<string, unknown>) => [
        row['line'],
        row['state'],
        row['problem'],
      ]),
    ).toEqual([
      [2, 'good', null],
      [3, 'duplicate', 'This address is already on line 2.'],
      [4, 'bad', 'There is no email address.'],
      [5, 'bad', '“di@” is not an email address.'],
      [6, 'bad', 'The last name is longer than 80 characters.'],
      [7, 'bad', 'The first name contains control characters.'],
      [8, 'bad', 'The first name contains a web address.'],
      [9, 'known', 'Already in this campaign.'],
      [10, 'good', null],
    ]);
    const codes = body.data.rows.map((row: { codes: unknown }) => row.codes);
    expect([codes[0], codes[1], codes[3]]).toEqual([
      [],
      [{ code: 'on_line_already', params: { line: 2 } }],
      [{ code: 'wrong_address', params: { address: 'di@' } }],
    ]);
    expect(body.data.counts).toEqual({ good: 2, duplicate: 1, known: 1, bad: 5 });
    expect(body.data.rows.at(-1).first_name).toBe('=1+1');
  });

  test('of 10,000 people is read at once; one more is refused with the count', async () => {
    const line = (_: unknown, i: number) => `Ann,Lee ${i},ann-${i}@example.org`;
    const lines = Array.from({ length: 10_000 }, line);
    const took = await processorSeconds(async () => {
      const { status, body } = await preview(lines.join('\r\n'));
      expect(status).toBe(200);
      expect(body.data.counts.good).toBe(10_000);
    });
    expect(took).toBeLessThan(3);
    await expect(read([...lines, 'Bo,Berg,bo@x.org'].join('\n'))).rejects.toThrow(
      'At most 10,000 people at once; this list has 10,001.',
    );
  });

  test('of more than 5 MB is refused, and no file is left behind', async () => {
    const { status, body } = await preview(Buffer.alloc(maxImportBytes + 1, 'ann@example.org\n'));
    expect(status).toBe(413);
    expect(body.errors.file).toEqual(['A file may be 5 MB at most.']);
    expect(await readdir(join(server.config.dataDir, 'uploads'))).toEqual([]);
  });

  test.each([
    ['commas', ','.repeat(maxImportBytes)],
    ['empty lines', '\n'.repeat(maxImportBytes)],
    ['short lines', 'a\n'.repeat(maxImportBytes / 2)],
    ['an open quotation mark', `"${'a@example.org\n'.repeat(50_000)}`],
  ])('made of %s is answered within seconds', async (_, text) => {
    const { said, seconds } = await readHeavy(await saved(text));
    expect(said).toBeDefined();
    expect(seconds).toBeLessThan(5);
  });
});

describe('a pasted list', () => {
  test.each([
    ['as mail programs write it', 'Ann Lee <ann@example.org>\nBo van Berg <BO@example.org>'],
    ['several on one line', 'Ann Lee <ann@example.org>, Bo van Berg <bo@example.org>'],
    ['last name first', '"Lee, Ann" <ann@example.org>\r\n"van Berg, Bo" <bo@example.org>'],
    [
      'last name first on one line',
      '"Lee, Ann" <ann@example.org>; "van Berg, Bo" <bo@example.org>',
    ],
    ['comma lists', 'Ann,Lee,ann@example.org\nBo, van Berg, bo@example.org'],
    ['semicolons', 'Ann;Lee;ann@example.org\nBo;van Berg;bo@example.org;'],
    [
      'cells',
      'First name\tLast name\tE-mail\nAnn\tLee\tann@example.org\nBo\tvan Berg\tbo@example.org',
    ],
    ['in two formats', 'Ann,Lee,ann@example.org\nbo@example.org,Bo,van Berg'],
    ['in three formats', 'Ann;Lee;ann@example.org\nBo van Berg <bo@example.org>'],
    ['names without signs', 'Ann Lee ann@example.org\n\n  Bo van Berg bo@example.org'],
  ])('is read %s', async (_, text) => {
    const list = await readPasted(text);
    expect(people(list)).toEqual(both);
    expect(list.read_as.kind).toBe('list');
  });

  test.each([
    ['semicolons', 'Lee, Ann;ann@example.org\nBo van Berg <bo@example.org>'],
    ['commas', 'Lee, Ann;ann@example.org\nBo,van Berg,bo@example.org'],
    ['tabs', 'Lee, Ann\tann@example.org\nBo;van Berg;bo@example.org'],
    ['an infix', 'Ann,Lee,ann@example.org\nBerg, van Bo;bo@example.org'],
    ['Outlook', 'Lee, Ann <ann@example.org>; van Berg, Bo <bo@example.org>'],
    ['Outlook with commas', 'Lee, Ann <ann@example.org>, van Berg, Bo <bo@example.org>'],
    ['an odd line', 'Lee, Ann;ann@example.org\n"van Berg, Bo" <bo@example.org>, ann@example.org'],
    ['a heading', 'Name,E-mail\nLee, Ann;ann@example.org\nBo van Berg <bo@example.org>'],
    ['another heading', 'Name;E-mail\nLee, Ann <ann@example.org>\nBo,van Berg,bo@example.org'],
    [
      'a heading of several',
      'Name,E-mail\nLee, Ann <ann@example.org>; van Berg, Bo <bo@example.org>',
    ],
  ])('keeps last names first apart in a mixed list with %s', async (_, text) => {
    const list = await readPasted(text);
    expect(people(list).slice(0, 2)).toEqual(both);
    expect(list.counts).toMatchObject({ good: 2, bad: 0 });
  });

  test('addresses alone are people without names', async () => {
    const { body } = await pasted('ann@example.org, bo@example.org, ann@example.org', ',');
    expect(people(body.data)).toEqual([
      '||ann@example.org',
      '||bo@example.org',
      '||ann@example.org',
    ]);
    expect(body.data.rows.at(-1).problem).toBe('This address is twice on this line.');
  });

  test('a line without an address is told', async () => {
    const { counts } = await readPasted('Ann Lee <ann@example.org>\nBo van Berg');
    expect(counts).toMatchObject({ good: 1, bad: 1 });
  });

  test.each(['', ' \n', 'nobody at all'])('without anybody is refused: “%s”', async (text) => {
    const { status, body } = await pasted(text);
    expect(status).toBe(422);
    expect(body.errors.email_list).toHaveLength(1);
  });
});

test.each([
  ['one letter', 'a'.repeat(1_000_000)],
  ['letters and one sign', `${'a'.repeat(999_000)}@`],
  ['addresses without a sign between', 'a@'.repeat(500_000)],
  ['quotation marks', `x@y ${'"'.repeat(500_000)}x`],
  ['apostrophes', `x@y ${"'".repeat(99_000)}x`],
  ['commas', `x@y ${','.repeat(99_000)}x`],
  ['spaces', `x@y ${' '.repeat(99_000)}x`],
  ['brackets', 'a<'.repeat(500_000)],
])('a list of a megabyte made of %s is read or refused, pasted or as a file', async (_, text) => {
  const held = await ownSeconds(async () => {
    expect(previewCall.body?.safeParse({ email_list: text }).success).toBe(true);
  });
  expect(held).toBeLessThan(0.5);
  const { said } = await readHeavy({ text, delimiter: undefined });
  expect(said ?? '').not.toContain('could not be read');
  await readHeavy(await saved(text));
});

test('a list of a megabyte holds nobody up', async () => {
  const text = 'a<'.repeat(500_000);
  const list = pasted(text);
  const file = preview(text);
  const held = await ownSeconds(async () => {
    expect((await server.call('GET', '/api/health')).status).toBe(200);
  });
  expect([200, 422]).toContain((await list).status);
  expect([200, 422]).toContain((await file).status);
  expect(held).toBeLessThan(0.5);
});

describe('a workbook', () => {
  test('is read from its first sheet, formulas as their text', async () => {
    const { status, body } = await preview(
      workbook([
        ['Name', 'E-mail'],
        ['Ann Lee', 'ann@example.org'],
        ['Bo van Berg', 'bo@example.org'],
      ]),
    );
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(people(body.data)).toEqual(both);
    expect(body.data.read_as).toEqual({
      kind: 'xlsx',
      encoding: null,
      delimiter: null,
      columns: ['name', 'email'],
    });
  });

  test('may leave cells and rows out, share its texts, and name its parts with a prefix', async () => {
    const strings =
      '<x:sst xmlns:x="m"><x:si><x:t>Z\u00f6e</x:t></x:si><x:si><x:r><x:t>van </x:t></x:r><x:r><x:t>Berg</x:t></x:r><x:rPh><x:t>fan</x:t></x:rPh></x:si></x:sst>';
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"/><x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c r="AA3" t="inlineStr"><x:is><x:t>zoe@example.org_x000D_</x:t></x:is></x:c><x:c r="XFD3"><x:v>1</x:v></x:c></x:row><x:row r="1048576"/></x:sheetData></x:worksheet>';
    const relations = parts([])['xl/_rels/workbook.xml.rels'] as Buffer;
    const list = await read(
      withSheet(sheet, {
        'xl/_rels/workbook.xml.rels': Buffer.from(
          String(relations).replace(
            '</R',
            '<Relationship Id="s" Type="x/sharedStrings" Target="/xl/texts.xml"/></R',
          ),
        ),
        'xl/texts.xml': Buffer.from(strings),
      }),
    );
    expect(people(list)).toEqual(['Z\u00f6e|van Berg|zoe@example.org']);
    expect(list.rows[0]?.line).toBe(3);
  });

  test('that names one long text in very many cells is refused before they are looked at', async () => {
    const strings = `<sst><si><t>${'a'.repeat(900_000)}</t></si></sst>`;
    const rows = Array.from(
      { length: 9000 },
      () => '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>',
    );
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
    const relations = String(parts([])['xl/_rels/workbook.xml.rels']);
    const end = '<Relationship Id="s" Type="x/sharedStrings" Target="/xl/texts.xml"/></R';
    const took = await processorSeconds(async () => {
      const { status, body } = await preview(
        withSheet(sheet, {
          'xl/_rels/workbook.xml.rels': Buffer.from(relations.replace('</R', end)),
          'xl/texts.xml': Buffer.from(strings),
        }),
      );
      expect({ status, body }).toMatchObject({ status: 422 });
      expect(body.errors.file).toEqual([expect.stringContaining('too large')]);
    });
    expect(took).toBeLessThan(4);
  });

  test('of 10,000 people is read within seconds', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => [
      'Ann',
      `Lee ${i}`,
      `ann-${i}@example.org`,
    ]);
    const took = await processorSeconds(async () => {
      const { body } = await preview(workbook(rows));
      expect(body.data.counts.good).toBe(10_000);
    });
    expect(took).toBeLessThan(3);
  });

  test.each([
    [
      'a bomb',
      () => zip({ 'xl/workbook.xml': Buffer.alloc(60 * 1024 * 1024) }),
      'too large when unpacked',
    ],
    [
      'one that lies about its size',
      () => {
        const { 'xl/worksheets/sheet1.xml': sheet, ...others } = parts([['a@example.org']]);
        const padded = Buffer.concat([Buffer.alloc(40 * 1024 * 1024, ' '), sheet as Buffer]);
        return zip({ ...others, 'xl/worksheets/sheet1.xml': padded }, 100);
      },
      'damaged',
    ],
    ['a cell far away', () => workbook([['ann@example.org']], 'A1048576'), '1,048,576 lines'],
    ['a row after every row', () => farRow('1048576000'), 'could not be read'],
    ['a row by a huge number', () => farRow('99999999999999999999'), 'could not be read'],
    ['a cell after every column', () => farRow('1', 'ZZZZZ1'), 'could not be read'],
    [
      'a document type',
      () => withSheet('<!DOCTYPE x [<!ENTITY a "a">]><x>&a;</x>'),
      'could not be read',
    ],
  ])('%s is refused in plain words', async (_, content, words) => {
    const { said, seconds } = await readHeavy(await saved(content()));
    expect(said).toContain(words);
    expect(seconds).toBeLessThan(5);
  });

  test.each([
    ['half a file', () => workbook([['ann@example.org']]).subarray(0, 500), 'damaged'],
    [
      'an OpenDocument file',
      () => zip({ mimetype: Buffer.from('x'), 'content.xml': Buffer.from('<x/>') }),
      'OpenDocument',
    ],
    ['another archive', () => zip({ 'readme.txt': Buffer.from('hello') }), 'not an Excel workbook'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'old Excel file'],
    [
      'a protected one',
      () =>
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.from('EncryptedPackage', 'utf16le'),
        ]),
      'password',
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7 ann@example.org'), 'PDF'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not a text file'],
    [
      'a web page',
      () => Buffer.from('<html><table><tr><td>ann@example.org</td></tr></table></html>'),
      'web page',
    ],
  ])('%s is refused in plain words', async (_, content, words) => {
    const { said } = await read(content()).then(
      () => expect.fail('it was read'),
      (error: UnreadableFile) => error,
    );
    expect(said.text.en).toContain(words);
  });
});

test('a campaign of somebody else is not found', async () => {
  const campaign = await makeCampaign(server, await makeTenant(server));
  const { status } = await preview('ann@example.org', { campaign_id: String(campaign.id) });
  expect(status).toBe(404);
});

test('a file is asked for', async () => {
  const { status, body } = await send(new FormData());
  expect(status).toBe(422);
  expect(body.errors.file).toEqual(['Please choose a file.']);
});

function workbook(rows: string[][], farCell?: string): Buffer {
  return zip(parts(rows, farCell));
}

function withSheet(sheet: string, more: Record<string, Buffer> = {}): Buffer {
  return zip({ ...parts([]), ...more, 'xl/worksheets/sheet1.xml': Buffer.from(sheet) });
}

/** A workbook of a kilobyte that names a cell far away from its others. */
function farRow(row: string, cell = `A${row}`): Buffer {
  const files = parts([['ann@example.org']]);
  const far = `<row r="${row}"><c r="${cell}"><v>1</v></c></row></sheetData>`;
  const sheet = String(files['xl/worksheets/sheet1.xml']).replace('</sheetData>', far);
  return zip({ ...files, 'xl/worksheets/sheet1.xml': Buffer.from(sheet) });
}

function parts(rows: string[][], farCell?: string): Record<string, Buffer> {
  const cell = (text: string, at: string) =>
    `<c r="${at}" t="str"><f>LOWER(1)</f><v>${text}</v></c>`;
  const lines = rows.map(
    (cells, i) =>
      `<row r="${i + 1}">${cells.map((text, j) => cell(text, `${'ABCDEFGH'[j]}${i + 1}`)).join('')}</row>`,
  );
  if (farCell) lines.push(`<row r="1048576">${cell('far', farCell)}</row>`);
  const xml = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`);
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return {
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
  };
}

/** A ZIP file; `told` is the size that the last entry declares in place of its own. */
function zip(files: Record<string, Buffer>, told?: number): Buffer {
  const content = writeZip(new Map(Object.entries(files)));
  if (told === undefined) return content;
  for (const [head, size] of [
    ['PK\u0003\u0004', 22],
    ['PK\u0001\u0002', 24],
  ] as const) {
    content.writeUInt32LE(told, content.lastIndexOf(head, undefined, 'latin1') + size);
  }
  return content;
}
