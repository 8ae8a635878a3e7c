import { createNote, listNotes } from '@assay/contract/subject-notes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPart } from '../../test/open-page.tsx';
import { NotesCard } from './notes-card.tsx';

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
