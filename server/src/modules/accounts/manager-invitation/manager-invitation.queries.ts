import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Invitation {
  user_id: number;
  organization_id: OrganizationId;
}

/** False when it has been withdrawn or answered. */
export async function takeInvitation(
  db: Db,
  { user_id, organization_id }: Invitation,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('manager_invitations')
    .where('user_id', '=', user_id)
    .where('organization_id', '=', organization_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertManagerWithRole(
  db: Db,
  { user_id, organization_id }: Invitation,
): Promise<void> {
  await db.insertInto('managers').values({ user_id, organization_id, created_at: now }).execute();
  await db
    .insertInto('user_roles')
    .values({ user_id, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
