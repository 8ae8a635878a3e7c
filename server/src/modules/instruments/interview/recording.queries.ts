import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';

export interface Recording {
  id: number;
  attempt_id: number;
  question_id: number;
  media_type: string | null;
  size: number;
  full_size: number | null;
  /** What its sender has said of it, word for word. */
  metadata: string | null;
  /** Read from the file, or told where it cannot be read. */
  seconds: number | null;
  /** Of the kept one: which of the takes that have arrived at its question. */
  take: number | null;
  created_at: Date;
  kept_at: Date | null;
}

const columns = [
  'recordings.id',
  'recordings.attempt_id',
  'recordings.question_id',
  'recordings.media_type',
  'recordings.size',
  'recordings.full_size',
  'recordings.metadata',
  'recordings.seconds',
  'recordings.take',
  'recordings.created_at',
  'recordings.kept_at',
] as const;

export function listRecordings(db: Db, attemptId: number): Promise<Recording[]> {
  return db
    .selectFrom('recordings')
    .select(columns)
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute();
}

/** One recording of somebody's sitting of a test, with whether that is over. */
export function findRecording(
  db: Db,
  { subjectId, test, id }: { subjectId: number; test: string; id: number },
) {
  return db
    .selectFrom('recordings')
    .innerJoin('attempts', 'attempts.id', 'recordings.attempt_id')
    .select([...columns, 'attempts.completed_at'])
    .where('attempts.subject_id', '=', subjectId)
    .where('attempts.test', '=', test)
    .where('recordings.id', '=', id)
    .executeTakeFirst();
}

export async function insertRecording(
  db: Db,
  recording: Pick<Recording, 'attempt_id' | 'question_id' | 'full_size' | 'metadata'>,
): Promise<number> {
  const { id } = await db
    .insertInto('recordings')
    .values({ ...recording, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Piece {
  recordingId: number;
  startsAt: number;
  size: number;
  fileKey: string;
  /** Told with its last piece. */
  fullSize: number | null;
  mediaType: string | null;
}

/** Puts the next piece behind what is there; false when something else has come there first, or it is closed. */
export async function appendChunk(db: Db, piece: Piece): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recordings')
    .set({
      size: piece.startsAt + piece.size,
      full_size: sql`coalesce(full_size, ${piece.fullSize}::integer)`,
      media_type: sql`coalesce(media_type, ${piece.mediaType})`,
      ...(piece.startsAt + piece.size === piece.fullSize && { arrived_at: now }),
    })
    .where('id', '=', piece.recordingId)
    .where('size', '=', piece.startsAt)
    .where('kept_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (piece.size > 0) {
    await db
      .insertInto('recording_pieces')
      .values({
        recording_id: piece.recordingId,
        starts_at: piece.startsAt,
        size: piece.size,
        file_key: piece.fileKey,
      })
      .execute();
  }
  return true;
}

export function listPieces(db: Db, recordingId: number) {
  return db
    .selectFrom('recording_pieces')
    .select(['starts_at', 'size', 'file_key'])
    .where('recording_id', '=', recordingId)
    .orderBy('starts_at')
    .execute();
}

export async function setSeconds(db: Db, recordingId: number, seconds: number): Promise<void> {
  await db.updateTable('recordings').set({ seconds }).where('id', '=', recordingId).execute();
}

/** Of the takes that broke off, the one that has waited longest for its rest. */
export async function deleteOldestBroken(
  db: Db,
  { attempt_id, question_id }: Pick<Recording, 'attempt_id' | 'question_id'>,
): Promise<void> {
  await db
    .deleteFrom('recordings')
    .where('id', '=', (where) =>
      where
        .selectFrom('recordings')
        .select((one) => one.fn.min('id').as('id'))
        .where('attempt_id', '=', attempt_id)
        .where('question_id', '=', question_id)
        .where('full_size', 'is distinct from', where.ref('size')),
    )
    .execute();
}

interface Kept {
  take: number;
  /** What the browser says, for a file that does not say it itself. */
  seconds: number;
}

/** Answers the question: this recording stays, the other tries go. */
export async function setKept(
  db: Db,
  recording: Recording,
  { take, seconds }: Kept,
): Promise<void> {
  const { id, attempt_id, question_id } = recording;
  await db
    .deleteFrom('recordings')
    .where('attempt_id', '=', attempt_id)
    .where('question_id', '=', question_id)
    .where('id', '<>', id)
    .execute();
  await db
    .updateTable('recordings')
    .set({ kept_at: now, take, seconds: recording.seconds ?? seconds })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('answers')
    .values({ attempt_id, question_id, option_index: 0, seq: question_id, answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Files of deleted recordings that are still in the store. */
export async function listLeftFiles(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('left_files')
    .select('file_key')
    .orderBy('left_at')
    .limit(limit)
    .execute();
  return rows.map(({ file_key }) => file_key);
}

export async function forgetLeftFile(db: Db, key: string): Promise<void> {
  await db.deleteFrom('left_files').where('file_key', '=', key).execute();
}

export async function isPieceUsed(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('recording_pieces')
    .select('recording_id')
    .where('file_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** The file of every piece behind `after`, in the order of their keys. */
export function listPieceFiles(db: Db, after: string, limit: number) {
  return db
    .selectFrom('recording_pieces as p')
    .innerJoin('recordings as r', 'r.id', 'p.recording_id')
    .innerJoin('attempts as a', 'a.id', 'r.attempt_id')
    .select(['p.file_key as key', 'a.subject_id as ownerId', 'p.size'])
    .where('p.file_key', '>', after)
    .orderBy('p.file_key')
    .limit(limit)
    .execute();
}
