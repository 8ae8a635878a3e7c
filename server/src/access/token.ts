import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keyFor } from '../platform/config.ts';

/** A new session token: 256 bits that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What stands in the database instead of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of a mailed link. Made from its id, so that a repeated mail carries the same link. */
export function linkToken(secret: string, linkId: string): string {
  return createHmac('sha256', keyFor(secret, 'link')).update(linkId).digest('base64url');
}
