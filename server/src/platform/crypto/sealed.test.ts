import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { openKeyring } from './keyring.ts';
import { decrypt, encrypt } from './sealed.ts';
import { openStream, sealedSize, sealStream } from './sealed-stream.ts';

const keyring = openKeyring({ secret: 'the secret in use', formerSecrets: [] });
const changed = openKeyring({ secret: 'a new secret', formerSecrets: ['the secret in use'] });
const foreign = openKeyring({ secret: 'somebody else’s', formerSecrets: [] });

/** A copy with one bit turned. */
function flipped(content: Buffer, at: number): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

/** In parts of odd lengths, as networks bring them. */
function* parts(content: Buffer, length: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += length) yield content.subarray(at, at + length);
}

describe('a sealed value', () => {
  const plain = Buffer.from('a word that nobody else has');
  const sealed = encrypt(keyring, 'kept-texts-1', 'of 5', plain);

  test('is open to its key and its place alone, a former key included', () => {
    expect(sealed.content.includes('word')).toBe(false);
    expect(decrypt(keyring, 'kept-texts-1', 'of 5', sealed)).toEqual(plain);
    expect(decrypt(changed, 'kept-texts-1', 'of 5', sealed)).toEqual(plain);
    expect(encrypt(changed, 'kept-texts-1', 'of 5', plain).keyId).not.toBe(sealed.keyId);
    expect(() => decrypt(keyring, 'kept-texts-1', 'of 6', sealed)).toThrow('authenticate');
    expect(() => decrypt(keyring, 'totp-1', 'of 5', sealed)).toThrow('No key');
    expect(() => decrypt(foreign, 'kept-texts-1', 'of 5', sealed)).toThrow('No key');
  });

  test('from before there were ids of keys opens still', () => {
    const old = { ...sealed, keyId: 'kept-texts-1' };
    expect(decrypt(keyring, 'kept-texts-1', 'of 5', old)).toEqual(plain);
    expect(decrypt(changed, 'kept-texts-1', 'of 5', old)).toEqual(plain);
    expect(() => decrypt(foreign, 'kept-texts-1', 'of 5', old)).toThrow('authenticate');
  });

  test('is refused with any bit turned, or cut off', () => {
    for (let at = 0; at < sealed.content.length; at += 1) {
      const content = flipped(sealed.content, at);
      expect(() => decrypt(keyring, 'kept-texts-1', 'of 5', { ...sealed, content })).toThrow(
        'authenticate',
      );
    }
    for (let length = 0; length < sealed.content.length; length += 1) {
      const content = sealed.content.subarray(0, length);
      expect(() => decrypt(keyring, 'kept-texts-1', 'of 5', { ...sealed, content })).toThrow(
        /authenticat|vector/,
      );
    }
  });
});

const refused = /authenticate|not sealed|No key|ends after its header|cut off/;
const chunk = 64 * 1024;
const header = 44;

const sealFile = (plain: Buffer, context = 'file 5') =>
  buffer(sealStream(keyring, 'files-1', context, Readable.from(parts(plain, 10_007))));

async function openFile(sealed: Buffer, context = 'file 5', by = keyring): Promise<Buffer> {
  return buffer(await openStream(by, 'files-1', context, Readable.from(parts(sealed, 9973))));
}

describe('a sealed file', () => {
  test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 17])(
    'of %i bytes comes back, and its size was known before',
    async (size) => {
      const plain = randomBytes(size);
      const sealed = await sealFile(plain);
      expect(sealed.length).toBe(sealedSize(size));
      expect((await openFile(sealed)).equals(plain)).toBe(true);
      expect((await openFile(sealed, 'file 5', changed)).equals(plain)).toBe(true);
    },
  );

  test('says nothing of its content, and never the same twice', async () => {
    const plain = Buffer.alloc(2 * chunk, 'canary ');
    const sealed = await sealFile(plain);
    expect(sealed.includes('canary')).toBe(false);
    expect((await sealFile(plain)).subarray(header).equals(sealed.subarray(header))).toBe(false);
  });

  test('is refused when it was altered, exchanged, cut off or put together anew', async () => {
    const plain = randomBytes(2 * chunk + 100);
    const sealed = await sealFile(plain);
    const piece = chunk + 16;
    const [head, first, second, last] = [
      sealed.subarray(0, header),
      sealed.subarray(header, header + piece),
      sealed.subarray(header + piece, header + 2 * piece),
      sealed.subarray(header + 2 * piece),
    ] as const;
    const another = await sealFile(plain);
    const wrong: Record<string, Buffer> = {
      'another mark': flipped(sealed, 0),
      'another key': flipped(sealed, 5),
      'another salt': flipped(sealed, 20),
      'a bit of the first chunk': flipped(sealed, header),
      'a bit of a proof': flipped(sealed, header + piece - 1),
      'a bit of the last chunk': flipped(sealed, sealed.length - 1),
      nothing: Buffer.alloc(0),
      'half a header': sealed.subarray(0, 20),
      'a header alone': head,
      'cut within a chunk': sealed.subarray(0, header + piece + 500),
      'cut between chunks': Buffer.concat([head, first, second]),
      'more than there was': Buffer.concat([sealed, Buffer.alloc(piece)]),
      'chunks in another order': Buffer.concat([head, second, first, last]),
      'a chunk left out': Buffer.concat([head, first, last]),
      'a chunk of another file': Buffer.concat([
        head,
        another.subarray(header, header + piece),
        second,
        last,
      ]),
      'never sealed': plain,
    };
    const taken: string[] = [];
    for (const [how, content] of Object.entries(wrong)) {
      const outcome = await openFile(content).catch(String);
      if (typeof outcome !== 'string' || !refused.test(outcome)) taken.push(how);
    }
    expect(taken).toEqual([]);
    await expect(openFile(sealed, 'file 6')).rejects.toThrow('authenticate');
    await expect(openFile(sealed, 'file 5', foreign)).rejects.toThrow('No key');
  });

  test('closes what it reads from, also when nobody reads on', async () => {
    const source = Readable.from(parts(await sealFile(randomBytes(5 * chunk)), chunk));
    const opened = await openStream(keyring, 'files-1', 'file 5', source);
    opened.destroy();
    await new Promise((resolve) => source.once('close', resolve));
    expect(source.destroyed).toBe(true);
  });
});
