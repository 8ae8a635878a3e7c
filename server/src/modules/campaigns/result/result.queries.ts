import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';

/** Invitations of which everything is done, with the person and the sender. */
export function listFinished(db: Db, invitationIds: number[]) {
  return finishedOnes(db)
    .select('users.last_name')
    .where('invitations.id', '=', sql<number>`any(${invitationIds}::integer[])`)
    .execute();
}

/** What the mail at the end of a campaign says; nothing when the campaign asks for something again. */
export function findFinished(db: Db, invitationId: number) {
  return finishedOnes(db)
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      readersLanguage,
      'campaigns.name as campaign_name',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      sql<
        string[]
      >`array(select o.name from app.permissions p join app.organizations o on o.id = p.organization_id
        where p.subject_id = invitations.subject_id and p.revoked_at is null order by lower(o.name))`.as(
        'readers',
      ),
    ])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst();
}

function finishedOnes(db: Db) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('users', 'users.id', 'invitations.subject_id')
    .select([
      'invitations.id',
      'invitations.subject_id',
      'users.email',
      'users.first_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
    ])
    .where('invitations.completed_at', 'is not', null);
}
