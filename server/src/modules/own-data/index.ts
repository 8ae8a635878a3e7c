import type { Services } from '../../platform/http/registrar.ts';
import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import { deletionAsked, deletionRequestWorkers } from './tests/deletion-request.service.ts';

/** What the program uses of a person's own data. */
export { ownDataRoutes } from './own-data.routes.ts';
export { deletionMails as ownDataMails } from './tests/deletion.emails.ts';

export const ownDataJobs: JobKind[] = [deletionAsked];

export function ownDataWorkers(services: Services): JobHandler[] {
  return deletionRequestWorkers(services);
}
