import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from '../../../platform/config.ts';

/** Which key a secret was encrypted with, so that keys can change one day. */
export const keyId = 'totp-1';

/** AES-256-GCM: nonce, tag, text. The user's id is bound in, so that a row copied to somebody else opens nothing. */
export function encryptSecret(appSecret: string, userId: number, plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(appSecret, keyId), nonce);
  cipher.setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws when the key is another one or the row was altered. */
export function decryptSecret(appSecret: string, userId: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(appSecret, keyId),
    sealed.subarray(0, 12),
  );
  decipher.setAAD(Buffer.from(String(userId)));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}
