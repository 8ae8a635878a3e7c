import { sql } from 'kysely';
import { onLivePermission } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';

/** A completed attempt, and the latest invitation that asked for it with the subject's permission. */
export function findAskedResult(db: Db, subjectId: number, test: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.subject_id')
    .innerJoin('invitations', 'invitations.subject_id', 'attempts.subject_id')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('permissions', onLivePermission)
    .select([
      'attempts.id as attempt_id',
      'invitations.id as invitation_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
    ])
    .where('attempts.subject_id', '=', subjectId)
    .where('attempts.test', '=', test)
    .where('attempts.completed_at', 'is not', null)
    .where('invitations.invited_at', 'is not', null)
    .where(sql<boolean>`${test} = any(campaigns.test_types)`)
    .orderBy('attempts.round', 'desc')
    .orderBy('invitations.invited_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What the mail about a result says; nothing when the result is gone. */
export function findResultMail(db: Db, attemptId: number, invitationId: number) {
  return db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.subject_id')
    .innerJoin('invitations', 'invitations.subject_id', 'attempts.subject_id')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'attempts.subject_id',
      'attempts.test',
      'users.first_name',
      readersLanguage,
      'campaigns.sender_name',
      'campaigns.sender_email',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      sql<
        string[]
      >`array(select o.name from app.permissions p join app.organizations o on o.id = p.organization_id
        where p.subject_id = attempts.subject_id and p.revoked_at is null order by lower(o.name))`.as(
        'readers',
      ),
    ])
    .where('attempts.id', '=', attemptId)
    .where('attempts.completed_at', 'is not', null)
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst();
}
