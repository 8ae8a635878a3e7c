import type { loginOrChallenge } from '@assay/contract/accounts';
import type * as z from 'zod/mini';
import { system, transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { forbidden, invalid } from '../../../platform/http/errors.ts';
import { findAccountByEmail, isStillPassword } from '../account.queries.ts';
import {
  blockedSeconds,
  forgetAttempts,
  listSessionAddresses,
  reserveAttempt,
  returnAttempt,
} from './login-attempt.queries.ts';
import { attemptKey, networkOf, tooMany } from './login-attempt.service.ts';
import { passwordMatches } from './password.service.ts';
import { findNewestWaiting } from '../register/registration.queries.ts';
import { startSessionOrChallenge } from '../totp/challenge.service.ts';
import { accountMessages } from '../messages.data.ts';

type LoginAnswer = z.output<typeof loginOrChallenge>;

/**
 * How many failures pass before somebody has to wait: about one account from one network, and from one address. About an
 * account from everywhere many more, so that nobody locks another out by wrong passwords; and a network in which the
 * account is logged in does not wait for what others try elsewhere.
 */
const limits = { account: 5, address: 30, everywhere: 100 };

/** Answers alike, in words and in time, whether or not there is an account. */
export async function login(
  ctx: ManualContext,
  credentials: { email: string; password: string },
): Promise<LoginAnswer> {
  const network = networkOf(ctx.ip);
  const account = attemptKey('account', `${credentials.email} ${network}`);
  const everywhere = attemptKey('account-everywhere', credentials.email);
  const address = attemptKey('address', ctx.ip);
  const { wait, found, registered } = await transact(ctx.pool, system, async (db) => {
    const addresses = await listSessionAddresses(db, credentials.email);
    const isKnown = addresses.some((one) => networkOf(one) === network);
    const counted = isKnown ? [account, address] : [account, address, everywhere];
    const free =
      (await reserveAttempt(db, address, limits.address)) &&
      (await reserveAttempt(db, account, limits.account)) &&
      (isKnown || (await reserveAttempt(db, everywhere, limits.everywhere)));
    return {
      wait: free ? 0 : await blockedSeconds(db, counted),
      found: await findAccountByEmail(db, credentials.email),
      registered: await findNewestWaiting(db, credentials.email),
    };
  });
  if (wait > 0) throw tooMany(wait);

  const right = await passwordMatches(credentials.password, found?.password_hash ?? null);
  if (!right || found === undefined) {
    // Asked in any case, also beside an account: what is answered and how long that takes says nothing of it.
    if (await passwordMatches(credentials.password, registered?.password_hash ?? null)) {
      throw forbidden('email_unconfirmed', accountMessages.confirmFirst());
    }
    throw notRight();
  }
  return ctx.answerWithin(system, async (db) => {
    // It may have been replaced while it was compared, and then everybody is logged out.
    if (!(await isStillPassword(db, found.id, found.password_hash))) {
      throw notRight();
    }
    // In the order in which they were counted: two logins that take them in another one would wait for each other.
    await returnAttempt(db, address);
    await forgetAttempts(db, account);
    await returnAttempt(db, everywhere);
    return startSessionOrChallenge(db, found.id, ctx);
  });
}

/** Of no field: which of the two is wrong is not said. */
function notRight() {
  return invalid({ login: accountMessages.wrongLogin() });
}
