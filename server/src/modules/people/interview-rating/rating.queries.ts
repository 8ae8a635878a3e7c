import type { Criterion } from '@assay/contract/interview-ratings';
import { sql } from 'kysely';
import type { Sealed } from '../../../platform/crypto/sealed.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** An interview with what it is rated by. `rate` keeps the rubric from being changed, `change` keeps others from rating by it. */
export function findRated(
  db: Db,
  organizationId: OrganizationId,
  key: number | string,
  purpose?: 'rate' | 'change',
) {
  return db
    .selectFrom('interviews')
    .select(['id', 'code', sql<Criterion[] | null>`rubric`.as('rubric'), 'rubric_edition'])
    .where('organization_id', '=', organizationId)
    .where(typeof key === 'number' ? 'id' : 'code', '=', key)
    .$if(purpose === 'rate', (query) => query.forShare())
    .$if(purpose === 'change', (query) => query.forUpdate())
    .executeTakeFirst();
}

export type RatedInterview = NonNullable<Awaited<ReturnType<typeof findRated>>>;

/** Answers the new edition. */
export async function replaceRubric(
  db: Db,
  interviewId: number,
  criteria: readonly Criterion[] | null,
): Promise<number> {
  const { rubric_edition: edition } = await db
    .updateTable('interviews')
    .set({
      rubric: criteria && JSON.stringify(criteria),
      rubric_edition: sql`rubric_edition + 1`,
    })
    .where('id', '=', interviewId)
    .returning('rubric_edition')
    .executeTakeFirstOrThrow();
  return edition;
}

/** Whether anybody is rated by it, be it somebody whose ratings the organisation may not read now. */
export async function isRated(db: Db, interviewId: number): Promise<boolean> {
  const { rows } = await sql<{ rated: boolean }>`
    select app.interview_is_rated(${interviewId}::integer) as rated`.execute(db);
  return rows[0]?.rated === true;
}

/** All ratings of one sitting that stand, in the order in which they were given. Accounts of others than its managers are not an organisation's to see. */
export function listRatings(db: Db, organizationId: OrganizationId, attemptId: number) {
  return db
    .selectFrom('interview_ratings as r')
    .leftJoin('managers as m', (join) =>
      join
        .onRef('m.user_id', '=', 'r.rater_id')
        .onRef('m.organization_id', '=', 'r.organization_id'),
    )
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'r.id',
      'r.organization_id',
      'r.subject_id',
      'r.rater_id',
      'u.id as manager_id',
      sql<string>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as(
        'name',
      ),
      sql<(number | null)[]>`r.scores`.as('scores'),
      sql<(number | null)[]>`r.first_scores`.as('first_scores'),
      sql<number>`r.mean`.as('mean'),
      'r.key_id',
      'r.content',
      'r.created_at',
      'r.changed_at',
    ])
    .where('r.organization_id', '=', organizationId)
    .where('r.attempt_id', '=', attemptId)
    .where('r.mean', 'is not', null)
    .orderBy('r.id')
    .execute();
}

export type StoredRating = Awaited<ReturnType<typeof listRatings>>[number];

interface Rating {
  organizationId: OrganizationId;
  interviewId: number;
  subjectId: number;
  attemptId: number;
  raterId: number;
  scores: readonly (number | null)[];
  mean: number;
}

/** Known before the row is there: the comment is sealed for it. */
export async function nextRatingId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('app.interview_ratings', 'id'))::integer as id`.execute(
    db,
  );
  return rows[0]?.id as number;
}

/** False when the rater has given one meanwhile, in another tab. */
export async function insertRating(
  db: Db,
  id: number,
  rating: Rating,
  sealed: Sealed,
): Promise<boolean> {
  const scores = sql<number[]>`${rating.scores}::integer[]`;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('interview_ratings')
    .values({
      id,
      organization_id: rating.organizationId,
      interview_id: rating.interviewId,
      subject_id: rating.subjectId,
      attempt_id: rating.attemptId,
      rater_id: rating.raterId,
      scores,
      first_scores: scores,
      mean: rating.mean,
      key_id: sealed.keyId,
      content: sealed.content,
      created_at: now,
    })
    .onConflict((already) => already.columns(['attempt_id', 'rater_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What somebody has given, its mean null where it was taken back; kept from changing until the transaction ends. */
export function lockOwn(db: Db, attemptId: number, raterId: number) {
  return db
    .selectFrom('interview_ratings')
    .select(['id', sql<(number | null)[]>`scores`.as('scores'), 'mean', 'key_id', 'content'])
    .where('attempt_id', '=', attemptId)
    .where('rater_id', '=', raterId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What is first is so until there is a rating of somebody else to be seen. */
export async function changeRating(
  db: Db,
  id: number,
  { scores, mean, attemptId }: Pick<Rating, 'scores' | 'mean' | 'attemptId'>,
  sealed: Sealed,
): Promise<void> {
  const next = sql<number[]>`${scores}::integer[]`;
  await db
    .updateTable('interview_ratings')
    .set({
      scores: next,
      first_scores: sql<number[]>`case when exists (select from app.interview_ratings o
        where o.attempt_id = ${attemptId}::integer and o.id <> ${id}::integer) then first_scores else ${next} end`,
      mean,
      key_id: sealed.keyId,
      content: sealed.content,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Leaves nothing of it where nobody else has rated. Else the rater has seen the others' by now, so that what was given first stays,
 * hidden: it is what counts for agreement if the rater rates again.
 */
export async function emptyRating(
  db: Db,
  { id, attemptId }: { id: number; attemptId: number },
  sealed: Sealed,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('interview_ratings as r')
    .where('r.id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('interview_ratings as o')
            .where('o.attempt_id', '=', attemptId)
            .where('o.id', '<>', id),
        ),
      ),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await db
    .updateTable('interview_ratings')
    .set({
      scores: sql`array_fill(null::integer, array[cardinality(scores)])`,
      mean: null,
      key_id: sealed.keyId,
      content: sealed.content,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

interface Unrated {
  organizationId: OrganizationId;
  raterId: number;
  test: string;
}

/** Who has handed in a test, may be read by the organisation and is not rated by somebody yet, other than themselves; the longest waiting first. */
export async function findUnrated(
  db: Db,
  { organizationId, raterId, test }: Unrated,
  present: number,
) {
  const { rows } = await sql<{
    subject_id: number;
    first_name: string;
    last_name: string;
    left: number;
  }>`
    select a.subject_id, i.first_name, i.last_name, (count(*) over ())::integer as left
    from app.attempts a
    join app.permissions p on p.subject_id = a.subject_id and p.organization_id = ${organizationId}::integer
      and p.revoked_at is null
    cross join lateral (select i.first_name, i.last_name from app.invitations i
      where i.organization_id = p.organization_id and i.subject_id = a.subject_id
        and i.invited_at is not null and i.status <> 'anonymised'
      order by i.id desc limit 1) i
    where a.test = ${test} and a.completed_at is not null and a.subject_id not in (${present}::integer, ${raterId}::integer)
      and not exists (select from app.interview_ratings r
        where r.attempt_id = a.id and r.rater_id = ${raterId}::integer and r.mean is not null)
    order by a.completed_at, a.id
    limit 1`.execute(db);
  const [first] = rows;
  if (first === undefined) return { next: null, left: 0 };
  const { left, ...next } = first;
  return { next, left };
}
