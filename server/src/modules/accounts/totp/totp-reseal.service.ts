import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { nothingYet, type Resealed, withReason } from '../../../platform/crypto/resealed.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { isSealedNow, openSecret, sealSecret } from './totp.crypto.ts';
import { listTotpsAfter, replaceSecret } from './totp.queries.ts';

const batchSize = 200;

/** Seals the secrets of second factors with the key in use. One that is set up anew meanwhile is sealed with it already. */
export async function resealTotps(db: Kysely<Database>, keyring: Keyring): Promise<Resealed> {
  const result = nothingYet();
  let after = 0;
  for (;;) {
    const batch = await transact(db, system, (trx) => listTotpsAfter(trx, after, batchSize));
    for (const totp of batch) {
      if (isSealedNow(keyring, totp)) {
        result.current += 1;
        continue;
      }
      try {
        const fresh = sealSecret(keyring, totp.user_id, openSecret(keyring, totp));
        const replaced = await transact(db, system, (trx) => replaceSecret(trx, totp, fresh));
        if (replaced) result.sealed += 1;
      } catch (error) {
        result.failed.push(withReason(`second factor of account ${totp.user_id}`, error));
      }
    }
    const last = batch.at(-1);
    if (last === undefined) return result;
    after = last.user_id;
  }
}
