import type { TestId } from '@assay/contract/instruments';
import type { Session } from '@assay/contract/accounts';
import type { Access, Role } from '@assay/contract/access';
import { can } from '@assay/contract/access';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { sessionKey } from './frame.ts';
import { throttledStorage } from './throttled-storage.ts';

export interface SessionState {
  auth: boolean;
  tokens: Pick<Session, 'access_token' | 'token_type' | 'expires_at'> | null;
  roles: readonly Role[];
  user: Session['user'] | null;
  /** The user's tests, for the talent bar. */
  tests: readonly { id: TestId; completed: boolean }[];
}

const loggedOut: SessionState = { auth: false, tokens: null, roles: [], user: null, tests: [] };

/** What `hand-over.ts` has brought along from the other document. */
const carried = (globalThis.history?.state as { session?: SessionState } | null)?.session;

export const sessionStore = createStore<SessionState>()(
  persist(() => carried ?? loggedOut, {
    name: sessionKey,
    version: 1,
    storage: throttledStorage<SessionState>(1000),
  }),
);

/** While those who follow the session hear of what has happened to it in another tab. */
export let fromAnotherTab = false;

// Logging in or out in one tab counts for all of them.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== sessionKey) return;
  fromAnotherTab = true;
  void sessionStore.persist.rehydrate();
  fromAnotherTab = false;
});

export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

/** Whether a person is whoever is logged in. */
export function useIsOneself(id: number): boolean {
  return useSession(({ user }) => user?.id === id);
}

/** Starts a session from one of the calls that answer with one; nothing of an earlier session stays. */
export function startSession({ access_token, token_type, expires_at, roles, user }: Session) {
  const tokens = { access_token, token_type, expires_at };
  sessionStore.setState({ auth: true, tokens, roles, user, tests: [] }, true);
}

export function clearSession() {
  if (sessionStore.getState().auth) sessionStore.setState(loggedOut, true);
}

export function rememberTests(tests: SessionState['tests']) {
  sessionStore.setState({ tests });
}

/** Whether the present session passes an access rule of the contract. */
export function may(access: Access, { auth, roles } = sessionStore.getState()): boolean {
  return can(auth ? roles : null, access);
}

export function useMay(access: Access): boolean {
  return useSession((state) => may(access, state));
}
