/** What other modules may use of job profiles. */
export { jobName, referenceOf } from './job-profile.presenter.ts';
export {
  findLatest,
  isJobProfile,
  listNames,
  listOffered,
  takenVersion,
  type VersionRecord,
} from './job-profile.queries.ts';
export {
  findSaved,
  findSavedFor,
  latestSaved,
  listSavedNames,
  savedVersion,
} from './saved-profile.queries.ts';
export { jobProfileRoutes } from './job-profile.routes.ts';
