import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { told } from '../platform/field-text.ts';

/** What managers write about somebody; for their organisation, and for the person who asks for the own data. */

/** Of one person in one organisation. */
export const mostNotes = 1000;
/** For so long a deleted note can be brought back. */
export const noteUndoMinutes = 10;

export const note = z.object({
  id: z.int(),
  subject_id: z.int(),
  text: z.string(),
  /** Null for somebody who is no manager of the organisation any more. */
  author: z.nullable(z.object({ id: z.int(), name: z.string() })),
  created_at: f.instant,
});
export type Note = z.output<typeof note>;

/** Of the person where notes are listed and written, of the note where one is deleted: to OpenAPI it is one path. */
const idParams = z.strictObject({ id: f.textId });

export const listNotes = endpoint({
  id: 'subject-notes',
  method: 'GET',
  path: '/api/admin/tests/notes/{id}',
  summary: 'Notes of the organisation about a person, the newest first',
  access: 'manager',
  effect: 'read',
  params: idParams,
  output: f.dataOf(z.array(note)),
});

export const createNote = endpoint({
  id: 'subject-note-create',
  method: 'POST',
  path: '/api/admin/tests/notes/{id}',
  summary: 'Write a note about a person; the person can read it in the own data',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({
    text: f.paragraphs(5000).check(z.trim(), z.minLength(1, told('required'))),
  }),
  output: f.dataOf(note),
  status: 201,
});

export const deleteNote = endpoint({
  id: 'subject-note-delete',
  method: 'DELETE',
  path: '/api/admin/tests/notes/{id}',
  summary: `Delete a note; it can be restored for ${noteUndoMinutes} minutes`,
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.dataOf(z.object({ id: z.int(), restorable_until: f.instant })),
});

export const restoreNote = endpoint({
  id: 'subject-note-restore',
  method: 'POST',
  path: '/api/admin/tests/notes/{id}/restore',
  summary: 'Bring back a note that has just been deleted; one that is there stays',
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.dataOf(note),
});
