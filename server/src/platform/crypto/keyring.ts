import { createHash } from 'node:crypto';
import { type Config, keyFor } from '../config.ts';

export interface Key {
  /** Stands beside what was sealed with it, and says nothing about the key. */
  id: string;
  key: Buffer;
}

/** Keys for what is encrypted at rest, derived from the secret in use and from former ones. */
export interface Keyring {
  /** Seals what is sealed from now on. */
  current: (purpose: string) => Key;
  /** Those that may have sealed what carries this id; empty for a secret that is not here any more. */
  find: (purpose: string, id: string) => Key[];
}

export const keyIdBytes = 8;

export function openKeyring({
  secret,
  formerSecrets,
}: Pick<Config, 'secret' | 'formerSecrets'>): Keyring {
  return {
    current: (purpose) => derive(secret, purpose),
    find(purpose, id) {
      const keys = [secret, ...formerSecrets].map((one) => derive(one, purpose));
      // Before there were former secrets, the purpose was the whole id.
      return id === purpose ? keys : keys.filter((key) => key.id === id);
    },
  };
}

function derive(secret: string, purpose: string): Key {
  const key = keyFor(secret, purpose);
  return {
    key,
    id: createHash('sha256')
      .update(key)
      .digest('hex')
      .slice(0, 2 * keyIdBytes),
  };
}
