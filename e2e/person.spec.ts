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
});

test('a report leads to the same person’s other tests and back to everything about them', async ({
  page,
}) => {
  const { person, campaign } = await firstResult(page.request);
  const at = `/admin/report/personality/${person}?campaign=${campaign}`;
  await logInAsStaff(page, 'manager@assay.test', { at });
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

test('R187 a pin shows at once, before the server has answered; one that it refuses is taken back', async ({
  page,
}) => {
  const { person } = await firstResult(page.request);
  await logInAsStaff(page, 'manager@assay.test', { at: `/admin/subject-profile/${person}` });
  const shown = screen(page, 'subject-profile');
  const roles = shown.getByRole('combobox', { name: 'Pin to a role' });
  await expect(roles).toBeVisible();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/subject/pins/pin/**', async (route) => {
    await asked;
    await route.fulfill({ status: 409, json: { message: 'Changed by a colleague.' } });
  });
  await roles.fill('health');
  await roles.press('Enter');
  const unpin = shown.getByRole('button', { name: /^Unpin from .*[Hh]ealth/ });
  await expect(unpin).toBeVisible();
  answer();
  await expect(page.getByRole('status').getByText('Changed by a colleague.')).toBeVisible();
  await expect(unpin).toHaveCount(0);
});

test('one failing section hides no other, and can be asked for again', async ({ page }) => {
  const { person } = await firstResult(page.request);
  await page.route('**/api/admin/tests/notes/*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Notes are out of order.' } }),
  );
  await logInAsStaff(page, 'manager@assay.test', { at: `/admin/subject-profile/${person}` });
  const shown = screen(page, 'subject-profile');
  await expect(shown.getByText('Notes are out of order.')).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(shown.getByRole('article').first()).toBeVisible();
  await page.unroute('**/api/admin/tests/notes/*');
  await shown.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(shown.getByText('Notes are out of order.')).toHaveCount(0);
});

test('R008 R127 without permission only what was typed shows, and permission can be asked for', async ({
  page,
}) => {
  const { unpermitted } = await firstResult(page.request);
  await logInAsStaff(page, 'manager@assay.test', { at: `/admin/subject-profile/${unpermitted}` });
  const shown = screen(page, 'subject-profile');
  await expect(shown.getByRole('heading', { name: 'No permission yet' })).toBeVisible();
  for (const name of ['Summary', 'Tests', 'Notes by managers', 'Timeline', 'CV']) {
    await expect(shown.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await shown.getByRole('button', { name: 'Ask for permission' }).press('Enter');
  await expect(
    page.getByRole('alertdialog').getByRole('button', { name: 'Send request' }),
  ).toBeVisible();
});

test('what can be typed into is there once it is known what the organisation has, and stays', async ({
  page,
}) => {
  const { person } = await firstResult(page.request);
  await logInAsStaff(page, 'manager@assay.test');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/manager/login/profile', async (route) => {
    await held.promise;
    await route.continue();
  });
  const parts = [`subject-profile/${person}`, 'notes', 'timeline', 'grouped-profiles'];
  const come = parts.map((part) =>
    page.waitForResponse((one) => one.url().includes('/api/') && one.url().includes(part)),
  );
  await page.goto(`/admin/subject-profile/${person}`);
  await Promise.all(come);
  const shown = screen(page, 'subject-profile');
  const note = shown.getByLabel('New note');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(note).toHaveCount(0);
  held.resolve();
  await note.fill('Begun early.');
  await expect(shown.getByRole('combobox', { name: 'Pin to a role' })).toBeVisible();
  await expect(note).toHaveValue('Begun early.');
});

test('J and K lead through the list that a person was opened from, and not while something is typed', async ({
  page,
}) => {
  const { person, unpermitted } = await firstResult(page.request);
  await logInAsStaff(page, 'manager@assay.test');
  await page.evaluate(
    (people) => {
      const { state } = JSON.parse(localStorage.getItem('assay.session') ?? '{}');
      const list = { title: 'Talent', to: '/admin/talent', search: { page: 2 }, people };
      sessionStorage.setItem(
        'assay.list-of-people',
        JSON.stringify({ ...list, owner: state.user.id }),
      );
    },
    [Number(person), Number(unpermitted)],
  );
  await page.goto(`/admin/subject-profile/${person}`);
  const shown = screen(page, 'subject-profile');
  await expect(shown.getByRole('navigation', { name: 'People of the list' })).toContainText(
    '1 of 2',
  );
  await shown.getByLabel('New note').press('j');
  await expect(shown.getByLabel('New note')).toHaveValue('j');
  await shown.getByLabel('New note').fill('');
  await shown.getByRole('link', { name: /^Write an email/ }).focus();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/${unpermitted}$`));
  await expect(shown.getByRole('heading', { name: 'No permission yet' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`/${person}$`));
  await shown.getByRole('link', { name: 'Next person (J)' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${unpermitted}$`));
  await shown
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Talent' })
    .press('Enter');
  await expect(page).toHaveURL(/\/admin\/talent\?page=2$/);
});
