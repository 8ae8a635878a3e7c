import type { Language } from '@assay/contract/languages';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';

/** What a code is good for; a code for one is none for the other. */
export type ProofPurpose = 'export' | 'deletion';

/** A new code for a purpose takes the place of the one before. */
export async function replaceProof(db: Db, userId: number, purpose: ProofPurpose): Promise<string> {
  const id = randomUUID();
  const fresh = { id, created_at: now, expires_at: sql<Date>`app.now() + interval '15 minutes'` };
  await db
    .insertInto('proofs')
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
    .execute();
  return id;
}

/** The proof that somebody may give now. */
export function findProof(db: Db, userId: number, purpose: ProofPurpose) {
  return db
    .selectFrom('proofs')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Keeps others who prove the same account waiting until the transaction ends. */
export async function holdAccount(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Whom a code is for, as long as it is good. */
export function findProofMail(db: Db, id: string) {
  return db
    .selectFrom('proofs')
    .innerJoin('users', 'users.id', 'proofs.user_id')
    .select([
      'proofs.id',
      'proofs.purpose',
      'users.first_name',
      sql<Language | null>`users.language`.as('language'),
    ])
    .where('proofs.id', '=', id)
    .where('proofs.expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes a proof, once; false when another request has just done so. */
export async function takeProof(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('proofs').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function noteProof(db: Db, sessionId: number): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute();
}

/** Whether somebody has logged in, or proved who they are, within the last quarter of an hour. */
export async function isProved(db: Db, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where(sql<boolean>`greatest(created_at, proved_at) > app.now() - interval '15 minutes'`)
    .executeTakeFirst();
  return row !== undefined;
}
