import { createHash } from 'node:crypto';
import type { Session } from '@assay/contract/accounts';
import { system, transact } from '../../platform/db/database.ts';
import type { ManualContext } from '../../platform/http/context.ts';
import { HttpError, invalid } from '../../platform/http/errors.ts';
import { findAccountByEmail } from './account.queries.ts';
import {
  blockedSeconds,
  forgetAttempts,
  reserveAttempt,
  returnAttempt,
} from './login-attempt.queries.ts';
import { passwordMatches } from './password.service.ts';
import { startSession } from './session.service.ts';

/** How many failures pass before an account or an address has to wait. */
const limits = { account: 5, address: 30 };

/** Answers alike, in words and in time, whether or not there is an account. */
export async function login(
  ctx: ManualContext,
  credentials: { email: string; password: string },
): Promise<Session> {
  const account = keyOf('account', credentials.email);
  const address = keyOf('address', ctx.ip);
  const { wait, found } = await transact(ctx.pool, system, async (db) => {
    const free =
      (await reserveAttempt(db, address, limits.address)) &&
      (await reserveAttempt(db, account, limits.account));
    return {
      wait: free ? 0 : await blockedSeconds(db, [account, address]),
      found: await findAccountByEmail(db, credentials.email),
    };
  });
  if (wait > 0) throw tooMany(wait);

  const matches = await passwordMatches(credentials.password, found?.password_hash ?? null);
  if (!matches || found === undefined)
    throw invalid({ email: 'The address or the password is not right.' });
  return transact(ctx.pool, system, async (db) => {
    await forgetAttempts(db, account);
    await returnAttempt(db, address);
    return startSession(db, found.id, ctx);
  });
}

function keyOf(kind: string, value: string): Buffer {
  return createHash('sha256').update(`${kind}\0${value}`).digest();
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, 'too_many_requests', `Too many attempts. Please wait ${wait}.`, {
    retryAfter: Math.ceil(seconds),
  });
}
