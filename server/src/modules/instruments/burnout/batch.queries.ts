import { askedInTime } from '../../../access/asked.queries.ts';
import { hasLivePermission } from '../../../access/scope.ts';
import type { Batch, FreshRecord } from '@assay/instruments/burnout/groups';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/**
 * Gives each complete record of somebody its one group, for good: the campaign that asked last before it was finished,
 * of an organisation that holds permission now.
 */
export async function joinGroups(db: Db, subjectId: number): Promise<void> {
  await sql`
    insert into app.burnout_group_records (attempt_id, subject_id, organization_id, campaign_id)
    select distinct on (a.id) a.id, a.subject_id, invitations.organization_id, invitations.campaign_id
    from app.attempts a
    join ${askedInTime}
    where a.subject_id = ${subjectId} and a.test = 'burnout' and ${hasLivePermission}
    order by a.id, invitations.invited_at desc, invitations.id desc
    on conflict do nothing`.execute(db);
}

/** Groups in which a record of somebody waits. */
export async function listWaitingGroups(db: Db, subjectId: number) {
  const { rows } = await sql<{ campaign_id: number; organization_id: OrganizationId }>`
    select distinct campaign_id, organization_id from app.burnout_group_records
    where subject_id = ${subjectId} and batch_id is null and campaign_id is not null order by 1`.execute(
    db,
  );
  return rows;
}

/** Keeps other closings of a group away until the transaction ends. */
export async function lockGroup(db: Db, campaignId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(4703, ${campaignId}::integer)`.execute(db);
}

/** Records of a group that no batch holds yet, of people who permit it now, oldest first. */
export async function listWaiting(db: Db, campaignId: number): Promise<FreshRecord[]> {
  const { rows } = await sql<FreshRecord>`
    select g.attempt_id as "recordId", g.subject_id as "personId", (r.summary ->> 'burnout')::float8 as score
    from app.burnout_group_records g
    join app.permissions p on p.subject_id = g.subject_id and p.organization_id = g.organization_id and p.revoked_at is null
    join app.attempts a on a.id = g.attempt_id
    join app.results r on r.attempt_id = g.attempt_id
    where g.campaign_id = ${campaignId} and g.batch_id is null
    order by a.completed_at, a.id`.execute(db);
  return rows;
}

/** People whose record waits for a batch of a campaign and who permit it now: how many, never who. */
export async function countWaiting(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct g.subject_id)::integer as people from app.burnout_group_records g
    join app.permissions p on p.subject_id = g.subject_id and p.organization_id = g.organization_id and p.revoked_at is null
    where g.organization_id = ${organizationId} and g.campaign_id = ${campaignId} and g.batch_id is null`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}

export async function insertBatch(
  db: Db,
  group: { campaign_id: number; organization_id: OrganizationId },
  { figure, recordIds }: Batch,
): Promise<void> {
  const { id } = await db
    .insertInto('burnout_batches')
    .values({
      ...group,
      people: figure.n,
      records: recordIds.length,
      mean: figure.mean,
      closed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('burnout_group_records')
    .set({ batch_id: id })
    .where('attempt_id', 'in', recordIds)
    .execute();
}

/** Figures of a campaign that may be shown: all of their records are still there, and all of their people permit it. */
export async function listFigures(db: Db, organizationId: OrganizationId, campaignId: number) {
  const { rows } = await sql<{ n: number; mean: number; closed_at: Date }>`
    select b.people as n, b.mean, b.closed_at from app.burnout_batches b
    where b.organization_id = ${organizationId} and b.campaign_id = ${campaignId} and b.records = (
      select count(*) from app.burnout_group_records g
      join app.permissions p on p.subject_id = g.subject_id and p.organization_id = g.organization_id and p.revoked_at is null
      where g.batch_id = b.id)
    order by b.closed_at, b.id`.execute(db);
  return rows;
}

/** After a campaign was made anonymous nothing leads from it to its people: its records are used up, its figures gone. */
export async function forgetGroup(db: Db, campaignId: number): Promise<void> {
  await db
    .updateTable('burnout_group_records')
    .set({ campaign_id: null })
    .where('campaign_id', '=', campaignId)
    .execute();
  await db.deleteFrom('burnout_batches').where('campaign_id', '=', campaignId).execute();
}
