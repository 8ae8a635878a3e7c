import type { Services } from '../../platform/http/registrar.ts';
import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import { logoReplaced, logoSweep, logoWorkers } from './logo/logo.service.ts';
import { packagesRunOut, subscriptionWorkers } from './subscription/subscription.worker.ts';

/** What other modules may use of organisations. */
export { listFrameSites } from './frame-sites.service.ts';
export { organisationHead, organisationMails } from './organisation.emails.ts';
export { logoUrl } from './organisation.presenter.ts';
export { findOrganization } from './organisation.queries.ts';
export { organisationRoutes } from './organisation.routes.ts';
export { subscriptionRoutes } from './subscription/subscription.routes.ts';

export const organisationJobs: JobKind[] = [logoReplaced, logoSweep, packagesRunOut];

export function organisationWorkers(services: Services): JobHandler[] {
  return [...logoWorkers(services), ...subscriptionWorkers(services)];
}
