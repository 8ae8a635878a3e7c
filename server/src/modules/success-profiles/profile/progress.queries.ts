import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

// Only of people whom the organisation may read now: without a permission nobody is told that there are reviews.
const given = (organizationId: OrganizationId) => sql`app.success_reviews r
  join app.permissions x on x.subject_id = r.subject_id and x.organization_id = r.organization_id and x.revoked_at is null
  where r.organization_id = ${organizationId}::integer`;

/** How far reviewing of somebody is, and the own review of the one who asks. */
export interface Progress {
  subject_id: number;
  reviewers: number;
  reviews: number;
  last: Date | null;
  draft: boolean;
  own_last: Date | null;
}

export async function listProgress(
  db: Db,
  { organizationId, reviewerId }: { organizationId: OrganizationId; reviewerId: number },
  successProfileId: number,
): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    select r.subject_id, count(distinct r.reviewer_id) filter (where r.given_at is not null)::integer as reviewers,
      count(*) filter (where r.given_at is not null)::integer as reviews, max(r.given_at) as last,
      bool_or(r.given_at is null and r.reviewer_id = ${reviewerId}::integer) as draft,
      max(r.given_at) filter (where r.reviewer_id = ${reviewerId}::integer) as own_last
    from ${given(organizationId)} and r.success_profile_id = ${successProfileId}::integer
    group by r.subject_id`.execute(db);
  return rows;
}

/** How many of a profile's people are reviewed, and how many of them a statement can be about: a result serves whoever may read it. */
export interface Counts {
  reviewed: number;
  counted: number;
}

export async function countProgress(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
): Promise<Map<number, Counts>> {
  const { rows } = await sql<Counts & { id: number }>`
    select r.success_profile_id as id, count(distinct r.subject_id)::integer as reviewed,
      count(distinct r.subject_id) filter (where exists (select from app.results t
        where t.subject_id = r.subject_id and t.test = '1'))::integer as counted
    from ${given(organizationId)} and r.given_at is not null and r.success_profile_id = any(${ids}::integer[])
    group by r.success_profile_id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
