import { randomUUID } from 'node:crypto';
import type { resetPassword as resetCall } from '@assay/contract/account-access';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { system } from '../../../platform/db/database.ts';
import type { ManualContext, PublicContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { allowMailOrThrow } from '../login/login-attempt.service.ts';
import { hashPassword, passwordProblem } from '../login/password.service.ts';
import { startSessionOrChallenge } from '../totp/challenge.service.ts';
import { closeDoors, findReset, replacePassword, takeReset } from './reset.queries.ts';
import { accountMessages } from '../messages.data.ts';

/** Every address gets the same answer after the same work; whether a mail leaves is decided when it would. */
export async function sendResetMail(ctx: ManualContext, email: string) {
  await allowMailOrThrow(ctx, 'reset', email);
  return ctx.answerWithin(system, async (trx) => {
    await queueMails(trx, ctx.jobs, [
      {
        template: 'password-reset',
        params: { email, resetId: randomUUID(), language: ctx.language },
        to: { email, name: '' },
        dedupeKey: `password-reset:${randomUUID()}`,
      },
    ]);
    return accountMessages.resetSent({ email });
  });
}

/** A new password by the mailed link. Everybody else is logged out; a second factor is still asked for. */
export async function resetPassword(
  ctx: PublicContext,
  input: BodyOf<typeof resetCall>,
): Promise<OutputOf<typeof resetCall>> {
  const { password, reset_token } = input;
  const found = await findReset(ctx.db, reset_token);
  if (found === undefined) throw invalid({ reset_token: accountMessages.linkUnknown() });
  const problem = passwordProblem(password, [found.email, found.first_name, found.last_name]);
  if (problem !== null) throw invalid({ password: problem });
  if (!(await takeReset(ctx.db, found.id))) {
    throw invalid({ reset_token: accountMessages.linkUsed() });
  }
  await replacePassword(ctx.db, found.user_id, await hashPassword(password));
  await closeDoors(ctx.db, found.user_id, found.id);
  await ctx.audit({
    action: 'account.password_reset',
    entity: 'user',
    entityId: found.user_id,
    by: found.user_id,
  });
  return startSessionOrChallenge(ctx.db, found.user_id, ctx);
}
