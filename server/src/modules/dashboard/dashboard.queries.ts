import { nearDays, newDays } from '@assay/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface DashboardFilter {
  label: number | null;
  /** First and last day on which campaigns were created, inclusive. */
  createdAt: string[] | undefined;
}

/** So many who finished are looked through for results that nobody has opened. */
const mostLookedThrough = 1000;
const shown = 8;
const completionDays = 56;

const campaigns = sql`app.campaigns c join app.organizations o on o.id = c.organization_id`;

/** Campaigns `c` of organisation `o` that the filter leaves. */
function campaignsLeft({ createdAt }: DashboardFilter): RawBuilder<boolean> {
  if (createdAt === undefined) return sql`true`;
  const [from, to] = createdAt;
  return sql`c.created_at >= (${from}::date)::timestamp at time zone o.time_zone
    and c.created_at < (${to}::date + 1)::timestamp at time zone o.time_zone`;
}

/** Invitations `i` to campaigns that the filter leaves; the campaigns are asked only when it depends on them. */
function inCampaignsLeft(filter: DashboardFilter): RawBuilder<boolean> {
  if (filter.createdAt === undefined) return sql`true`;
  return sql`exists (select from ${campaigns} where c.id = i.campaign_id and ${campaignsLeft(filter)})`;
}

/** People of invitations `i` that the filter leaves. */
function peopleLeft({ label }: DashboardFilter): RawBuilder<boolean> {
  if (label === null) return sql`true`;
  return sql`exists (select from app.subject_labels l where l.label_id = ${label}::integer
    and l.organization_id = i.organization_id and l.subject_id = i.subject_id)`;
}

export interface Progress {
  campaigns: number;
  subjects: number;
  invited: number;
  opened: number;
  started: number;
  completed: number;
}

/** How far the people of all running campaigns are: from the kept counts, or by counting those with a label. */
export async function sumProgress(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<Progress> {
  const running = sql`c.organization_id = ${organizationId}::integer and c.status = 'active' and ${campaignsLeft(filter)}`;
  const query =
    filter.label === null
      ? sql<Progress>`
        select count(*)::integer as campaigns, coalesce(sum(subjects_count), 0)::integer as subjects,
          coalesce(sum(invited_count), 0)::integer as invited, coalesce(sum(opened_count), 0)::integer as opened,
          coalesce(sum(started_count), 0)::integer as started, coalesce(sum(completed_count), 0)::integer as completed
        from ${campaigns} where ${running}`
      : sql<Progress>`
        select count(distinct c.id)::integer as campaigns, count(i.id)::integer as subjects,
          count(i.invited_at)::integer as invited,
          count(coalesce(i.opened_at, i.started_at, i.completed_at))::integer as opened,
          count(coalesce(i.started_at, i.completed_at))::integer as started, count(i.completed_at)::integer as completed
        from ${campaigns} join app.invitations i on i.campaign_id = c.id
        where ${running} and ${peopleLeft(filter)}`;
  const { rows } = await query.execute(db);
  return rows[0] as Progress;
}

interface NearDeadline {
  campaign_id: number;
  campaign_name: string;
  deadline: Date;
  time_zone: string;
  subjects: number;
  unfinished: number;
}

/** Running campaigns that end soon, with how many of their people have not finished. */
export async function listNearDeadlines(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<NearDeadline[]> {
  const kept = sql`select c.subjects_count as subjects, c.subjects_count - c.completed_count as unfinished`;
  const counted = sql`select count(*)::integer as subjects, count(*) filter (where i.completed_at is null)::integer as unfinished
    from app.invitations i where i.campaign_id = c.id and ${peopleLeft(filter)}`;
  const { rows } = await sql<NearDeadline>`
    select c.id as campaign_id, c.name as campaign_name, c.deadline, o.time_zone, people.subjects, people.unfinished
    from ${campaigns}
    cross join lateral (${filter.label === null ? kept : counted}) people
    where c.organization_id = ${organizationId}::integer and c.status = 'active' and ${campaignsLeft(filter)}
      and c.deadline between app.now() and app.now() + ${nearDays} * interval '1 day' and people.subjects > 0
    order by c.deadline, c.id limit ${shown}`.execute(db);
  return rows;
}

interface UnreadResult {
  subject_id: number;
  first_name: string;
  last_name: string;
  email: string;
  campaign_id: number;
  campaign_name: string;
  test: string;
  completed_at: Date;
}

/**
 * Of the last thousand who finished lately: those whose permission holds and whose result nobody of the organisation
 * has opened since. Answers how many these are and who finished last.
 */
export async function listUnread(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<{ total: number; results: UnreadResult[] }> {
  const { rows } = await sql<UnreadResult>`
    select i.subject_id, i.first_name, i.last_name, i.email, i.campaign_id, c.name as campaign_name, c.test_types[1] as test, i.completed_at
    from (
      select i.subject_id, i.organization_id, i.first_name, i.last_name, i.email, i.campaign_id, i.completed_at
      from app.invitations i
      where i.organization_id = ${organizationId}::integer
        and i.completed_at > app.now() - ${newDays} * interval '1 day'
        and ${inCampaignsLeft(filter)} and ${peopleLeft(filter)}
      order by i.completed_at desc limit ${mostLookedThrough}) i
    join app.campaigns c on c.id = i.campaign_id
    where exists (select from app.permissions p where p.subject_id = i.subject_id
        and p.organization_id = i.organization_id and p.revoked_at is null)
      and not exists (select from app.access_ledger a where a.organization_id = i.organization_id
        and a.subject_id = i.subject_id and a.at >= i.completed_at)
    order by i.completed_at desc`.execute(db);
  return { total: rows.length, results: rows.slice(0, shown) };
}

/** People who finished, by day where the organisation is; days without any are left out. */
export async function countCompletions(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<{ day: string; people: number }[]> {
  const { rows } = await sql<{ day: string; people: number }>`
    select (i.completed_at at time zone zone.name)::date as day, count(*)::integer as people
    from app.invitations i
    cross join (select time_zone as name from app.organizations where id = ${organizationId}::integer) zone
    where i.organization_id = ${organizationId}::integer
      and i.completed_at > app.now() - ${completionDays} * interval '1 day'
      and ${inCampaignsLeft(filter)} and ${peopleLeft(filter)}
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface ScaleSums {
  scale: string;
  n: number;
  /** Tenths of a T point, and their squares. */
  tenths: number;
  squares: number;
}

/** Sums of the five factors over all campaigns that the filter leaves. */
export async function sumAverages(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<ScaleSums[]> {
  const { rows } = await sql<ScaleSums>`
    select s.scale, sum(s.n)::integer as n, sum(s.tenths)::bigint as tenths, sum(s.squares)::bigint as squares
    from app.campaign_sums s join ${campaigns} on c.id = s.campaign_id
    where s.organization_id = ${organizationId}::integer and s.instrument = 'personality'
      and s.scale in ('N', 'E', 'O', 'A', 'C') and ${campaignsLeft(filter)}
    group by s.scale having sum(s.n) > 0`.execute(db);
  return rows;
}

/** The package and how full it is, and whether there has ever been a campaign. */
export function getOwnPackage(db: Db, organizationId: number) {
  return db
    .selectFrom('organizations')
    .innerJoin('packages', 'packages.id', 'organizations.package_id')
    .select([
      'packages.name',
      'organizations.subjects_used as used',
      'packages.subject_limit as limit',
      sql<Date>`organizations.period_started_at + interval '1 year'`.as('period_ends_at'),
      sql<boolean>`exists (select from app.campaigns c where c.organization_id = organizations.id)`.as(
        'has_campaigns',
      ),
    ])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();
}
