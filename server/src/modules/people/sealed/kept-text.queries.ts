import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Place } from './person-text.crypto.ts';

/** Nobody else adds a text about somebody until the transaction ends: there is an end to how many are kept. */
export async function lockTexts(db: Db, subjectId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(4709, ${subjectId}::integer)`.execute(db);
}

/** About whom a text of the organisation is, be it one that it may not read now; null for one that is not its own. */
export async function findTextSubject(
  db: Db,
  kind: Place['kind'],
  id: number,
): Promise<number | null> {
  const { rows } = await sql<{ subject: number | null }>`
    select app.kept_text_subject(${kind}, ${id}::integer) as subject`.execute(db);
  return rows[0]?.subject ?? null;
}
