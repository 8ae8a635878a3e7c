import { randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../../access/token.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { type Db, system, transact } from '../../../platform/db/database.ts';
import type { ManualContext, UserContext } from '../../../platform/http/context.ts';
import { conflict, forbidden, invalid } from '../../../platform/http/errors.ts';
import { findAccountByEmail, findUser } from '../account.queries.ts';
import { allowOrThrow } from '../login/login-attempt.service.ts';
import { passwordMatches } from '../login/password.service.ts';
import { openSecret, sealSecret } from './totp.crypto.ts';
import * as totps from './totp.queries.ts';
import { accountMessages } from '../messages.data.ts';

const period = 30;

function totpOf(secret: Buffer, label: string): TOTP {
  const bytes = new Uint8Array(secret);
  return new TOTP({ issuer: 'Assay', label, secret: new Secret({ buffer: bytes.buffer }), period });
}

/** A new secret, shown as a picture and as text. Nothing is asked for before its first right code. */
export async function startTotp(ctx: UserContext) {
  const { userId } = ctx.actor;
  if (ctx.actor.roles.length === 0) {
    throw forbidden('forbidden', accountMessages.twoStepForManagers());
  }
  const plain = randomBytes(20);
  const sealed = sealSecret(ctx.keyring, userId, plain);
  if (!(await totps.insertTotp(ctx.db, userId, sealed))) {
    throw conflict(accountMessages.twoStepOnAlready());
  }
  const user = await findUser(ctx.db, userId);
  const totp = totpOf(plain, user?.email ?? String(userId));
  const uri = totp.toString();
  // Drawn seldom: a node that never draws starts without what draws.
  const { default: QRCode } = await import('qrcode');
  return {
    secret: totp.secret.base32,
    uri,
    qr_svg: await QRCode.toString(uri, { type: 'svg', margin: 4 }),
  };
}

/** Switches the second factor on by its first right code; the recovery codes show this once. */
export async function confirmTotp(ctx: UserContext, code: string) {
  const { userId } = ctx.actor;
  const totp = await totps.findTotp(ctx.db, userId);
  if (totp === undefined) throw conflict(accountMessages.twoStepNotBegun());
  if (totp.confirmed_at !== null) throw conflict(accountMessages.twoStepOn());
  if (!(await takeCode(ctx.db, ctx.keyring, totp, code, true))) throw wrongCode();
  const codes = Array.from({ length: 10 }, () => newRecoveryCode());
  await totps.replaceRecoveryCodes(
    ctx.db,
    userId,
    codes.map((one) => hashRecoveryCode(userId, one)),
  );
  await ctx.audit({ action: 'account.two_factor_on', entity: 'user', entityId: userId });
  return { recovery_codes: codes };
}

/** Switches it off; the password or a code shows that it is not somebody at an open screen. */
export async function removeTotp(
  ctx: ManualContext,
  { password, code }: { password?: string | undefined; code?: string | undefined },
) {
  const userId = ctx.actor?.userId as number;
  await allowOrThrow(ctx, 'totp-remove', String(userId));
  const { totp, stored } = await transact(ctx.pool, system, async (trx) => {
    const user = await findUser(trx, userId);
    const account = await findAccountByEmail(trx, user?.email ?? '');
    return { totp: await totps.findTotp(trx, userId), stored: account?.password_hash ?? null };
  });
  if (totp?.confirmed_at == null) throw conflict(accountMessages.twoStepOff());
  if (!password && !code) throw invalid({ password: accountMessages.proofRequired() });
  if (password && !(await passwordMatches(password, stored))) {
    throw invalid({ password: accountMessages.wrongPassword() });
  }
  return ctx.answerWithin(system, async (trx) => {
    if (!password && !(await takeCodeOrRecovery(trx, ctx.keyring, totp, code ?? ''))) {
      throw wrongCode();
    }
    await totps.deleteTotp(trx, userId);
    const { requestId, ip, userAgent } = ctx;
    const organizationId = ctx.actor?.organization?.id ?? null;
    await writeAudit(
      trx,
      { organizationId, actorId: userId, requestId, ip, userAgent },
      { action: 'account.two_factor_off', entity: 'user', entityId: userId },
    );
    return accountMessages.twoStepSwitchedOff();
  });
}

/** A code of the app, good once, one step of clock difference either way; or a recovery code. */
export async function takeCodeOrRecovery(
  db: Db,
  keyring: Keyring,
  totp: totps.Totp,
  code: string,
): Promise<boolean> {
  if (await takeCode(db, keyring, totp, code)) return true;
  return totps.takeRecoveryCode(db, totp.user_id, hashRecoveryCode(totp.user_id, code));
}

async function takeCode(
  db: Db,
  keyring: Keyring,
  totp: totps.Totp,
  code: string,
  confirm = false,
): Promise<boolean> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const secret = openSecret(keyring, totp);
  const timestamp = Date.now();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  return totps.takeStep(db, totp.user_id, step, confirm);
}

function wrongCode() {
  return invalid({ code: accountMessages.wrongCode() });
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `k7qm-3xpt-9dwa`: nearly sixty bits, without letters that look alike. */
function newRecoveryCode(): string {
  const part = () =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  return [part(), part(), part()].join('-');
}

function hashRecoveryCode(userId: number, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return hashToken(`recovery ${userId} ${plain}`);
}
