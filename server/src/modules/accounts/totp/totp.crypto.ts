import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { decrypt, encrypt, type Sealed } from '../../../platform/crypto/sealed.ts';
import type { Totp } from './totp.queries.ts';

const purpose = 'totp-1';

/** The user's id is bound in, so that a row copied to somebody else opens nothing. */
export function sealSecret(keyring: Keyring, userId: number, plain: Buffer): Sealed {
  return encrypt(keyring, purpose, String(userId), plain);
}

/** Throws when the key is another one or the row was altered. */
export function openSecret(keyring: Keyring, { user_id, key_id, secret }: Totp): Buffer {
  return decrypt(keyring, purpose, String(user_id), { keyId: key_id, content: secret });
}

export function isSealedNow(keyring: Keyring, { key_id }: Totp): boolean {
  return key_id === keyring.current(purpose).id;
}
