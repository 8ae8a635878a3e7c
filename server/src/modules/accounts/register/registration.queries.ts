import { sql } from 'kysely';
import { hashToken } from '../../../access/token.ts';
import { type Db, now } from '../../../platform/db/database.ts';

interface NewRegistration {
  id: string;
  token: string;
  email: string;
  first_name: string;
  last_name: string;
  passwordHash: string;
}

export async function insertRegistration(db: Db, one: NewRegistration): Promise<void> {
  await db
    .insertInto('registrations')
    .values({
      id: one.id,
      token_hash: hashToken(one.token),
      email: one.email,
      first_name: one.first_name,
      last_name: one.last_name,
      password_hash: one.passwordHash,
      created_at: now,
      expires_at: sql<Date>`app.now() + interval '7 days'`,
    })
    .execute();
}

export function findRegistration(db: Db, token: string) {
  return db
    .selectFrom('registrations')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'used_at', 'created_at'])
    .select(sql<boolean>`expires_at <= app.now()`.as('expired'))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

export type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

function waiting(db: Db) {
  return db.selectFrom('registrations').where('used_at', 'is', null).where('expires_at', '>', now);
}

export function findWaiting(db: Db, id: string) {
  return waiting(db)
    .select(['id', 'email', 'first_name', 'last_name', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest registration of an address that waits to be confirmed. */
export function findNewestWaiting(db: Db, email: string) {
  return waiting(db)
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Uses a registration up; false when somebody was faster. */
export async function takeRegistration(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Other registrations of the address come to nothing now, whoever typed them. */
export async function dropOthers(db: Db, { id, email }: Registration): Promise<void> {
  await db.deleteFrom('registrations').where('email', '=', email).where('id', '<>', id).execute();
}

/** The person behind an address that has been proved, under the name that came with the proof. */
export function upsertPerson(
  db: Db,
  { email, first_name, last_name }: Pick<Registration, 'email' | 'first_name' | 'last_name'>,
) {
  return db
    .insertInto('users')
    .values({ email, first_name, last_name, created_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id'])
    .executeTakeFirstOrThrow();
}

export async function rename(
  db: Db,
  id: number,
  { first_name, last_name }: Pick<Registration, 'first_name' | 'last_name'>,
): Promise<void> {
  await db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute();
}
