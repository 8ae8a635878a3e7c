import { ownedBy } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { Cv } from '../../subjects/index.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** The CV that an organisation itself has put beside somebody. */
export async function findKeptCv(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
): Promise<Cv | undefined> {
  const row = await db
    .selectFrom('organization_cvs')
    .select(['file_key', 'name', 'type', 'size', 'uploaded_at'])
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row as Cv | undefined;
}

/** The file that it replaces is removed by the database's own note of it. */
export async function upsertKeptCv(
  db: Db,
  {
    organizationId,
    subjectId,
    uploadedBy,
  }: { organizationId: OrganizationId; subjectId: number; uploadedBy: number },
  cv: Omit<Cv, 'uploaded_at'>,
): Promise<void> {
  const row = { ...cv, uploaded_at: now, uploaded_by: uploadedBy };
  await db
    .insertInto('organization_cvs')
    .values({ organization_id: organizationId, subject_id: subjectId, ...row })
    .onConflict((already) => already.columns(['organization_id', 'subject_id']).doUpdateSet(row))
    .execute();
}

/** Whether there was one. */
export async function deleteKeptCv(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organization_cvs')
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
