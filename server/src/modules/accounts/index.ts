/** What other modules may use of accounts. */
export { accountRoutes } from './account.routes.ts';
export { findLink, insertLinks, type Link } from './link.queries.ts';
export { hashPassword } from './password.ts';
export { insertPermission, permissionTextVersion } from './permission.queries.ts';
export { startSession } from './session.service.ts';
