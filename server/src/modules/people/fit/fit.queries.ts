import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface Attempt {
  subject_id: number;
  attempt_id: number;
}

/** The results of a test of some people, while the permission holds. */
export async function listPermittedAttempts(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
  test: string,
): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select t.subject_id, t.attempt_id
    from app.person_tests t
    join app.permissions p on p.subject_id = t.subject_id and p.organization_id = t.organization_id and p.revoked_at is null
    where t.organization_id = ${organizationId}::integer and t.test = ${test} and t.state = 'completed'
      and t.subject_id = any(${ids}::integer[])`.execute(db);
  return rows;
}

interface StoredFit {
  attempt_id: number;
  score: number;
  score_low: number;
  score_high: number;
}

/** What has been worked out of some people’s results for a profile in use. */
export async function listStoredFits(
  db: Db,
  organizationId: OrganizationId,
  digest: string,
  ids: readonly number[],
): Promise<StoredFit[]> {
  const { rows } = await sql<StoredFit>`
    select f.attempt_id, f.score, f.score_low, f.score_high
    from app.fit_profiles p join app.person_fits f on f.fit_profile_id = p.id
    where p.organization_id = ${organizationId}::integer and p.digest = ${digest} and f.subject_id = any(${ids}::integer[])`.execute(
    db,
  );
  return rows;
}

/** What was measured in some of these. */
export async function listScoresOf(
  db: Db,
  attempts: readonly number[],
): Promise<(Attempt & { scores: unknown })[]> {
  const { rows } = await sql<Attempt & { scores: unknown }>`
    select r.subject_id, r.attempt_id, r.scores from app.results r
    where r.attempt_id = any(${attempts}::integer[])`.execute(db);
  return rows;
}
