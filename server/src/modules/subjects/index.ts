import type { JobKind } from '../../platform/jobs/jobs.ts';
import { cvLeft, cvSweep } from './cv/cv.worker.ts';

/** What other modules may use of subjects. */
export { isCvFileUsed, listCvFiles } from './cv/cv.queries.ts';
export { leaveCv, openCv, readCvLater } from './cv/cv.service.ts';
export { cvWorkers as subjectWorkers } from './cv/cv.worker.ts';
export { listLabelsOf } from './label/carrier.queries.ts';
export { findProfile } from './profile.queries.ts';
export { ageOn } from './profile.service.ts';
export { subjectRoutes } from './subject.routes.ts';

export const subjectJobs: JobKind[] = [cvLeft, cvSweep];
