import type { Language } from '@assay/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface DeletedAttempt {
  id: number;
  test: string;
  /** When it began, to the microsecond: no other sitting of this number has it. */
  stamp: string;
}

/** Deletes sittings, all or those that are named, with results and their place in averages; answers which there were. */
export async function deleteAttempts(
  db: Db,
  subjectId: number,
  tests: string[],
  attempts: number[] | null = null,
): Promise<DeletedAttempt[]> {
  const { rows } = await sql<DeletedAttempt>`
    select attempt_id as id, of_test as test, stamp
    from app.delete_tests(${subjectId}::integer, ${tests}::text[], ${attempts}::integer[])`.execute(
    db,
  );
  return rows;
}

export interface TakenTest {
  test: string;
  rounds: number;
  started_at: Date;
  completed_at: Date | null;
}

/** What somebody has begun or finished, for operators. */
export async function listTakenTests(db: Db, subjectId: number): Promise<TakenTest[]> {
  const { rows } = await sql<TakenTest>`
    select * from app.list_taken_tests(${subjectId}::integer)`.execute(db);
  return rows;
}

export function findPerson(db: Db, by: { email: string } | { id: number }) {
  const query = db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      sql<Language | null>`language`.as('language'),
    ]);
  return ('id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email))
    .where('email', 'not like', '%@anonymised.invalid')
    .executeTakeFirst();
}
