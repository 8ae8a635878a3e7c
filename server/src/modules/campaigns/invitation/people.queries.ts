import { waitingStatuses } from '@assay/contract/campaign-people';
import { sql } from 'kysely';
import { ownedBy } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';

/** Who of these is no part of the campaign. */
export async function listStrangers(
  db: Db,
  organizationId: number,
  campaignId: number,
  subjectIds: number[],
): Promise<number[]> {
  const known = await db
    .selectFrom('invitations')
    .select('subject_id')
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .where('subject_id', '=', sql<number>`any(${subjectIds}::integer[])`)
    .execute();
  const found = new Set(known.map((row) => row.subject_id));
  return subjectIds.filter((id) => !found.has(id));
}

export const notJustReminded = sql<boolean>`coalesce(invitations.reminded_at, '-infinity') < app.now() - interval '1 hour'`;

export const wantsMails = sql<boolean>`not exists (select from app.subscriptions s
  where s.user_id = invitations.subject_id and s.organization_id = invitations.organization_id
    and s.unsubscribed_at is not null)`;

/**
 * Marks as reminded, and answers, who has been asked, has not finished and was not reminded within the last hour.
 * The mark and the answer are one statement, so of several managers exactly one reminds somebody.
 */
export function takeForReminding(
  db: Db,
  organizationId: number,
  campaignId: number,
  subjectIds: number[] | undefined,
) {
  let update = db
    .updateTable('invitations')
    .set({ reminded_at: now })
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', waitingStatuses)
    .where(notJustReminded)
    .where(wantsMails);
  if (subjectIds !== undefined) {
    update = update.where('subject_id', '=', sql<number>`any(${subjectIds}::integer[])`);
  }
  return update
    .returning(['id', 'subject_id', 'email', 'first_name', 'last_name', 'reminded_at'])
    .execute();
}
