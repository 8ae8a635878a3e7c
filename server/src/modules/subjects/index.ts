import type { JobKind } from '../../platform/jobs/jobs.ts';
import { orphanedCv, cvSweep } from './cv/cv.worker.ts';

/** What other modules may use of subjects. */
export { findLabel } from './label/label.queries.ts';
export { type Cv, findCv, isCvFileUsed, listCvFiles } from './cv/cv.queries.ts';
export { keepUploadedCv, leaveCv, openCv, openCvFile } from './cv/cv.service.ts';
export { cvWorkers as subjectWorkers } from './cv/cv.worker.ts';
export { listLabelsOf } from './label/carrier.queries.ts';
export { profileInWords } from './lookup/profile.words.ts';
export { lineOf } from './import/told.model.ts';
export { findProfile } from './profile.queries.ts';
export { ageOn, showOwnPerson } from './profile.service.ts';
export { nameOfTest, testName } from './test-name/test-name.presenter.ts';
export { subjectRoutes } from './subject.routes.ts';

export const subjectJobs: JobKind[] = [orphanedCv, cvSweep];
export { holdAddressed, holdPeople } from './hold.queries.ts';
