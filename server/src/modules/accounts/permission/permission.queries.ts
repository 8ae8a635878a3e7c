import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Version of the words that a subject agrees to; the screen shows them, the row keeps which. */
export const permissionTextVersion = '2026-11-23.3';

/** Gives permission; giving it again changes nothing. */
export async function insertPermission(
  db: Db,
  subjectId: number,
  organizationId: OrganizationId,
): Promise<void> {
  await db
    .insertInto('permissions')
    .values({
      subject_id: subjectId,
      organization_id: organizationId,
      text_version: permissionTextVersion,
      granted_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_id', 'organization_id'])
        .where('revoked_at', 'is', null)
        .doNothing(),
    )
    .execute();
}

/** Ends a live permission; false when there is none. */
export async function revokePermission(
  db: Db,
  subjectId: number,
  organizationId: OrganizationId,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('permissions')
    .set({ revoked_at: now })
    .where('subject_id', '=', subjectId)
    .where('organization_id', '=', organizationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
