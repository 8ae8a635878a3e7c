import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { decrypt, encrypt, type Sealed } from '../../../platform/crypto/sealed.ts';
import { asOrganization, type OrganizationId } from '../../../platform/db/organization-id.ts';

const purpose = 'pin-notes-1';

/** Who may succeed whom in which organisation: a note copied to another pair opens nothing. */
export interface Pair {
  organization_id: OrganizationId;
  subject_id: number;
  entity_id: number;
}

const contextOf = ({ organization_id, subject_id, entity_id }: Pair) =>
  `${organization_id} ${subject_id} ${entity_id}`;

export function sealNote(keyring: Keyring, pair: Pair, text: string): Sealed {
  return encrypt(keyring, purpose, contextOf(pair), Buffer.from(text));
}

type Stored = Pair & { key_id: string | null; note: Buffer | null };

/** Null where there is none. Throws when no key fits or the row was altered. */
export function openNote(keyring: Keyring, { key_id: keyId, note, ...pair }: Stored) {
  if (keyId === null || note === null) return null;
  return decrypt(keyring, purpose, contextOf(pair), { keyId, content: note }).toString();
}

export function isNoteSealedNow(keyring: Keyring, keyId: string): boolean {
  return keyId === keyring.current(purpose).id;
}

/** A row of the own export, where a note stands with its key, in Base64, and the id of the one to be succeeded. */
export function openPin(keyring: Keyring, subjectId: number, row: Record<string, unknown>) {
  if (typeof row['note'] !== 'string') return row;
  const [keyId = '', content = '', entity = ''] = row['note'].split(':');
  const note = openNote(keyring, {
    organization_id: asOrganization(Number(row['organization_id'])),
    subject_id: subjectId,
    entity_id: Number(entity),
    key_id: keyId,
    note: Buffer.from(content, 'base64'),
  });
  return { ...row, note };
}
