import type { Trx } from '../../../platform/db/database.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { insertPermission } from './permission.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** News for the modules above: an organisation may read a subject's results from now on. */
export const permissionGiven = defineJob<{ subjectId: number; organizationId: OrganizationId }>(
  'permission.given',
);

export async function grantPermission(
  db: Trx,
  jobs: Jobs,
  subjectId: number,
  organizationId: OrganizationId,
): Promise<void> {
  await insertPermission(db, subjectId, organizationId);
  await jobs.send(db, permissionGiven, { subjectId, organizationId });
}
