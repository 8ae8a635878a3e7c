import { sql } from 'kysely';
import { isBegun, permittedBy, testsOfCampaign } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import { attemptNumberOf } from '../../instruments/index.ts';
import { takenVersion } from '../../job-profiles/index.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** The organisation's campaigns that have invited somebody, the latest first. */
export function listAskingCampaigns(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('campaigns')
    .innerJoin('invitations', 'invitations.campaign_id', 'campaigns.id')
    .select([
      'campaigns.id',
      'campaigns.name',
      'campaigns.type',
      'campaigns.profile_kind',
      'campaigns.profile_id',
      takenVersion.as('job_profile'),
      'campaigns.culture_test_id',
      testsOfCampaign.as('test_types'),
      'invitations.invited_at',
    ])
    .where('campaigns.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .orderBy('invitations.invited_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .execute();
}

export type AskingCampaign = Awaited<ReturnType<typeof listAskingCampaigns>>[number];

/** Everything that somebody has begun and the organisation may see, with what was scored; later rounds first. */
export function listPermittedAttempts(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('attempts')
    .innerJoin('permissions', 'permissions.subject_id', 'attempts.subject_id')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .select([
      'attempts.id',
      'attempts.test',
      'attempts.started_at',
      'attempts.completed_at',
      'results.scores',
      attemptNumberOf(sql.ref('attempts.subject_id')).as('number'),
    ])
    .where(permittedBy(organizationId))
    .where('attempts.subject_id', '=', subjectId)
    .where(isBegun)
    .orderBy('attempts.round', 'desc')
    .execute();
}

/** Which of these tests some people have finished and the organisation may see, each once. */
export async function listFinishedTests(
  db: Db,
  organizationId: OrganizationId,
  { subjectIds, tests }: { subjectIds: readonly number[]; tests: readonly string[] },
) {
  const { rows } = await sql<{ subject_id: number; test: string; completed_at: Date }>`
    select distinct on (a.subject_id, a.test) a.subject_id, a.test, a.completed_at
    from app.attempts a
    join app.results r on r.attempt_id = a.id
    join app.permissions p on p.subject_id = a.subject_id and p.organization_id = ${organizationId}::integer and p.revoked_at is null
    where a.subject_id = any(${subjectIds}::integer[]) and a.test = any(${tests}::text[]) and a.completed_at is not null
    order by a.subject_id, a.test, a.round desc`.execute(db);
  return rows;
}

/** Asked about more at once, the planner reads what everybody has begun, and asks about each of them who may see it. */
const batch = 500;

/** Which of these tests anybody of some people has finished so; for very many people, too. */
export async function listTestsFinished(
  db: Db,
  organizationId: OrganizationId,
  { subjectIds, tests }: { subjectIds: readonly number[]; tests: readonly string[] },
): Promise<string[]> {
  let open = tests;
  for (let from = 0; from < subjectIds.length && open.length > 0; from += batch) {
    const some = subjectIds.slice(from, from + batch);
    const { rows } = await sql<{ test: string }>`
      select distinct a.test
      from app.attempts a
      join app.results r on r.attempt_id = a.id
      join app.permissions p on p.subject_id = a.subject_id and p.organization_id = ${organizationId}::integer and p.revoked_at is null
      where a.subject_id = any(${some}::integer[]) and a.test = any(${open}::text[]) and a.completed_at is not null`.execute(
      db,
    );
    const found = new Set(rows.map(({ test }) => test));
    open = open.filter((test) => !found.has(test));
  }
  return tests.filter((test) => !open.includes(test));
}

export type PermittedAttempt = Awaited<ReturnType<typeof listPermittedAttempts>>[number];
