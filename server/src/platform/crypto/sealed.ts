import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring, Purpose } from './keyring.ts';

/** What stands encrypted in a row or in an object: AES-256-GCM as nonce, tag, text. */
export interface Sealed {
  keyId: string;
  content: Buffer;
}

/** `context` says whose it is and where it stands, so that a copy elsewhere opens nothing. */
export function encrypt(
  keyring: Keyring,
  purpose: Purpose,
  context: string,
  plain: Buffer,
): Sealed {
  const { id, key } = keyring.current(purpose);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { keyId: id, content: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/** Throws when no key fits, when the content was altered, or when it was encrypted for another context. */
export function decrypt(
  keyring: Keyring,
  purpose: Purpose,
  context: string,
  { keyId, content }: Sealed,
): Buffer {
  let failure: unknown = new Error(`No key ${keyId} for ${purpose}`);
  for (const { key } of keyring.find(purpose, keyId)) {
    try {
      const nonce = content.subarray(0, 12);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(content.subarray(12, 28));
      return Buffer.concat([decipher.update(content.subarray(28)), decipher.final()]);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
