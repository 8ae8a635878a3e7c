import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A mail that bounced says more than that time is up, so it stays. */
const notBegun = sql`('invited', 'opened', 'permission_pending')`;

/** Whether a person's own deadline, or where there is none the campaign's, has passed. */
const timeIsUp = sql`(c.status in ('completed', 'archived')
  or c.status = 'active' and greatest(c.deadline, i.own_deadline) <= app.now())`;

/** Campaigns with people whose time is up and who have not begun. */
export async function listExpiring(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from app.campaigns c
    where (c.status in ('completed', 'archived') or c.status = 'active' and c.deadline <= app.now())
      and exists (select from app.invitations i
        where i.campaign_id = c.id and i.status in ${notBegun} and ${timeIsUp})
    order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Expires some of a campaign's people and answers how many. The campaign is held, so that a deadline that is moved at this
 * moment counts; one that is held elsewhere, and who is being changed there, waits for the next round: another node is at it.
 */
export async function expireSome(db: Db, campaignId: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update app.invitations set status = 'expired', former_status = status
    where id in (
      select i.id from app.invitations i join app.campaigns c on c.id = i.campaign_id
      where i.campaign_id = ${campaignId} and i.status in ${notBegun} and ${timeIsUp}
      order by i.id limit 2000 for no key update of c skip locked for update of i skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/**
 * Ends the campaigns whose deadline has passed for everybody who may still begin. They are held before people's
 * own deadlines are read, so that one that is given at this moment counts.
 */
export async function completeOverdue(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from app.campaigns where status = 'active' and deadline <= app.now()
    order by id for no key update skip locked`.execute(db);
  await sql`
    update app.campaigns c set status = 'completed', closed_at = app.now()
    where c.id = any(${rows.map(({ id }) => id)}::integer[])
      and not exists (select from app.invitations i
        where i.campaign_id = c.id and i.own_deadline > app.now() and i.completed_at is null)`.execute(
    db,
  );
}

/**
 * Gives back their former state to people of a running campaign who have time again, asks those again who have deleted
 * their tests meanwhile, and takes back the announcement that they would be anonymised. To be called after the deadline
 * has been moved.
 */
export async function reopenExpired(db: Db, campaignId: number): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ anonymise_at: null, anonymised_at: null })
    .where('id', '=', campaignId)
    .where('status', '=', 'active')
    .where('anonymise_at', 'is not', null)
    .execute();
  await sql`
    update app.invitations i set status = coalesce(i.former_status, 'invited'), former_status = null
    from app.campaigns c
    where c.id = i.campaign_id and c.id = ${campaignId} and c.status = 'active' and i.status = 'expired'
      and greatest(c.deadline, i.own_deadline) > app.now()`.execute(db);
  await sql`select app.reopen_deleted(${campaignId}::integer)`.execute(db);
}
