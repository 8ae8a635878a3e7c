import {
  loginTotp as loginTotpCall,
  registerSubject as registerSubjectCall,
  resendConfirmation as resendConfirmationCall,
  resetPassword as resetPasswordCall,
  sendResetEmail as sendResetEmailCall,
  verifyEmail as verifyEmailCall,
} from '@assay/contract/account-access';
import { can } from '@assay/contract/access';
import type { Session } from '@assay/contract/accounts';
import { checkMagicLink, login as loginCall, logout as logoutCall } from '@assay/contract/accounts';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { forgetKept } from '../../api/kept-pieces.ts';
import { forgetKeptTests } from '../../api/kept-tests.ts';
import { clearSession, sessionStore, startSession } from '../../api/session.ts';
import { inTime } from '../../lib/in-time.ts';
import { Refusal } from '../../lib/server-errors.ts';

type Credentials = BodyOf<typeof loginCall>;

/** What comes after the password where a second factor is on. */
export interface Challenge {
  challenge: string;
}

/** How a session that has been opened is taken: each of the two login screens has its own. */
export type TakeSession = (session: Session) => Promise<void>;

export function takeSession(session: Session): Promise<void> {
  startSession(session);
  return Promise.resolve();
}

/** For the manager view; an account without it is told so and stays logged out. */
export async function takeManagerSession(session: Session): Promise<void> {
  startSession(session);
  if (can(session.roles, 'staff')) return;
  await logout();
  throw new Refusal(t`This account has no manager view. Please log in as a candidate instead.`);
}

/** Logs in, or answers the challenge that the second factor has to meet. */
export async function login(body: Credentials, take: TakeSession): Promise<Challenge | null> {
  return takeAnswer(await call(loginCall, { body }), take);
}

export async function loginTotp(challenge: string, code: string, take: TakeSession): Promise<void> {
  await take(await call(loginTotpCall, { body: { challenge, code } }));
}

/** A new password logs in as a login does. */
export async function resetPassword(
  body: BodyOf<typeof resetPasswordCall>,
): Promise<Challenge | null> {
  return takeAnswer(await call(resetPasswordCall, { body }), takeSession);
}

async function takeAnswer(
  answer: OutputOf<typeof loginCall>,
  take: TakeSession,
): Promise<Challenge | null> {
  if ('totp_required' in answer) return answer;
  await take(answer);
  return null;
}

export const registerSubject = (body: BodyOf<typeof registerSubjectCall>) =>
  call(registerSubjectCall, { body });
export const verifyEmail = (body: BodyOf<typeof verifyEmailCall>) =>
  call(verifyEmailCall, { body });
export const resendConfirmation = (email: string) =>
  call(resendConfirmationCall, { body: { email } });
export const sendResetEmail = (email: string) => call(sendResetEmailCall, { body: { email } });

export type AccountLink = Pick<
  OutputOf<typeof checkMagicLink>['data'],
  'kind' | 'valid' | 'reason' | 'email' | 'first_name'
>;

const nowhere: AccountLink = {
  kind: null,
  valid: false,
  reason: 'unknown',
  email: null,
  first_name: null,
};

/** What a mailed link is for; one that cannot be a link is an unknown one. */
export function accountLink(hash: string) {
  return queryOptions({
    queryKey: ['account-link', hash],
    queryFn: async ({ signal }): Promise<AccountLink> => {
      try {
        return (await call(checkMagicLink, { params: { magicLink: hash }, signal })).data;
      } catch (failure) {
        if (failure instanceof ApiError && [404, 422].includes(failure.status)) return nowhere;
        throw failure;
      }
    },
    staleTime: Infinity,
  });
}

/** Milliseconds that whoever logs out waits for the server's word. */
const logoutWithin = 3000;

/** Ends the session here whatever the server says, or does not say; there it ends by itself at the latest. */
export async function logout() {
  const user = sessionStore.getState().user?.id;
  // Who closes the window meanwhile has logged out, too; what was sent then outlives it.
  addEventListener('pagehide', clearSession);
  const told = inTime(
    call(logoutCall, { keepalive: true }),
    logoutWithin,
    'The server takes long.',
  );
  await told.catch(() => undefined);
  removeEventListener('pagehide', clearSession);
  clearSession();
  if (user !== undefined) await Promise.all([forgetKeptTests(user), forgetKept(String(user))]);
}
