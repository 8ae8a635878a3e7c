import { sql } from 'kysely';
import type { CvType } from '@assay/contract/cv-types';
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

/** Whether it is a CV of the person's own, or one that an organisation was given. */
export async function isCvFileUsed(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from app.cvs where file_key = ${key})
      or exists (select from app.organization_cvs where file_key = ${key}) as used`.execute(db);
  return rows[0]?.used === true;
}

/** Every CV's file behind `after`, in the order of their keys. */
export async function listCvFiles(db: Db, after: string, limit: number) {
  const { rows } = await sql<{ key: string; ownerId: number; size: number }>`
    select * from (
      (select file_key as key, subject_id as "ownerId", size from app.cvs
        where file_key > ${after} order by 1 limit ${limit}::integer)
      union all
      (select file_key, subject_id, size from app.organization_cvs
        where file_key > ${after} order by 1 limit ${limit}::integer)) f
    order by key limit ${limit}::integer`.execute(db);
  return rows;
}
