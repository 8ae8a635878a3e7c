import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Keyring, keyIdBytes, type Purpose } from './keyring.ts';
import { cutIntoPieces } from './pieces.ts';

/**
 * Files of any size, encrypted in chunks (STREAM: Hoang, Reyhanitabar, Rogaway and Vizár, CRYPTO 2015). A header of mark,
 * id of the key and salt, then chunks of 64 KiB, each by AES-256-GCM under a key of this file alone, with its number and
 * whether it is the last one as nonce: none can be altered, left out, moved, added, or come from elsewhere.
 */
const mark = Buffer.from('ASF1');
const headerSize = mark.length + keyIdBytes + 32;
const chunkSize = 64 * 1024;
const tagSize = 16;
const pieceSize = chunkSize + tagSize;

/** What a file of `size` bytes becomes, in bytes. */
export function sealedSize(size: number): number {
  return headerSize + size + tagSize * chunksOf(size);
}

/** Encrypts what is read from `plain`. `context` says whose file it is and where it lies. */
export function sealStream(
  keyring: Keyring,
  purpose: Purpose,
  context: string,
  plain: AsyncIterable<Buffer>,
): Readable {
  const { id, key } = keyring.current(purpose);
  const header = Buffer.concat([mark, Buffer.from(id, 'hex'), randomBytes(32)]);
  async function* sealed() {
    yield header;
    const fileKey = fileKeyOf(key, header, context);
    let at = 0;
    for await (const { piece, last } of cutIntoPieces(plain, chunkSize)) {
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(at, last));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      at += 1;
    }
  }
  return Readable.from(sealed(), { objectMode: false });
}

/**
 * Decrypts a file. Nothing leaves before its chunk is proved, and the first one is proved before this answers. Throws,
 * or ends the stream with the error, when the file was altered, cut off, exchanged, or no key fits.
 */
export async function openStream(
  keyring: Keyring,
  purpose: Purpose,
  context: string,
  sealed: Readable,
): Promise<Readable> {
  async function* opened() {
    let fileKey: Buffer | undefined;
    let at = 0;
    for await (const { piece, last } of cutIntoPieces(sealed, pieceSize, headerSize)) {
      if (fileKey === undefined) {
        if (last) throw new Error('A stored file ends after its header');
        fileKey = readHeader(keyring, purpose, context, piece);
      } else {
        yield openChunk(fileKey, piece, at, last);
        at += 1;
      }
    }
  }
  return begun(opened(), sealed);
}

/** Which key a file was sealed with, told by its beginning; ends what it reads from. Throws when it is not sealed. */
export async function keyIdOf(sealed: Readable): Promise<string> {
  try {
    for await (const { piece } of cutIntoPieces(sealed, pieceSize, headerSize))
      return readKeyId(piece);
    throw notSealed();
  } finally {
    sealed.destroy();
  }
}

/** Also of an empty file there is one. */
function chunksOf(size: number): number {
  return Math.max(1, Math.ceil(size / chunkSize));
}

function readHeader(keyring: Keyring, purpose: Purpose, context: string, header: Buffer): Buffer {
  const id = readKeyId(header);
  const [key] = keyring.find(purpose, id);
  if (key === undefined) throw new Error(`No key ${id} for ${purpose}`);
  return fileKeyOf(key.key, header, context);
}

function readKeyId(header: Buffer): string {
  if (header.length < headerSize || !header.subarray(0, mark.length).equals(mark))
    throw notSealed();
  return header.toString('hex', mark.length, mark.length + keyIdBytes);
}

function notSealed(): Error {
  return new Error('A stored file is not sealed');
}

function fileKeyOf(key: Buffer, header: Buffer, context: string): Buffer {
  const salt = header.subarray(mark.length + keyIdBytes);
  return Buffer.from(
    hkdfSync('sha256', key, salt, Buffer.concat([mark, Buffer.from(context)]), 32),
  );
}

function openChunk(fileKey: Buffer, piece: Buffer, at: number, last: boolean): Buffer {
  const end = piece.length - tagSize;
  if (end < 0) throw new Error('A stored file is cut off');
  const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(at, last), {
    authTagLength: tagSize,
  });
  decipher.setAuthTag(piece.subarray(end));
  return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
}

/** The key is the file's alone, so a counter is enough. */
function nonceOf(at: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(at, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** A stream whose first chunk is there; it ends what it reads from, however it ends itself. */
async function begun(chunks: AsyncGenerator<Buffer>, source: Readable): Promise<Readable> {
  const first = await chunks.next();
  async function* all() {
    if (first.done !== true && first.value.length > 0) yield first.value;
    yield* chunks;
  }
  const stream = Readable.from(all(), { objectMode: false });
  return stream.once('close', () => source.destroy());
}
