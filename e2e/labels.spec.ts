import { expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** Labels of a manager's people, and the log of what was changed for those who run the product. */

const manager = 'manager@assay.test';

/** Without motion, so that no colour is measured on its way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function createLabel(page: Page, name: string, colour: string) {
  await page.goto('/admin/manager/labels/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: colour }).check();
  await page.getByRole('button', { name: 'Create label' }).click();
  await expect(screen(page, 'labels').getByRole('link', { name, exact: true })).toBeVisible();
}

/** Labels the first people of the demo's running campaign, as the campaign's page does. */
async function labelPeople(page: Page, name: string, count: number): Promise<string[]> {
  return page.evaluate(
    async ([label, size]) => {
      const kept = Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .find((text) => text?.includes('access_token'));
      const token = /"access_token":"([^"]+)"/.exec(kept ?? '')?.[1];
      const ask = async (path: string, body?: unknown) => {
        const answer = await fetch(path, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return answer.json();
      };
      const campaigns = (await ask('/api/admin/campaigns/filter?name=Engineering')).data as {
        id: number;
        campaign_name: string;
      }[];
      // Other journeys leave copies behind.
      const running = campaigns.find((one) => one.campaign_name === 'Engineering leads, autumn');
      const people = (
        await ask(
          `/api/admin/subjects/campaign/filter?campaign=${running?.id}&order=name&perPage=${size}`,
        )
      ).data as { id: number; first_name: string; last_name: string }[];
      const labels = (await ask('/api/admin/labels')).data as { id: number; name: string }[];
      await ask('/api/admin/labels/multiple-subject', {
        labels: [labels.find((one) => one.name === label)?.id],
        subjects: people.map(({ id }) => id),
      });
      return people.map((person) => `${person.first_name} ${person.last_name}`);
    },
    [name, count] as const,
  );
}

test('R006 R130 R185 a manager creates, edits and deletes a label, and the list follows without a reload', async ({
  page,
}) => {
  await logInAsStaff(page, manager);
  await createLabel(page, 'Shortlist', 'Violet');
  await createLabel(page, 'Interns', 'Orange');
  const labels = screen(page, 'labels');
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('button', { name: 'Actions for Interns' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit label' });
  await edit.getByLabel('Name').fill('shortlist');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('There is already a label with this name.')).toBeVisible();
  await expectAccessible(page);
  await edit.getByLabel('Name').fill('Interns 2027');
  await edit.getByLabel('Name').press('Enter');
  await expect(labels.getByRole('link', { name: 'Interns 2027' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search labels' }).fill('interns');
  await expect(page).toHaveURL(/name=interns/);
  await expect(labels.getByRole('link', { name: 'Shortlist' })).toHaveCount(0);
  await page.reload();
  await expect(labels.getByRole('link', { name: 'Interns 2027' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('button', { name: 'Actions for Interns 2027' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete “Interns 2027”?' });
  await expect(asked).toContainText('No one has this label.');
  await asked.getByRole('button', { name: 'Delete label' }).click();
  await expect(labels.getByRole('link', { name: 'Interns 2027' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all labels' }).click();
  await expect(labels.getByRole('link', { name: 'Shortlist' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('R006 R130 who carries a label is shown, found, freed of it and given it back', async ({
  page,
}) => {
  await logInAsStaff(page, manager);
  await createLabel(page, 'Mentors', 'Blue');
  const people = await labelPeople(page, 'Mentors', 3);
  await page.goto('/admin/manager/organization/labels');
  await screen(page, 'organization-labels').getByRole('link', { name: 'Mentors' }).click();
  const one = screen(page, 'organization-label');
  await expect(one.getByText('3 people', { exact: true })).toBeVisible();
  const rows = one.getByRole('row');
  await expect(rows).toHaveCount(4);
  const [first = '', second = '', third = ''] = people;

  await one.getByRole('searchbox', { name: 'Search people' }).fill(second);
  await expect(rows).toHaveCount(2);
  await one.getByRole('searchbox', { name: 'Search people' }).fill('');
  await expect(rows).toHaveCount(4);

  await one.getByRole('button', { name: `Remove the label from ${first}` }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(4);

  await one.getByRole('checkbox', { name: `Select ${second}` }).check();
  await one.getByRole('checkbox', { name: `Select ${third}` }).check();
  await one.getByRole('button', { name: 'Add labels' }).click();
  const picker = page.getByRole('dialog', { name: 'Label 2 people' });
  await picker.getByLabel('Find or create a label').fill('Speakers');
  await picker.getByRole('button', { name: 'Create “Speakers”' }).click();
  await expect(picker.getByRole('checkbox', { name: 'Speakers' })).toBeChecked();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Add labels' }).click();
  await expect(picker).toHaveCount(0);
  await expect(rows.filter({ hasText: second }).getByText('Speakers')).toBeVisible();
  await expect(rows.filter({ hasText: first }).getByText('Speakers')).toHaveCount(0);

  await page.goto('/admin/dashboard');
  await page.getByRole('combobox', { name: 'Label' }).selectOption('Mentors');
  await expect(page).toHaveURL(/label=\d+/);
});

test('R010 R053 R122 the action log is in the menu of super_admin alone, and begins with page 1', async ({
  page,
  browser,
}) => {
  const work = await browser.newContext();
  const desk = await work.newPage();
  await logInAsStaff(desk, manager);
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
  await expect(log.getByText(/sealed entries are unchanged/)).toBeVisible();

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

  for (const email of ['operator@assay.test', manager]) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await logInAsStaff(other, email);
    await other.getByRole('button', { name: /^Menu of/ }).click();
    await expect(other.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expect(other.getByRole('menuitem', { name: 'Action logs' })).toHaveCount(0);
    await other.goto('/admin/action-logs');
    await expect(screen(other, 'dashboard')).toBeVisible();
    await context.close();
  }
});
