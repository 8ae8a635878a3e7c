import type { ProfileTarget } from '@assay/instruments/profiles/profile';
import type { Outcome } from '@assay/instruments/success/evidence';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Category, ProfileRow } from '../profile/success-profile.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** A personality result as it is stored; as text, since it is taken apart in another process. */
export interface StoredText {
  subject_id: number;
  scores: string;
  completed_at: Date;
}

/** Reviewed people with a result, each in one place of every list. */
export interface Counted {
  results: StoredText[];
  ratings: { performance: number | null; engagement: number | null }[];
}

/** Everything that is known of a success profile before anything is computed. */
export interface Read extends Counted {
  row: ProfileRow;
  category: Category & { name: string };
  family: ProfileTarget[];
  people: { all: number; reviewed: number; permitted: number };
  reviewers: { count: number; at_least: boolean };
  /** Of the averaged ratings. */
  reliability: Record<Outcome, number | null>;
  own: StoredText[];
}

/** The result by whose norm everybody is scored: the last one. */
export function lastOf(results: readonly StoredText[]): StoredText | undefined {
  return results.toSorted((one, other) => +other.completed_at - +one.completed_at)[0];
}

/** The last result of those whom the organisation may read now. */
const lastResults = (organizationId: OrganizationId) => sql`
  select distinct on (r.subject_id) r.subject_id, r.scores::text as scores, a.completed_at
  from app.results r
  join app.attempts a on a.id = r.attempt_id
  join app.permissions p on p.subject_id = r.subject_id and p.organization_id = ${organizationId}::integer
    and p.revoked_at is null
  where r.test = '1'`;

/** Of the people of a success profile, in the order of their ids. */
export async function listResults(
  db: Db,
  organizationId: OrganizationId,
  successProfileId: number,
): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    ${lastResults(organizationId)} and exists (select from app.success_profile_people s
      where s.organization_id = p.organization_id and s.success_profile_id = ${successProfileId}::integer
        and s.subject_id = r.subject_id)
    order by r.subject_id, a.round desc`.execute(db);
  return rows;
}

/** Of the organisation's own people, those who have finished last. */
export async function listOwnResults(
  db: Db,
  organizationId: OrganizationId,
  most: number,
): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select * from (${lastResults(organizationId)} and exists (select from app.invitations i
        where i.organization_id = p.organization_id and i.subject_id = r.subject_id and i.invited_at is not null)
      order by r.subject_id, a.round desc) o
    order by o.completed_at desc, o.subject_id limit ${most}`.execute(db);
  return rows;
}

interface Group {
  kind: string;
  name: string;
  people: number;
  passed: number;
}

/** By gender and age band; groups of fewer than 30 do not leave the database. */
export async function countTaken(
  db: Db,
  subjectIds: readonly number[],
  taken: readonly boolean[],
): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select kind, name, people, passed from app.taken_groups(${subjectIds}::integer[], ${taken}::boolean[])`.execute(
    db,
  );
  return rows;
}
