import { mostNotes, type Note } from '@assay/contract/subject-notes';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { requireReadable } from '../../reports/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { lockTexts } from '../sealed/kept-text.queries.ts';
import { refuseText } from '../sealed/kept-text.service.ts';
import { openText, sealText } from '../sealed/person-text.crypto.ts';
import * as notes from './note.queries.ts';

/** Unknown and foreign people are 404, known ones without permission 403, here and in every call about one person. */
export async function showNotes(ctx: ManagerContext, subjectId: number): Promise<Note[]> {
  await requireReadable(ctx, [subjectId]);
  const rows = await notes.listNotes(ctx.db, ctx.organizationId, subjectId);
  return rows.map((row) => present(ctx, row));
}

/** For so long the same words again, with nothing in between, are the same call: it was sent twice, or its answer was lost. */
const sameNoteMinutes = 10;

/** Who writes the same a second time later, or after another note, has written a second one. */
export async function writeNote(ctx: ManagerContext, subjectId: number, text: string) {
  const { db, organizationId, actor } = ctx;
  await requireReadable(ctx, [subjectId]);
  await lockTexts(db, subjectId);
  const last = await notes.findLastNote(db, organizationId, {
    subjectId,
    authorId: actor.userId,
    minutes: sameNoteMinutes,
  });
  if (last !== undefined) {
    const written = present(ctx, last);
    if (written.text === text) return written;
  }
  if ((await notes.countNotes(db, organizationId, subjectId)) >= mostNotes) {
    throw invalid({ text: peopleMessages.notesFull({ maximum: mostNotes }) });
  }
  const id = await notes.nextNoteId(db);
  const sealed = sealText(ctx.keyring, { kind: 'note', id, organizationId, subjectId }, text);
  await notes.insertNote(db, { id, organizationId, subjectId, authorId: actor.userId, sealed });
  await audit(ctx, 'note.created', subjectId, id);
  return present(ctx, await notes.getNote(db, organizationId, id));
}

/** Deleted twice, the second time finds nothing, as it finds nothing where there never was a note. */
export async function deleteNote(ctx: ManagerContext, id: number) {
  const { db, organizationId } = ctx;
  const note = await notes.findNoteToChange(db, organizationId, id);
  if (note === undefined) return refuseText(ctx, 'note', id);
  await requireReadable(ctx, [note.subject_id]);
  if (note.deleted_at !== null) throw notFound();
  const until = await notes.markDeleted(db, organizationId, id);
  await audit(ctx, 'note.deleted', note.subject_id, id);
  return { id, restorable_until: until.toISOString() };
}

export async function restoreNote(ctx: ManagerContext, id: number): Promise<Note> {
  const { db, organizationId } = ctx;
  const note = await notes.findNoteToChange(db, organizationId, id);
  if (note === undefined) return refuseText(ctx, 'note', id);
  await requireReadable(ctx, [note.subject_id]);
  if (note.deleted_at !== null) {
    if (!note.restorable) throw notFound();
    await notes.unmarkDeleted(db, organizationId, id);
    await audit(ctx, 'note.restored', note.subject_id, id);
  }
  return present(ctx, await notes.getNote(db, organizationId, id));
}

/** That it was written, never what. */
function audit(ctx: ManagerContext, action: string, subjectId: number, id: number) {
  return ctx.audit({ action, entity: 'subject', entityId: subjectId, after: { note_id: id } });
}

function present({ keyring }: ManagerContext, row: notes.StoredNote): Note {
  const { id, organization_id: organizationId, subject_id: subjectId } = row;
  const sealed = { keyId: row.key_id, content: row.content };
  const { author_id: authorId, first_name, last_name } = row;
  return {
    id,
    subject_id: subjectId,
    text: openText(keyring, { kind: 'note', id, organizationId, subjectId }, sealed),
    author:
      authorId === null ? null : { id: authorId, name: [first_name, last_name].join(' ').trim() },
    created_at: row.created_at.toISOString(),
  };
}
