import { sql } from 'kysely';
import { hasLivePermission } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/**
 * Fixes when the people of one campaign will be anonymised: after the organisation's time, and not before 30 days
 * from now. Recruitment only: of its own employees an organisation keeps what it has permission for. Nothing when
 * no campaign has come so far.
 */
export async function fixNextAnonymisation(db: Db) {
  const { rows } = await sql<{ id: number; organization_id: OrganizationId; anonymise_at: Date }>`
    update app.campaigns c
      set anonymise_at = greatest(coalesce(c.closed_at, c.deadline) + make_interval(months => o.retention_months),
        app.now() + interval '30 days')
    from app.organizations o
    where o.id = c.organization_id and c.id = (
      select d.id from app.campaigns d join app.organizations p on p.id = d.organization_id
      where d.type = 'recruitment' and d.status in ('completed', 'archived') and d.anonymise_at is null
        and coalesce(d.closed_at, d.deadline) + make_interval(months => p.retention_months) - interval '30 days' <= app.now()
      order by d.id limit 1 for no key update of d skip locked)
    returning c.id, c.organization_id, c.anonymise_at`.execute(db);
  return rows[0];
}

/** Whom to tell: everybody with an address that works. It is a legal notice, so it goes to those too who want no other emails. */
export function listAnnounced(db: Db, campaignId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select([
      'invitations.id',
      'invitations.subject_id',
      'invitations.email',
      'invitations.first_name',
      'invitations.last_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
    ])
    .where('invitations.campaign_id', '=', campaignId)
    .where('invitations.invited_at', 'is not', null)
    .where('invitations.status', 'not in', ['bounced', 'anonymised'])
    .execute();
}

export function listManagers(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('managers')
    .innerJoin('users', 'users.id', 'managers.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .where('managers.organization_id', '=', organizationId)
    .execute();
}

/** What the announcement says; nothing when the campaign runs again or it has happened. */
export function findAnnouncement(db: Db, invitationId: number) {
  return announced(db)
    .innerJoin('invitations', 'invitations.campaign_id', 'campaigns.id')
    .select([
      'invitations.subject_id',
      'invitations.first_name',
      readersLanguage,
      hasLivePermission.as('has_permission'),
      sql<boolean>`exists (select from app.credentials c where c.user_id = invitations.subject_id)
        or exists (select from app.permissions p where p.subject_id = invitations.subject_id)`.as(
        'has_account',
      ),
    ])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst();
}

/** The same for the home of a person: everything that has been announced and has not happened yet, the next one first. */
export function listAnonymisations(db: Db, subjectId: number) {
  return announced(db)
    .innerJoin('invitations', 'invitations.campaign_id', 'campaigns.id')
    .select(hasLivePermission.as('permission'))
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .where('invitations.status', '<>', 'anonymised')
    .orderBy('campaigns.anonymise_at')
    .orderBy('campaigns.id')
    .execute();
}

export function findManagersNotice(db: Db, campaignId: number) {
  return announced(db)
    .select('campaigns.subjects_count')
    .where('campaigns.id', '=', campaignId)
    .executeTakeFirst();
}

function announced(db: Db) {
  return db
    .selectFrom('campaigns')
    .innerJoin('organizations', 'organizations.id', 'campaigns.organization_id')
    .select([
      'campaigns.id as campaign_id',
      'campaigns.name as campaign_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
      'campaigns.organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      sql<Date>`campaigns.anonymise_at`.as('anonymise_at'),
    ])
    .where('campaigns.anonymise_at', 'is not', null)
    .where('campaigns.anonymised_at', 'is', null);
}
