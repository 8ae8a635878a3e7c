import { featureKeys } from '@assay/contract/access';
import { type Kysely, sql } from 'kysely';

/** Keys of features that the contract knows and the database does not. */
export async function pendingFeatures(db: Kysely<unknown>): Promise<string[]> {
  const there = await sql<{ there: boolean }>`
    select to_regclass('app.features') is not null as there`.execute(db);
  if (there.rows[0]?.there !== true) return [];
  const { rows } = await sql<{ key: string }>`select key from app.features`.execute(db);
  const known = new Set(rows.map(({ key }) => key));
  return featureKeys.filter((key) => !known.has(key));
}

/**
 * Gives each feature of the contract its row, so that a new one needs no migration. Numbers of those that are there stay what
 * they are; nodes that start together wait for each other. Answers the keys.
 */
export function addFeatures(db: Kysely<unknown>): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('assay features'))`.execute(trx);
    const keys = await pendingFeatures(trx);
    if (keys.length === 0) return [];
    await sql`insert into app.features (id, key, name)
      select (select coalesce(max(id), 0) from app.features) + wanted.place, wanted.key, wanted.key
      from unnest(${keys}::text[]) with ordinality as wanted (key, place)`.execute(trx);
    return keys;
  });
}
