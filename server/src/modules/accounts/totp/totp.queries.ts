import { type RawBuilder, sql } from 'kysely';
import type { Sealed } from '../../../platform/crypto/sealed.ts';
import { type Db, now } from '../../../platform/db/database.ts';

export function findTotp(db: Db, userId: number) {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export type Totp = NonNullable<Awaited<ReturnType<typeof findTotp>>>;

export function listTotpsAfter(db: Db, userId: number, limit: number) {
  return db
    .selectFrom('totp')
    .selectAll()
    .where('user_id', '>', userId)
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** False when it is not what it was any more. */
export async function replaceSecret(db: Db, former: Totp, fresh: Sealed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ secret: fresh.content, key_id: fresh.keyId })
    .where('user_id', '=', former.user_id)
    .where('secret', '=', former.secret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Begins a set-up, or begins it again; false when a second factor is on. */
export async function insertTotp(
  db: Db,
  userId: number,
  { content: secret, keyId }: Sealed,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('totp')
    .values({ user_id: userId, secret, key_id: keyId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, key_id: keyId, created_at: now, last_step: 0 })
        .where('totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes the code of a time step; false when it, or a later one, has been taken before. */
export async function takeStep(
  db: Db,
  userId: number,
  step: number,
  confirm = false,
): Promise<boolean> {
  const confirmed: RawBuilder<Date> = sql`coalesce(totp.confirmed_at, app.now())`;
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step, ...(confirm ? { confirmed_at: confirmed } : {}) })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  hashes: Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Each recovery code is good once. */
export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((where) => where.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteTotp(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('totp').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function insertChallenge(db: Db, userId: number, hash: Buffer): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: now,
      expires_at: sql<Date>`app.now() + interval '5 minutes'`,
    })
    .execute();
}

/** Counts a try before it is made; absent when there is none left or the time is over. */
export function tryChallenge(db: Db, hash: Buffer) {
  return db
    .updateTable('login_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries', '<', 5)
    .returning(['user_id'])
    .executeTakeFirst();
}

/** False when somebody was faster. */
export async function takeChallenge(db: Db, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_challenges')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
