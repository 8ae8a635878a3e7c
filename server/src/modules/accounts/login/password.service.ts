import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.data.ts';
import { accountMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

// OWASP's second recommended setting for Argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Compared against when there is no account, so that both cases take the same time. */
const nobodysHash = hashPassword('nobody has this password');

export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFKC'));
  return matches && stored !== null;
}

/** What is wrong with a new password, or null. */
export function passwordProblem(password: string, about: string[]): Message | null {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain)) return accountMessages.passwordCommon();
  if (new Set(plain).size < 5) return accountMessages.passwordRepeats();
  const parts = about
    .flatMap((text) => text.toLowerCase().split(/[@.\s]/))
    .filter((part) => part.length >= 4);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest.length < 6 ? accountMessages.passwordIsName() : null;
}
