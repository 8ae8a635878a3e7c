import type { Language } from '@assay/contract/languages';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { CampaignsTable, Database } from '../../../../schema/database.ts';
import { organizationHas, ownedBy, testsOfCampaign } from '../../../access/scope.ts';
import { type Db, now, type Trx } from '../../../platform/db/database.ts';
import { takenVersion } from '../../job-profiles/index.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

const columns = [
  'campaigns.id',
  'campaigns.organization_id',
  'campaigns.name',
  'campaigns.type',
  'campaigns.status',
  testsOfCampaign.as('test_types'),
  'campaigns.culture_test_id',
  'campaigns.deadline',
  'campaigns.number_of_reminders',
  'campaigns.sender_name',
  'campaigns.sender_email',
  sql<Language>`campaigns.language`.as('language'),
  'campaigns.profile_kind',
  'campaigns.profile_id',
  takenVersion.as('job_profile'),
  'campaigns.email_text',
  'campaigns.reminder_text',
  'campaigns.email_update_on_test_complete',
  'campaigns.email_update_on_all_complete',
  'campaigns.copy_of',
  'campaigns.version',
  'campaigns.created_at',
  'campaigns.activated_at',
  'campaigns.subjects_count',
  'campaigns.invited_count',
  'campaigns.opened_count',
  'campaigns.started_count',
  'campaigns.completed_count',
  'organizations.time_zone',
  sql<{ id: number; name: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name)) from app.campaign_tests asked
    join app.skill_tests t on t.id = asked.skill_test_id where asked.campaign_id = campaigns.id), '[]')`.as(
    'skill_tests',
  ),
  // The one that it made itself.
  sql<{ id: number; code: string; name: string; questions: string[] } | null>`(
    select jsonb_build_object('id', t.id, 'code', t.code, 'name', t.name, 'questions', t.questions) from app.campaign_tests asked
    join app.interviews t on t.id = asked.interview_id where asked.campaign_id = campaigns.id)`.as(
    'own_test',
  ),
  'campaigns.open_invite',
  // Whether anybody may join by the link, once it runs.
  sql<boolean>`(campaigns.open_invite and ${organizationHas('open_invite')})`.as('open_to_all'),
] as const;

function campaignsOf(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('campaigns')
    .innerJoin('organizations', 'organizations.id', 'campaigns.organization_id')
    .where('campaigns.organization_id', '=', organizationId);
}

export function findCampaign(db: Db, organizationId: OrganizationId, id: number) {
  return campaignsOf(db, organizationId)
    .select(columns)
    .where('campaigns.id', '=', id)
    .executeTakeFirst();
}

export type CampaignRecord = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

export interface CampaignFilter {
  name?: string;
  status?: string;
  createdAt?: string[];
  order?: string;
  page: number;
  perPage: number;
}

const orders = {
  name: sql`lower(campaigns.name)`,
  created_at: sql`campaigns.created_at`,
  deadline: sql`campaigns.deadline`,
  status: sql`campaigns.status`,
};

type Filtered = SelectQueryBuilder<Database, 'campaigns' | 'organizations', object>;

function matching(query: Filtered, filter: CampaignFilter): Filtered {
  const { name, status, createdAt } = filter;
  let narrowed =
    status === undefined
      ? query.where('campaigns.status', '<>', 'archived')
      : query.where('campaigns.status', '=', status);
  if (name !== undefined && name !== '') {
    narrowed = narrowed.where(sql<boolean>`strpos(lower(campaigns.name), lower(${name})) > 0`);
  }
  if (createdAt !== undefined) {
    const [from, to] = createdAt;
    narrowed = narrowed
      .where(
        sql<boolean>`campaigns.created_at >= (${from}::date)::timestamp at time zone organizations.time_zone`,
      )
      .where(
        sql<boolean>`campaigns.created_at < (${to}::date + 1)::timestamp at time zone organizations.time_zone`,
      );
  }
  return narrowed;
}

/** One page and the number of all that match. */
export async function listCampaigns(
  db: Db,
  organizationId: OrganizationId,
  filter: CampaignFilter,
) {
  const order = filter.order ?? '-created_at';
  const field = orders[order.replace('-', '') as keyof typeof orders];

  const rows = await matching(campaignsOf(db, organizationId), filter)
    .select(columns)
    .orderBy(field, (by) => (order.startsWith('-') ? by.desc() : by.asc()).nullsLast())
    .orderBy('campaigns.id', order.startsWith('-') ? 'desc' : 'asc')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  const { total } = await matching(campaignsOf(db, organizationId), filter)
    .select((where) => where.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function insertCampaign(
  db: Db,
  campaign: Omit<Insertable<CampaignsTable>, 'created_at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('campaigns')
    .values({ ...campaign, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is said of it is saved: the next version. */
export async function updateCampaign(
  db: Db,
  organizationId: OrganizationId,
  id: number,
  changes: Updateable<CampaignsTable>,
) {
  await db
    .updateTable('campaigns')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .execute();
}

export async function deleteCampaign(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('campaigns')
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Takes a draft live; false when it is live already, so that of several at once exactly one goes on. The others give the row back at
 * once: the database keeps for the whole transaction also what it only waited for, and all would answer one after the other.
 */
export async function activateDraft(
  trx: Trx,
  organizationId: OrganizationId,
  id: number,
): Promise<boolean> {
  await sql`savepoint activation`.execute(trx);
  const { numUpdatedRows } = await trx
    .updateTable('campaigns')
    .set({ status: 'active', activated_at: now })
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  await sql`rollback to savepoint activation`.execute(trx);
  return false;
}

/** From one state into the next; false when it is in another one by now. */
export async function changeStatus(
  db: Db,
  organizationId: OrganizationId,
  id: number,
  from: 'active' | 'completed' | 'archived',
  to: 'completed' | 'archived',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campaigns')
    .set({ status: to, ...(from === 'active' ? { closed_at: now } : {}) })
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A campaign that nobody else changes until the transaction ends. */
export function lockCampaign(db: Db, organizationId: OrganizationId, id: number) {
  return campaignsOf(db, organizationId)
    .select(columns)
    .where('campaigns.id', '=', id)
    .forUpdate('campaigns')
    .executeTakeFirst();
}

/** Mailed links of a campaign work as long as it does. */
export async function keepLinksUntil(db: Db, campaignId: number, deadline: Date): Promise<void> {
  await db
    .updateTable('links')
    .set({ expires_at: deadline })
    .where('invitation_id', 'in', (select) =>
      select
        .selectFrom('invitations')
        .select('invitations.id')
        .where('invitations.campaign_id', '=', campaignId),
    )
    .where('expires_at', '<', deadline)
    .execute();
}

/** The moment that a date alone stands for, and whether a moment is still to come. */
export async function readDeadline(db: Db, organizationId: OrganizationId, text: string) {
  const alone = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = alone
    ? sql<Date>`((${text}::date + time '23:59') at time zone organizations.time_zone)`
    : sql<Date>`${text}::timestamptz`;
  return db
    .selectFrom('organizations')
    .select([moment.as('deadline'), sql<boolean>`${moment} > app.now()`.as('ahead')])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
}

export interface Quota {
  used: number;
  limit: number | null;
}

function quotaOf(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('organizations')
    .innerJoin('packages', 'packages.id', 'organizations.package_id')
    .select(['organizations.subjects_used as used', 'packages.subject_limit as limit'])
    .where('organizations.id', '=', organizationId);
}

export function getQuota(db: Db, organizationId: OrganizationId): Promise<Quota> {
  return quotaOf(db, organizationId).executeTakeFirstOrThrow();
}

/** What the package allows, holding the organisation until the transaction ends. */
export function lockQuota(db: Db, organizationId: OrganizationId): Promise<Quota> {
  return quotaOf(db, organizationId).forUpdate('organizations').executeTakeFirstOrThrow();
}

export async function addUsedSubjects(
  db: Db,
  organizationId: OrganizationId,
  subjects: number,
): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ subjects_used: sql<number>`subjects_used + ${subjects}::integer` })
    .where('id', '=', organizationId)
    .execute();
}
