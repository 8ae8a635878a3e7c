import { sql } from 'kysely';
import { permittedBy } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import { meanOver, occasionsOf, reviewersOf, voicesOf } from './occasions.model.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

const givenColumns = [
  'r.id',
  'r.subject_id',
  'r.reviewer_id',
  sql<Date>`r.given_at`.as('given_at'),
  'r.performance',
  'r.engagement',
] as const;

/** What reviewers have given about people who permit it, in the order in which they did; drafts are none. */
function given(db: Db, organizationId: OrganizationId, successProfileId: number) {
  return db
    .selectFrom('success_reviews as r')
    .innerJoin('permissions', 'permissions.subject_id', 'r.subject_id')
    .select(givenColumns)
    .where(permittedBy(organizationId))
    .where('r.organization_id', '=', organizationId)
    .where('r.success_profile_id', '=', successProfileId)
    .where('r.given_at', 'is not', null)
    .orderBy('r.given_at')
    .orderBy('r.id');
}

/**
 * What reviewers say of each person on average: of one occasion first, then over occasions. Drafts do not count.
 * @public
 */
export async function meanRatings(
  db: Db,
  organizationId: OrganizationId,
  successProfileId: number,
) {
  const rows = await given(db, organizationId, successProfileId).execute();
  const bySubject = Map.groupBy(rows, (row) => row.subject_id);
  return [...bySubject].map(([subjectId, own]) => ({
    subjectId,
    performance: meanOver(own, 'performance'),
    engagement: meanOver(own, 'engagement'),
    reviewers: reviewersOf(own),
    occasions: occasionsOf(own).length,
    lastAt: own.at(-1)?.given_at ?? null,
  }));
}

/**
 * Single ratings as they were before their reviewers could see others', each with its occasion: for agreement, never to be shown.
 * A second one of the same occasion was made when the others' could be seen already.
 */
export async function ratingsOf(db: Db, organizationId: OrganizationId, successProfileId: number) {
  const rows = await given(db, organizationId, successProfileId)
    .select(['r.first_performance', 'r.first_engagement'])
    .execute();
  const occasions = [...Map.groupBy(rows, (row) => row.subject_id).values()].flatMap((own) =>
    occasionsOf(own),
  );
  return occasions.flatMap((occasion, at) =>
    voicesOf(occasion, 'first').map((row) => ({
      occasion: at,
      subjectId: row.subject_id,
      reviewerId: row.reviewer_id,
      performance: row.first_performance,
      engagement: row.first_engagement,
    })),
  );
}
