import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';

/** Sessions of a user that still work, the one seen last first. */
export function listSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(sql<Date>`app.session_end(sessions)`, '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export async function deleteOwnSession(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteSessions(
  db: Db,
  userId: number,
  except: number | null,
): Promise<number> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== null) query = query.where('id', '<>', except);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
