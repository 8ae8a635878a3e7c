import { accessRules } from '@assay/contract/access';
import { sql } from 'kysely';
import { hasLivePermission } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Organisations that hold somebody's permission or have invited them, by name. */
export function listAsked(db: Db, subjectId: number) {
  return db
    .selectFrom('organizations')
    .select(['organizations.id', 'organizations.name'])
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('invitations')
            .select('invitations.id')
            .whereRef('invitations.organization_id', '=', 'organizations.id')
            .where('invitations.subject_id', '=', subjectId)
            .where((inner) =>
              inner.or([inner('invitations.invited_at', 'is not', null), hasLivePermission]),
            ),
        ),
        where.exists(
          where
            .selectFrom('permissions')
            .select('permissions.id')
            .whereRef('permissions.organization_id', '=', 'organizations.id')
            .where('permissions.subject_id', '=', subjectId)
            .where('permissions.revoked_at', 'is', null),
        ),
      ]),
    )
    .orderBy('organizations.name')
    .execute();
}

export interface Reader {
  id: number;
  email: string;
  name: string;
  /** Runs this Assay, and can delete tests. */
  may_delete: boolean;
}

/** Who hears of a wish: the organisation's managers, and whoever runs this Assay. */
export async function listHearers(db: Db, organizationId: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select * from (
      select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name,
        exists (select from app.user_roles r where r.user_id = u.id and r.role = any(${accessRules.operator.who}::text[])) as may_delete
      from app.users u) reader
    where may_delete
      or exists (select from app.managers m where m.user_id = reader.id and m.organization_id = ${organizationId}::integer)
    order by id`.execute(db);
  return rows;
}

/** What a mail about the wish says, while both are there. */
export async function findRequest(db: Db, subjectId: number, organizationId: number) {
  const { rows } = await sql<{
    first_name: string;
    last_name: string;
    email: string;
    organization_name: string;
  }>`
    select u.first_name, u.last_name, u.email, o.name as organization_name
    from app.users u, app.organizations o
    where u.id = ${subjectId}::integer and o.id = ${organizationId}::integer`.execute(db);
  return rows[0];
}
