import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';

/**
 * Spreads a campaign's reminders evenly between activation and deadline, each at 09:00 in the
 * organisation's time zone. Two that fall on one day become one; none lies outside the campaign.
 */
export async function planReminders(db: Db, campaignId: number): Promise<void> {
  await sql`
    insert into app.reminders (campaign_id, number, organization_id, due_at)
    select ${campaignId}::integer, row_number() over (order by due), organization_id, due from (
      select distinct c.organization_id, c.activated_at, c.deadline,
        (date_trunc('day', (c.activated_at + (c.deadline - c.activated_at) * k / (c.number_of_reminders + 1))
          at time zone o.time_zone) + interval '9 hours') at time zone o.time_zone as due
      from app.campaigns c join app.organizations o on o.id = c.organization_id
      cross join lateral generate_series(1, c.number_of_reminders) as k
      where c.id = ${campaignId}) planned
    where due > activated_at and due < deadline`.execute(db);
}

/** Takes what is due off the plan, so that of several nodes exactly one sends it. */
export function takeDueReminders(db: Db) {
  return db
    .updateTable('reminders')
    .set({ sent_at: now })
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .returning(['campaign_id', 'number', 'due_at'])
    .execute();
}

/** People of a running campaign who were invited before the reminder fell due and have not finished. */
export function listUnfinished(db: Db, campaignId: number, dueAt: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('links', 'links.invitation_id', 'invitations.id')
    .select([
      'invitations.id',
      'invitations.subject_id',
      'invitations.email',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.organization_id',
      'campaigns.sender_name',
      'campaigns.sender_email',
      'links.id as link_id',
    ])
    .where('invitations.campaign_id', '=', campaignId)
    .where('invitations.status', 'in', ['invited', 'opened', 'permission_pending', 'in_progress'])
    .where('invitations.invited_at', '<', dueAt)
    .where('campaigns.status', '=', 'active')
    .where('campaigns.deadline', '>', now)
    .execute();
}

export async function findNextReminder(db: Db, campaignId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('reminders')
    .select((where) => where.fn.min('due_at').as('due_at'))
    .where('campaign_id', '=', campaignId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
