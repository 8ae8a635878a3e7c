import { sql } from 'kysely';
import { hasInvited } from '../../../access/asked.queries.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Whether somebody lets the organisation see their results now. */
export async function isPermitted(db: Db, organizationId: OrganizationId, subjectId: number) {
  const live = await db
    .selectFrom('permissions')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return live !== undefined;
}

/** Per cent; 0 where nothing was set. */
export async function readExtraTime(db: Db, organizationId: OrganizationId, subjectId: number) {
  const row = await db
    .selectFrom('extra_times')
    .select('percent')
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.percent ?? 0;
}

interface ExtraTime {
  organizationId: OrganizationId;
  subjectId: number;
  percent: number;
  setBy: number;
}

export async function saveExtraTime(db: Db, extra: ExtraTime): Promise<void> {
  const { organizationId, subjectId, percent, setBy } = extra;
  if (percent === 0) {
    await db
      .deleteFrom('extra_times')
      .where('organization_id', '=', organizationId)
      .where('subject_id', '=', subjectId)
      .execute();
    return;
  }
  const values = { percent, set_by: setBy, set_at: now };
  await db
    .insertInto('extra_times')
    .values({ organization_id: organizationId, subject_id: subjectId, ...values })
    .onConflict((already) => already.columns(['subject_id', 'organization_id']).doUpdateSet(values))
    .execute();
}

/** Forgets the extra time and the waivers of people whom no campaign of the organisation names any more. */
export async function endExtraTimes(db: Db, organizationId: OrganizationId): Promise<void> {
  for (const table of ['extra_times', 'retake_waivers']) {
    await sql`
      delete from app.${sql.ref(table)} x where x.organization_id = ${organizationId}::integer and not ${hasInvited}`.execute(
      db,
    );
  }
}

/** Whether somebody is in a timed part now that the organisation asks for with their permission. */
export async function readRuns(db: Db, organizationId: OrganizationId, subjectId: number) {
  const { rows } = await sql<{ runs: boolean }>`
    select app.runs(${organizationId}::integer, ${subjectId}::integer) as runs`.execute(db);
  return rows[0]?.runs === true;
}

/** Adds seconds to what runs; answers how many clocks that were. */
export async function addSeconds(
  db: Db,
  added: { organizationId: OrganizationId; subjectId: number; seconds: number; by: number },
): Promise<number> {
  const { organizationId, subjectId, seconds, by } = added;
  const { rows } = await sql<{ clocks: number | null }>`
    select app.add_time(${organizationId}::integer, ${subjectId}::integer, ${seconds}::integer, ${by}::integer) as clocks`.execute(
    db,
  );
  return rows[0]?.clocks ?? 0;
}
