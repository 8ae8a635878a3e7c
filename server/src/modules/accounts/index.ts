/** What other modules may use of accounts. */
export { accountRoutes } from './account.routes.ts';
export { findLink, insertLinks, type Link } from './link.queries.ts';
export { hashPassword } from './password.service.ts';
export { permissionTextVersion, revokePermission } from './permission.queries.ts';
export { grantPermission, permissionGiven } from './permission.service.ts';
export { findSubscription } from './subscription/subscription.queries.ts';
export { unsubscribeBy } from './subscription/subscription.service.ts';
