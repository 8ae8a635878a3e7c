import type { Kysely } from 'kysely';
import type { Database } from '../../../schema/database.ts';
import { nothingYet, type Resealed, withReason } from '../crypto/resealed.ts';
import { type Db, system, transact, type Trx } from '../db/database.ts';
import { resealFile, type SealedStore } from './sealed-files.ts';

interface KeptFile {
  key: string;
  ownerId: number;
  /** Of its content, in bytes. */
  size: number;
}

/** Files of one kind, as rows name them. */
export interface KeptFiles {
  /** Those behind `after` in the order of their keys. */
  list: (db: Db, after: string, limit: number) => Promise<KeptFile[]>;
  isUsed: (db: Db, key: string) => Promise<boolean>;
}

const batchSize = 200;

/** Seals all files of a kind with the key in use. What was sealed when it broke off is not sealed again. */
export async function resealFiles(
  store: SealedStore & { db: Kysely<Database> },
  { list, isUsed }: KeptFiles,
): Promise<Resealed> {
  const result = nothingYet();
  const read = <T>(work: (trx: Trx) => Promise<T>) =>
    transact(store.db, system, work, { readOnly: true });
  let after = '';
  for (;;) {
    const batch = await read((trx) => list(trx, after, batchSize));
    for (const { key, ownerId, size } of batch) {
      const outcome = await resealFile(store, key, ownerId, size).catch((error: unknown) =>
        withReason(key, error),
      );
      if (outcome === 'current') result.current += 1;
      // Deleted while it was being written: whoever deletes it has looked for the file already.
      else if (!(await read((trx) => isUsed(trx, key)))) await store.files.remove(key);
      else if (outcome === 'sealed') result.sealed += 1;
      else if (outcome === 'missing') result.missing.push(key);
      else result.failed.push(outcome);
    }
    const last = batch.at(-1);
    if (last === undefined) return result;
    after = last.key;
  }
}
