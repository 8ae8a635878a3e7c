import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { oneLook } from '../../../platform/http/ledger.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Look {
  /** Of its last row in the ledger. */
  id: number;
  at: Date;
  what: string;
  organization_id: OrganizationId;
  organization_name: string;
}

/** One page of who looked at somebody's results, the latest first. */
export async function listAccesses(
  db: Db,
  subjectId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select looks.*, o.name as organization_name
    from (
      select max(l.id) as id, max(l.at) as at, l.what, l.organization_id from app.access_ledger l
      where l.subject_id = ${subjectId}::integer group by ${oneLook}
      order by 1 desc limit ${limit} offset ${offset}) looks
    join app.organizations o on o.id = looks.organization_id
    order by looks.id desc`.execute(db);
  return rows;
}

export async function countAccesses(db: Db, subjectId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from app.access_ledger l where l.subject_id = ${subjectId}::integer group by ${oneLook}) looks`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
