import { type RawBuilder, sql } from 'kysely';
import { hasLivePermission } from '../../../access/scope.ts';
import type { Sealed } from '../../../platform/crypto/sealed.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** The campaign that somebody takes part in, and the request of theirs; absent for everybody else. */
export function findAsking(db: Db, subjectId: number, campaignId: number) {
  return db
    .selectFrom('invitations')
    .leftJoin('adjustment_requests as r', 'r.invitation_id', 'invitations.id')
    .select([
      'invitations.id',
      'invitations.organization_id',
      'invitations.completed_at',
      'r.key_id',
      'r.content',
      'r.asked_at',
      'r.answered_at',
      'r.percent',
      'r.answer_key_id',
      'r.answer',
    ])
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.campaign_id', '=', campaignId)
    .where('invitations.invited_at', 'is not', null)
    .executeTakeFirst();
}

interface NewRequest {
  invitationId: number;
  organizationId: OrganizationId;
  subjectId: number;
  sealed: Sealed;
}

/** Keeps a request, in the place of a former one. */
export async function keepRequest(
  db: Db,
  { invitationId, organizationId, subjectId, sealed }: NewRequest,
): Promise<void> {
  const fresh = {
    key_id: sealed.keyId,
    content: sealed.content,
    asked_at: now,
    answered_at: null,
    percent: null,
    answer_key_id: null,
    answer: null,
  };
  await db
    .insertInto('adjustment_requests')
    .values({
      invitation_id: invitationId,
      organization_id: organizationId,
      subject_id: subjectId,
      ...fresh,
    })
    .onConflict((already) => already.column('invitation_id').doUpdateSet(fresh))
    .execute();
}

export async function deleteRequest(db: Db, invitationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('adjustment_requests')
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The manager whom the organisation has chosen, as long as they are one, else the campaign's sender. */
const contact = sql<string>`lower(coalesce((
  select u.email from app.managers m join app.users u on u.id = m.user_id
  where m.organization_id = organizations.id and lower(u.email) = lower(organizations.adjustments_contact)),
  campaigns.sender_email))`;

/**
 * Whether a manager may read and answer: the contact, or, while no manager has the contact's address, every manager, since
 * a request must not go unanswered.
 */
function isContactFor(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from app.users u where u.id = ${userId} and lower(u.email) = ${contact})
    or not exists (select from app.managers m join app.users u on u.id = m.user_id
      where m.organization_id = campaigns.organization_id and lower(u.email) = ${contact}))`;
}

interface Reader {
  organizationId: OrganizationId;
  campaignId: number;
  userId: number;
}

function readable(db: Db, { organizationId, campaignId, userId }: Reader) {
  return (
    db
      .selectFrom('adjustment_requests as r')
      .innerJoin('invitations', 'invitations.id', 'r.invitation_id')
      .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
      .innerJoin('organizations', 'organizations.id', 'campaigns.organization_id')
      .where('r.organization_id', '=', organizationId)
      .where('campaigns.id', '=', campaignId)
      .where('invitations.status', '<>', 'anonymised')
      .where(isContactFor(userId))
      // Withdrawn, it takes private requests along, as it does results.
      .where(hasLivePermission)
  );
}

/** Requests that a manager may read, those without an answer first. */
export function listReadable(db: Db, reader: Reader) {
  return readable(db, reader)
    .select([
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'r.asked_at',
      'r.answered_at',
    ])
    .orderBy(sql`r.answered_at is not null`)
    .orderBy('r.asked_at')
    .execute();
}

/** One of them, whole. `answer` keeps the person from replacing it meanwhile. */
export function findReadable(db: Db, reader: Reader, subjectId: number, purpose?: 'answer') {
  return readable(db, reader)
    .select([
      'r.invitation_id',
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'campaigns.sender_name',
      'campaigns.sender_email',
      'r.key_id',
      'r.content',
      'r.asked_at',
      'r.answered_at',
      'r.percent',
      'r.answer_key_id',
      'r.answer',
    ])
    .where('invitations.subject_id', '=', subjectId)
    .$if(purpose === 'answer', (query) => query.forNoKeyUpdate('r'))
    .executeTakeFirst();
}

interface Answer {
  percent: number | null;
  sealed: Sealed | null;
}

export async function keepAnswer(
  db: Db,
  organizationId: OrganizationId,
  invitationId: number,
  { percent, sealed }: Answer,
): Promise<string> {
  const { at } = await db
    .updateTable('adjustment_requests')
    .set({
      answered_at: now,
      percent,
      answer_key_id: sealed?.keyId ?? null,
      answer: sealed?.content ?? null,
    })
    .where('organization_id', '=', organizationId)
    .where('invitation_id', '=', invitationId)
    .returning(sql<string>`answered_at::text`.as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** What the emails about a request say; never what it says itself. */
export function findRequestMail(db: Db, invitationId: number) {
  return db
    .selectFrom('adjustment_requests as r')
    .innerJoin('invitations', 'invitations.id', 'r.invitation_id')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'campaigns.organization_id')
    .select([
      'invitations.subject_id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'invitations.campaign_id',
      'campaigns.name as campaign_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
      contact.as('contact'),
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      readersLanguage,
      'r.answered_at',
      sql<string>`r.asked_at::text`.as('asked'),
    ])
    .where('r.invitation_id', '=', invitationId)
    .executeTakeFirst();
}

/** For a change of the key: some requests after one of them. */
export function listRequestsAfter(db: Db, after: number, limit: number) {
  return db
    .selectFrom('adjustment_requests')
    .select(['invitation_id', 'key_id', 'content', 'answer_key_id', 'answer'])
    .where('invitation_id', '>', after)
    .orderBy('invitation_id')
    .limit(limit)
    .execute();
}

export type StoredRequest = Awaited<ReturnType<typeof listRequestsAfter>>[number];

/** False when the row is another one by now. */
export async function replaceTexts(
  db: Db,
  former: StoredRequest,
  texts: Omit<StoredRequest, 'invitation_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('adjustment_requests')
    .set(texts)
    .where('invitation_id', '=', former.invitation_id)
    .where('content', '=', former.content)
    .where(sql<boolean>`answer is not distinct from ${former.answer}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
