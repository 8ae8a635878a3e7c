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
  organizationId: number,
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
  organizationId: number,
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

/** What the ledger says when the report of the first test of campaign `c` was opened. */
const reportOpened = sql`case split_part(c.test_types[1], '_', 1) when '1' then 'personality_report' when '2' then 'iq_report'
  when '3' then 'culture_report' when 'mcqt' then 'skill_report' when 'interview' then 'interview_result' else 'burnout_report' end`;

/** The invitations of those who finished lately, the last thousand of them; with a rare label, found by its people. */
function finishedLately(organizationId: number, filter: DashboardFilter): RawBuilder<unknown> {
  const lately = sql`i.organization_id = ${organizationId}::integer
    and i.completed_at > app.now() - ${newDays} * interval '1 day' and ${inCampaignsLeft(filter)}`;
  const newest = sql`order by i.completed_at desc limit ${mostLookedThrough}`;
  if (filter.label === null)
    return sql`select i.* from app.invitations i where ${lately} ${newest}`;
  const label = sql`l.organization_id = i.organization_id and l.subject_id = i.subject_id and l.label_id = ${filter.label}::integer`;
  const isRare = sql`(select subjects_count <= ${mostLookedThrough} from app.labels where id = ${filter.label}::integer)`;
  return sql`
    (select i.* from app.subject_labels l join app.invitations i on ${label} where ${isRare} and ${lately} ${newest})
    union all
    (select i.* from (select i.* from app.invitations i where ${lately} ${newest}) i
      where not ${isRare} and exists (select from app.subject_labels l where ${label}))`;
}

/**
 * Of the last thousand who finished lately: those whose permission holds and whose report nobody of the organisation
 * has opened since. Answers how many these are and who finished last.
 */
export async function listUnread(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<{ total: number; results: UnreadResult[] }> {
  const { rows } = await sql<UnreadResult>`
    select i.subject_id, i.first_name, i.last_name, i.email, i.campaign_id, c.name as campaign_name, c.test_types[1] as test, i.completed_at
    from (${finishedLately(organizationId, filter)}) i
    join app.campaigns c on c.id = i.campaign_id
    where exists (select from app.permissions p where p.subject_id = i.subject_id
        and p.organization_id = i.organization_id and p.revoked_at is null)
      and not exists (select from app.access_ledger a where a.organization_id = i.organization_id
        and a.subject_id = i.subject_id and a.at >= i.completed_at and a.what = ${reportOpened})
    order by i.completed_at desc`.execute(db);
  return { total: rows.length, results: rows.slice(0, shown) };
}

/** People who finished, by day where the organisation is; days without any are left out. */
export async function countCompletions(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<{ day: string; people: number }[]> {
  const kept =
    filter.label === null
      ? sql`app.campaign_days`
      : sql`(select * from app.label_days where label_id = ${filter.label}::integer)`;
  const { rows } = await sql<{ day: string; people: number }>`
    select d.day, sum(d.completed)::integer as people
    from ${kept} d join ${campaigns} on c.id = d.campaign_id
    where d.organization_id = ${organizationId}::integer and ${campaignsLeft(filter)}
      and d.day > (app.now() at time zone o.time_zone)::date - ${completionDays}::integer
    group by 1 having sum(d.completed) > 0 order by 1`.execute(db);
  return rows;
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
  organizationId: number,
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
