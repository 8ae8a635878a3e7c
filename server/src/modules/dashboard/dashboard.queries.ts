import { nearDays, newDays } from '@assay/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

export interface DashboardFilter {
  label: number | null;
  /** First and last day on which campaigns were created, inclusive. */
  createdAt: string[] | undefined;
}

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

export interface Progress {
  campaigns: number;
  subjects: number;
  invited: number;
  opened: number;
  started: number;
  completed: number;
}

/** Counts of campaigns `c`, kept of everybody or of the people with one label. */
function countsKept({ label }: DashboardFilter): RawBuilder<unknown> {
  return label === null
    ? sql`select c.subjects_count as subjects, c.invited_count as invited, c.opened_count as opened,
        c.started_count as started, c.completed_count as completed`
    : sql`select subjects, invited, opened, started, completed from app.label_progress k
        where k.label_id = ${label}::integer and k.campaign_id = c.id and k.subjects > 0`;
}

/** How far the people of all running campaigns are, from the kept counts. */
export async function sumProgress(
  db: Db,
  organizationId: OrganizationId,
  filter: DashboardFilter,
): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select count(*)::integer as campaigns, coalesce(sum(k.subjects), 0)::integer as subjects,
      coalesce(sum(k.invited), 0)::integer as invited, coalesce(sum(k.opened), 0)::integer as opened,
      coalesce(sum(k.started), 0)::integer as started, coalesce(sum(k.completed), 0)::integer as completed
    from ${campaigns} cross join lateral (${countsKept(filter)}) k
    where c.organization_id = ${organizationId}::integer and c.status = 'active' and ${campaignsLeft(filter)}`.execute(
    db,
  );
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
  organizationId: OrganizationId,
  filter: DashboardFilter,
): Promise<NearDeadline[]> {
  const { rows } = await sql<NearDeadline>`
    select c.id as campaign_id, c.name as campaign_name, c.deadline, o.time_zone, k.subjects, k.subjects - k.completed as unfinished
    from ${campaigns}
    cross join lateral (${countsKept(filter)}) k
    where c.organization_id = ${organizationId}::integer and c.status = 'active' and ${campaignsLeft(filter)}
      and c.deadline between app.now() and app.now() + ${nearDays} * interval '1 day' and k.subjects > 0
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

/** What campaigns count by day where the organisation is, of everybody or of the people with one label. */
function daysKept(organizationId: OrganizationId, filter: DashboardFilter): RawBuilder<unknown> {
  const kept =
    filter.label === null
      ? sql`app.campaign_days d where true`
      : sql`app.label_days d where d.label_id = ${filter.label}::integer`;
  const campaign =
    filter.createdAt === undefined
      ? sql`true`
      : // As an array, the campaigns are found once, not for each row that is looked at.
        sql`d.campaign_id = any(array(select c.id from ${campaigns}
          where c.organization_id = ${organizationId}::integer and ${campaignsLeft(filter)}))`;
  return sql`${kept} and d.organization_id = ${organizationId}::integer and ${campaign}`;
}

export interface CountedDay {
  day: string;
  /** Who finished a campaign. */
  people: number;
  /** Of them, those whose permission holds and whose report nobody of the organisation has opened since; none on old days. */
  unread: number;
}

/** What the last weeks count, oldest day first, from the kept counts; days on which nobody finished are left out. */
export async function listDays(
  db: Db,
  organizationId: OrganizationId,
  filter: DashboardFilter,
): Promise<CountedDay[]> {
  // Asked once: in a condition, the moment would be looked up for every row.
  const { rows } = await sql<CountedDay>`
    with organisation as materialized (
      select (app.now() at time zone time_zone)::date as today from app.organizations where id = ${organizationId}::integer
    )
    select d.day, sum(d.completed)::integer as people,
      (case when d.day >= (select today from organisation) - ${newDays}::integer then sum(d.unread) else 0 end)::integer as unread
    from ${daysKept(organizationId, filter)} and d.day > (select today from organisation) - ${completionDays}::integer
    group by d.day having sum(d.completed) > 0 order by d.day`.execute(db);
  return rows;
}

/**
 * Who finished last of those whose result is unread. The counts say on which days and in which campaigns there are such
 * people: with a label that few carry, not everybody else is gone through.
 */
export async function listNewestUnread(
  db: Db,
  organizationId: OrganizationId,
  filter: DashboardFilter,
  days: CountedDay[],
): Promise<UnreadResult[]> {
  const newest = newestOf(days);
  if (newest.length === 0) return [];
  const labelled =
    filter.label === null ? sql`true` : sql`${filter.label}::integer = any(u.labels)`;
  const { rows } = await sql<UnreadResult>`
    with newest as (
      select u.*
      from (select d.campaign_id, d.day from ${daysKept(organizationId, filter)} and d.unread > 0 and d.day = any(${newest}::date[])) d
      cross join lateral (
        select u.invitation_id, u.completed_at from app.unread_results u
        where u.campaign_id = d.campaign_id and u.day = d.day and ${labelled}
        order by u.completed_at desc limit ${shown}) u
      order by u.completed_at desc, u.invitation_id desc limit ${shown}
    )
    select i.subject_id, i.first_name, i.last_name, i.email, i.campaign_id, c.name as campaign_name, f.test, n.completed_at
    from newest n join app.invitations i on i.id = n.invitation_id join app.campaigns c on c.id = i.campaign_id
    left join app.campaign_tests f on f.campaign_id = c.id and f.position = 1
    order by n.completed_at desc, n.invitation_id desc`.execute(db);
  return rows;
}

/** The last days with as many unread results as are shown. */
function newestOf(days: CountedDay[]): string[] {
  const newest: string[] = [];
  let found = 0;
  for (const { day, unread } of days.toReversed()) {
    if (found >= shown) break;
    if (unread > 0) newest.push(day);
    found += unread;
  }
  return newest;
}

interface ScaleSums {
  scale: string;
  n: number;
  /** Tenths of a T point. */
  tenths: number;
}

/**
 * Sums of the five factors over the closed groups of all campaigns that the filter leaves. With a label, over those whose
 * people all carry it: labels come and go at will, and what changed with one person of a group would be that person.
 */
export async function sumAverages(
  db: Db,
  organizationId: OrganizationId,
  filter: DashboardFilter,
): Promise<ScaleSums[]> {
  const kept =
    filter.label === null
      ? sql`(select * from app.campaign_sums where instrument = 'personality' and scale in ('N', 'E', 'O', 'A', 'C'))`
      : sql`(select * from app.label_sums where label_id = ${filter.label}::integer)`;
  const { rows } = await sql<ScaleSums>`
    select s.scale, sum(s.n)::integer as n, sum(s.tenths)::bigint as tenths
    from ${kept} s join ${campaigns} on c.id = s.campaign_id
    where s.organization_id = ${organizationId}::integer and ${campaignsLeft(filter)}
    group by s.scale having sum(s.n) > 0`.execute(db);
  return rows;
}

/** The package and how full it is, and whether there has ever been a campaign. */
export function getOwnPackage(db: Db, organizationId: OrganizationId) {
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
