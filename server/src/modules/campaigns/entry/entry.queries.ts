import { hasLivePermission } from '../../../access/scope.ts';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';

/** The campaign behind an invitation, as its subject may see it before registering. */
export function findInvitedCampaign(db: Db, invitationId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'campaigns.name',
      'campaigns.status',
      'campaigns.deadline',
      'campaigns.test_types',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      'organizations.retention_months',
    ])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst();
}

/** The first look at the invitation; later ones change nothing. */
export async function markOpened(db: Db, invitationId: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({
      opened_at: now,
      status: sql`case when status in ('invited', 'bounced') then 'opened' else status end`,
    })
    .where('id', '=', invitationId)
    .where('opened_at', 'is', null)
    .execute();
}

export async function isInvitedBy(
  db: Db,
  subjectId: number,
  organizationId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('organization_id', '=', organizationId)
    .where('invited_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every campaign that asks a subject to take part, the most urgent first. */
export function listInvites(db: Db, subjectId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'campaigns.id',
      'campaigns.name',
      'campaigns.deadline',
      'campaigns.test_types',
      'invitations.completed_at',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      'organizations.retention_months',
      hasLivePermission.as('permission'),
    ])
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .where('campaigns.status', 'in', ['active', 'completed'])
    .orderBy('campaigns.deadline')
    .execute();
}

/** What somebody without a subject's permission may not know: that there is a beginning or an end. */
export async function hideProgress(
  db: Db,
  subjectId: number,
  organizationId: number,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ status: 'permission_pending', started_at: null, completed_at: null })
    .where('subject_id', '=', subjectId)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['in_progress', 'completed'])
    .execute();
}
