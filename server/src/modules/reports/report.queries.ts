import { sql } from 'kysely';
import { hasLivePermission, permittedBy } from '../../access/scope.ts';
import type { Db } from '../../platform/db/database.ts';

/** A subject of the organisation: invited by it at some time, in its own words. */
export function findReportSubject(db: Db, organizationId: number, subjectId: number) {
  return db
    .selectFrom('invitations')
    .select([
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      hasLivePermission.as('permission'),
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .orderBy('invitations.id', 'desc')
    .executeTakeFirst();
}

export type ReportSubject = NonNullable<Awaited<ReturnType<typeof findReportSubject>>>;

/** The campaign a report belongs to: the named one, or the latest in which the subject took part. */
export function findReportCampaign(
  db: Db,
  organizationId: number,
  subjectId: number,
  campaignId?: number,
) {
  let query = db
    .selectFrom('campaigns')
    .innerJoin('invitations', 'invitations.campaign_id', 'campaigns.id')
    .select([
      'campaigns.id',
      'campaigns.name',
      'campaigns.type',
      'campaigns.profile_kind',
      'campaigns.profile_id',
    ])
    .where('campaigns.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null);
  if (campaignId !== undefined) query = query.where('campaigns.id', '=', campaignId);
  return query.orderBy('campaigns.id', 'desc').limit(1).executeTakeFirst();
}

export type ReportCampaign = NonNullable<Awaited<ReturnType<typeof findReportCampaign>>>;

/** The result of a subject, as far as the organisation holds a live permission. */
export function findPermittedResult(
  db: Db,
  organizationId: number,
  subjectId: number,
  instrument: string,
) {
  return db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .innerJoin('permissions', 'permissions.subject_id', 'results.subject_id')
    .select(['results.scores', 'results.minutes', 'attempts.completed_at'])
    .where(permittedBy(organizationId))
    .where('results.subject_id', '=', subjectId)
    .where('results.instrument', '=', instrument)
    .executeTakeFirst();
}

export interface TabularFilter {
  campaignId: number;
  instrument: string;
  name?: string;
  order?: string;
  page: number;
  perPage: number;
}

function tabular(db: Db, organizationId: number, filter: TabularFilter) {
  let query = db
    .selectFrom('invitations')
    .innerJoin('results', 'results.subject_id', 'invitations.subject_id')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .innerJoin('permissions', 'permissions.subject_id', 'invitations.subject_id')
    .where(permittedBy(organizationId))
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.campaign_id', '=', filter.campaignId)
    .where('results.instrument', '=', filter.instrument);
  if (filter.name !== undefined && filter.name !== '') {
    const text = sql`lower(invitations.first_name || ' ' || invitations.last_name || ' ' || invitations.email)`;
    query = query.where(sql<boolean>`strpos(${text}, lower(${filter.name})) > 0`);
  }
  return query;
}

const fixedOrders = {
  name: sql`lower(invitations.last_name) || ' ' || lower(invitations.first_name)`,
  completed_at: sql`attempts.completed_at`,
};

/** Results of one test for all permitted subjects of a campaign, a page of them. */
export async function listTabularResults(db: Db, organizationId: number, filter: TabularFilter) {
  const order = filter.order ?? 'name';
  const field = order.replace('-', '');
  // Anything else is a scale's code out of the contract's fixed list.
  const expression =
    field in fixedOrders
      ? fixedOrders[field as keyof typeof fixedOrders]
      : sql`(results.summary ->> ${field})::float8`;
  const rows = await tabular(db, organizationId, filter)
    .select([
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'attempts.completed_at',
      'results.scores',
    ])
    .orderBy(expression, (by) => (order.startsWith('-') ? by.desc() : by.asc()).nullsLast())
    .orderBy('invitations.id')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  const { total } = await tabular(db, organizationId, filter)
    .select((where) => where.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
