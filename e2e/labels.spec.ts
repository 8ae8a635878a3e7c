import { expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** The log of what managers have changed, for those who run the product. */

const manager = 'manager@assay.test';

/** Without motion, so that no colour is measured on its way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function createLabel(page: Page, name: string, colour: string) {
  await logInAsStaff(page, manager, { at: '/admin/manager/labels/new' });
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: colour }).check();
  await page.getByRole('button', { name: 'Create label' }).click();
  await expect(screen(page, 'labels').getByRole('link', { name, exact: true })).toBeVisible();
}

test('R009 R010 R051 R053 R054 R122 R202 log, question bank and job profiles are in the menu of super_admin alone; the log begins with page 1', async ({
  page,
  browser,
}) => {
  const work = await browser.newContext();
  const desk = await work.newPage();
  await createLabel(desk, 'Logged', 'Pink');
  await work.close();
  await logInAsStaff(page, 'super@assay.test');
  const first = page.waitForRequest(/\/api\/super-admin\/action-logs\?/);
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Action logs' }).click();
  expect(new URL((await first).url()).searchParams.get('page')).toBe('1');
  const log = screen(page, 'action-logs');
  await expect(log.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await log.getByRole('button', { name: 'Verify log' }).click();
  await expect(log.getByText(/sealed entr(y is|ies are) unchanged/)).toBeVisible();

  await log.getByRole('combobox', { name: 'Action' }).selectOption('Created a label');
  await expect(page).toHaveURL(/action=label\.created/);
  await log.getByRole('button', { name: /Created a label\s*Logged/ }).click();
  const entry = page.getByRole('dialog', { name: 'Created a label' });
  await expect(entry.getByRole('cell', { name: 'Logged' })).toBeVisible();
  await expect(entry.getByText(manager)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  const file = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('action-log.csv');

  const bank = '/admin/multiple-choice-questions/list';
  for (const [entry, shown] of [
    ['Question bank', 'question-bank'],
    ['Job profiles', 'job-profiles'],
  ] as const) {
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(screen(page, shown)).toBeVisible();
  }

  // An operator may open the bank and the profiles all the same, a manager none of them.
  for (const [email, mayKeep] of [
    ['operator@assay.test', true],
    [manager, false],
  ] as const) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await logInAsStaff(other, email);
    await other.getByRole('button', { name: /^Menu of/ }).click();
    await expect(other.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    for (const entry of ['Action logs', 'Question bank', 'Job profiles'])
      await expect(other.getByRole('menuitem', { name: entry })).toHaveCount(0);
    for (const [path, shown] of [
      ['/admin/action-logs', 'dashboard'],
      [bank, mayKeep ? 'question-bank' : 'dashboard'],
      ['/admin/job-profile/list', mayKeep ? 'job-profiles' : 'dashboard'],
    ] as const) {
      await other.goto(path);
      await expect(screen(other, shown)).toBeVisible();
      if (shown === 'job-profiles')
        await expect(
          screen(other, shown).getByRole('row', { name: 'Software & IT' }),
        ).toBeVisible();
    }
    await context.close();
  }
});
