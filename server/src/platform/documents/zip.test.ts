import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnreadableFile } from './unreadable-file.ts';
import { openZip } from './zip.reader.ts';
import { writeZip } from './zip.writer.ts';

const limits = { entries: 10, totalBytes: 3_000_000, ratio: 100 };
const zipOf = (files: Record<string, Buffer | string>) =>
  writeZip(new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])));

/** Changes the entry of the first file in the directory at the end. */
function withEntry(content: Buffer, change: (entry: Buffer) => void): Buffer {
  change(content.subarray(content.indexOf('PK\u0001\u0002', 0, 'latin1')));
  return content;
}

/** Changes what the archive tells about its directory. */
function withEnd(content: Buffer, change: (end: Buffer) => void): Buffer {
  change(content.subarray(-22));
  return content;
}

test('what is packed is unpacked as it was', async () => {
  const path = fc.stringMatching(/^[\wäß]{1,8}(\/[\w ü]{1,8})?$/);
  const files = fc.dictionary(path, fc.uint8Array({ maxLength: 2000 }), { maxKeys: 10 });
  await fc.assert(
    fc.asyncProperty(files, async (sample) => {
      const packed = new Map(
        Object.entries(sample).map(([name, bytes]) => [name, Buffer.from(bytes)]),
      );
      const zip = await openZip(writeZip(packed), limits);
      expect([...zip.sizes.keys()]).toEqual([...packed.keys()]);
      for (const [name, bytes] of packed) expect(await zip.read(name, 2000)).toEqual(bytes);
    }),
  );
});

test('an entry that is not there is undefined', async () => {
  expect(await (await openZip(zipOf({ a: 'x' }), limits)).read('b', 10)).toBeUndefined();
});

test('paths of other systems are the same paths', async () => {
  const zip = await openZip(zipOf({ 'a\\b.xml': 'x', './c.xml': 'x', 'folder/': '' }), limits);
  expect([...zip.sizes.keys()]).toEqual(['a/b.xml', 'c.xml']);
});

test.each(['../a', 'a/../../b', '/etc/passwd', 'C:\\a', '..\\a', 'a/..', 'a\0b'])(
  'a path out of the archive is refused by its name: %j',
  async (path) => {
    const open = openZip(zipOf({ [path]: 'x' }), limits);
    await expect(open).rejects.toThrow(UnreadableFile);
    await expect(open).rejects.toThrow('leads out of it');
  },
);

test('a path that is there twice is refused', async () => {
  await expect(openZip(zipOf({ 'a/b': 'x', 'a\\b': 'y' }), limits)).rejects.toThrow(
    'a/b is in this ZIP',
  );
});

test('too many entries are refused', async () => {
  const files = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`f${i}`, '']));
  await expect(openZip(zipOf(files), limits)).rejects.toThrow('holds 11 files; 10 are allowed');
});

test('nothing is unpacked beyond what is allowed', async () => {
  const large = Buffer.from(Array.from({ length: 1_400_000 }, (_, i) => (i * i * 7919) >> 5));
  const zip = await openZip(
    zipOf({ a: large, b: large, c: large, bomb: Buffer.alloc(2_000_000) }),
    limits,
  );
  await expect(zip.read('a', 1000)).rejects.toThrow('a is too large when unpacked.');
  await expect(zip.read('bomb', 3_000_000)).rejects.toThrow('bomb is too large when unpacked.');
  expect((await zip.read('a', 2_000_000))?.length).toBe(large.length);
  expect((await zip.read('b', 2_000_000))?.length).toBe(large.length);
  await expect(zip.read('c', 2_000_000)).rejects.toThrow('c is too large when unpacked.');
  // Once unpacked, an entry costs nothing more.
  expect((await zip.read('a', 2_000_000))?.length).toBe(large.length);
});

test.each([
  ['a size that is a lie', (entry: Buffer) => entry.writeUInt32LE(10, 24), 'a is damaged'],
  ['a larger size that is a lie', (entry: Buffer) => entry.writeUInt32LE(2000, 24), 'a is damaged'],
  ['another content', (entry: Buffer) => entry.writeUInt32LE(1, 16), 'a is damaged'],
  ['a place beyond the end', (entry: Buffer) => entry.writeUInt32LE(1e9, 42), 'a is damaged'],
  ['a length beyond the end', (entry: Buffer) => entry.writeUInt32LE(1e9, 20), 'a is damaged'],
  ['a password', (entry: Buffer) => entry.writeUInt16LE(1, 8), 'a is protected by a password'],
  ['another packing', (entry: Buffer) => entry.writeUInt16LE(14, 10), 'a is packed in a way'],
])('%s: the entry is refused by its name', async (_, change, words) => {
  const zip = await openZip(withEntry(zipOf({ a: Buffer.alloc(1000, 'x') }), change), limits);
  await expect(zip.read('a', 1_000_000)).rejects.toThrow(words);
  await expect(zip.read('a', 1_000_000)).rejects.toThrow(UnreadableFile);
});

test.each([
  ['no ZIP file', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['half a file', zipOf({ a: 'hello' }).subarray(0, 40)],
  ['an end alone', withEnd(zipOf({}), (end) => end.writeUInt16LE(1, 10))],
  ['a directory beyond the end', withEnd(zipOf({ a: 'x' }), (end) => end.writeUInt32LE(1e9, 16))],
])('%s is refused', async (_, content) => {
  await expect(openZip(content, limits)).rejects.toThrow('This file is damaged');
});

test('bytes changed anywhere end in a plain error or the same content', async () => {
  const original = zipOf({ 'a.xml': 'hello hello hello', b: Buffer.alloc(200, 'b') });
  const change = fc.record({
    at: fc.nat({ max: original.length - 1 }),
    to: fc.nat({ max: 255 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const content = Buffer.from(original);
      for (const { at, to } of changes) content[at] = to;
      const read = async () => {
        const zip = await openZip(content, limits);
        for (const name of zip.sizes.keys()) await zip.read(name, 1000);
      };
      const thrown: unknown = await read().catch((error: unknown) => error);
      expect(thrown === undefined || thrown instanceof UnreadableFile).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
