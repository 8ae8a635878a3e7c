import { waitingStatuses } from '@assay/contract/campaign-people';
import { type RawBuilder, sql } from 'kysely';
import { openForSubject } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import { notJustReminded, wantsMails } from '../invitation/people.queries.ts';

/**
 * Spreads a campaign's reminders evenly between activation and deadline, each at 09:00 in the
 * organisation's time zone. Two that fall on one day become one; none lies outside the campaign.
 */
export async function planReminders(db: Db, campaignId: number): Promise<void> {
  await spreadReminders(db, campaignId, sql`c.activated_at`);
}

/** Plans those that have not been sent anew, between now and a deadline or by a number that has changed. */
export async function replanReminders(db: Db, campaignId: number): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where('campaign_id', '=', campaignId)
    .where('sent_at', 'is', null)
    .execute();
  await spreadReminders(db, campaignId, sql`greatest(c.activated_at, app.now())`);
}

async function spreadReminders(db: Db, campaignId: number, since: RawBuilder<unknown>) {
  await sql`
    insert into app.reminders (campaign_id, number, organization_id, due_at)
    select ${campaignId}::integer, last_number + row_number() over (order by due), organization_id, due from (
      select distinct c.organization_id, c.deadline, ${since} as since, sent.last_number,
        (date_trunc('day', (${since} + (c.deadline - ${since}) * k / (c.number_of_reminders - sent.count + 1))
          at time zone o.time_zone) + interval '9 hours') at time zone o.time_zone as due
      from app.campaigns c join app.organizations o on o.id = c.organization_id
      cross join lateral (
        select count(*)::integer as count, coalesce(max(r.number), 0) as last_number
          from app.reminders r where r.campaign_id = c.id) as sent
      cross join lateral generate_series(1, c.number_of_reminders - sent.count) as k
      where c.id = ${campaignId}) planned
    where due > since and due < deadline`.execute(db);
}

/**
 * Takes what is due off the plan, so that of several nodes exactly one sends it. What falls due while an
 * organisation is inactive waits until it is active again.
 */
export function takeDueReminders(db: Db) {
  return db
    .updateTable('reminders')
    .from('campaigns')
    .innerJoin('organizations', 'organizations.id', 'campaigns.organization_id')
    .set({ sent_at: now })
    .whereRef('campaigns.id', '=', 'reminders.campaign_id')
    .where('campaigns.status', '=', 'active')
    .where('organizations.status', '=', 'active')
    .where('reminders.sent_at', 'is', null)
    .where('reminders.due_at', '<=', now)
    .returning(['reminders.campaign_id', 'reminders.number', 'reminders.due_at'])
    .execute();
}

/**
 * Marks as reminded, and answers, who was invited before the reminder fell due, has not finished, still has
 * time, wants mails, and was not reminded by hand within the last hour.
 */
export function takeUnfinished(db: Db, campaignId: number, dueAt: Date) {
  return db
    .updateTable('invitations')
    .from('campaigns')
    .set({ reminded_at: now })
    .whereRef('campaigns.id', '=', 'invitations.campaign_id')
    .where('campaigns.id', '=', campaignId)
    .where(openForSubject)
    .where('invitations.status', 'in', waitingStatuses)
    .where('invitations.invited_at', '<', dueAt)
    .where(notJustReminded)
    .where(wantsMails)
    .returning([
      'invitations.id',
      'invitations.subject_id',
      'invitations.email',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.organization_id',
      'campaigns.sender_name',
      'campaigns.sender_email',
    ])
    .execute();
}

/** When a running campaign reminds next. */
export async function findNextReminder(db: Db, campaignId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('reminders')
    .innerJoin('campaigns', 'campaigns.id', 'reminders.campaign_id')
    .select((where) => where.fn.min('reminders.due_at').as('due_at'))
    .where('reminders.campaign_id', '=', campaignId)
    .where('campaigns.status', '=', 'active')
    .where('reminders.sent_at', 'is', null)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
