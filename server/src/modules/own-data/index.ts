import type { Services } from '../../platform/http/registrar.ts';
import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import { restoredJobs, restoredWorkers } from './restored/restored.service.ts';
import { deletionRequestWorkers, deletionsDue } from './tests/deletion-request.service.ts';

/** What the program uses of a person's own data. */
export { ownDataRoutes } from './own-data.routes.ts';
export { resealErasures } from './restored/remembered.service.ts';
export { eraseRestored, findRestored, unknownInWords } from './restored/restored.service.ts';
export { deletionMails as ownDataMails } from './tests/deletion.emails.ts';

export const ownDataJobs: JobKind[] = [deletionsDue, ...restoredJobs];

export function ownDataWorkers(services: Services): JobHandler[] {
  return [...deletionRequestWorkers(services), ...restoredWorkers(services)];
}
