import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Rows beyond which planning anew costs nothing beside writing them. */
const many = 500;

/**
 * Before many rows are written. What looks up the other end of a key was planned when this connection did so first: in a new
 * installation from a table of one page, which is read from end to end. Ten thousand people would read it ten thousand times,
 * as long as it has become by then.
 */
export async function forgetPlans(db: Db, rows: number): Promise<void> {
  if (rows > many) await sql`discard plans`.execute(db);
}
