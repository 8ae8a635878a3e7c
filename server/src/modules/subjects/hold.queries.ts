import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { forgetPlans } from '../../platform/db/plans.ts';

/**
 * Nobody else changes what is kept about these people until the transaction ends. Before rows of their
 * campaigns are held: whoever does it the other way round may wait for one who waits for them.
 */
export async function holdPeople(db: Db, subjectIds: readonly number[]): Promise<void> {
  await forgetPlans(db, subjectIds.length);
  await sql`select app.hold_people(${subjectIds}::integer[])`.execute(db);
}

/** The same for people who are about to be added. */
export async function holdAddressed(db: Db, emails: readonly string[]): Promise<void> {
  await sql`select app.hold_addressed(${emails}::text[])`.execute(db);
}
