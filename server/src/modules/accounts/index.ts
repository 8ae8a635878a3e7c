/** What other modules may use of accounts. */
export { findAccountLink } from './link/account-link.service.ts';
export { accountMails } from './account.emails.ts';
export { accountRoutes } from './account.routes.ts';
export { consumeLink, findLink, insertLinks, type Link } from './link/link.queries.ts';
export { blockedSeconds, reserveAttempt } from './login/login-attempt.queries.ts';
export { allowOrThrow, attemptKey, networkDigest, tooMany } from './login/login-attempt.service.ts';
export { hashPassword } from './login/password.service.ts';
export { permissionTextVersion, revokePermission } from './permission/permission.queries.ts';
export { grantPermission, permissionGiven } from './permission/permission.service.ts';
export { isProved } from './proof/proof.queries.ts';
export {
  isAskingForCode,
  mailCode,
  type Proof,
  proveSession,
  withProof,
} from './proof/proof.service.ts';
export { accountMessages } from './messages.data.ts';
export { closedNow, isPermission } from './register/invited.service.ts';
export { deviceOf } from './sessions/device.presenter.ts';
export { startSession } from './login/session.service.ts';
export { findSubscription } from './subscription/subscription.queries.ts';
export { unsubscribeBy } from './subscription/subscription.service.ts';
export { resealTotps } from './totp/totp-reseal.service.ts';
export { accountSweep, accountWorkers } from './sweep.worker.ts';
export { createSuperAdmin, resetAccount, wayInMail } from './way-in/way-in.service.ts';
