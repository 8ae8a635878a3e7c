import {
  hasLivePermission,
  onLivePermission,
  openForSubject,
  subjectDeadline,
  testsOfCampaign,
} from '../../../access/scope.ts';
import type { Language } from '@assay/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';

/** What an invitation mail says; nothing when the campaign is not running any more. */
export function findInvitationMail(db: Db, invitationId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .leftJoin('credentials', 'credentials.user_id', 'invitations.subject_id')
    .select([
      'invitations.first_name',
      'invitations.last_name',
      'invitations.subject_id',
      'invitations.organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      'campaigns.name as campaign_name',
      subjectDeadline.as('deadline'),
      readersLanguage,
      sql<Language>`campaigns.language`.as('campaign_language'),
      'campaigns.email_text',
      'campaigns.reminder_text',
      testsOfCampaign.as('test_types'),
      'campaigns.type',
      'invitations.invited_at',
      'invitations.completed_at',
      'campaigns.sender_name',
      'campaigns.sender_email',
      sql<boolean>`credentials.user_id is not null`.as('has_password'),
      hasLivePermission.as('has_permission'),
      // There is one for everybody who has been invited.
      sql<string>`(select l.id from app.links l where l.invitation_id = invitations.id
        and l.purpose = 'campaign_entry')`.as('link_id'),
    ])
    .where('invitations.id', '=', invitationId)
    .where(openForSubject)
    .executeTakeFirst();
}

export type InvitationMail = NonNullable<Awaited<ReturnType<typeof findInvitationMail>>>;

/** Marks that the mail of an invitation cannot be delivered; who has been seen since was reached in another way. */
export async function markBounced(db: Db, invitationId: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ status: 'bounced' })
    .where('id', '=', invitationId)
    .where('status', '=', 'invited')
    .execute();
}

/** What an email about the end of a test says to the sender; nothing when the person lets it be known no more, or has deleted the test. */
export function findTestNotice(db: Db, invitationId: number, test: string | undefined) {
  const query = notices(db, invitationId).where(hasLivePermission);
  if (test === undefined) return query.executeTakeFirst();
  return query
    .where(
      sql<boolean>`exists (select from app.attempts a where a.subject_id = invitations.subject_id and a.test = ${test}
        and a.completed_at is not null and app.answers_invitation(a, invitations))`,
    )
    .executeTakeFirst();
}

/** What an email about the end of a campaign says to the sender; nothing when it is not at its end any more. */
export function findEndNotice(db: Db, invitationId: number) {
  return notices(db, invitationId)
    .whereRef('campaigns.completed_count', '=', 'campaigns.subjects_count')
    .executeTakeFirst();
}

function notices(db: Db, invitationId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'campaigns.id as campaign_id',
      'campaigns.name as campaign_name',
      'campaigns.subjects_count',
      'campaigns.completed_count',
      'organizations.name as organization_name',
    ])
    .where('invitations.id', '=', invitationId);
}

/** Campaigns in which a subject has taken part in time and whose sender wants to hear of it. */
export function listNoticeTargets(db: Db, subjectId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('permissions', onLivePermission)
    .select([
      'invitations.id',
      'campaigns.id as campaign_id',
      'campaigns.organization_id',
      'campaigns.sender_name',
      'campaigns.sender_email',
      testsOfCampaign.as('test_types'),
      'campaigns.type',
      'campaigns.subjects_count',
      'campaigns.completed_count',
      'campaigns.email_update_on_test_complete',
      'campaigns.email_update_on_all_complete',
    ])
    .where('invitations.subject_id', '=', subjectId)
    .where((where) =>
      where.or([
        where('campaigns.status', '=', 'active'),
        where.and([
          where('campaigns.status', '=', 'completed'),
          where('invitations.started_at', '<=', where.ref('campaigns.closed_at')),
        ]),
      ]),
    )
    .execute();
}
