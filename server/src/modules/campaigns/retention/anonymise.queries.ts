import { deletedAccount } from '@assay/contract/person-name';
import { type RawBuilder, sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import { endExtraTimes, forgetGroup } from '../../instruments/index.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Holds one campaign whose day has come and that nobody else is working on. */
export function lockDueCampaign(db: Db) {
  return db
    .selectFrom('campaigns')
    .select(['id', 'organization_id'])
    .where('status', 'in', ['completed', 'archived'])
    .where('anonymise_at', '<=', now)
    .where('anonymised_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface Anonymised {
  invitation_id: number;
  subject_id: number;
}

/**
 * Takes some of a campaign's people out of their invitations and answers who they were. Each place goes to somebody
 * without a name who exists for it alone, so that nothing leads from it to the person or from one campaign to
 * another; its moments become the campaign's, so that the counts stay and no exact time is left to compare.
 */
export function anonymiseSome(db: Db, campaignId: number): Promise<Anonymised[]> {
  const some = sql`i.campaign_id = ${campaignId} and i.status <> 'anonymised' order by i.id limit 500`;
  return giveToNobody(db, some, 'Anonymised');
}

/** The same in every campaign that has invited somebody; where nothing has been sent yet, there is no place to keep. */
export async function leaveCampaigns(db: Db, subjectId: number): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('subject_id', '=', subjectId)
    .where('invited_at', 'is', null)
    .execute();
  await giveToNobody(db, sql`i.subject_id = ${subjectId} order by i.id`, deletedAccount);
}

async function giveToNobody(
  db: Db,
  some: RawBuilder<unknown>,
  name: string,
): Promise<Anonymised[]> {
  const { rows } = await sql<Anonymised>`
    with taken as materialized (
      select i.id as invitation_id, i.subject_id, 'anonymised-' || gen_random_uuid() || '@anonymised.invalid' as email
      from app.invitations i where ${some} for update
    ), nobody as (
      insert into app.users (email, first_name, last_name) select email, '', '' from taken returning id, email
    )
    update app.invitations i
      set subject_id = nobody.id, first_name = ${name}, last_name = '', email = '', status = 'anonymised',
        added_at = c.created_at,
        invited_at = case when i.invited_at is not null then c.activated_at end,
        opened_at = case when i.opened_at is not null then c.activated_at end,
        started_at = case when i.started_at is not null then c.activated_at end,
        completed_at = case when i.completed_at is not null then c.activated_at end,
        own_deadline = null, reminded_at = null, former_status = null, permission_asked_at = null,
        extension_asked_at = null, extension_message = null
    from taken join nobody using (email), app.campaigns c
    where i.id = taken.invitation_id and c.id = i.campaign_id
    returning taken.invitation_id, taken.subject_id`.execute(db);
  return rows;
}

/** Who of these has no other invitation of the organisation that names them. */
export async function listUntied(
  db: Db,
  organizationId: OrganizationId,
  subjectIds: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from unnest(${subjectIds}::integer[]) as s (id)
    where not exists (select from app.invitations i
      where i.subject_id = s.id and i.organization_id = ${organizationId} and i.invited_at is not null)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Ends what an organisation holds about people whom no campaign of it names any more. */
export async function letGo(
  db: Db,
  organizationId: OrganizationId,
  untied: number[],
): Promise<void> {
  await db
    .updateTable('permissions')
    .set({ revoked_at: now })
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', sql<number>`any(${untied}::integer[])`)
    .where('revoked_at', 'is', null)
    .execute();
  await sql`select app.let_go(${organizationId}::integer, ${untied}::integer[])`.execute(db);
  await endExtraTimes(db, organizationId);
  await db
    .deleteFrom('links')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', sql<number>`any(${untied}::integer[])`)
    .where('purpose', '<>', 'manager_invitation')
    .execute();
  await sql`
    delete from app.audit_details d using app.audit_entries e
    where e.id = d.entry_id and e.organization_id = ${organizationId} and e.entity in ('subject', 'user')
      and e.entity_id = any(${untied.map(String)}::text[])`.execute(db);
}

/** Links and mails that led to these people, what they asked for in private, their stages, and results of theirs in the campaign's averages. */
export async function forgetTraces(
  db: Db,
  campaign: { id: number; organization_id: OrganizationId },
  people: Anonymised[],
  untied: number[],
): Promise<void> {
  const invitations = people.map((one) => one.invitation_id);
  const subjects = people.map((one) => one.subject_id);
  for (const table of ['links', 'adjustment_requests', 'staged_people', 'stage_moves'] as const) {
    await db
      .deleteFrom(table)
      .where('invitation_id', '=', sql<number>`any(${invitations}::integer[])`)
      .execute();
  }
  // Of mails stays that they were sent. Those of no organisation are the person's own; they forget the invitation.
  await sql`
    with led as (
      update app.mails set to_email = '', to_name = '', user_id = null, failure = null
      where user_id = any(${subjects}::integer[]) and (campaign_id = ${campaign.id}
        or campaign_id is null and organization_id = ${campaign.organization_id} and user_id = any(${untied}::integer[]))
      returning message_id
    ), own as (
      update app.mails set params = params - 'invitationId'
      where user_id = any(${subjects}::integer[]) and organization_id is null
        and (params ->> 'invitationId')::integer = any(${invitations}::integer[])
    )
    delete from app.demo_mails where substr(message_id, 2, 36) in (select message_id from led)`.execute(
    db,
  );
  await sql`select app.count_results(${subjects}::integer[])`.execute(db);
}

/** Whether neither an account, a role, a campaign, a permission nor a test holds somebody (as `u`). */
const isHeldByNothing = sql`(not exists (select from app.credentials x where x.user_id = u.id)
  and not exists (select from app.user_roles x where x.user_id = u.id)
  and not exists (select from app.managers x where x.user_id = u.id)
  and not exists (select from app.manager_invitations x where x.user_id = u.id)
  and not exists (select from app.invitations x where x.subject_id = u.id)
  and not exists (select from app.permissions x where x.subject_id = u.id)
  and not exists (select from app.attempts x where x.subject_id = u.id)
  and not exists (select from app.earlier_attempts x where x.subject_id = u.id))`;

/** People whom nothing holds, by id. */
export async function listStrangers(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app.users u where u.id > ${after}::integer and ${isHeldByNothing}
    order by u.id limit ${limit}::integer`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Deletes who never came in and whom nobody else has invited, with everything that hangs on them. They are held before it is
 * asked what holds them: whoever is being invited or registers at this moment is left to the next night.
 */
export async function deleteStrangers(db: Db, subjectIds: number[]): Promise<void> {
  const held = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${subjectIds}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  await sql`
    with strangers as materialized (
      select u.id, u.email from app.users u
      where u.id = any(${held.map(({ id }) => id)}::integer[])
        and ${isHeldByNothing}
    ), outbox as (
      delete from app.demo_mails where to_email in (select email from strangers)
    ), log as (
      delete from app.audit_details d using app.audit_entries e, strangers s
      where e.id = d.entry_id and e.entity in ('user', 'subject') and e.entity_id = s.id::text
    ), deeds as (
      -- A declined invitation, for instance, with the address of the device.
      delete from app.audit_details where actor_id in (select id from strangers)
    ), asked as (
      -- Emails that they asked for where an address is typed: those name no account.
      delete from app.mails where user_id is null and organization_id is null and to_email in (select email from strangers)
    )
    delete from app.users where id in (select id from strangers)`.execute(db);
}

/** Closes the campaign's own books: what told its sender of people, and what the log says of single ones. */
export async function finishAnonymising(db: Db, campaignId: number): Promise<void> {
  await forgetGroup(db, campaignId);
  await sql`select app.forget_averages(${campaignId}::integer)`.execute(db);
  await sql`
    delete from app.demo_mails d using app.mails m
    where m.campaign_id = ${campaignId} and substr(d.message_id, 2, 36) = m.message_id`.execute(db);
  await sql`
    delete from app.audit_details d using app.audit_entries e
    where e.id = d.entry_id and e.entity = 'campaign' and e.entity_id = ${String(campaignId)}
      and (d.before ? 'subject_id' or d.after ? 'subject_id')`.execute(db);
  await db
    .updateTable('campaigns')
    .set({ anonymised_at: now })
    .where('id', '=', campaignId)
    .execute();
}
