import type { Db } from '../../../platform/db/database.ts';

/** One page of who looked at somebody's results, the latest first. */
export function listAccesses(
  db: Db,
  subjectId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('access_ledger')
    .innerJoin('organizations', 'organizations.id', 'access_ledger.organization_id')
    .select([
      'access_ledger.id',
      'access_ledger.at',
      'access_ledger.what',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
    ])
    .where('access_ledger.subject_id', '=', subjectId)
    .orderBy('access_ledger.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAccesses(db: Db, subjectId: number): Promise<number> {
  const row = await db
    .selectFrom('access_ledger')
    .select((where) => where.fn.countAll<number>().as('count'))
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return row.count;
}
