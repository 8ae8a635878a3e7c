/** What other modules may use of the dashboard. */
export { dashboardRoutes } from './dashboard.routes.ts';
