import { randomUUID } from 'node:crypto';
import type { registerSubject, verifyEmail as verifyCall } from '@assay/contract/account-access';
import type { BodyOf } from '@assay/contract/endpoint';
import { isKnownHere } from '../../../access/asked.queries.ts';
import { linkToken } from '../../../access/token.ts';
import { system } from '../../../platform/db/database.ts';
import type { ManualContext, PublicContext } from '../../../platform/http/context.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { insertPassword, listRoles } from '../account.queries.ts';
import { allowMailOrThrow } from '../login/login-attempt.service.ts';
import { hashPassword, passwordMatches, passwordProblem } from '../login/password.service.ts';
import {
  dropOthers,
  findNewestWaiting,
  findRegistration,
  insertRegistration,
  rename,
  takeRegistration,
  upsertPerson,
} from './registration.queries.ts';
import { accountMessages } from '../messages.data.ts';

/**
 * Keeps what somebody typed until the address is proved, and mails the link. Does the same work and answers alike
 * whether or not there is an account; whoever has one is told so in the mail.
 */
export async function register(ctx: ManualContext, input: BodyOf<typeof registerSubject>) {
  const { email, first_name, last_name, password } = input;
  const problem = passwordProblem(password, [email, first_name, last_name]);
  if (problem !== null) throw invalid({ password: problem });
  await allowMailOrThrow(ctx, 'register', email);
  const passwordHash = await hashPassword(password);
  const id = randomUUID();
  const token = linkToken(ctx.secret, id);
  return ctx.answerWithin(system, async (trx) => {
    await insertRegistration(trx, { id, token, email, first_name, last_name, passwordHash });
    await queueMails(trx, ctx.jobs, [
      {
        template: 'email-confirmation',
        params: { registrationId: id, language: ctx.language },
        to: { email, name: `${first_name} ${last_name}` },
        dedupeKey: `email-confirmation:${id}`,
      },
    ]);
    return accountMessages.registered({ email });
  });
}

/** Mails the newest link again, if one waits; nobody learns whether it does. */
export async function resend(ctx: ManualContext, email: string) {
  await allowMailOrThrow(ctx, 'resend', email);
  return ctx.answerWithin(system, async (trx) => {
    const found = await findNewestWaiting(trx, email);
    const registrationId = found?.id ?? randomUUID();
    const to = { email, name: '' };
    const dedupeKey = `email-confirmation:${randomUUID()}`;
    const params = { registrationId, language: ctx.language };
    const mail = { template: 'email-confirmation', params, to, dedupeKey };
    await queueMails(trx, ctx.jobs, found === undefined ? [] : [mail]);
    return accountMessages.confirmationAgain();
  });
}

/**
 * The mailed link makes the account; its password is the one that was typed with it. Somebody who was invited, has given a
 * permission or taken a test here without a password has to type it again: a stranger who registered first would
 * otherwise be let in by the click of the one who owns the mailbox, and who waits for a mail of ours anyway.
 */
export async function verifyEmail(
  ctx: PublicContext,
  { token, password }: BodyOf<typeof verifyCall>,
) {
  const found = await findRegistration(ctx.db, token);
  if (found === undefined) throw invalid({ token: accountMessages.linkUnknown() });
  const known = await isKnownHere(ctx.db, found.email);
  if (known && !(await passwordMatches(password ?? '', found.password_hash))) {
    throw invalid({ password: accountMessages.passwordOfRegistration() });
  }
  if (!(await takeRegistration(ctx.db, found.id))) {
    throw invalid({ token: accountMessages.linkUsed() });
  }
  const user = await upsertPerson(ctx.db, found);
  if ((await listRoles(ctx.db, user.id)).length > 0) {
    // A manager's account is opened by the manager's own invitation alone.
    throw conflict(accountMessages.managerInvitationOrLogin());
  }
  if (!(await insertPassword(ctx.db, user.id, found.password_hash))) {
    throw conflict(accountMessages.hasAccount());
  }
  await rename(ctx.db, user.id, found);
  await dropOthers(ctx.db, found);
  await ctx.audit({
    action: 'account.confirmed',
    entity: 'user',
    entityId: user.id,
    by: user.id,
  });
  return accountMessages.confirmed();
}
