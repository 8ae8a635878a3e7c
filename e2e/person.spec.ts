import { expect } from '@playwright/test';
import { logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { firstResult } from './takers.ts';

/** One person on one page: what is known, and what managers add to it. */

test('R050 R144 R146 R167 a manager reads one person and adds what is missing, by keyboard alone', async ({
  page,
}) => {
  const { person } = await firstResult(page.request);
  await logInAsStaff(page, 'manager@assay.test', { at: `/admin/subject-profile/${person}` });
  const shown = screen(page, 'subject-profile');
  await expect(shown.getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(shown.getByRole('heading', { name: 'Summary' })).toBeVisible();
  const talent = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Talent' });
  await expect(talent).toHaveAttribute('aria-current', 'page');

  // Each test is a card with its range, and leads to its report.
  const card = shown.getByRole('article').filter({ hasText: 'Personality' });
  await expect(card).toContainText('Completed');
  await expect(card.getByRole('img')).toHaveAccessibleName(/between \d+ and \d+/);
  await expect(card.getByRole('link', { name: 'Report: Personality' })).toBeVisible();

  // A note is the first of the list, goes, and comes back.
  const text = 'Asked for references.';
  await shown.getByLabel('New note').fill(text);
  await shown.getByRole('button', { name: 'Add note' }).press('Enter');
  const notes = shown.getByRole('list', { name: 'Notes by managers' });
  await expect(notes.getByRole('listitem').first()).toContainText(text);
  await expect(shown.getByLabel('New note')).toHaveValue('');
  await notes
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Delete the note by/ })
    .press('Enter');
  await expect(shown.getByText(text)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(notes.getByRole('listitem').first()).toContainText(text);
  await expect(shown.getByRole('list', { name: 'Timeline' })).toContainText('Note written');

  // A field of the organisation's own.
  await shown.getByRole('button', { name: 'Add field' }).press('Enter');
  const field = page.getByRole('dialog', { name: 'Add field' });
  await field.getByLabel('Heading').fill('Notice period');
  await field.getByLabel('Text').fill('Two months');
  await field.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(shown.getByText('Two months')).toBeVisible();

  // The job, and a role that the person could fill.
  await shown.getByRole('button', { name: 'Edit the job' }).press('Enter');
  const job = page.getByRole('dialog', { name: 'Current job' });
  await job.getByLabel('With you since').fill('2024-03-01');
  await job.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(job).toHaveCount(0);
  await expect(shown.getByText('1 Mar 2024')).toBeVisible();
  const roles = shown.getByRole('combobox', { name: 'Pin to a role' });
  await roles.fill('legal');
  await roles.press('Enter');
  const unpin = shown.getByRole('button', { name: 'Unpin from Legal' });
  await expect(unpin).toBeVisible();

  // A CV is kept with its name and type, and read again as it was.
  const cv = {
    name: 'A curriculum.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  };
  await shown.locator('input[name="cv_file"]').setInputFiles(cv);
  await expect(shown.getByText('A curriculum.pdf')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: 'Download A curriculum.pdf' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('A curriculum.pdf');

  // Where no service is set up, syncing says so in words.
  await shown.getByRole('button', { name: 'Sync skills' }).press('Enter');
  await expect(shown.getByRole('alert')).toContainText('no service for professional profiles');

  // All of it is there when the page is read anew.
  await page.reload();
  await expect(shown.getByText('Two months')).toBeVisible();
  await expect(unpin).toBeVisible();
  await expect(notes.getByRole('listitem').first()).toContainText(text);

  // A report leads to the same person's other tests and back to everything about them.
  await card.getByRole('link', { name: 'Report: Personality' }).press('Enter');
  const tests = page.getByRole('navigation', { name: 'Tests of this person' });
  const current = tests.locator('[aria-current=page]');
  await expect(current).toHaveText('Personality');
  await tests.getByRole('link', { name: 'Logical reasoning' }).press('Enter');
  await expect(screen(page, 'report-logical').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(current).toHaveText('Logical reasoning');
  await tests.getByRole('link').first().press('Enter');
  await expect(screen(page, 'subject-profile')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/subject-profile/${person}$`));
});
