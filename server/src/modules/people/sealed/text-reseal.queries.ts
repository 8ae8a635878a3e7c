import type { Sealed } from '../../../platform/crypto/sealed.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Place } from './person-text.crypto.ts';

const tables = {
  note: 'subject_notes',
  'custom-field': 'custom_fields',
  rating: 'interview_ratings',
} as const;

/** For a change of the key: some texts after one of them. */
export function listTextsAfter(db: Db, kind: Place['kind'], after: number, limit: number) {
  return db
    .selectFrom(tables[kind])
    .select(['id', 'organization_id', 'subject_id', 'key_id', 'content'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type StoredText = Awaited<ReturnType<typeof listTextsAfter>>[number];

/** False when the row is another one by now. */
export async function replaceText(
  db: Db,
  kind: Place['kind'],
  { id, content }: StoredText,
  fresh: Sealed,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(tables[kind])
    .set({ key_id: fresh.keyId, content: fresh.content })
    .where('id', '=', id)
    .where('content', '=', content)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
