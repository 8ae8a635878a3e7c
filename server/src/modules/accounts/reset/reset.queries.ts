import { sql } from 'kysely';
import { hashToken } from '../../../access/token.ts';
import { type Db, now } from '../../../platform/db/database.ts';

/** Writes a link when its mail leaves; a mail that is tried again carries the same one. */
export async function keepReset(
  db: Db,
  { id, token, userId }: { id: string; token: string; userId: number },
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      id,
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: sql<Date>`app.now() + interval '1 hour'`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function findReset(db: Db, token: string) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select([
      'password_resets.id',
      'password_resets.user_id',
      'password_resets.used_at',
      'users.email',
      'users.first_name',
      'users.last_name',
      sql<boolean>`password_resets.expires_at <= app.now()`.as('expired'),
    ])
    .where('password_resets.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Uses a link up; false when somebody was faster or it is too old. */
export async function takeReset(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Links mailed before do nothing any more, and nobody stays logged in. */
export async function closeDoors(db: Db, userId: number, usedId: string): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('id', '<>', usedId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
}

export async function replacePassword(db: Db, userId: number, hash: string): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ password_hash: hash, changed_at: now })
    .where('user_id', '=', userId)
    .execute();
}
