import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeTestBucket, startTestBucket, type TestBucket } from '../../test/s3.ts';
import { openKeyring } from '../crypto/keyring.ts';
import { type Files, openFiles } from './files.ts';
import { findSealed, putSealed, resealFile } from './sealed-files.ts';

let dataDir: string;
let bucket: TestBucket;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'assay-store-'));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await removeTestBucket(bucket);
  await rm(dataDir, { recursive: true, force: true });
});

async function originOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000);

async function contentOf(files: Files, key: string): Promise<Buffer | null> {
  const stream = await files.find(key);
  return stream === null ? null : buffer(stream);
}

async function listAll(files: Files, prefix: string, before = tomorrow()): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.listBefore(prefix, before)) keys.push(key);
  return keys.toSorted();
}

describe.each(['folder', 'S3'])('files in a %s', (kind) => {
  let files: Files;
  beforeAll(async () => {
    files = await openFiles({ dataDir, s3: kind === 'S3' ? bucket.config : null });
  });

  test('are written, replaced, read and removed', async () => {
    expect(await contentOf(files, 'a/one.png')).toBeNull();
    await files.put('a/one.png', Buffer.from('first, and longer'));
    await files.put('a/one.png', Buffer.from('second'));
    expect(String(await contentOf(files, 'a/one.png'))).toBe('second');
    const { size, written } = (await files.look('a/one.png')) ?? {};
    expect([size, written?.getTime()]).toEqual([6, expect.any(Number)]);
    expect(await files.look('a/two.png')).toBeNull();
    const all: string[] = [];
    for await (const key of files.list('')) all.push(key);
    expect(all).toContain('a/one.png');
    await files.remove('a/one.png');
    await files.remove('a/one.png');
    expect(await contentOf(files, 'a/one.png')).toBeNull();
  });

  test('go from an upload into the store and out of it as streams', async () => {
    const size = 24 * 1024 * 1024;
    const block = randomBytes(64 * 1024);
    const sent = Readable.from(Array.from({ length: size / block.length }, () => block));
    const upload = await files.receive(sent);
    expect(upload.size).toBe(size);
    await files.put('a/large', upload);
    let read = 0;
    let largest = 0;
    for await (const chunk of (await files.find('a/large')) as Readable) {
      const { length } = chunk as Buffer;
      read += length;
      largest = Math.max(largest, length);
    }
    expect(read).toBe(size);
    expect(largest).toBeLessThan(1024 * 1024);
    await files.discard(upload);
    await files.discard(upload);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    await files.remove('a/large');
  });

  test('are made while they are stored', async () => {
    const parts = Array.from({ length: 40 }, () => randomBytes(64 * 1024));
    const size = 40 * 64 * 1024;
    await files.put('a/made', { content: Readable.from(parts, { objectMode: false }), size });
    expect(await contentOf(files, 'a/made')).toEqual(Buffer.concat(parts));
    await files.remove('a/made');
  });

  test('leave nothing when the upload breaks off', async () => {
    const broken = Readable.from(
      (function* parts() {
        yield Buffer.alloc(200_000);
        throw new Error('gone');
      })(),
    );
    await expect(files.receive(broken)).rejects.toThrow('gone');
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  test('are listed by prefix and age', async () => {
    await files.put('b/1/x.png', Buffer.from('x'));
    await files.put('b/2/y.png', Buffer.from('y'));
    await files.put('c/z.png', Buffer.from('z'));
    expect(await listAll(files, 'b')).toEqual(['b/1/x.png', 'b/2/y.png']);
    expect(await listAll(files, 'b', new Date(Date.now() - 60_000))).toEqual([]);
    expect(await listAll(files, 'nothing')).toEqual([]);
    const keys: string[] = [];
    for await (const key of files.list('b')) keys.push(key);
    expect(keys.toSorted()).toEqual(['b/1/x.png', 'b/2/y.png']);
  });

  test('are sealed anew where they lie, once, and left alone when no key opens them', async () => {
    const former = openKeyring({ secret: 'the secret before', formerSecrets: [] });
    const both = openKeyring({ secret: 'a new secret', formerSecrets: ['the secret before'] });
    const alone = openKeyring({ secret: 'a new secret', formerSecrets: [] });
    for (const size of [0, 1, 300_000]) {
      const content = randomBytes(size);
      await putSealed({ files, keyring: former }, 'd/1', 7, content);
      const before = await contentOf(files, 'd/1');
      await expect(resealFile({ files, keyring: alone }, 'd/1', 7, size)).rejects.toThrow('No key');
      await expect(resealFile({ files, keyring: both }, 'd/1', 8, size)).rejects.toThrow('auth');
      expect(await contentOf(files, 'd/1')).toEqual(before);
      expect(await resealFile({ files, keyring: both }, 'd/1', 7, size)).toBe('sealed');
      expect(await resealFile({ files, keyring: both }, 'd/1', 7, size)).toBe('current');
      const opened = await findSealed({ files, keyring: alone }, 'd/1', 7);
      expect((await buffer(opened as Readable)).equals(content)).toBe(true);
    }
    await files.remove('d/1');
    expect(await resealFile({ files, keyring: both }, 'd/1', 7, 1)).toBe('missing');
    await files.put(
      'd/2',
      Buffer.from('never sealed, and longer than the header of a sealed file'),
    );
    const plain = resealFile({ files, keyring: both }, 'd/2', 7, 1);
    await expect(plain).rejects.toThrow('not sealed');
  });

  test('never leave the store by their key', async () => {
    const outside = files.put('../outside', Buffer.from('x'));
    await expect(outside).rejects.toMatchObject({ cause: expect.any(Error) });
    await expect(files.find('../../etc/passwd')).rejects.toThrow('traversal');
  });
});

/** s3rver cannot continue a listing on this Node, so this answers as S3 does. */
function listingOf(keys: string[], next: string | null): string {
  const contents = keys.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`,
  );
  const more = next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}<IsTruncated>${next !== null}</IsTruncated>${more}</ListBucketResult>`;
}

test('a listing of S3 goes on past one page', async () => {
  const server = createHttpServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://s3');
    const second = searchParams.get('continuation-token') === 'page-2';
    response.setHeader('content-type', 'application/xml');
    response.end(second ? listingOf(['many/3'], null) : listingOf(['many/1', 'many/2'], 'page-2'));
  });
  const endpoint = await originOf(server);
  const files = await openFiles({ dataDir, s3: { ...bucket.config, endpoint } });
  expect(await listAll(files, 'many')).toEqual(['many/1', 'many/2', 'many/3']);
  server.close();
});

test('a folder shows a file as a whole or not at all', async () => {
  const files = await openFiles({ dataDir, s3: null });
  await files.put('whole/file', Buffer.from('before'));
  // Missing from the start, and broken while it is read.
  for (const path of [join(dataDir, 'nothing-here'), dataDir])
    await expect(files.put('whole/file', { path, size: 9 })).rejects.toMatchObject({ status: 503 });
  const made = Readable.from(
    (function* parts() {
      yield Buffer.alloc(200_000);
      throw new Error('gone');
    })(),
    { objectMode: false },
  );
  const stored = files.put('whole/file', { content: made, size: 400_000 });
  await expect(stored).rejects.toMatchObject({ status: 503 });
  expect(String(await contentOf(files, 'whole/file'))).toBe('before');
  expect(await readdir(join(dataDir, 'files/whole'))).toEqual(['file']);
});

test('uploads that a killed node left are gone after a day', async () => {
  const uploads = join(dataDir, 'uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'old'), 'x');
  await writeFile(join(uploads, 'young'), 'x');
  const longAgo = new Date(Date.now() - 25 * 3600 * 1000);
  await utimes(join(uploads, 'old'), longAgo, longAgo);
  await openFiles({ dataDir, s3: null });
  expect(await readdir(uploads)).toEqual(['young']);
  await rm(join(uploads, 'young'));
});

describe('S3 that does not do its part', () => {
  test.each([
    ['is not there', { endpoint: 'http://127.0.0.1:9' }],
    ['does not know the bucket', { bucket: 'somebody-elses' }],
    ['refuses the key', { accessKeyId: 'not a known one' }],
  ])('%s: unavailable, and never taken for a missing file', async (_how, changes) => {
    const files = await openFiles({ dataDir, s3: { ...bucket.config, ...changes } });
    const away = { status: 503, code: 'unavailable', cause: expect.any(Error) };
    await expect(files.put('a/b', Buffer.from('x'))).rejects.toMatchObject(away);
    await expect(files.find('a/b')).rejects.toMatchObject(away);
  });

  test('takes a call and never answers: given up', async () => {
    const silent = createServer();
    const endpoint = await originOf(silent);
    const files = await openFiles({ dataDir, s3: { ...bucket.config, endpoint } });
    const begun = performance.now();
    await expect(files.find('a/b')).rejects.toMatchObject({ status: 503 });
    expect(performance.now() - begun).toBeLessThan(25_000);
    silent.close();
  });
});
