import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { accountStamp } from '../erasure/erasure.queries.ts';
import type { Erased } from './remembered.service.ts';

/** Accounts of these numbers. */
export function listAccounts(db: Db, ids: number[]): Promise<Erased[]> {
  return db
    .selectFrom('users')
    .select(['id', accountStamp.as('stamp')])
    .where('id', 'in', ids)
    .execute();
}

export interface Sitting extends Erased {
  subject_id: number;
  test: string;
}

/** Sittings of these numbers. */
export function listSittings(db: Db, ids: number[]): Promise<Sitting[]> {
  const stamp = sql<string>`(extract(epoch from started_at) * 1000000)::bigint::text`;
  return db
    .selectFrom('attempts')
    .select(['id', 'subject_id', 'test', stamp.as('stamp')])
    .where('id', 'in', ids)
    .execute();
}
