import { createHash, createHmac } from 'node:crypto';
import { keyFor } from '../../../platform/config.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { HttpError } from '../../../platform/http/errors.ts';
import { blockedSeconds, reserveAttempt, reserveMail } from './login-attempt.queries.ts';
import { accountMessages } from '../messages.data.ts';

/** How often something is tried about one account or address, and from one machine, before they wait. */
// Many may sit behind one address, as in a test centre.
const limits = { account: 5, address: 120 };

/**
 * How many emails anybody may have us send to one address at once; then one an hour. A link in them works for an hour at
 * least, so that whoever uses this up for somebody else keeps that person supplied with a link that works.
 */
const mailsAtOnce = 12;

/**
 * Counts a try, on all nodes together; throws 429 with the time to wait. Answers what counts the account's, to be
 * forgotten when the try was right.
 */
export async function allowOrThrow(
  { pool, ip }: ManualContext,
  kind: string,
  about: string,
): Promise<Buffer> {
  const account = attemptKey(kind, about);
  const address = attemptKey(`${kind}-address`, ip);
  const wait = await transact(pool, system, async (db) => {
    const free =
      (await reserveAttempt(db, address, limits.address)) &&
      (await reserveAttempt(db, account, limits.account));
    return free ? 0 : blockedSeconds(db, [account, address]);
  });
  if (wait > 0) throw tooMany(wait);
  return account;
}

/** The same for what sends an email to an address that anybody may type, whether or not one leaves; all such calls count together. */
export async function allowMailOrThrow(
  ctx: ManualContext,
  kind: string,
  email: string,
): Promise<void> {
  await allowOrThrow(ctx, kind, email);
  const mails = attemptKey('mails', email);
  const wait = await transact(ctx.pool, system, async (db) =>
    (await reserveMail(db, mails, mailsAtOnce)) ? 0 : blockedSeconds(db, [mails]),
  );
  if (wait > 0) throw tooMany(wait);
}

/** What counts attempts of one kind; the address itself is not kept. */
export function attemptKey(kind: string, value: string): Buffer {
  return createHash('sha256').update(`${kind}\0${value}`).digest();
}

/** Where a request comes from, as far as one household or office goes: /24 of IPv4, /56 of IPv6. */
export function networkOf(ip: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1];
  if (four !== undefined) return four;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - behind.length)).fill('0');
  const groups = [...before, ...zeros, ...behind].map((group) => group.padStart(4, '0'));
  return groups.slice(0, 4).join(':').slice(0, -2).toLowerCase();
}

/** What stands for a network where it has to be kept for a while; without the key nobody can try which one it is. */
export function networkDigest(secret: string, ip: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'network')).update(networkOf(ip)).digest();
}

export function tooMany(seconds: number): HttpError {
  const whole = Math.ceil(seconds);
  const said =
    whole < 60
      ? accountMessages.tooManyAttemptsSeconds({ seconds: whole })
      : accountMessages.tooManyAttempts({ minutes: Math.ceil(whole / 60) });
  return new HttpError(429, 'too_many_requests', said, { retryAfter: whole });
}
