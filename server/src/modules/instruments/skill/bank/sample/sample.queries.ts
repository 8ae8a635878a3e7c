import { sql } from 'kysely';
import type { Db, Trx } from '../../../../../platform/db/database.ts';

/** Which of these questions stand in sample tests of the bank; a test keeps them when it is given another name. */
export async function listHeldQuestions(db: Db, texts: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('skill_questions')
    .innerJoin('skill_tests', 'skill_tests.id', 'skill_questions.test_id')
    .select('skill_questions.text')
    .distinct()
    .where('skill_tests.is_sample', '=', true)
    .where('skill_tests.deleted_at', 'is', null)
    .where('skill_questions.deleted_at', 'is', null)
    .where('skill_questions.text', '=', sql<string>`any(${texts}::text[])`)
    .execute();
  return rows.map(({ text }) => text);
}

/** One installation after the other, until the transaction ends. */
export async function lockSamples(db: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(4708)`.execute(db);
}
