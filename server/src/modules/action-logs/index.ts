/** What other parts may use of the action log. */
export { actionLogRoutes } from './action-log.routes.ts';
