import { sql } from 'kysely';
import { permittedBy, subjectDeadline } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import { oneLook } from '../../../platform/http/ledger.ts';
import { shownStatus, stageOfInvitation } from '../../campaigns/index.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export function getPermission(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('permissions')
    .select('granted_at')
    .where(permittedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
}

/** Campaigns that have invited somebody, the latest first. */
export function listInvitations(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select([
      'campaigns.id',
      'campaigns.name',
      'campaigns.type',
      shownStatus.as('status'),
      'invitations.invited_at',
      'invitations.completed_at',
      subjectDeadline.as('deadline'),
      stageOfInvitation.as('stage'),
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .orderBy('invitations.id', 'desc')
    .execute();
}

interface Looks {
  manager_id: number | null;
  first_name: string;
  last_name: string;
  times: number;
  last_at: Date;
}

/** Who of the organisation has opened something of somebody's, the latest first. Former managers are one row without a name. */
export async function listLooks(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
): Promise<Looks[]> {
  const { rows } = await sql<Looks>`
    select u.id as manager_id, coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name,
      count(*)::integer as times, max(looks.at) as last_at
    from (
      select l.organization_id, l.actor_id, max(l.at) as at from app.access_ledger l
      where l.organization_id = ${organizationId}::integer and l.subject_id = ${subjectId}::integer
      group by ${oneLook}) looks
    left join app.managers m on m.user_id = looks.actor_id and m.organization_id = looks.organization_id
    left join app.users u on u.id = m.user_id
    group by u.id, u.first_name, u.last_name order by max(looks.at) desc`.execute(db);
  return rows;
}
