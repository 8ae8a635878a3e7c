import type { StoredLogical } from '@assay/instruments/logical/score';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** Newest people counted: more move a difficulty by less than its error. */
const mostPeople = 20_000;

/**
 * Scored answers of one version of the logical test, without whose they are: the first result of each person, since a
 * second attempt is easier than the first.
 */
export async function listLogicalOutcomes(db: Db, version: string): Promise<StoredLogical[]> {
  const { rows } = await sql<{ scores: StoredLogical }>`
    select scores from (
      select distinct on (subject_id) subject_id, scores, scored_at from app.results
      where instrument = 'iq' order by subject_id, scored_at, attempt_id) f
    where scores ->> 'version' = ${version}
    order by scored_at desc limit ${mostPeople}::integer`.execute(db);
  return rows.map(({ scores }) => scores);
}

/** People whose first result is of another version of the items. */
export async function countOfOtherVersions(db: Db, version: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select distinct on (subject_id) scores from app.results
      where instrument = 'iq' order by subject_id, scored_at, attempt_id) f
    where scores ->> 'version' <> ${version}`.execute(db);
  return rows[0]?.count ?? 0;
}
