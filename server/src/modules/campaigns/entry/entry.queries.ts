import {
  closedForSubject,
  hasLivePermission,
  openForSubject,
  organizationHas,
  runsForSubject,
  subjectDeadline,
  testsOfCampaign,
} from '../../../access/scope.ts';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import { endedEarly } from '../extension/extension.queries.ts';
import { progressOfInvitation } from '../stage/stage.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** The campaign behind an invitation, as its subject may see it before registering. */
export function findInvitedCampaign(db: Db, invitationId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'campaigns.id as campaign_id',
      'campaigns.name',
      'campaigns.type',
      'campaigns.profile_kind',
      'invitations.first_name',
      'invitations.status',
      subjectDeadline.as('deadline'),
      openForSubject.as('open'),
      runsForSubject.as('running'),
      testsOfCampaign.as('test_types'),
      endedEarly.as('ended_early'),
      sql<boolean>`invitations.extension_asked_at is not null`.as('extension_asked'),
      sql<boolean>`organizations.status = 'active'`.as('organization_active'),
      'invitations.completed_at',
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

/** The organisation that has invited a subject, and whether it is closed to all that this subject has; absent for others. */
export function findInviter(db: Db, subjectId: number, organizationId: OrganizationId) {
  return db
    .selectFrom('invitations')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select(['organizations.name', closedForSubject.as('closed')])
    .where('subject_id', '=', subjectId)
    .where('organization_id', '=', organizationId)
    .where('invited_at', 'is not', null)
    .orderBy('closed')
    .limit(1)
    .executeTakeFirst();
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
      'campaigns.type',
      'campaigns.profile_kind',
      subjectDeadline.as('deadline'),
      testsOfCampaign.as('test_types'),
      openForSubject.as('open'),
      sql<boolean>`(${runsForSubject} and ${closedForSubject})`.as('closed'),
      'invitations.invited_at',
      'invitations.completed_at',
      sql<boolean>`invitations.extension_asked_at is not null`.as('extension_asked'),
      sql<
        'none' | 'asked' | 'answered'
      >`coalesce((select case when r.answered_at is null then 'asked' else 'answered' end
        from app.adjustment_requests r where r.invitation_id = invitations.id), 'none')`.as(
        'adjustments',
      ),
      progressOfInvitation.as('progress'),
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
    .orderBy(subjectDeadline)
    .execute();
}

/** What decides how a person may come in. */
export function findEntrant(db: Db, userId: number, organizationId: OrganizationId) {
  return db
    .selectFrom('users')
    .innerJoin('organizations', (join) => join.on('organizations.id', '=', organizationId))
    .select([
      // Who has begun comes back as ever, also to an organisation that is inactive.
      sql<boolean>`(organizations.status = 'active' or exists (select from app.invitations i
        where i.subject_id = users.id and i.organization_id = organizations.id and i.started_at is not null))
        and ${organizationHas('passwordless')}`.as('offered'),
      // Whoever looks after others, or has asked for a second step, logs in.
      sql<boolean>`exists (select from app.user_roles r where r.user_id = users.id)
        or exists (select from app.totp t where t.user_id = users.id and t.confirmed_at is not null)`.as(
        'guarded',
      ),
      sql<boolean>`exists (select from app.permissions p where p.subject_id = users.id
        and p.organization_id = organizations.id and p.revoked_at is null)`.as('permitted'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Says no, or takes that back; false when the state does not allow it any more. */
export async function setDeclined(
  db: Db,
  invitationId: number,
  declined: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ status: declined ? 'declined' : 'opened' })
    .where('id', '=', invitationId)
    .where('status', 'in', ['invited', 'opened', 'permission_pending', 'bounced', 'declined'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What somebody without a subject's permission may not know: that there is a beginning or an end. */
export async function hideProgress(
  db: Db,
  subjectId: number,
  organizationId: OrganizationId,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ status: 'permission_pending', started_at: null, completed_at: null })
    .where('subject_id', '=', subjectId)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['in_progress', 'completed'])
    .execute();
}
