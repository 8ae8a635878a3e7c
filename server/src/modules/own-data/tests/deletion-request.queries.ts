import { accessRules } from '@assay/contract/access';
import { sql } from 'kysely';
import { hasLivePermission } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

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

/** Keeps that somebody asks; false while a request waits or was sent within a day. */
export async function keepAsked(db: Db, subjectId: number, organizationId: OrganizationId) {
  const { numAffectedRows = 0n } = await sql`
    insert into app.deletion_requests as r (subject_id, organization_id, asked_at)
    values (${subjectId}, ${organizationId}, app.now())
    on conflict (subject_id, organization_id) do update set asked_at = app.now(), sent_at = null
      where r.sent_at <= app.now() - interval '1 day'`.execute(db);
  return numAffectedRows === 1n;
}

/** How long a request can be undone. */
const undoable = sql`interval '10 minutes'`;

export function listRequests(db: Db, subjectId: number) {
  return db
    .selectFrom('deletion_requests')
    .select([
      'organization_id',
      'asked_at',
      sql<Date>`asked_at + ${undoable}`.as('sends_at'),
      'sent_at',
      sql<boolean>`coalesce(sent_at <= app.now() - interval '1 day', false)`.as('repeatable'),
    ])
    .where('subject_id', '=', subjectId)
    .orderBy('organization_id')
    .execute();
}

/** Takes back a request that has not been sent; false when there is none. */
export async function deleteWaiting(db: Db, subjectId: number, organizationId: OrganizationId) {
  const { numDeletedRows } = await db
    .deleteFrom('deletion_requests')
    .where('subject_id', '=', subjectId)
    .where('organization_id', '=', organizationId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Marks as sent what can no longer be undone, and answers it. */
export async function sendDue(db: Db) {
  const { rows } = await sql<{
    subject_id: number;
    organization_id: OrganizationId;
    asked: string;
  }>`
    update app.deletion_requests set sent_at = app.now()
    where sent_at is null and asked_at <= app.now() - ${undoable}
    returning subject_id, organization_id, asked_at::text as asked`.execute(db);
  return rows;
}

export interface Reader {
  id: number;
  email: string;
  name: string;
  /** Runs this Assay, and can delete tests. */
  may_delete: boolean;
}

/** Who hears of a request: the organisation's managers, and whoever runs this Assay. */
export async function listHearers(db: Db, organizationId: OrganizationId): Promise<Reader[]> {
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

/** What an email about the request says, while both are there. */
export async function findRequest(db: Db, subjectId: number, organizationId: OrganizationId) {
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
