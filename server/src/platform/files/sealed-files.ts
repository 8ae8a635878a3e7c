import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Keyring } from '../crypto/keyring.ts';
import { openStream, sealedSize, sealStream } from '../crypto/sealed-stream.ts';
import type { Files, Upload } from './files.ts';

export interface SealedStore {
  files: Files;
  keyring: Keyring;
}

const purpose = 'files-1';

/** Keeps a file of one person so that only this program can read it, and only as that person's, under that key. */
export function putSealed(
  { files, keyring }: SealedStore,
  key: string,
  ownerId: number,
  plain: Upload | Buffer,
): Promise<void> {
  const content = sealStream(keyring, purpose, contextOf(key, ownerId), contentOf(plain));
  const size = Buffer.isBuffer(plain) ? plain.length : plain.size;
  return files.put(key, { content, size: sealedSize(size) });
}

/** The content as it came, null when there is no such file. Throws when it is not what was kept. */
export async function findSealed(
  { files, keyring }: SealedStore,
  key: string,
  ownerId: number,
): Promise<Readable | null> {
  const sealed = await files.find(key);
  if (sealed === null) return null;
  return openStream(keyring, purpose, contextOf(key, ownerId), sealed);
}

/** A file is opened by whoever reads it, so that a store that is away leaves nothing open. */
async function* contentOf(plain: Upload | Buffer): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(plain)) yield plain;
  else yield* createReadStream(plain.path);
}

function contextOf(key: string, ownerId: number): string {
  return `${key} ${ownerId}`;
}
