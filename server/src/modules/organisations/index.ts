/** What other modules may use of organisations. */
export { organisationMails } from './organisation.emails.ts';
export { logoUrl } from './organisation.presenter.ts';
export { organisationRoutes } from './organisation.routes.ts';
