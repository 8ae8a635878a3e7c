import type { Language } from '@assay/contract/languages';
import { type Insertable, sql } from 'kysely';
import type { SessionsTable } from '../../../schema/database.ts';
import { type Db, now } from '../../platform/db/database.ts';

/** Null before one was chosen. */
const language = sql<Language | null>`users.language`.as('language');

export function findUser(db: Db, id: number) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps the language that a person has chosen. */
export async function saveLanguage(db: Db, id: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

/** The account behind an address, with the hash to compare; the hash is null before a password was chosen. */
export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'credentials.password_hash', language])
    .where('users.email', '=', email)
    .executeTakeFirst();
}

export async function listRoles(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

type NewSession = Pick<
  Insertable<SessionsTable>,
  'user_id' | 'token_hash' | 'idle_seconds' | 'ip' | 'user_agent'
>;

/** No session lasts longer than 90 days, however busy it is. */
export function insertSession(db: Db, session: NewSession) {
  return db
    .insertInto('sessions')
    .values({
      ...session,
      created_at: now,
      last_seen_at: now,
      expires_at: sql<Date>`app.now() + interval '90 days'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Sets a first password; false when there is one already. */
export async function insertPassword(db: Db, userId: number, hash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('credentials')
    .values({ user_id: userId, password_hash: hash, changed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether this hash is the account's; held until the transaction ends, so that a new password waits. */
export async function isStillPassword(
  db: Db,
  userId: number,
  hash: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('credentials')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('password_hash', '=', hash ?? '')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
