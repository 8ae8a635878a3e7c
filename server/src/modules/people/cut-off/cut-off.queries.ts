import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface CutOff {
  organizationId: OrganizationId;
  campaignId: number;
  test: string;
  /** In the unit of the stored score. */
  threshold: number;
}

/** Between a score and an end of its interval, which holds in 19 cases of 20, lie so many standard errors. */
const errorsToTheEnd = 1.96;

/** How many people of a campaign have a score that may be seen, reach the threshold, and are near it. */
export async function countPassing(
  db: Db,
  { organizationId, campaignId, test, threshold }: CutOff,
): Promise<{ people: number; passed: number; unsure: number }> {
  const { rows } = await sql<{ people: number; passed: number; unsure: number }>`
    select count(*)::integer as people, (count(*) filter (where t.score >= ${threshold}::real))::integer as passed,
      (count(*) filter (where case when t.score >= ${threshold}::real
        then t.score - (t.score - t.score_low) / ${errorsToTheEnd} < ${threshold}::real
        else t.score + (t.score_high - t.score) / ${errorsToTheEnd} >= ${threshold}::real end))::integer as unsure
    from app.invitations i
    join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id and p.revoked_at is null
    join app.person_tests t on t.organization_id = i.organization_id and t.subject_id = i.subject_id
      and t.test = ${test} and t.score is not null
    where i.organization_id = ${organizationId}::integer and i.campaign_id = ${campaignId}::integer
      and i.status <> 'anonymised'`.execute(db);
  return rows[0] ?? { people: 0, passed: 0, unsure: 0 };
}

/** By gender and age band; groups of fewer than 30 do not leave the database. */
export async function countGroups(db: Db, { campaignId, test, threshold }: CutOff) {
  const { rows } = await sql<{ kind: string; name: string; people: number; passed: number }>`
    select kind, name, people, passed
    from app.cut_off_groups(${campaignId}::integer, ${test}, ${threshold}::real)`.execute(db);
  return rows;
}
