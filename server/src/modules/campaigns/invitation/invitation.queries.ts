import type { saveCampaign } from '@assay/contract/campaigns';
import type { BodyOf } from '@assay/contract/endpoint';
import { mostRows } from '@assay/contract/fields';
import { readLabelId } from '@assay/contract/labels';
import { type OrderByItemBuilder, sql } from 'kysely';
import {
  campaignAsks,
  hasLivePermission,
  onLivePermission,
  ownedBy,
  shownName,
  testsOfCampaign,
} from '../../../access/scope.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import { forgetPlans } from '../../../platform/db/plans.ts';
import { wholeTable } from '../../../platform/page.ts';
import { placeOfInvitation, stageOfInvitation } from '../stage/stage.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export type NewSubject = Omit<NonNullable<BodyOf<typeof saveCampaign>['subjects']>[number], 'id'>;

/**
 * Writes the rows of one campaign, in the order in which they were typed; somebody who is in it already stays as is. Answers how
 * many are new.
 */
export async function insertInvitations(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  subjects: NewSubject[],
): Promise<number> {
  let added = 0;
  for (let from = 0; from < subjects.length; from += 2000) {
    const rows = JSON.stringify(subjects.slice(from, from + 2000));
    await forgetPlans(db, subjects.length);
    const { numAffectedRows = 0n } = await sql`
      with typed as (select * from rows from (jsonb_to_recordset(${rows}::jsonb) as (email text, first_name text, last_name text))
          with ordinality as r (email, first_name, last_name, place)),
        people as (select * from app.ensure_subjects(${rows}::jsonb))
      insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, added_at)
        select ${organizationId}::integer, ${campaignId}::integer, people.id, typed.first_name, typed.last_name, typed.email, app.now()
        from typed join people using (email)
        order by typed.place
      on conflict (campaign_id, subject_id) do nothing`.execute(db);
    added += Number(numAffectedRows);
  }
  return added;
}

/** Removes the rows of a draft, to be typed again. */
export async function deleteInvitations(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .execute();
}

/** Removes one person, answering who it was; absent when there is no such person in the campaign. */
export function deleteInvitation(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  subjectId: number,
) {
  return db
    .deleteFrom('invitations')
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .where('subject_id', '=', subjectId)
    .returning(['first_name', 'last_name', 'email'])
    .executeTakeFirst();
}

export function listTypedSubjects(db: Db, organizationId: OrganizationId, campaignId: number) {
  return db
    .selectFrom('invitations')
    .select(['subject_id as id', 'first_name', 'last_name', 'email'])
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .orderBy('invitations.id')
    .execute();
}

/** Marks everybody added as invited and answers who they are; each is answered once. */
export async function inviteAdded(db: Db, organizationId: OrganizationId, campaignId: number) {
  await sql`select app.hold_added(${organizationId}::integer, ${campaignId}::integer)`.execute(db);
  return db
    .updateTable('invitations')
    .set({ status: 'invited', invited_at: now })
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'added')
    .returning(['id', 'subject_id', 'email', 'first_name', 'last_name', 'unproved'])
    .execute();
}

/**
 * How many of these subjects the organisation has not yet had in this period of its package: who was taken out of a campaign and
 * is added again, as with another spelling of the name, is known by the email of then.
 */
export async function countNewSubjects(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
): Promise<number> {
  const added = await db
    .selectFrom('invitations')
    .select('subject_id')
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'added')
    .where('unproved', '=', false)
    .execute();
  // By their ids, so that no plan compares everybody with everybody: thousands are there before the database has counted them.
  const ids = added.map((one) => one.subject_id);
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select other.subject_id from app.invitations other join app.organizations o on o.id = other.organization_id
      where other.organization_id = ${organizationId} and other.subject_id = any(${ids}::integer[])
        and other.invited_at >= o.period_started_at and not other.unproved
      union
      select m.user_id from app.mails m join app.organizations o on o.id = m.organization_id
      where m.organization_id = ${organizationId} and m.user_id = any(${ids}::integer[]) and m.created_at >= o.period_started_at
        and m.dedupe_key = 'campaign-invitation:' || (m.params ->> 'invitationId') and not m.params ? 'unproved'
    ) had`.execute(db);
  return ids.length - (rows[0]?.count ?? 0);
}

export interface SubjectFilter {
  /** Absent for all of the organisation's. */
  campaignId?: number | undefined;
  status?: string;
  /** As calls name a test; with it, `status` is that of the test. */
  testType?: string | number;
  name?: string;
  /** A label by its id; what is no number is left aside. */
  label?: string;
  /** A stage by its id. */
  stage?: number;
  /** These people alone. */
  subjects?: readonly number[];
  order?: string;
  page: number;
  perPage: number;
}

const permitted = hasLivePermission;
// What a subject did before withdrawing the permission is not for the organisation any more: not shown,
// not filtered by, not sorted by.
export const shownStatus = sql<string>`case when invitations.status in ('in_progress', 'completed') and not ${permitted}
  then 'permission_pending' else invitations.status end`;
const shownCompletedAt = sql<Date | null>`case when ${permitted} then invitations.completed_at end`;

const orders = {
  // As the index has them.
  name: shownName,
  status: shownStatus,
  stage: placeOfInvitation,
  completed_at: shownCompletedAt,
  invited_at: sql`invitations.invited_at`,
};

/** Whether somebody is in this state with one test; nothing for states that are not about a test. */
function stateOfTest(status: string | undefined, test: string | number) {
  // As `case`, both are looked up for one person at a time: as joins they may be read whole for each of them.
  const attempt = (
    state: ReturnType<typeof sql>,
  ) => sql<boolean>`case when ${permitted} then exists (
    select from app.attempts a where a.subject_id = invitations.subject_id and a.test = ${String(test)}
      and app.answers_invitation(a, invitations) and ${state}) else false end`;
  const completed = attempt(sql`a.completed_at is not null`);
  if (status === 'completed') return completed;
  if (status === 'in_progress') return attempt(sql`a.completed_at is null`);
  return status === 'not_completed' && sql<boolean>`not ${completed}`;
}

function matching(db: Db, organizationId: OrganizationId, filter: SubjectFilter) {
  let query = db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .where('invitations.organization_id', '=', organizationId);
  if (filter.campaignId !== undefined) {
    query = query.where('invitations.campaign_id', '=', filter.campaignId);
  }
  if (filter.testType !== undefined) {
    query = query.where(campaignAsks(String(filter.testType)));
  }
  if (filter.subjects !== undefined) {
    query = query.where(sql<boolean>`invitations.subject_id = any(${filter.subjects}::integer[])`);
  }
  const ofTest = filter.testType !== undefined && stateOfTest(filter.status, filter.testType);
  if (ofTest) {
    query = query.where(ofTest);
  } else if (filter.status === 'not_completed') {
    query = query.where(shownStatus, 'not in', ['completed', 'anonymised']);
  } else if (filter.status !== undefined) query = query.where(shownStatus, '=', filter.status);
  if (filter.name !== undefined && filter.name !== '') {
    const text = sql`lower(invitations.first_name || ' ' || invitations.last_name || ' ' || invitations.email)`;
    query = query.where(sql<boolean>`strpos(${text}, lower(${filter.name})) > 0`);
  }
  const label = readLabelId(filter.label);
  if (label !== null) {
    query = query.where(
      sql<boolean>`exists (select from app.subject_labels l where l.label_id = ${label}::integer
        and l.organization_id = invitations.organization_id and l.subject_id = invitations.subject_id)`,
    );
  }
  if (filter.stage !== undefined) {
    query = query.where(
      sql<boolean>`exists (select from app.staged_people p where p.stage_id = ${filter.stage}::integer
        and p.organization_id = invitations.organization_id and p.invitation_id = invitations.id)`,
    );
  }
  return query;
}

/**
 * One page of a campaign's people. What a subject did shows only with permission; row security sees to that too.
 * The page is cut out first, so that what hangs on a person is looked up for those on it alone.
 */
export async function listInvitations(
  db: Db,
  organizationId: OrganizationId,
  filter: SubjectFilter,
  countedBefore?: number,
) {
  const order = filter.order ?? 'name';
  const field = orders[order.replace('-', '') as keyof typeof orders];
  const direction = (by: OrderByItemBuilder) =>
    (order.startsWith('-') ? by.desc() : by.asc()).nullsLast();
  const page = matching(db, organizationId, filter)
    .selectAll('invitations')
    .select([sql`invitations`.as('invitation'), testsOfCampaign.as('test_types')])
    .orderBy(field, direction)
    .orderBy('invitations.id')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const rows = await db
    .selectFrom(page.as('invitations'))
    .leftJoin('permissions', onLivePermission)
    .select([
      'invitations.subject_id',
      'invitations.campaign_id',
      'invitations.test_types',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      shownStatus.as('status'),
      'invitations.own_deadline',
      'invitations.invited_at',
      'invitations.reminded_at',
      'invitations.permission_asked_at',
      shownCompletedAt.as('completed_at'),
      sql<Date | null>`greatest(invitations.opened_at, invitations.started_at, invitations.completed_at)`.as(
        'last_seen_at',
      ),
      sql<boolean>`permissions.id is not null`.as('permission'),
      sql<boolean>`permissions.id is not null and (
        exists (select from app.cvs c where c.subject_id = invitations.subject_id)
        or exists (select from app.organization_cvs c where c.subject_id = invitations.subject_id
          and c.organization_id = invitations.organization_id))`.as('has_cv'),
      sql<boolean>`coalesce(invitations.permission_asked_at > app.now() - interval '1 day', false)`.as(
        'permission_asked',
      ),
      sql<boolean>`exists (select from app.subscriptions s where s.user_id = invitations.subject_id
        and s.organization_id = invitations.organization_id and s.unsubscribed_at is not null)`.as(
        'unsubscribed',
      ),
      sql<{ test: string; completed: boolean }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('test', a.test, 'completed', a.completed_at is not null) order by a.round)
        from app.attempts a where a.subject_id = invitations.subject_id and permissions.id is not null and app.answers_invitation(a, invitations.invitation)), '[]')`.as(
        'attempts',
      ),
      stageOfInvitation.as('stage'),
    ])
    .orderBy(field, direction)
    .orderBy('invitations.id')
    .execute();
  const narrowed =
    filter.status !== undefined ||
    filter.testType !== undefined ||
    filter.stage !== undefined ||
    filter.subjects !== undefined ||
    (filter.name ?? '') !== '' ||
    readLabelId(filter.label) !== null;
  // All of them are counted beside the campaign already.
  const known = narrowed ? undefined : countedBefore;
  const total = known ?? (await countInvitations(db, organizationId, filter));
  return { rows, total };
}

/** Everybody of a campaign whom a filter leaves, by name. */
export async function listInvited(
  db: Db,
  organizationId: OrganizationId,
  filter: Omit<SubjectFilter, 'page' | 'perPage' | 'order'> & { campaignId: number },
): Promise<number[]> {
  const rows = await matching(db, organizationId, { ...filter, ...wholeTable })
    .select('invitations.subject_id')
    .orderBy(shownName)
    .orderBy('invitations.id')
    .limit(wholeTable.perPage)
    .execute();
  return rows.map((row) => row.subject_id);
}

async function countInvitations(db: Db, organizationId: OrganizationId, filter: SubjectFilter) {
  const { total } = await db
    // One more than is ever said tells that there are more.
    .selectFrom(
      matching(db, organizationId, filter)
        .select('invitations.id')
        .limit(mostRows + 1)
        .as('found'),
    )
    .select((where) => where.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type InvitationRecord = Awaited<ReturnType<typeof listInvitations>>['rows'][number];
