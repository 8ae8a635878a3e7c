import type { Services } from '../../platform/http/registrar.ts';
import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import { logoReplaced, logoSweep, logoWorkers } from './logo/logo.service.ts';
import { packagesRunOut, subscriptionWorkers } from './subscription/subscription.worker.ts';

/** What other modules may use of organisations. */
export { listFrameSites } from './frame-sites.service.ts';
export { organizationHead, organizationMails } from './organization.emails.ts';
export { logoUrl } from './organization.presenter.ts';
export { findOrganization } from './organization.queries.ts';
export { organizationRoutes } from './organization.routes.ts';
export { subscriptionRoutes } from './subscription/subscription.routes.ts';

export const organizationJobs: JobKind[] = [logoReplaced, logoSweep, packagesRunOut];

export function organizationWorkers(services: Services): JobHandler[] {
  return [...logoWorkers(services), ...subscriptionWorkers(services)];
}
