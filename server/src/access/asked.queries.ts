import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';
import {
  campaignAsks,
  closedForSubject,
  onLivePermission,
  openForSubject,
  ownedBy,
  runsForSubject,
  subjectDeadline,
} from './scope.ts';

// Who is in whose campaigns, what these ask for, and what they may take: that lets people begin a test, and organisations act for people.
// Every module may ask it here, so that none reads tables of modules above it.

/** Whether a running campaign (of a kind, if one is named) of an organisation that holds the subject's permission asks for this test. */
export async function isAskedFor(
  db: Db,
  subjectId: number,
  test: string,
  type?: 'development',
): Promise<boolean> {
  let query = db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('permissions', onLivePermission)
    .select('invitations.id')
    .where('invitations.subject_id', '=', subjectId)
    .where(openForSubject)
    .where(campaignAsks(test));
  if (type !== undefined) query = query.where('campaigns.type', '=', type);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** The organisation that asks for this test and is inactive, so that nobody can begin it now. */
export async function findClosed(
  db: Db,
  subjectId: number,
  test: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .innerJoin('permissions', onLivePermission)
    .select('organizations.name')
    .where('invitations.subject_id', '=', subjectId)
    .where(runsForSubject)
    .where(closedForSubject)
    .where(campaignAsks(test))
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

/** Whether a running recruitment campaign that somebody is invited to asks for this test, permitted or not yet. */
export async function isRecruitedWith(db: Db, subjectId: number, test: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .select('invitations.id')
    .where('invitations.subject_id', '=', subjectId)
    .where('campaigns.type', '=', 'recruitment')
    .where(openForSubject)
    .where(campaignAsks(test))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether nobody has ever invited this person, who then takes tests for themselves. */
export async function isUninvited(db: Db, subjectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('subject_id', '=', subjectId)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** Whether an address belongs to somebody who was invited or has done something here: nothing for a stranger to get hold of. */
export async function isKnownHere(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from app.users u where u.email = ${email} and (
      exists (select from app.permissions p where p.subject_id = u.id)
      or exists (select from app.invitations i where i.subject_id = u.id)
      or exists (select from app.attempts a where a.subject_id = u.id))`.execute(db);
  return rows.length > 0;
}

/** Which of these tests campaigns of the organisation that still run ask somebody for. */
export async function listAskedNow(db: Db, organizationId: OrganizationId, subjectId: number) {
  const { rows } = await sql<{ test: string }>`
    select distinct t.test from app.invitations i join app.campaign_tests t on t.campaign_id = i.campaign_id
    where i.organization_id = ${organizationId}::integer and i.subject_id = ${subjectId}::integer
      and i.invited_at is not null`.execute(db);
  return new Set(rows.map(({ test }) => test));
}

/** How the organisation has somebody in its campaigns, or undefined when it does not. */
export function findOwnSubject(db: Db, organizationId: OrganizationId, subjectId: number) {
  return db
    .selectFrom('invitations')
    .select(['first_name', 'last_name', 'email'])
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', subjectId)
    .where('status', '<>', 'anonymised')
    .where('invited_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Which of these the organisation has invited; they stay in a campaign until the transaction ends. */
export async function keepInvited(
  db: Db,
  organizationId: OrganizationId,
  subjectIds: number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('invitations')
    .select('subject_id')
    .where(ownedBy(organizationId))
    .where('subject_id', '=', sql<number>`any(${subjectIds}::integer[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

export async function isInvited(db: Db, organizationId: OrganizationId, subjectId: number) {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The invitations of a subject to running campaigns that ask for a skill test (as `skill_tests`), with permission. */
export function asksForSkillTest(db: Db, subjectId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('campaign_tests', 'campaign_tests.campaign_id', 'campaigns.id')
    .innerJoin('permissions', onLivePermission)
    .select('invitations.id')
    .where('invitations.subject_id', '=', subjectId)
    .where(openForSubject)
    .where(sql<boolean>`campaign_tests.skill_test_id = skill_tests.id`);
}

/** Whether a campaign has asked a subject for an interview (as `interviews`). */
export function asksForInterview(subjectId: number) {
  return sql<boolean>`exists (select from app.invitations i join app.campaign_tests t on t.campaign_id = i.campaign_id
    where i.subject_id = ${subjectId}::integer and i.invited_at is not null and t.interview_id = interviews.id)`;
}

/** The campaign that asked a subject last for an interview (as `interviews`): its name, until when, and whether it lets them begin. */
export function lastAskingForInterview(db: Db, subjectId: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('campaign_tests', 'campaign_tests.campaign_id', 'campaigns.id')
    .select(['campaigns.name', subjectDeadline.as('deadline'), openForSubject.as('open')])
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .where(sql<boolean>`campaign_tests.interview_id = interviews.id`)
    .orderBy('invitations.id', 'desc')
    .limit(1);
}

/** To be joined to a complete attempt (as `a`): invitations by which campaigns asked for it before it was complete. */
export const askedInTime = sql`app.invitations on invitations.subject_id = a.subject_id and invitations.invited_at <= a.completed_at
    join app.campaigns c on c.id = invitations.campaign_id and c.status in ('active', 'completed')
    join app.campaign_tests t on t.campaign_id = c.id and t.test = a.test`;

/** Whether the organisation of a row (as `x`) has invited its subject, and not only written them down. */
export const hasInvited = sql<boolean>`exists (select from app.invitations i
  where i.subject_id = x.subject_id and i.organization_id = x.organization_id and i.invited_at is not null)`;

/** Whether new campaigns may take a saved profile (as `v`): the success profile that it comes from stands. */
export const isOffered = sql<boolean>`exists (select from app.success_profiles p
  where p.organization_id = v.organization_id and p.id = v.success_profile_id and p.archived_at is null)`;

/** Whether a campaign compares somebody with a saved profile (as `v`), and they let its organisation see results. */
export function isComparedWith(userId: number) {
  return sql<boolean>`exists (select from app.invitations i
    join app.campaigns c on c.id = i.campaign_id
    join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id and p.revoked_at is null
    where i.organization_id = v.organization_id and i.subject_id = ${userId}::integer and i.invited_at is not null
      and c.profile_kind = 'custom' and c.profile_id = v.success_profile_id)`;
}

/** To be joined to people of an organisation (as `l`): the last invitation of each (`i`), and its campaign (`c`). */
export const lastInvitation = sql`lateral (select * from app.invitations i
      where i.organization_id = l.organization_id and i.subject_id = l.subject_id
      order by i.id desc limit 1) i
    join app.campaigns c on c.id = i.campaign_id`;
