import { expect, test } from 'vitest';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import { writeZip } from '../../../../../platform/documents/zip.writer.ts';
import { ownSeconds } from '../../../../../test/processor-time.ts';
import { inEnglish } from '../exchange.samples.ts';
import { item, packageOf } from './foreign.samples.ts';
import { readQti } from './package.reader.ts';
import { readXml } from '../xml/xml.reader.ts';

const read = (xml: string) => readXml(Buffer.from(xml), 'items/a.xml');

const laughs = Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
).join('');

test.each([
  ['entities', `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a>&l9;</a>`, 'DOCTYPE'],
  [
    'a file as an entity',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    'DOC',
  ],
  ['a document type elsewhere', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>', 'DOCTYPE'],
  ['an unknown entity', '<a>&nbsp;</a>', 'not well-formed'],
  ['depth', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'nested too deeply'],
  ['many elements', `<a>${'<b/>'.repeat(60_000)}</a>`, 'too long'],
  ['a long document', `<a b="${'x'.repeat(2_100_000)}"/>`, 'too large'],
  ['an unknown character set', '<?xml version="1.0" encoding="klingon"?><a/>', 'klingon'],
  ['a wrong character set', '<?xml version="1.0" encoding="utf-8"?><a>\u00ff</a>', 'utf-8'],
])('%s: the document is refused by its name', (_, xml, words) => {
  const content = Buffer.from(xml, xml.includes('\u00ff') ? 'latin1' : 'utf8');
  expect(() => readXml(content, 'items/a.xml')).toThrow(UnreadableFile);
  expect(() => readXml(content, 'items/a.xml')).toThrow(words);
  expect(() => readXml(content, 'items/a.xml')).toThrow('items/a.xml');
});

test('names that objects have themselves are names like others', () => {
  const { attributes } = read('<a __proto__="x" constructor="y"/>');
  expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
  expect(Object.entries(attributes)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});

test.each([
  ['spaces in code', `<pre>${' '.repeat(1_900_000)}x</pre>`],
  ['line breaks', `<p>x${'<br/>'.repeat(45_000)}x</p>`],
  ['bars', `<p>${'| '.repeat(900_000)}</p>`],
  ['elements', '<p>x</p>'.repeat(49_000)],
  ['depth', `${'<div>'.repeat(90)}${'<p>x</p>'.repeat(45_000)}${'</div>'.repeat(90)}`],
])('%s beyond measure take no time', async (_, body) => {
  const taken = await ownSeconds(async () => {
    const { test, report } = inEnglish(await readQti(Buffer.from(item({ body })), 'a.xml'));
    expect(test.questions).toEqual([]);
    expect(report[0]?.level).toBe('left_out');
  });
  expect(taken).toBeLessThan(2);
});

test('an item that unpacks beyond measure is left out', async () => {
  const items = { 'a.xml': item(), 'b.xml': Buffer.alloc(30_000_000, 'x') };
  const { test, report } = inEnglish(await readQti(packageOf({ items }), 'a.zip'));
  expect(test.questions.length).toBe(1);
  expect(report[0]).toMatchObject({ item: 'b.xml', message: 'It is too large for one question.' });
});

test('a package that is packed too well is refused by the name of its entry', async () => {
  const items = { 'a.xml': Buffer.alloc(2_000_000, ' ') };
  await expect(readQti(packageOf({ items }), 'a.zip')).rejects.toThrow(
    'a.xml is too large when unpacked.',
  );
});

test('a manifest beyond measure is refused', async () => {
  const files = new Map([['imsmanifest.xml', Buffer.alloc(3_000_000, ' ')]]);
  await expect(readQti(writeZip(files), 'a.zip')).rejects.toThrow('imsmanifest.xml is too large');
});

test('too many items are refused, and a report has an end', async () => {
  const refs = (count: number, href: string) =>
    `<qti-test-part identifier="p">${`<qti-assessment-item-ref href="${href}"/>`.repeat(count)}</qti-test-part>`;
  const items = { 'a.xml': item() };
  const many = packageOf({ items, test: refs(501, '../a.xml') });
  await expect(readQti(many, 'a.zip')).rejects.toThrow('at most 500');
  const missing = packageOf({ items, test: refs(1001, '../b.xml') });
  await expect(readQti(missing, 'a.zip')).rejects.toThrow('at most 500');
  const { report } = inEnglish(
    await readQti(packageOf({ items, test: refs(1000, '../b.xml') }), 'a.zip'),
  );
  expect(report.length).toBe(1001);
  expect(report.at(-1)?.message).toBe('1 more note is not shown.');
});
