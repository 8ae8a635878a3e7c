import { sql } from 'kysely';
import { isBegun, permittedBy } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import { attemptNumberOf } from '../../instruments/index.ts';
import { takenVersion } from '../../job-profiles/index.ts';

/** The organisation's campaigns that have invited somebody, the latest first. */
export function listAskingCampaigns(db: Db, organizationId: number, subjectId: number) {
  return db
    .selectFrom('campaigns')
    .innerJoin('invitations', 'invitations.campaign_id', 'campaigns.id')
    .select([
      'campaigns.id',
      'campaigns.name',
      'campaigns.type',
      'campaigns.profile_kind',
      'campaigns.profile_id',
      takenVersion.as('job_profile'),
      'campaigns.culture_test_id',
      'campaigns.test_types',
      'invitations.invited_at',
    ])
    .where('campaigns.organization_id', '=', organizationId)
    .where('invitations.subject_id', '=', subjectId)
    .where('invitations.invited_at', 'is not', null)
    .orderBy('invitations.invited_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .execute();
}

export type AskingCampaign = Awaited<ReturnType<typeof listAskingCampaigns>>[number];

/** Everything that somebody has begun and the organisation may see, with what was scored; later rounds first. */
export function listPermittedAttempts(db: Db, organizationId: number, subjectId: number) {
  return db
    .selectFrom('attempts')
    .innerJoin('permissions', 'permissions.subject_id', 'attempts.subject_id')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .select([
      'attempts.id',
      'attempts.test',
      'attempts.started_at',
      'attempts.completed_at',
      'results.scores',
      attemptNumberOf(sql.ref('attempts.subject_id')).as('number'),
    ])
    .where(permittedBy(organizationId))
    .where('attempts.subject_id', '=', subjectId)
    .where(isBegun)
    .orderBy('attempts.round', 'desc')
    .execute();
}

export type PermittedAttempt = Awaited<ReturnType<typeof listPermittedAttempts>>[number];
