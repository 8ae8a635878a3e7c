import { sql } from 'kysely';
import { organizationHas, ownedBy, testsOfCampaign } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export function findOpenInvite(db: Db, organizationId: OrganizationId, campaignId: number) {
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
  organizationId: OrganizationId,
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
      'campaigns.profile_kind',
      'campaigns.deadline',
      testsOfCampaign.as('test_types'),
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
 * them then), and answers how many such people there were before: in the campaign, and from this network within a day.
 */
export async function markUnproved(
  db: Db,
  campaignId: number,
  email: string,
  network: Buffer,
): Promise<{ campaign: number; network: number }> {
  // One after the other, so that many at once in different campaigns are all counted.
  await sql`select pg_advisory_xact_lock(4707, hashtext(encode(${network}::bytea, 'hex')))`.execute(
    db,
  );
  const { rows } = await sql<{ campaign: number; network: number }>`
    with joined as (
      update app.invitations i set unproved = true, joined_from = ${network}::bytea
      where i.campaign_id = ${campaignId}::integer and i.email = ${email} and i.status = 'added' and not exists (
        select from app.permissions p where p.subject_id = i.subject_id and p.organization_id = i.organization_id
          and p.revoked_at is null))
    select
      (select count(*)::integer from app.invitations i
        where i.campaign_id = ${campaignId}::integer and i.unproved) as campaign,
      (select count(*)::integer from app.invitations i
        where i.joined_from = ${network}::bytea and i.unproved and i.added_at > app.now() - interval '1 day') as network`.execute(
    db,
  );
  return rows[0] ?? { campaign: 0, network: 0 };
}

/** Networks that count no longer. */
export async function forgetNetworks(db: Db): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ joined_from: null })
    .where('joined_from', 'is not', null)
    .where(sql<boolean>`added_at <= app.now() - interval '1 day'`)
    .execute();
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
