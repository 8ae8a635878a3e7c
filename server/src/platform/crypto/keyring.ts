import { createHash } from 'node:crypto';
import { type Config, keyFor } from '../config.ts';

export interface Key {
  /** Stands beside what was sealed with it, and says nothing about the key. */
  id: string;
  key: Buffer;
}

/** What is sealed with keys of its own; a number behind it goes up when the way of sealing changes. */
const purposes = [
  'adjustments-1',
  'backup-1',
  'erased-1',
  'files-1',
  'kept-texts-1',
  'pin-notes-1',
  'totp-1',
] as const;

export type Purpose = (typeof purposes)[number];

/** Keys for what is encrypted at rest, derived from the secret in use and from former ones. */
export interface Keyring {
  /** Seals what is sealed from now on. */
  current: (purpose: Purpose) => Key;
  /** Those that may have sealed what carries this id; empty for a secret that is not here any more. */
  find: (purpose: Purpose, id: string) => Key[];
  /** Whether what carries this id can be opened, whatever it is. */
  knows: (id: string) => boolean;
}

export const keyIdBytes = 8;

export function openKeyring({
  secret,
  formerSecrets,
}: Pick<Config, 'secret' | 'formerSecrets'>): Keyring {
  const find: Keyring['find'] = (purpose, id) => {
    const keys = [secret, ...formerSecrets].map((one) => derive(one, purpose));
    // Before there were former secrets, the purpose was the whole id.
    return id === purpose ? keys : keys.filter((key) => key.id === id);
  };
  return {
    current: (purpose) => derive(secret, purpose),
    find,
    knows: (id) => purposes.some((purpose) => find(purpose, id).length > 0),
  };
}

function derive(secret: string, purpose: Purpose): Key {
  const key = keyFor(secret, purpose);
  return {
    key,
    id: createHash('sha256')
      .update(key)
      .digest('hex')
      .slice(0, 2 * keyIdBytes),
  };
}
