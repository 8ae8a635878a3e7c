import { sql } from 'kysely';
import {
  closedForSubject,
  hasLivePermission,
  openForSubject,
  ownedBy,
  subjectDeadline,
} from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

const unused = sql`l.invitation_id = invitations.id and l.used_at is null and l.expires_at > app.now()`;

/** The links of one invitation that still open something. */
export function findEntryLink(db: Db, invitationId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select([
      'invitations.subject_id',
      'invitations.organization_id',
      subjectDeadline.as('deadline'),
      sql<
        string | null
      >`(select l.id from app.links l where ${unused} and l.purpose = 'campaign_entry'
        limit 1)`.as('entry_link_id'),
      sql<
        string | null
      >`(select l.id from app.links l where ${unused} and l.purpose = 'passwordless'
        order by l.created_at desc, l.id limit 1)`.as('login_link_id'),
    ])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirst();
}

/** Whom a fresh link is mailed to, and in whose name. */
export function findRecipient(db: Db, invitationId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'invitations.subject_id',
      'invitations.email',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.completed_at',
      'invitations.organization_id',
      'invitations.campaign_id',
      readersLanguage,
      'campaigns.name as campaign_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
      'organizations.name as organization_name',
      'organizations.logo_version',
      openForSubject.as('open'),
    ])
    .where('invitations.id', '=', invitationId)
    .where(sql<boolean>`not ${closedForSubject}`)
    .executeTakeFirst();
}

interface Whose {
  campaignId?: number | undefined;
  subjectId?: number | undefined;
}

/** Open invitations that are not finished, each with the link that a manager copied before. */
export function listCopies(
  db: Db,
  organizationId: OrganizationId,
  { campaignId, subjectId }: Whose,
) {
  let query = db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select([
      'invitations.id',
      'invitations.subject_id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'invitations.status',
      subjectDeadline.as('deadline'),
      sql<
        string | null
      >`(select l.id from app.links l where ${unused} and l.purpose = 'copied_invitation'
        limit 1)`.as('link_id'),
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.invited_at', 'is not', null)
    .where('invitations.status', 'not in', ['completed', 'declined', 'anonymised'])
    .where(openForSubject);
  if (campaignId !== undefined) query = query.where('campaigns.id', '=', campaignId);
  if (subjectId !== undefined) query = query.where('invitations.subject_id', '=', subjectId);
  return query.orderBy('invitations.id', 'desc').execute();
}

export type Copy = Awaited<ReturnType<typeof listCopies>>[number];

/** The newest invitation by which an organisation knows a subject. */
export function findKnown(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.campaign_id',
      'campaigns.sender_name',
      'campaigns.sender_email',
      hasLivePermission.as('permitted'),
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .where('invitations.status', '<>', 'anonymised')
    .orderBy('invitations.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks a person as asked; false when that was done within the last day. */
export async function markAsked(db: Db, organizationId: OrganizationId, invitationId: number) {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ permission_asked_at: now })
    .where(ownedBy(organizationId))
    .where('id', '=', invitationId)
    .where(sql<boolean>`coalesce(permission_asked_at, '-infinity') < app.now() - interval '1 day'`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
