import * as contract from '@assay/contract/account-access';
import type { Registrar } from '../../platform/http/registrar.ts';
import { saveLanguage } from './account.queries.ts';
import { register, resend, verifyEmail } from './register/register.service.ts';
import { resetPassword, sendResetMail } from './reset/reset.service.ts';
import { endSession, endSessions, showSessions } from './sessions/sessions.service.ts';
import { answerChallenge } from './totp/challenge.service.ts';
import { confirmTotp, removeTotp, startTotp } from './totp/totp.service.ts';

/** Getting an account, back into it, and what keeps others out. */
export function accessRoutes(routes: Registrar): void {
  routes.onManual(contract.registerSubject, (ctx, { body }) => register(ctx, body));
  routes.on(contract.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body));
  routes.onManual(contract.resendConfirmation, (ctx, { body }) => resend(ctx, body.email));

  routes.onManual(contract.sendResetEmail, (ctx, { body }) => sendResetMail(ctx, body.email));
  routes.on(contract.resetPassword, (ctx, { body }) => resetPassword(ctx, body));

  routes.onManual(contract.loginTotp, (ctx, { body }) => answerChallenge(ctx, body));
  routes.on(contract.setLanguage, async (ctx, { body }) => {
    await saveLanguage(ctx.db, ctx.actor.userId, body.language);
    return { data: body };
  });

  routes.on(contract.startTotp, async (ctx) => ({ data: await startTotp(ctx) }));
  routes.on(contract.confirmTotp, async (ctx, { body }) => ({
    data: await confirmTotp(ctx, body.code),
  }));
  routes.onManual(contract.removeTotp, (ctx, { body }) => removeTotp(ctx, body));

  routes.on(contract.listSessions, (ctx) => showSessions(ctx));
  routes.on(contract.endSessions, (ctx, { query }) => endSessions(ctx, query.current === '1'));
  routes.on(contract.endSession, (ctx, { params }) => endSession(ctx, params.id));
}
