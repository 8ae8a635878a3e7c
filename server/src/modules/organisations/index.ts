import type { JobKind } from '../../platform/jobs/jobs.ts';
import { logoReplaced, logoSweep } from './logo.service.ts';

/** What other modules may use of organisations. */
export { logoWorkers as organisationWorkers } from './logo.service.ts';
export { organisationHead, organisationMails } from './organisation.emails.ts';
export { logoUrl } from './organisation.presenter.ts';
export { findOrganization } from './organisation.queries.ts';
export { organisationRoutes } from './organisation.routes.ts';

export const organisationJobs: JobKind[] = [logoReplaced, logoSweep];
