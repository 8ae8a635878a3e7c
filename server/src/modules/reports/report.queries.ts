import type { ClockGaps } from '@assay/contract/clock-gaps';
import { profiled } from '@assay/contract/instruments';
import { sql } from 'kysely';
import { campaignAsks, hasLivePermission, ownedBy, permittedBy } from '../../access/scope.ts';
import { attemptNumberOf, spentMinutes } from '../instruments/index.ts';
import { takenVersion } from '../job-profiles/index.ts';
import type { Db } from '../../platform/db/database.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

/** Subjects of the organisation, invited by it at some time (in that campaign, if one is named), in its own words. */
export function listReportSubjects(
  db: Db,
  organizationId: OrganizationId,
  subjectIds: readonly number[],
  campaignId?: number,
) {
  let query = db
    .selectFrom('invitations')
    .distinctOn('invitations.subject_id')
    .select([
      'invitations.subject_id as id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
      hasLivePermission.as('permission'),
    ])
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.subject_id', 'in', subjectIds)
    .where('invitations.invited_at', 'is not', null);
  if (campaignId !== undefined) query = query.where('invitations.campaign_id', '=', campaignId);
  return query.orderBy('invitations.subject_id').orderBy('invitations.id', 'desc').execute();
}

/** The person themselves, in their own words. */
export function getOwner(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export type ReportSubject = Awaited<ReturnType<typeof listReportSubjects>>[number];

/** The latest results of a test of some subjects, as far as the organisation holds a live permission. */
export function listPermittedResults(
  db: Db,
  organizationId: OrganizationId,
  subjectIds: readonly number[],
  test: string,
) {
  return db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .innerJoin('permissions', 'permissions.subject_id', 'results.subject_id')
    .distinctOn('results.subject_id')
    .select([
      'results.subject_id',
      'results.attempt_id',
      'results.scores',
      spentMinutes.as('minutes'),
      'attempts.completed_at',
      'attempts.language',
      attemptNumberOf(sql.ref('results.subject_id')).as('attempt'),
      sql<ClockGaps>`app.clock_gaps(results.attempt_id)`.as('clock_gaps'),
    ])
    .where(permittedBy(organizationId))
    .where('results.subject_id', 'in', subjectIds)
    .where('results.test', '=', test)
    .orderBy('results.subject_id')
    .orderBy('attempts.round', 'desc')
    .execute();
}

const campaignColumns = [
  'campaigns.id',
  'campaigns.name',
  'campaigns.type',
  'campaigns.profile_kind',
  'campaigns.profile_id',
  takenVersion.as('job_profile'),
  'campaigns.culture_test_id',
] as const;

/** A campaign as far as a report has to know it. */
export function findReportCampaign(db: Db, organizationId: OrganizationId, campaignId: number) {
  return db
    .selectFrom('campaigns')
    .select([...campaignColumns, 'campaigns.subjects_count'])
    .where(ownedBy(organizationId))
    .where('campaigns.id', '=', campaignId)
    .executeTakeFirst();
}

export type ReportCampaign = NonNullable<Awaited<ReturnType<typeof findCampaignOfReport>>>;

/**
 * The campaign that the report of a test belongs to: of the organisation's that have invited somebody, one that asks for the test before
 * one that does not, the named one before others, and then the latest.
 */
export function findCampaignOfReport(
  db: Db,
  organizationId: OrganizationId,
  {
    subjectId,
    test,
    campaignId,
  }: { subjectId: number; test: string; campaignId?: number | undefined },
) {
  return db
    .selectFrom('campaigns')
    .innerJoin('invitations', 'invitations.campaign_id', 'campaigns.id')
    .select(campaignColumns)
    .where('campaigns.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .orderBy(campaignAsks(test), 'desc')
    .orderBy(sql`campaigns.id is not distinct from ${campaignId ?? null}::integer`, 'desc')
    .orderBy('invitations.invited_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest campaign of the organisation that asks a subject for a test, or had asked by some moment. */
export function findAskingCampaign(
  db: Db,
  organizationId: OrganizationId,
  { subjectId, test, by }: { subjectId: number; test: string; by?: Date },
) {
  return db
    .selectFrom('campaigns')
    .innerJoin('invitations', 'invitations.campaign_id', 'campaigns.id')
    .select(campaignColumns)
    .where('campaigns.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .$if(by !== undefined, (query) => query.where('invitations.invited_at', '<=', by as Date))
    .where(campaignAsks(test))
    .orderBy('invitations.invited_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Mean T by scale of the organisation's own people behind a profile: whoever was asked in its campaigns with that
 * profile, has finished and permits it, in closed groups.
 */
export function listOwnPopulation(
  db: Db,
  organizationId: OrganizationId,
  profile: { kind: string; id: number },
) {
  return db
    .selectFrom('campaign_sums')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_sums.campaign_id')
    .select([
      'campaign_sums.scale as code',
      sql<number>`sum(campaign_sums.n)::integer`.as('n'),
      sql<number>`sum(campaign_sums.tenths)::float8 / 10 / sum(campaign_sums.n)`.as('mean'),
    ])
    .where('campaigns.organization_id', '=', organizationId)
    .where('campaigns.profile_kind', '=', profile.kind)
    .where('campaigns.profile_id', '=', profile.id)
    .where('campaign_sums.instrument', '=', profiled)
    .groupBy('campaign_sums.scale')
    .having(sql<number>`sum(campaign_sums.n)`, '>', 0)
    .execute();
}
