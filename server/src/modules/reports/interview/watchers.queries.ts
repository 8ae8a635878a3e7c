import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Watched {
  subjectId: number;
  completedAt: Date;
}

/** Who of the organisation has watched recordings of somebody since they were handed in, the latest first. */
export function listWatchers(
  db: Db,
  organizationId: OrganizationId,
  { subjectId, completedAt }: Watched,
) {
  return db
    .selectFrom('access_ledger')
    .innerJoin('users', 'users.id', 'access_ledger.actor_id')
    .where('access_ledger.organization_id', '=', organizationId)
    .where('access_ledger.subject_id', '=', subjectId)
    .where('access_ledger.what', '=', 'interview_recording')
    .where('access_ledger.at', '>=', completedAt)
    .groupBy('users.id')
    .select(({ fn }) => [
      'users.first_name',
      'users.last_name',
      'users.email',
      fn.max('access_ledger.at').as('at'),
    ])
    .orderBy('at', 'desc')
    .execute();
}
