import { sql } from 'kysely';
import type { Skill } from '@assay/contract/subject-fields';
import { ownedBy } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** The address of the professional profile that somebody has named, for an organisation with permission. */
export async function findProfessionalProfile(db: Db, subjectId: number): Promise<string | null> {
  const { rows } = await sql<{ url: string | null }>`
    select app.professional_profile(${subjectId}::integer) as url`.execute(db);
  return rows[0]?.url ?? null;
}

export async function findSkills(db: Db, organizationId: OrganizationId, subjectId: number) {
  const row = await db
    .selectFrom('synced_skills')
    .select(['skills', 'synced_at'])
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row === undefined ? null : { list: row.skills as Skill[], syncedAt: row.synced_at };
}

export async function upsertSkills(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
  list: Skill[],
): Promise<void> {
  const row = { skills: JSON.stringify(list), synced_at: now };
  await db
    .insertInto('synced_skills')
    .values({ organization_id: organizationId, subject_id: subjectId, ...row })
    .onConflict((already) => already.columns(['organization_id', 'subject_id']).doUpdateSet(row))
    .execute();
}
