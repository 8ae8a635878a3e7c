import { mostRows } from '@assay/contract/fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/page.ts';
import { allOf, type Condition, type Named } from './filter.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

const orders: Record<string, RawBuilder<unknown>> = {
  // As the indexes have them.
  name: sql`p.name, p.subject_id`,
  '-name': sql`p.name desc, p.subject_id desc`,
  last_activity: sql`p.last_activity, p.name, p.subject_id`,
  '-last_activity': sql`p.last_activity desc nulls last, p.name, p.subject_id`,
};

/** So many people are looked up one by one. */
export const few = 2000;

export async function findNamed(db: Db, name: string): Promise<Named> {
  const { rows } = await sql<Named>`
    select n.total, n.ids from app.count_named(${name}::text, ${mostRows + 1}::integer, ${few}::integer) as n`.execute(
    db,
  );
  return rows[0] ?? { total: 0, ids: [] };
}

/** Ids of a page of those who have a name that many have. */
export async function listNamed(
  db: Db,
  name: string,
  { descending, limit, offset }: { descending: boolean; limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from app.people_named_in_order(${name}::text, ${descending}, ${limit}, ${offset}) as n (id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Ids of a page of people in an order that is not one of scores. */
export async function listIds(
  db: Db,
  organizationId: OrganizationId,
  conditions: readonly Condition[],
  { order, limit, offset }: { order: string; limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.subject_id as id from app.organization_people p
    where ${allOf(organizationId, conditions)}
    order by ${orders[order] ?? orders['name']} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** So many people are asked about one by one before all who may be meant are read. */
const nearest = 4000;

/** The same of pages that begin early, among the first people of an order; not a whole page where they are too few of them. */
export async function listFirstIds(
  db: Db,
  organizationId: OrganizationId,
  conditions: readonly Condition[],
  { order, limit, offset }: { order: string; limit: number; offset: number },
): Promise<number[]> {
  const by = orders[order] ?? orders['name'];
  const { rows } = await sql<{ id: number }>`
    select p.subject_id as id from (
      select p.organization_id, p.subject_id, p.name, p.status, p.permitted, p.last_activity from app.organization_people p
      where ${allOf(organizationId, [])} order by ${by} limit ${nearest}) p
    where ${allOf(organizationId, conditions)}
    order by ${by} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countBy(db: Db, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${count} as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many there are; one more than is ever said tells that there are more. */
export async function countPeople(
  db: Db,
  organizationId: OrganizationId,
  conditions: readonly Condition[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from app.organization_people p where ${allOf(organizationId, conditions)} limit ${mostRows + 1}) f`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** By which number people are ordered. */
export interface Measure {
  /** Rows with `subject_id`, `score`, `low` and `high` of those who have it and permit it. */
  rows: RawBuilder<unknown>;
  descending: boolean;
}

export interface Scored {
  id: number;
  score: number;
  low: number;
  high: number;
}

export function scoresOf(
  organizationId: OrganizationId,
  test: string | number,
): RawBuilder<unknown> {
  return sql`(select t.organization_id, t.subject_id, t.score, t.score_low as low, t.score_high as high from app.person_tests t
    where t.organization_id = ${organizationId}::integer and t.test = ${String(test)} and t.score is not null)`;
}

// Nobody has to be looked up whom no condition is about.
function measured(
  organizationId: OrganizationId,
  { rows }: Measure,
  conditions: readonly Condition[],
) {
  return conditions.length === 0
    ? sql`${rows} s where true`
    : sql`${rows} s join app.organization_people p on p.organization_id = s.organization_id and p.subject_id = s.subject_id
        where ${allOf(organizationId, conditions)}`;
}

const inOrder = ({ descending }: Measure) =>
  descending ? sql`s.score desc, s.subject_id` : sql`s.score, s.subject_id desc`;

/** The first people of an order by a number, as `listFirstIds` looks at those of other orders. */
export function firstOf(measure: Measure): Measure {
  const { rows, descending } = measure;
  return {
    rows: sql`(select * from ${rows} s order by ${inOrder(measure)} limit ${nearest})`,
    descending,
  };
}

export async function listScored(
  db: Db,
  organizationId: OrganizationId,
  conditions: readonly Condition[],
  { measure, page, perPage }: Page & { measure: Measure },
): Promise<Scored[]> {
  const { rows } = await sql<Scored>`
    select s.subject_id as id, s.score, s.low, s.high from ${measured(organizationId, measure, conditions)}
    order by ${inOrder(measure)} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

export async function countScored(
  db: Db,
  organizationId: OrganizationId,
  conditions: readonly Condition[],
  measure: Measure,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from ${measured(organizationId, measure, conditions)} limit ${mostRows + 1}) f`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Those without the number, who come after everybody with it. */
export function withoutScore({ rows }: Measure): Condition {
  return sql<boolean>`not exists (select from ${rows} s where s.subject_id = p.subject_id)`;
}

/**
 * The first rows of the groups that cannot be told apart, down to the last number of a page. A group runs until somebody's
 * interval lies wholly beyond that of its first row.
 */
export async function listLeaders(
  db: Db,
  organizationId: OrganizationId,
  conditions: readonly Condition[],
  { measure, last }: { measure: Measure; last: number },
): Promise<Scored[]> {
  const from = measured(organizationId, measure, conditions);
  const order = inOrder(measure);
  const beyond = measure.descending
    ? sql`s.score < l.low and s.high < l.low and s.score >= ${last}::real`
    : sql`s.score > l.high and s.low > l.high and s.score <= ${last}::real`;
  const columns = sql`s.subject_id as id, s.score, s.low, s.high`;
  const { rows } = await sql<Scored>`
    with recursive leaders as (
      (select ${columns} from ${from} order by ${order} limit 1)
      union all
      select n.* from leaders l cross join lateral (
        select ${columns} from ${from} and ${beyond} order by ${order} limit 1) n
    ) select * from leaders`.execute(db);
  return rows;
}
