import { type RawBuilder, sql } from 'kysely';
import { permittedBy, shownName } from '../../../access/scope.ts';
import { attemptNumberOf, spentMinutes } from '../../instruments/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface TabularFilter {
  campaignId: number;
  /** As the database names it. */
  test: string;
  name?: string;
  order?: string;
  /** Versions of the questions whose numbers are what is ordered by; of all where none are named. */
  comparable?: readonly string[];
  /** Whose number is told; everybody's where it is absent. */
  told?: RawBuilder<boolean>;
  page: number;
  perPage: number;
}

type Named = Pick<TabularFilter, 'campaignId' | 'name'>;

/** People of a campaign whom a search leaves. */
function invited(db: Db, organizationId: OrganizationId, { campaignId, name = '' }: Named) {
  const query = db
    .selectFrom('invitations')
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.campaign_id', '=', campaignId);
  if (name === '') return query;
  const text = sql`lower(invitations.first_name || ' ' || invitations.last_name || ' ' || invitations.email)`;
  return query.where(sql<boolean>`strpos(${text}, lower(${name})) > 0`);
}

function tabular(db: Db, organizationId: OrganizationId, filter: TabularFilter) {
  return invited(db, organizationId, filter)
    .innerJoin('results', 'results.subject_id', 'invitations.subject_id')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .innerJoin('permissions', 'permissions.subject_id', 'invitations.subject_id')
    .where(permittedBy(organizationId))
    .where('results.test', '=', filter.test);
}

interface Searched {
  name?: string | undefined;
  /** Of the table. */
  total: number;
}

/** How many people of a campaign are not in the table although the search leaves them: unfinished, or without permission. */
export async function countHidden(
  db: Db,
  organizationId: OrganizationId,
  campaign: { id: number; subjects_count: number },
  { name, total }: Searched,
): Promise<number> {
  if (name === undefined || name === '') return Math.max(0, campaign.subjects_count - total);
  const { found } = await invited(db, organizationId, { campaignId: campaign.id, name })
    .select((where) => where.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Math.max(0, found - total);
}

const fixedOrders = {
  name: shownName,
  completed_at: sql`attempts.completed_at`,
  minutes: sql`results.minutes`,
};

function numberOf(field: string, { comparable: versions, told }: TabularFilter) {
  const number = sql<number | null>`(results.summary ->> ${field})::float8`;
  const value = told ? sql<number | null>`case when ${told} then ${number} end` : number;
  if (versions === undefined) return value;
  return sql<
    number | null
  >`case when attempts.version = any(${versions}::text[]) then ${value} end`;
}

/** Results of one test for all permitted subjects of a campaign, a page of them. */
export async function listTabularResults(
  db: Db,
  organizationId: OrganizationId,
  filter: TabularFilter,
) {
  const order = filter.order ?? 'name';
  const field = order.replace('-', '');
  // Anything else is a number of the summary out of the contract's fixed list.
  const expression =
    field in fixedOrders ? fixedOrders[field as keyof typeof fixedOrders] : numberOf(field, filter);
  const rows = await tabular(db, organizationId, filter)
    .select([
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      'attempts.completed_at',
      'results.attempt_id',
      'results.scores',
      spentMinutes.as('minutes'),
      attemptNumberOf(sql.ref('results.subject_id')).as('attempt'),
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
