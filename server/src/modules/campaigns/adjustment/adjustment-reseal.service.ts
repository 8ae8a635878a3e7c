import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { nothingYet, type Resealed, withReason } from '../../../platform/crypto/resealed.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { isSealedNow, openText, sealText } from './adjustment.crypto.ts';
import { listRequestsAfter, replaceTexts, type StoredRequest } from './adjustment.queries.ts';

const batchSize = 200;

/** Seals requests for adjustments and their answers with the key in use. One that changes meanwhile is sealed with it already. */
export async function resealAdjustments(db: Kysely<Database>, keyring: Keyring): Promise<Resealed> {
  const result = nothingYet();
  let after = 0;
  for (;;) {
    const batch = await transact(db, system, (trx) => listRequestsAfter(trx, after, batchSize));
    for (const stored of batch) {
      if (isCurrent(keyring, stored)) {
        result.current += 1;
        continue;
      }
      try {
        const texts = sealAgain(keyring, stored);
        if (await transact(db, system, (trx) => replaceTexts(trx, stored, texts))) {
          result.sealed += 1;
        }
      } catch (error) {
        result.failed.push(withReason(`adjustments of invitation ${stored.invitation_id}`, error));
      }
    }
    const last = batch.at(-1);
    if (last === undefined) return result;
    after = last.invitation_id;
  }
}

function isCurrent(keyring: Keyring, { key_id: request, answer_key_id: answer }: StoredRequest) {
  return isSealedNow(keyring, request) && (answer === null || isSealedNow(keyring, answer));
}

function sealAgain(
  keyring: Keyring,
  { invitation_id: id, key_id: keyId, content, answer_key_id: answerKeyId, answer }: StoredRequest,
): Omit<StoredRequest, 'invitation_id'> {
  const request = sealText(
    keyring,
    'request',
    id,
    openText(keyring, 'request', id, { keyId, content }),
  );
  const answered =
    answer === null || answerKeyId === null
      ? null
      : sealText(
          keyring,
          'answer',
          id,
          openText(keyring, 'answer', id, { keyId: answerKeyId, content: answer }),
        );
  return {
    key_id: request.keyId,
    content: request.content,
    answer_key_id: answered?.keyId ?? null,
    answer: answered?.content ?? null,
  };
}
