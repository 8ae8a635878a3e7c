/** What other modules may use of subjects. */
export { listLabelsOf } from './label/carrier.queries.ts';
export { findProfile } from './profile.queries.ts';
export { ageOn } from './profile.service.ts';
export { subjectRoutes } from './subject.routes.ts';
