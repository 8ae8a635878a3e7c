import { sql } from 'kysely';
import { organizationHas, ownedBy } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';

export function findOpenInvite(db: Db, organizationId: number, campaignId: number) {
  return db
    .selectFrom('campaigns')
    .select(['open_invite_token as token', 'open_invite as open'])
    .where(ownedBy(organizationId))
    .where('id', '=', campaignId)
    .executeTakeFirst();
}

/** Opens or closes the link, and makes another one where that is asked for; absent for a foreign campaign. */
export function updateOpenInvite(
  db: Db,
  organizationId: number,
  campaignId: number,
  { open, renew }: { open: boolean; renew: boolean },
) {
  return db
    .updateTable('campaigns')
    .set({
      open_invite: open,
      ...(renew
        ? {
            open_invite_token: sql<string>`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
          }
        : {}),
    })
    .where(ownedBy(organizationId))
    .where('id', '=', campaignId)
    .returning(['open_invite_token as token', 'open_invite as open'])
    .executeTakeFirst();
}

/** What a link leads to, with all that can stand against joining by it. A draft is not there yet. */
export function findByInvite(db: Db, token: string) {
  return db
    .selectFrom('campaigns')
    .innerJoin('organizations', 'organizations.id', 'campaigns.organization_id')
    .innerJoin('packages', 'packages.id', 'organizations.package_id')
    .select([
      'campaigns.id',
      'campaigns.name',
      'campaigns.type',
      'campaigns.deadline',
      'campaigns.test_types',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      'organizations.retention_months',
      'campaigns.open_invite',
      sql<boolean>`campaigns.status <> 'active' or campaigns.deadline <= ${now}`.as('over'),
      sql<boolean>`organizations.status <> 'active'`.as('inactive'),
      sql<boolean>`not ${organizationHas('open_invite')}`.as('feature_off'),
      sql<boolean>`coalesce(organizations.subjects_used >= packages.subject_limit, false)`.as(
        'full',
      ),
    ])
    .where('campaigns.open_invite_token', '=', token)
    .where('campaigns.status', '<>', 'draft')
    .where('campaigns.deadline', 'is not', null)
    .executeTakeFirst();
}

/**
 * Marks somebody who has just joined by the open link as unproved until they give permission by the mail (a trigger counts
 * them then), and answers how many such people the campaign has.
 */
export async function markUnproved(db: Db, campaignId: number, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with joined as (
      update app.invitations i set unproved = true
      where i.campaign_id = ${campaignId}::integer and i.email = ${email} and i.status = 'added' and not exists (
        select from app.permissions p where p.subject_id = i.subject_id and p.organization_id = i.organization_id
          and p.revoked_at is null))
    select count(*)::integer as count from app.invitations i
    where i.campaign_id = ${campaignId}::integer and i.unproved`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The invitation of somebody who was in the campaign before; whether it is old enough to be mailed again. */
export function findJoined(db: Db, campaignId: number, email: string) {
  return db
    .selectFrom('invitations')
    .select([
      'id',
      'subject_id',
      'email',
      'first_name',
      'last_name',
      sql<boolean>`invited_at < app.now() - interval '10 minutes' and status not in ('completed', 'declined')`.as(
        'mailable',
      ),
      sql<string>`to_char(app.now(), 'YYYY-MM-DD"T"HH24')`.as('hour'),
    ])
    .where('campaign_id', '=', campaignId)
    .where('email', '=', email)
    .executeTakeFirst();
}
