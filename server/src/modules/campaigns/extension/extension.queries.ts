import { sql } from 'kysely';
import { openForSubject, ownedBy, subjectDeadline } from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** A manager ended the campaign before its time, or it is put away; nobody gets more time then. */
export const endedEarly = sql<boolean>`(campaigns.status not in ('active', 'completed')
  or coalesce(campaigns.closed_at < campaigns.deadline, false))`;

/** Whether a subject takes part in a campaign that it has not finished; absent when it does not. */
export function findOwnInvitation(db: Db, subjectId: number, campaignId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select(['invitations.id', 'invitations.completed_at', endedEarly.as('ended_early')])
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.campaign_id', '=', campaignId)
    .where('invitations.invited_at', 'is not', null)
    .executeTakeFirst();
}

/** Keeps the wish; false when one is open already. */
export async function keepWish(db: Db, invitationId: number, message: string | null) {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ extension_asked_at: now, extension_message: message })
    .where('id', '=', invitationId)
    .where('extension_asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function listWishes(db: Db, organizationId: OrganizationId, campaignId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select([
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'invitations.extension_message as message',
      'invitations.extension_asked_at as asked_at',
      subjectDeadline.as('deadline'),
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.campaign_id', '=', campaignId)
    .where('invitations.extension_asked_at', 'is not', null)
    .orderBy('invitations.extension_asked_at')
    .execute();
}

/** The subject's row, held until the answer is written, with the deadline that holds now. */
export function lockInvitation(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  subjectId: number,
) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select([
      'invitations.id',
      'invitations.subject_id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'invitations.completed_at',
      'invitations.extension_asked_at',
      endedEarly.as('ended_early'),
      'campaigns.sender_name',
      'campaigns.sender_email',
      subjectDeadline.as('deadline'),
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.campaign_id', '=', campaignId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .where('invitations.status', '<>', 'anonymised')
    .forUpdate(['invitations', 'campaigns'])
    .executeTakeFirst();
}

/** A campaign whose deadline has passed runs on for the one who got more time. */
export async function runOn(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ status: 'active', closed_at: null })
    .where(ownedBy(organizationId))
    .where('id', '=', campaignId)
    .where('status', '=', 'completed')
    .execute();
}

/** Writes the answer; the links that were mailed work as long as the person may come in. */
export async function answerWish(
  db: Db,
  organizationId: OrganizationId,
  invitationId: number,
  deadline: Date | null,
) {
  await db
    .updateTable('invitations')
    .set({
      extension_asked_at: null,
      extension_message: null,
      ...(deadline === null ? {} : { own_deadline: deadline }),
    })
    .where(ownedBy(organizationId))
    .where('id', '=', invitationId)
    .execute();
  if (deadline === null) return;
  await db
    .updateTable('links')
    .set({ expires_at: deadline })
    .where('invitation_id', '=', invitationId)
    .where('expires_at', '<', deadline)
    .execute();
}

/** What the mails about a later deadline say. */
export function findExtensionMail(db: Db, invitationId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'invitations.subject_id',
      'invitations.organization_id',
      'invitations.campaign_id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'invitations.extension_message',
      'invitations.extension_asked_at',
      readersLanguage,
      'campaigns.name as campaign_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      subjectDeadline.as('deadline'),
      openForSubject.as('open'),
      sql<string>`invitations.extension_asked_at::text`.as('asked'),
    ])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst();
}
