import { mostNamed, waitingStatuses } from '@assay/contract/campaign-people';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { openForSubject, ownedBy } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Who of these is no part of the campaign. */
export async function listStrangers(
  db: Db,
  organizationId: OrganizationId,
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

/** Whether the campaign has written to somebody within a day: invited, reminded or asked for permission. */
const emailedRecently = sql<boolean>`coalesce(greatest(invitations.invited_at, invitations.reminded_at,
  invitations.permission_asked_at) > app.now() - interval '1 day', false)`;

/** Who of a campaign is to be reminded: all who can be, or those named of them. */
interface Reminding {
  campaignId: number;
  subjects: number[] | undefined;
}

/** As reminders that go by themselves: after the deadline a campaign runs on for those alone who got more time. */
const hasTime = sql<boolean>`exists (select from app.campaigns
  where campaigns.id = invitations.campaign_id and ${openForSubject})`;

/** Who has been asked, has not finished, still has time, wants mails and was not reminded within the last hour. */
function remindable(organizationId: OrganizationId, { campaignId, subjects }: Reminding) {
  const named = sql<boolean>`invitations.subject_id = any(${subjects ?? []}::integer[])`;
  return (where: ExpressionBuilder<Database, 'invitations'>) =>
    where.and([
      ownedBy(organizationId)(where),
      where('invitations.campaign_id', '=', campaignId),
      where('invitations.status', 'in', waitingStatuses),
      hasTime,
      notJustReminded,
      wantsMails,
      ...(subjects === undefined ? [] : [named]),
    ]);
}

/** How many would be reminded now, and how many of them got an email within a day. */
export function countForReminding(db: Db, organizationId: OrganizationId, reminding: Reminding) {
  return db
    .selectFrom('invitations')
    .select((where) => [
      where.fn.countAll<number>().as('people'),
      where.fn.countAll<number>().filterWhere(emailedRecently).as('emailed_recently'),
    ])
    .where(remindable(organizationId, reminding))
    .executeTakeFirstOrThrow();
}

/** The first few of them, those without an email within a day before the others. */
export function listForReminding(db: Db, organizationId: OrganizationId, reminding: Reminding) {
  return db
    .selectFrom('invitations')
    .select(['first_name', 'last_name', 'email', emailedRecently.as('emailed_recently')])
    .where(remindable(organizationId, reminding))
    .orderBy('emailed_recently')
    .orderBy('first_name')
    .orderBy('subject_id')
    .limit(mostNamed)
    .execute();
}

/**
 * Marks as reminded, and answers, who can be. The mark and the answer are one statement, so of several
 * managers exactly one reminds somebody.
 */
export function takeForReminding(
  db: Db,
  organizationId: OrganizationId,
  { leaveOutRecent, ...reminding }: Reminding & { leaveOutRecent: boolean },
) {
  let update = db
    .updateTable('invitations')
    .set({ reminded_at: now })
    .where(remindable(organizationId, reminding));
  if (leaveOutRecent) update = update.where(sql<boolean>`not ${emailedRecently}`);
  return update
    .returning(['id', 'subject_id', 'email', 'first_name', 'last_name', 'reminded_at'])
    .execute();
}
