import { sql } from 'kysely';
import type { CvType } from '@assay/contract/profile-files';
import { type Db, now } from '../../../platform/db/database.ts';

export interface Cv {
  file_key: string;
  name: string;
  type: CvType;
  size: number;
  uploaded_at: Date;
}

export async function findCv(db: Db, subjectId: number): Promise<Cv | undefined> {
  const row = await db
    .selectFrom('cvs')
    .select(['file_key', 'name', 'type', 'size', 'uploaded_at'])
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row as Cv | undefined;
}

/** Answers the key of the file that it replaces, if there was one. */
export async function upsertCv(
  db: Db,
  subjectId: number,
  cv: Omit<Cv, 'uploaded_at'>,
): Promise<string | undefined> {
  // Of two uploads at once the later one knows what the earlier one has left.
  await sql`select pg_advisory_xact_lock(4704, ${subjectId}::integer)`.execute(db);
  const former = await findCv(db, subjectId);
  const row = { ...cv, uploaded_at: now };
  await db
    .insertInto('cvs')
    .values({ subject_id: subjectId, ...row })
    .onConflict((conflict) => conflict.column('subject_id').doUpdateSet(row))
    .execute();
  return former?.file_key;
}

/** Answers the key of its file. */
export async function deleteCvRow(db: Db, subjectId: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('cvs')
    .where('subject_id', '=', subjectId)
    .returning('file_key')
    .executeTakeFirst();
  return row?.file_key;
}

export async function isCvFileUsed(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('cvs')
    .select('subject_id')
    .where('file_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every CV's file behind `after`, in the order of their keys. */
export function listCvFiles(db: Db, after: string, limit: number) {
  return db
    .selectFrom('cvs')
    .select(['file_key as key', 'subject_id as ownerId', 'size'])
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(limit)
    .execute();
}
