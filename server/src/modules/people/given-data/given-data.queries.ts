import { ownedBy } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface Given {
  work_start_date: string | null;
  role_type: string | null;
  role_id: number | null;
}

export function findGiven(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('given_data')
    .select(['work_start_date', 'role_type', 'role_id'])
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
}

/** Makes the row where there is none, and holds it: of two changes at once, the second sees what the first has done. */
export async function getGivenToChange(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
): Promise<Given> {
  await db
    .insertInto('given_data')
    .values({ organization_id: organizationId, subject_id: subjectId, updated_at: now })
    .onConflict((already) => already.doNothing())
    .execute();
  return db
    .selectFrom('given_data')
    .select(['work_start_date', 'role_type', 'role_id'])
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateGiven(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
  given: Given,
): Promise<void> {
  await db
    .updateTable('given_data')
    .set({ ...given, updated_at: now })
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .execute();
}
