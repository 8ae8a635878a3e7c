import { system, transact, type Trx } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { findAccountByEmail, findUser, isStillPassword } from '../account.queries.ts';
import { forgetAttempts } from '../login/login-attempt.queries.ts';
import { allowOrThrow } from '../login/login-attempt.service.ts';
import { passwordMatches } from '../login/password.service.ts';
import { isProofCode } from './proof-code.crypto.ts';
import {
  findProof,
  holdAccount,
  noteProof,
  type ProofPurpose,
  replaceProof,
  takeProof,
} from './proof.queries.ts';
import { accountMessages } from '../messages.data.ts';

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/** Whether nothing was given at all, which asks for a code. */
export function isAskingForCode({ password, code }: Proof): boolean {
  return password === undefined && code === undefined;
}

/** Mails a code to the account's own address. */
export async function mailCode(ctx: ManualContext, purpose: ProofPurpose) {
  const userId = ctx.actor?.userId as number;
  await allowOrThrow(ctx, `${purpose}-code`, String(userId));
  ctx.status = 202;
  return ctx.answerWithin(system, async (trx) => {
    const answer = accountMessages.codeSent();
    const user = await findUser(trx, userId);
    if (user === undefined) return answer;
    const proofId = await replaceProof(trx, userId, purpose);
    await queueMails(trx, ctx.jobs, [
      {
        template: 'proof-code',
        params: { proofId, language: ctx.language },
        to: { email: user.email, name: `${user.first_name} ${user.last_name}`.trim(), userId },
        dedupeKey: `proof-code:${proofId}`,
      },
    ]);
    return answer;
  });
}

/**
 * Does something that only the owner of the account may do, in one transaction with the use of the code. Tries are
 * counted on all nodes together; the scope of the transaction is `system`, and what `work` answers is the call's answer.
 */
export async function withProof<T>(
  ctx: ManualContext,
  purpose: ProofPurpose,
  { password, code }: Proof,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const userId = ctx.actor?.userId as number;
  const counted = await allowOrThrow(ctx, `${purpose}-proof`, String(userId));
  const stored = password ? await storedPassword(ctx, userId) : null;
  if (password && !(await passwordMatches(password, stored))) {
    throw invalid({ password: accountMessages.wrongPassword() });
  }
  return ctx.answerWithin(system, async (trx) => {
    // First of all, so that of several at a time one goes on and the others see what it has done.
    await holdAccount(trx, userId);
    const right = password
      ? await isStillPassword(trx, userId, stored)
      : await takeCode(trx, ctx.secret, userId, purpose, code ?? '');
    if (!right) {
      throw invalid({ [password ? 'password' : 'code']: accountMessages.codeWrongOrOld() });
    }
    await forgetAttempts(trx, counted);
    return work(trx);
  });
}

/** The session counts as just logged in. */
export async function proveSession(ctx: ManualContext, proof: Proof) {
  if (isAskingForCode(proof)) return mailCode(ctx, 'export');
  return withProof(ctx, 'export', proof, async (trx) => {
    await noteProof(trx, ctx.actor?.sessionId as number);
    return accountMessages.proofGiven();
  });
}

async function storedPassword(ctx: ManualContext, userId: number): Promise<string | null> {
  return transact(ctx.pool, system, async (trx) => {
    const user = await findUser(trx, userId);
    const account = await findAccountByEmail(trx, user?.email ?? '');
    return account?.password_hash ?? null;
  });
}

async function takeCode(
  trx: Trx,
  secret: string,
  userId: number,
  purpose: ProofPurpose,
  code: string,
): Promise<boolean> {
  const proof = await findProof(trx, userId, purpose);
  if (proof === undefined || !isProofCode(secret, proof.id, code)) return false;
  return takeProof(trx, proof.id);
}
