import type { Language } from '@assay/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Deletes sittings, results and their place in averages; answers the tests of which there were any. */
export async function deleteTests(db: Db, subjectId: number, tests: string[]): Promise<string[]> {
  const { rows } = await sql<{ gone: string[] }>`
    select app.delete_tests(${subjectId}::integer, ${tests}::text[]) as gone`.execute(db);
  return rows[0]?.gone ?? [];
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
