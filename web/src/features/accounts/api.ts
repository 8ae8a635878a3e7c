import { login, logout } from '@assay/contract/accounts';
import type { BodyOf } from '@assay/contract/endpoint';
import { can } from '@assay/contract/access';
import { call } from '../../api/client.ts';
import { Refusal } from '../../lib/server-errors.ts';
import { forgetKeptTests } from '../../api/kept-tests.ts';
import { clearSession, sessionStore, startSession } from '../../api/session.ts';

type Credentials = BodyOf<typeof login>;

export async function logIn(body: Credentials) {
  startSession(await call(login, { body }));
}

/** Logs in to the manager view; an account without it is told so and stays logged out. */
export async function logInAsManager(body: Credentials) {
  const session = await call(login, { body });
  startSession(session);
  if (can(session.roles, 'staff')) return;
  await logOut();
  throw new Refusal('This account has no manager view. Please log in as a candidate instead.');
}

/** Ends the session here whatever the server says; there it ends by itself at the latest. */
export async function logOut() {
  const user = sessionStore.getState().user?.id;
  await call(logout).catch(() => undefined);
  clearSession();
  if (user !== undefined) await forgetKeptTests(user);
}
