import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import type { Registrar } from '../../platform/http/registrar.ts';
import { removedExpired, successWorkers } from './profile/removed.worker.ts';
import { referenceProfileRoutes } from './profile/reference-profile.routes.ts';
import { profileRoutes } from './profile/success-profile.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { studyRoutes } from './study/study.routes.ts';

export { openReview } from './review/review.presenter.ts';

export const successProfileJobs: JobKind[] = [removedExpired];

export function successProfileWorkers(
  services: Parameters<typeof successWorkers>[0],
): JobHandler[] {
  return successWorkers(services);
}

export function successProfileRoutes(routes: Registrar): void {
  profileRoutes(routes);
  referenceProfileRoutes(routes);
  reviewRoutes(routes);
  studyRoutes(routes);
}
