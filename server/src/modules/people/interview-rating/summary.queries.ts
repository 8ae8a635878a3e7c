import type { RatingSummary } from '@assay/contract/interview-ratings';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Summary {
  subject_id: number;
  test: string;
  rating: RatingSummary;
}

/** What managers have given these people for interviews that they have handed in; only while the permission holds. */
export async function listRatingsOf(
  db: Db,
  { organizationId, raterId }: { organizationId: OrganizationId; raterId: number },
  ids: readonly number[],
): Promise<Summary[]> {
  const own = sql`r.rater_id = ${raterId}::integer`;
  const { rows } = await sql<Summary>`
    select a.subject_id, a.test, (
      select jsonb_build_object('raters', count(*), 'own', round((max(r.mean) filter (where ${own}))::numeric, 2),
        'mean', case when bool_or(${own}) then round(avg(r.mean)::numeric, 2) end)
      from app.interview_ratings r
      where r.attempt_id = a.id and r.organization_id = i.organization_id and r.mean is not null) as rating
    from app.interviews i
    join app.attempts a on a.test = 'interview_' || i.code and a.completed_at is not null
    join app.permissions p on p.subject_id = a.subject_id and p.organization_id = i.organization_id and p.revoked_at is null
    where i.organization_id = ${organizationId}::integer and a.subject_id = any(${ids}::integer[])`.execute(
    db,
  );
  return rows;
}
