/** What other modules may use of reports. */
export { reportRoutes } from './report.routes.ts';
