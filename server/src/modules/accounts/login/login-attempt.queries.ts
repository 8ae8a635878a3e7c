import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';

/**
 * Counts an attempt before it is made, so that many at once cannot slip through; a success takes it
 * back. Past the limit within a quarter of an hour each one doubles the wait, up to 15 minutes.
 * Answers whether the attempt may be made.
 */
export async function reserveAttempt(db: Db, key: Buffer, limit: number): Promise<boolean> {
  const recent = sql<boolean>`login_failures.last_failed_at > app.now() - interval '15 minutes'`;
  const count = sql<number>`case when ${recent} then login_failures.failures + 1 else 1 end`;
  const row = await db
    .insertInto('login_failures')
    .values({ key, failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: count,
          last_failed_at: now,
          blocked_until: sql<Date>`case when ${count} >= ${limit}::integer then app.now()
            + least(interval '15 minutes', interval '15 seconds' * power(2, least(${count} - ${limit}::integer, 10))) end`,
        })
        .where(sql<boolean>`coalesce(login_failures.blocked_until <= app.now(), true)`),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts an email to an address that anybody may have typed: so many at once, and one an hour when these are used up. Answers
 * whether it may be sent.
 */
export async function reserveMail(db: Db, key: Buffer, atOnce: number): Promise<boolean> {
  // From when on one more may be sent; it lies in the past while some are left.
  const next = sql<Date>`greatest(login_failures.blocked_until, app.now() - ${atOnce - 1}::integer * interval '1 hour')
    + interval '1 hour'`;
  const row = await db
    .insertInto('login_failures')
    .values({
      key,
      failures: 1,
      last_failed_at: now,
      blocked_until: sql<Date>`app.now() - ${atOnce - 2}::integer * interval '1 hour'`,
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ last_failed_at: now, blocked_until: next })
        .where('login_failures.blocked_until', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Seconds until the longest of these blocks ends; 0 when none stands. */
export async function blockedSeconds(db: Db, keys: Buffer[]): Promise<number> {
  const row = await db
    .selectFrom('login_failures')
    .select(
      sql<number | null>`extract(epoch from max(blocked_until) - app.now())::float8`.as('seconds'),
    )
    .where('key', 'in', keys)
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

/** Where the account of an address has logged in, until that login expires: idle, too, since who comes back the next day is known there. */
export async function listSessionAddresses(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.ip')
    .distinct()
    .where('users.email', '=', email)
    .where('sessions.ip', 'is not', null)
    .where('sessions.expires_at', '>', now)
    .execute();
  return rows.flatMap(({ ip }) => ip ?? []);
}

export async function forgetAttempts(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', key).execute();
}

/** Takes one counted attempt back. */
export async function returnAttempt(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('key', '=', key)
    .execute();
}
