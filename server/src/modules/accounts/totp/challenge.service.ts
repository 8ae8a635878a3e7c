import type { loginOrChallenge, Session } from '@assay/contract/accounts';
import type * as z from 'zod/mini';
import { hashToken, newToken } from '../../../access/token.ts';
import { system, transact, type Trx } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { forgetAttempts, returnAttempt } from '../login/login-attempt.queries.ts';
import { allowOrThrow, attemptKey } from '../login/login-attempt.service.ts';
import { type Origin, startSession } from '../login/session.service.ts';
import { findTotp, insertChallenge, takeChallenge, tryChallenge } from './totp.queries.ts';
import { takeCodeOrRecovery } from './totp.service.ts';
import { accountMessages } from '../messages.data.ts';

type LoginAnswer = z.output<typeof loginOrChallenge>;

/** A session, or with a second factor the question for its code. */
export async function startSessionOrChallenge(
  db: Trx,
  userId: number,
  origin: Origin,
): Promise<LoginAnswer> {
  const totp = await findTotp(db, userId);
  if (totp?.confirmed_at == null) return startSession(db, userId, origin);
  const challenge = newToken();
  await insertChallenge(db, userId, hashToken(challenge));
  return { totp_required: true, challenge };
}

/** The second step. Five tries in five minutes, on all nodes together; then the password is asked for again. */
export async function answerChallenge(
  ctx: ManualContext,
  { challenge, code }: { challenge: string; code: string },
): Promise<Session> {
  const hash = hashToken(challenge);
  // Counted in a transaction of its own, so that a wrong code takes nothing back; and by account, so that the
  // password gives no fresh tries.
  const open = await transact(ctx.pool, system, (trx) => tryChallenge(trx, hash));
  if (open === undefined) {
    throw invalid({ challenge: accountMessages.challengeOver() });
  }
  const account = await allowOrThrow(ctx, 'totp', String(open.user_id));
  return ctx.answerWithin(system, async (trx) => {
    const totp = await findTotp(trx, open.user_id);
    const right = totp !== undefined && (await takeCodeOrRecovery(trx, ctx.keyring, totp, code));
    if (!right) throw invalid({ code: accountMessages.wrongCode() });
    if (!(await takeChallenge(trx, hash))) {
      throw invalid({ challenge: accountMessages.codeUsed() });
    }
    // In the order in which they were counted, as at the login.
    await returnAttempt(trx, attemptKey('totp-address', ctx.ip));
    await forgetAttempts(trx, account);
    return startSession(trx, open.user_id, ctx);
  });
}
