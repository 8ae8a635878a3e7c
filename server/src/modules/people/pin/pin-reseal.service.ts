import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { nothingYet, type Resealed, withReason } from '../../../platform/crypto/resealed.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { isNoteSealedNow, openNote, sealNote } from './pin.crypto.ts';
import { listNotesAfter, replaceNote } from './pin.queries.ts';
import { asOrganization } from '../../../platform/db/organization-id.ts';

const batchSize = 200;

/** Seals the notes of succession pins with the key in use. */
export async function resealPinNotes(db: Kysely<Database>, keyring: Keyring): Promise<Resealed> {
  const result = nothingYet();
  let after = { organization_id: asOrganization(0), subject_id: 0, entity_id: 0 };
  for (;;) {
    const batch = await transact(db, system, (trx) => listNotesAfter(trx, after, batchSize));
    for (const stored of batch) {
      if (isNoteSealedNow(keyring, stored.key_id)) {
        result.current += 1;
        continue;
      }
      try {
        const sealed = sealNote(keyring, stored, openNote(keyring, stored) ?? '');
        if (await transact(db, system, (trx) => replaceNote(trx, stored, sealed))) {
          result.sealed += 1;
        }
      } catch (error) {
        result.failed.push(
          withReason(`note on ${stored.subject_id} after ${stored.entity_id}`, error),
        );
      }
    }
    const last = batch.at(-1);
    if (last === undefined) return result;
    after = last;
  }
}
