import { sql } from 'kysely';
import { noteUndoMinutes } from '@assay/contract/subject-notes';
import { ownedBy } from '../../../access/scope.ts';
import type { Sealed } from '../../../platform/crypto/sealed.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

function notes(db: Db, organizationId: OrganizationId) {
  return (
    db
      .selectFrom('subject_notes')
      // Accounts of others than its managers are not an organisation's to see.
      .leftJoin('managers', (join) =>
        join
          .onRef('managers.user_id', '=', 'subject_notes.author_id')
          .onRef('managers.organization_id', '=', 'subject_notes.organization_id'),
      )
      .leftJoin('users', 'users.id', 'managers.user_id')
      .select([
        'subject_notes.id',
        'subject_notes.organization_id',
        'subject_notes.subject_id',
        'subject_notes.key_id',
        'subject_notes.content',
        'subject_notes.created_at',
        'users.id as author_id',
        'users.first_name',
        'users.last_name',
      ])
      .where('subject_notes.organization_id', '=', organizationId)
  );
}

/** The newest first. */
export function listNotes(db: Db, organizationId: OrganizationId, subjectId: number) {
  return notes(db, organizationId)
    .where('subject_notes.subject_id', '=', subjectId)
    .where('subject_notes.deleted_at', 'is', null)
    .orderBy('subject_notes.id', 'desc')
    .execute();
}

export type StoredNote = Awaited<ReturnType<typeof listNotes>>[number];

export function getNote(db: Db, organizationId: OrganizationId, id: number): Promise<StoredNote> {
  return notes(db, organizationId).where('subject_notes.id', '=', id).executeTakeFirstOrThrow();
}

/** The last one that somebody has written about a person in the past minutes. */
export function findLastNote(
  db: Db,
  organizationId: OrganizationId,
  { subjectId, authorId, minutes }: { subjectId: number; authorId: number; minutes: number },
): Promise<StoredNote | undefined> {
  return notes(db, organizationId)
    .where('subject_notes.subject_id', '=', subjectId)
    .where('subject_notes.author_id', '=', authorId)
    .where('subject_notes.deleted_at', 'is', null)
    .where(
      'subject_notes.created_at',
      '>',
      sql<Date>`app.now() - make_interval(mins => ${minutes}::integer)`,
    )
    .orderBy('subject_notes.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countNotes(db: Db, organizationId: OrganizationId, subjectId: number) {
  const { count } = await db
    .selectFrom('subject_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ownedBy(organizationId))
    .where('subject_id', '=', subjectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Known before the row is there: the text is sealed for it. */
export async function nextNoteId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('app.subject_notes', 'id'))::integer as id`.execute(db);
  return rows[0]?.id as number;
}

interface NewNote {
  id: number;
  organizationId: OrganizationId;
  subjectId: number;
  authorId: number;
  sealed: Sealed;
}

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  await db
    .insertInto('subject_notes')
    .values({
      id: note.id,
      organization_id: note.organizationId,
      subject_id: note.subjectId,
      author_id: note.authorId,
      key_id: note.sealed.keyId,
      content: note.sealed.content,
      created_at: now,
    })
    .execute();
}

/** Whose note it is, deleted or not; kept from changing until the transaction ends. */
export function findNoteToChange(db: Db, organizationId: OrganizationId, id: number) {
  return db
    .selectFrom('subject_notes')
    .select([
      'subject_id',
      'deleted_at',
      sql<Date>`deleted_at + make_interval(mins => ${noteUndoMinutes}::integer)`.as(
        'restorable_until',
      ),
      sql<boolean>`deleted_at + make_interval(mins => ${noteUndoMinutes}::integer) > app.now()`.as(
        'restorable',
      ),
    ])
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Answers until when it can be restored. */
export async function markDeleted(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<Date> {
  const { until } = await db
    .updateTable('subject_notes')
    .set({ deleted_at: now })
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .returning(
      sql<Date>`deleted_at + make_interval(mins => ${noteUndoMinutes}::integer)`.as('until'),
    )
    .executeTakeFirstOrThrow();
  return until;
}

export async function unmarkDeleted(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<void> {
  await db
    .updateTable('subject_notes')
    .set({ deleted_at: null })
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .execute();
}

/** Notes that nobody can restore any more. */
export async function deleteExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('subject_notes')
    .where(
      sql<boolean>`deleted_at <= app.now() - make_interval(mins => ${noteUndoMinutes}::integer)`,
    )
    .execute();
}
