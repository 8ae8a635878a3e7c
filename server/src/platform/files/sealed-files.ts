import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Keyring } from '../crypto/keyring.ts';
import { keyIdOf, openStream, sealedSize, sealStream } from '../crypto/sealed-stream.ts';
import type { Files, Made, Upload } from './files.ts';

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
  plain: Upload | Made | Buffer,
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

/**
 * Seals a kept file with the key in use; whoever reads it meanwhile gets the one or the other, whole. Throws, and leaves it
 * as it is, when no key opens it or it is not what was kept.
 * @param size of its content, in bytes.
 */
export async function resealFile(
  store: SealedStore,
  key: string,
  ownerId: number,
  size: number,
): Promise<'sealed' | 'current' | 'missing'> {
  const found = await store.files.find(key);
  if (found === null) return 'missing';
  if ((await keyIdOf(found)) === store.keyring.current(purpose).id) return 'current';
  const content = await findSealed(store, key, ownerId);
  if (content === null) return 'missing';
  await putSealed(store, key, ownerId, { content, size });
  return 'sealed';
}

/** A file is opened by whoever reads it, so that a store that is away leaves nothing open. */
async function* contentOf(plain: Upload | Made | Buffer): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(plain)) yield plain;
  else if ('content' in plain) yield* plain.content;
  else yield* createReadStream(plain.path);
}

function contextOf(key: string, ownerId: number): string {
  return `${key} ${ownerId}`;
}
