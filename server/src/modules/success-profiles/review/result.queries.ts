import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Answers, Place } from './written.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Of somebody; nobody has more. */
const mostOwn = 500;

/** Reviews that were given, latest first. Accounts of others than its managers are not an organisation's to see. */
function given(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('success_reviews as r')
    .leftJoin('managers as m', (join) =>
      join
        .onRef('m.user_id', '=', 'r.reviewer_id')
        .onRef('m.organization_id', '=', 'r.organization_id'),
    )
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'r.id',
      'r.reviewer_id',
      'r.success_profile_id',
      'u.id as manager_id',
      sql<string>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as(
        'name',
      ),
      sql<Answers>`r.answers`.as('answers'),
      'r.performance',
      'r.engagement',
      sql<Date>`r.given_at`.as('given_at'),
      'r.changed_at',
    ])
    .where('r.organization_id', '=', organizationId)
    .where('r.subject_id', '=', subjectId)
    .where('r.given_at', 'is not', null)
    .orderBy('r.given_at', 'desc')
    .orderBy('r.id', 'desc');
}

export function listGiven(db: Db, { organization_id: organizationId, subject_id, id }: Place) {
  return given(db, organizationId, subject_id)
    .where('r.success_profile_person_id', '=', id)
    .execute();
}

export type StoredReview = Awaited<ReturnType<typeof listGiven>>[number];

/** Of somebody by the items of a category, in whichever success profile. */
export function listGivenIn(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
  category: string,
) {
  return given(db, organizationId, subjectId).where('r.category', '=', category).execute();
}

/** Whether a reviewer has begun a review of somebody that is not given yet: in one place, or anywhere by the items of a category. */
export async function hasDraft(
  db: Db,
  reviewerId: number,
  of: { placeId: number } | { organizationId: OrganizationId; subjectId: number; category: string },
): Promise<boolean> {
  const drafts = db
    .selectFrom('success_reviews')
    .select('id')
    .where('reviewer_id', '=', reviewerId)
    .where('given_at', 'is', null)
    .limit(1);
  const draft = await ('placeId' in of
    ? drafts.where('success_profile_person_id', '=', of.placeId)
    : drafts
        .where('organization_id', '=', of.organizationId)
        .where('subject_id', '=', of.subjectId)
        .where('category', '=', of.category)
  ).executeTakeFirst();
  return draft !== undefined;
}

/** Of a success profile: whom a reviewer has begun to review, and not given it yet. */
export async function listDrafted(
  db: Db,
  successProfileId: number,
  reviewerId: number,
): Promise<number[]> {
  const drafts = await db
    .selectFrom('success_reviews')
    .select('subject_id')
    .where('success_profile_id', '=', successProfileId)
    .where('reviewer_id', '=', reviewerId)
    .where('given_at', 'is', null)
    .execute();
  return drafts.map(({ subject_id }) => subject_id);
}

/** Whom of a success profile a reviewer has reviewed, among those whom the organisation may read; and who else is to be. */
export async function findUnreviewed(
  db: Db,
  { organization_id: organizationId, success_profile_id: profileId, subject_id: present }: Place,
  reviewerId: number,
) {
  const { rows } = await sql<{
    subject_id: number;
    first_name: string;
    last_name: string;
    reviewed: boolean;
  }>`
    select s.subject_id, i.first_name, i.last_name, exists (select from app.success_reviews r
      where r.success_profile_person_id = s.id and r.reviewer_id = ${reviewerId}::integer and r.given_at is not null) as reviewed
    from app.success_profile_people s
    join app.permissions p on p.subject_id = s.subject_id and p.organization_id = s.organization_id and p.revoked_at is null
    cross join lateral (select i.first_name, i.last_name from app.invitations i
      where i.organization_id = s.organization_id and i.subject_id = s.subject_id
        and i.invited_at is not null and i.status <> 'anonymised'
      order by i.id desc limit 1) i
    where s.organization_id = ${organizationId}::integer and s.success_profile_id = ${profileId}::integer
      and s.subject_id <> ${reviewerId}::integer
    order by s.added_at, s.id`.execute(db);
  const next = rows.find((row) => !row.reviewed && row.subject_id !== present);
  return {
    people: rows.length,
    done: rows.filter(({ reviewed }) => reviewed).length,
    next: next
      ? { subject_id: next.subject_id, first_name: next.first_name, last_name: next.last_name }
      : null,
  };
}

/** What managers of an organisation are called, of those named. */
export function listReviewers(db: Db, organizationId: OrganizationId, ids: readonly number[]) {
  return db
    .selectFrom('managers as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'u.id',
      sql<string>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as(
        'name',
      ),
    ])
    .where('m.organization_id', '=', organizationId)
    .where('m.user_id', 'in', [...ids, 0])
    .orderBy('name')
    .orderBy('u.id')
    .execute();
}

/** Whether the organisation has this success profile. */
export async function isProfile(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<boolean> {
  const profile = await db
    .selectFrom('success_profiles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return profile !== undefined;
}

/** Reviews of somebody in whatever organisation, as that person may see them; the latest first. */
export function listOwn(db: Db, subjectId: number) {
  return db
    .selectFrom('success_reviews as r')
    .innerJoin('organizations as o', 'o.id', 'r.organization_id')
    .innerJoin('success_profiles as p', 'p.id', 'r.success_profile_id')
    .select([
      'r.id',
      'o.id as organization_id',
      'o.name as organization',
      'p.name as success_profile',
      sql<string | null>`app.reviewer_name(r.id)`.as('reviewer'),
      'r.started_at',
      'r.given_at',
      sql<boolean>`coalesce(r.in_export, o.reviews_in_export)`.as('told'),
    ])
    .where('r.subject_id', '=', subjectId)
    .orderBy(sql`coalesce(r.given_at, r.started_at)`, 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostOwn)
    .execute();
}
