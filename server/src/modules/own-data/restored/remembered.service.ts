import { buffer } from 'node:stream/consumers';
import type { Trx } from '../../../platform/db/database.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { nothingYet, type Resealed, withReason } from '../../../platform/crypto/resealed.ts';
import { decrypt, encrypt } from '../../../platform/crypto/sealed.ts';
import type { Files } from '../../../platform/files/files.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';

/** What is deleted on somebody's wish and must not come back with a backup of the database. */
export type ErasedKind = 'accounts' | 'tests';

/** A number and the moment that came with it: nobody can be told by them, and nobody else has both. */
export interface Erased {
  id: number;
  stamp: string;
}

interface Store {
  files: Files;
  keyring: Keyring;
}

/** Beside the database, so that restoring it does not forget. Nothing is ever removed here by the product. */
export const erasedFolder = 'erased';
const purpose = 'erased-1';

/** Until the store takes it, for as long as the queue keeps work. */
export const erasureCommitted = defineJob<{ key: string; at: string }>('own-data.erased', {
  retryLimit: 1000,
});

/** Commits with the deletion, so that nothing is remembered that has not happened. */
export function rememberErasures(
  db: Trx,
  jobs: Jobs,
  kind: ErasedKind,
  gone: readonly Erased[],
): Promise<void> {
  const at = new Date().toISOString();
  const list = gone.map(({ id, stamp }) => ({ key: keyOf(kind, { id, stamp }), at }));
  return jobs.sendMany(db, erasureCommitted, list);
}

/** Sealed, so that whoever can write into the store cannot have people deleted. */
export async function writeErasure(
  { files, keyring }: Store,
  { key, at }: { key: string; at: string },
): Promise<void> {
  const { keyId, content } = encrypt(keyring, purpose, key, Buffer.from(at));
  const written = { key_id: keyId, sealed: content.toString('base64') };
  await files.put(key, Buffer.from(JSON.stringify(written)));
}

/** Whether the product has written it, with its secret or a former one. */
export async function isOwnErasure({ files, keyring }: Store, key: string): Promise<boolean> {
  const content = await contentOf(files, key);
  if (content === null) return false;
  try {
    openErasure(keyring, key, content);
    return true;
  } catch {
    return false;
  }
}

/** Seals all of them with the key in use. One that the product has not written is left alone. */
export async function resealErasures(store: Store): Promise<Resealed> {
  const result = nothingYet();
  for (const kind of ['accounts', 'tests'] as const) {
    for await (const erased of listErasures(store.files, kind)) {
      const key = keyOf(kind, erased);
      try {
        const content = await contentOf(store.files, key);
        if (content === null) continue;
        const { keyId, at } = openErasure(store.keyring, key, content);
        const isCurrent = keyId === store.keyring.current(purpose).id;
        if (!isCurrent) await writeErasure(store, { key, at });
        result[isCurrent ? 'current' : 'sealed'] += 1;
      } catch (error) {
        result.failed.push(withReason(key, error));
      }
    }
  }
  return result;
}

async function contentOf(files: Files, key: string): Promise<Buffer | null> {
  const found = await files.find(key);
  return found === null ? null : buffer(found);
}

/** Throws when no key opens it. */
function openErasure(keyring: Keyring, key: string, content: Buffer) {
  const { key_id, sealed } = JSON.parse(content.toString()) as Record<string, string>;
  const value = { keyId: String(key_id), content: Buffer.from(String(sealed), 'base64') };
  return { keyId: value.keyId, at: decrypt(keyring, purpose, key, value).toString() };
}

export async function* listErasures(files: Files, kind: ErasedKind): AsyncGenerator<Erased> {
  for await (const key of files.list(`${erasedFolder}/${kind}`)) {
    const [, id, stamp] = /\/(\d{1,10})-(\d+)$/.exec(key) ?? [];
    if (id !== undefined && stamp !== undefined) yield { id: Number(id), stamp };
  }
}

export function keyOf(kind: ErasedKind, { id, stamp }: Erased): string {
  return `${erasedFolder}/${kind}/${id}-${stamp}`;
}
