import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { decrypt, encrypt, type Sealed } from '../../../platform/crypto/sealed.ts';

const purpose = 'adjustments-1';

/** What a text is: one copied from a request into an answer, or to somebody else, opens nothing. */
type Kind = 'request' | 'answer';

export function sealText(keyring: Keyring, kind: Kind, invitationId: number, text: string): Sealed {
  return encrypt(keyring, purpose, `${kind} ${invitationId}`, Buffer.from(text));
}

/** Throws when no key fits or the row was altered. */
export function openText(
  keyring: Keyring,
  kind: Kind,
  invitationId: number,
  sealed: Sealed,
): string {
  return decrypt(keyring, purpose, `${kind} ${invitationId}`, sealed).toString();
}

export function isSealedNow(keyring: Keyring, keyId: string): boolean {
  return keyId === keyring.current(purpose).id;
}

/** A row of the own export, where texts stand as the id of the key and Base64, in plain words. */
export function openAdjustments(keyring: Keyring, row: Record<string, unknown>) {
  const plain = (kind: Kind) => {
    const text = row[kind];
    if (typeof text !== 'string') return null;
    const [keyId = '', content = ''] = text.split(':');
    const sealed = { keyId, content: Buffer.from(content, 'base64') };
    return openText(keyring, kind, Number(row['invitation_id']), sealed);
  };
  return { ...row, request: plain('request'), answer: plain('answer') };
}
