import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** `{ item: rating }`, null where the reviewer could not tell. */
export type Answers = Record<string, number | null>;

interface Named {
  organizationId: OrganizationId;
  successProfileId: number;
  subjectId: number;
}

/** Places of people in success profiles, with the category by whose items they are reviewed. */
function places(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('success_profile_people as s')
    .innerJoin('success_profiles as p', 'p.id', 's.success_profile_id')
    .select([
      's.id',
      's.organization_id',
      's.success_profile_id',
      's.subject_id',
      'p.name',
      sql<'standard' | 'alt'>`p.category_kind`.as('kind'),
      'p.category_id',
      sql<string>`case p.category_kind when 'alt' then 'alt:' else '' end || p.category_id`.as(
        'category',
      ),
    ])
    .where('s.organization_id', '=', organizationId);
}

/** Nothing where somebody is not in the profile. To `review` keeps the place from being removed until the transaction ends. */
export function findPlace(
  db: Db,
  { organizationId, successProfileId, subjectId }: Named,
  purpose?: 'review',
) {
  return places(db, organizationId)
    .where('s.success_profile_id', '=', successProfileId)
    .where('s.subject_id', '=', subjectId)
    .$if(purpose === 'review', (query) => query.forKeyShare(['s']))
    .executeTakeFirst();
}

export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

export function listPlaces(db: Db, organizationId: OrganizationId, subjectId: number) {
  return places(db, organizationId)
    .where('s.subject_id', '=', subjectId)
    .orderBy('p.category_kind', 'desc')
    .orderBy('p.category_id')
    .orderBy(sql`lower(p.name)`)
    .execute();
}

const written = [
  'id',
  sql<Answers>`answers`.as('answers'),
  'performance',
  'engagement',
  'first_performance',
  'first_engagement',
  'started_at',
  'given_at',
  'changed_at',
] as const;

/** The draft of a reviewer, or else what they have given last. */
export function findOwn(db: Db, placeId: number, reviewerId: number) {
  return db
    .selectFrom('success_reviews')
    .select(written)
    .where('success_profile_person_id', '=', placeId)
    .where('reviewer_id', '=', reviewerId)
    .orderBy('given_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type Written = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

export async function insertDraft(db: Db, place: Place, reviewerId: number): Promise<Written> {
  return db
    .insertInto('success_reviews')
    .values({
      organization_id: place.organization_id,
      success_profile_person_id: place.id,
      success_profile_id: place.success_profile_id,
      subject_id: place.subject_id,
      reviewer_id: reviewerId,
      category: place.category,
      answers: '{}',
      started_at: now,
      changed_at: now,
    })
    .returning(written)
    .executeTakeFirstOrThrow();
}

/** Whether anybody else has given a review of somebody. */
export async function isReviewedByOthers(
  db: Db,
  placeId: number,
  reviewerId: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('success_reviews')
    .select('id')
    .where('success_profile_person_id', '=', placeId)
    .where('given_at', 'is not', null)
    .where('reviewer_id', 'is distinct from', reviewerId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

type Means = Pick<Written, 'performance' | 'engagement' | 'first_performance' | 'first_engagement'>;

/** Keeps answers: as a draft, or as what is given, now if it had not been before. */
export async function writeReview(
  db: Db,
  id: number,
  { answers, given, ...means }: Means & { answers: Answers; given: boolean },
): Promise<Written> {
  return db
    .updateTable('success_reviews')
    .set({
      ...means,
      answers: JSON.stringify(answers),
      given_at: given ? sql<Date>`coalesce(given_at, ${now})` : null,
      changed_at: now,
    })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow();
}

/** False where there is none. */
export async function deleteDraft(db: Db, placeId: number, reviewerId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('success_reviews')
    .where('success_profile_person_id', '=', placeId)
    .where('reviewer_id', '=', reviewerId)
    .where('given_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
