import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { decrypt, encrypt, type Sealed } from '../../../platform/crypto/sealed.ts';
import { asOrganization, type OrganizationId } from '../../../platform/db/organization-id.ts';

const purpose = 'kept-texts-1';

/** Which text it is: one copied to another row, person or organisation opens nothing. */
export interface Place {
  kind: 'note' | 'custom-field' | 'rating';
  id: number;
  organizationId: OrganizationId;
  subjectId: number;
}

function contextOf({ kind, id, organizationId, subjectId }: Place): string {
  return `${kind} ${id} ${organizationId} ${subjectId}`;
}

export function sealText(keyring: Keyring, place: Place, text: string): Sealed {
  return encrypt(keyring, purpose, contextOf(place), Buffer.from(text));
}

/** Throws when no key fits or the row was altered. */
export function openText(keyring: Keyring, place: Place, sealed: Sealed): string {
  return decrypt(keyring, purpose, contextOf(place), sealed).toString();
}

export function isSealedNow(keyring: Keyring, keyId: string): boolean {
  return keyId === keyring.current(purpose).id;
}

/** A text of the own export, where it stands as the id of its key and Base64, in plain words. */
export function openExported(
  keyring: Keyring,
  kind: Place['kind'],
  row: Record<string, unknown>,
  { subjectId, text }: { subjectId: number; text: unknown },
): string {
  const [keyId = '', content = ''] = String(text).split(':');
  const place = {
    kind,
    id: Number(row['id']),
    organizationId: asOrganization(Number(row['organization_id'])),
    subjectId,
  };
  return openText(keyring, place, { keyId, content: Buffer.from(content, 'base64') });
}
