import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { type Db, system, transact } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { attemptDeleted } from '../../instruments/index.ts';
import { erase } from '../erasure/erasure.service.ts';
import { deleteAttempts } from '../tests/test-deletion.queries.ts';
import {
  type Erased,
  type ErasedKind,
  erasureCommitted,
  isOwnErasure,
  keyOf,
  listErasures,
  writeErasure,
} from './remembered.service.ts';
import { listAccounts, listSittings, type Sitting } from './restored.queries.ts';

/** Looks at the start of every worker, and daily, whether a backup has brought back what was deleted. */
const restoredSearch = defineJob('own-data.restored', { schedule: '17 4 * * *', atStart: true });

type Store = Pick<Services, 'db' | 'files' | 'keyring'>;

export interface Restored {
  accounts: number[];
  sittings: Sitting[];
  /** Objects that name something that is there, but were not written by this product, or with a secret it does not know. */
  unknown: string[];
}

/** What was deleted and is there all the same. */
export async function findRestored(store: Store): Promise<Restored> {
  const unknown: string[] = [];
  const accounts = await returned(store, 'accounts', listAccounts, unknown);
  const sittings = await returned(store, 'tests', listSittings, unknown);
  return { accounts: accounts.map(({ id }) => id), sittings, unknown };
}

/** Deletes it once more, as it was deleted; on several nodes at once each thing once. */
export async function eraseRestored(store: Store & Pick<Services, 'jobs'>): Promise<Restored> {
  const { db, jobs } = store;
  const found = await findRestored(store);
  // A role that has come back goes with the account that had lost it.
  for (const id of found.accounts) {
    await transact(db, system, (trx) => erase(trx, { jobs, requestId: 'restored' }, id));
  }
  for (const { id, subject_id: subjectId, test } of found.sittings) {
    await transact(db, system, (trx) => deleteAttempts(trx, subjectId, [test], [id]));
  }
  return found;
}

export const restoredJobs = [erasureCommitted, restoredSearch];

export function restoredWorkers(services: Services): JobHandler[] {
  return [
    handle(erasureCommitted, (erased) => writeErasure(services, erased)),
    handle(attemptDeleted, ({ at, ...gone }) =>
      writeErasure(services, { key: keyOf('tests', gone), at }),
    ),
    handle(restoredSearch, async () => {
      const { unknown } = await eraseRestored(services);
      if (unknown.length > 0) throw new Error(unknownInWords(unknown));
    }),
  ];
}

export function unknownInWords(unknown: readonly string[]): string {
  return `${unknown.length} deletions are not sealed with APP_SECRET or APP_SECRET_FORMER and were left alone: ${unknown.slice(0, 20).join(', ')}`;
}

async function returned<Row extends Erased>(
  { db, files, keyring }: Store,
  kind: ErasedKind,
  list: (trx: Db, ids: number[]) => Promise<Row[]>,
  unknown: string[],
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const batch of inBatches(listErasures(files, kind))) {
    for (const row of await present(db, batch, list)) {
      const key = keyOf(kind, row);
      if (await isOwnErasure({ files, keyring }, key)) found.push(row);
      else unknown.push(key);
    }
  }
  return found;
}

/** By number and stamp: after a restore numbers are given a second time. */
async function present<Row extends Erased>(
  db: Kysely<Database>,
  batch: Erased[],
  list: (trx: Db, ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const erased = new Set(batch.map(({ id, stamp }) => `${id} ${stamp}`));
  const ids = batch.map(({ id }) => id);
  const rows = await transact(db, system, (trx) => list(trx, ids), { readOnly: true });
  return rows.filter(({ id, stamp }) => erased.has(`${id} ${stamp}`));
}

async function* inBatches(erased: AsyncIterable<Erased>): AsyncGenerator<Erased[]> {
  let batch: Erased[] = [];
  for await (const one of erased) {
    batch.push(one);
    if (batch.length < 1000) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
