import { ownedBy } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Addresses of everybody in a campaign, as they were typed; null when there is no such campaign. */
export async function findAddresses(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
): Promise<Set<string> | null> {
  const campaign = await db
    .selectFrom('campaigns')
    .select('id')
    .where(ownedBy(organizationId))
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (campaign === undefined) return null;
  const rows = await db
    .selectFrom('invitations')
    .select('email')
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}
