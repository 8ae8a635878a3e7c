import { createNote, deleteNote, listNotes, restoreNote } from '@assay/contract/subject-notes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, openPart } from '../../test/open-page.tsx';
import { NotesCard } from './notes-card.tsx';

const noteOf = (id: number, text: string) => ({
  id,
  subject_id: 4,
  text,
  author: { id: 2, name: 'Mara Keller' },
  created_at: '2026-11-20T09:00:00.000Z',
});
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });

test('R198 a note that is refused says so at its field, and what was typed stays', async () => {
  network()
    .reply(listNotes, { data: [] })
    .refuse(createNote, 422, {
      message: 'Please look again.',
      errors: { text: ['No such words here.'] },
    });
  await openPart(<NotesCard subjectId={4} />, { as: 'manager' });
  const note = page.getByLabelText('New note');
  await note.fill('Asked for references.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.element(note).toHaveAccessibleDescription(/No such words here\./);
  await expect.element(note).toHaveAttribute('aria-invalid', 'true');
  await expect.element(note).toHaveValue('Asked for references.');
});

test('R145 a note that was there already, since the call has come twice, is shown once and first', async () => {
  const [first, second] = [noteOf(7, 'First.'), noteOf(8, 'Second.')];
  network()
    .reply(listNotes, { data: [second, first] })
    .reply(createNote, { data: second });
  await openPart(<NotesCard subjectId={4} />, { as: 'manager' });
  await expect.element(row('First.')).toBeVisible();
  await page.getByLabelText('New note').fill('Second.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.element(page.getByLabelText('New note')).toHaveValue('');
  await expect.element(page.getByRole('listitem')).toHaveLength(2);
  await expect
    .poll(() => page.getByRole('listitem').first().element().textContent)
    .toContain('Second.');
});

test('R146 R185 a deleted note leaves “Undo” in its place, with the focus there and back', async () => {
  const [first, second, third] = [noteOf(7, 'First.'), noteOf(8, 'Second.'), noteOf(9, 'Third.')];
  network()
    .reply(listNotes, { data: [third, second, first] })
    .reply(deleteNote, { data: { id: 8, restorable_until: '2026-11-20T09:10:00.000Z' } })
    .reply(restoreNote, { data: second });
  await openPart(<NotesCard subjectId={4} />, { as: 'manager' });
  const remove = row('Second.').getByRole('button', { name: /^Delete the note by Mara Keller/ });
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const undo = page.getByRole('listitem').nth(1).getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await expect.element(undo).toHaveAccessibleDescription('The note is deleted.');
  await expect.element(row('Second.')).toHaveLength(0);
  await expect.element(row('First.')).toBeVisible();
  await expect.element(row('Third.')).toBeVisible();

  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => page.getByRole('listitem').nth(1).element().textContent)
    .toContain('Second.');
  await expect.element(remove).toHaveFocus();
  await expect.element(undo).toHaveLength(0);
  expect(network().writes()).toEqual(['subject-note-delete', 'subject-note-restore']);
});
