import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { nothingYet, type Resealed, withReason } from '../../../platform/crypto/resealed.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { isSealedNow, openText, type Place, sealText } from './person-text.crypto.ts';
import { listTextsAfter, replaceText, type StoredText } from './text-reseal.queries.ts';

const batchSize = 200;

/** Seals what organisations keep about people with the key in use: notes, fields of their own, or comments on an interview. */
export async function resealTexts(
  db: Kysely<Database>,
  keyring: Keyring,
  kind: Place['kind'],
): Promise<Resealed> {
  const result = nothingYet();
  let after = 0;
  for (;;) {
    const batch = await transact(db, system, (trx) => listTextsAfter(trx, kind, after, batchSize));
    for (const stored of batch) {
      if (isSealedNow(keyring, stored.key_id)) {
        result.current += 1;
        continue;
      }
      try {
        const fresh = sealAgain(keyring, kind, stored);
        // One that changes meanwhile is sealed with the key in use already.
        if (await transact(db, system, (trx) => replaceText(trx, kind, stored, fresh))) {
          result.sealed += 1;
        }
      } catch (error) {
        result.failed.push(withReason(`${kind} ${stored.id}`, error));
      }
    }
    const last = batch.at(-1);
    if (last === undefined) return result;
    after = last.id;
  }
}

function sealAgain(keyring: Keyring, kind: Place['kind'], row: StoredText) {
  const {
    id,
    organization_id: organizationId,
    subject_id: subjectId,
    key_id: keyId,
    content,
  } = row;
  const place = { kind, id, organizationId, subjectId };
  return sealText(keyring, place, openText(keyring, place, { keyId, content }));
}
