import { expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** Job profiles, as those write them who run the product. */

/** Without motion, so that no colour is measured on its way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = '/admin/job-profile/list';
const form = (page: Page) => screen(page, 'job-profile-new').or(screen(page, 'job-profile-edit'));
const row = (page: Page, name: string) =>
  screen(page, 'job-profiles').getByRole('row').filter({ hasText: name });

async function ask(page: Page, facet: string, direction: string, target: string) {
  await page.getByLabel(`${facet}: asks for`).selectOption(direction);
  await page.getByLabel(`${facet}: target`).fill(target);
}

async function fillIn(page: Page, name: string) {
  await page.goto('/admin/job-profile/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('checkbox', { name: 'Production and transport' }).check();
  await page.getByLabel('Tasks').fill('Open hives\nHarvest honey');
  await page.getByRole('textbox', { name: 'Source' }).fill('A study of ours.');
  await ask(page, 'Orderliness', 'At least', '56');
  await ask(page, 'Anxiety', 'At most', '44');
  await ask(page, 'Imagination', 'At least', '52');
}

test('R096 R134 a profile is written, edited, archived, and carried by a file from one installation to another', async ({
  page,
}) => {
  await test.step('R096 R134 a profile is written with its picture in view; an edit is the next version; an archived one is out of the list and can be restored', async () => {
    await logInAsStaff(page, 'super@assay.test', { at: list });
    await page.getByRole('link', { name: 'New job profile' }).click();
    await expect(
      form(page).getByText('Ask for at least 3 facets to see the picture.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Create job profile' }).click();
    await expect(page.getByText('Please choose at least one group.')).toBeVisible();
    await expect(page.getByText('Please choose at least 3 facets.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();

    await fillIn(page, 'Beekeeping');
    await expect(page.getByText(/A person with T 50 on every facet gets \d+/)).toBeVisible();
    await expect(
      page.getByRole('heading', {
        name: /differs (clearly from every other|from \d+ of \d+) job profile/,
      }),
    ).toBeVisible();
    await ask(page, 'Orderliness', 'At least', '75');
    await page.getByRole('button', { name: 'Create job profile' }).click();
    await expect(page.getByText('Please enter a target from 30 to 70.')).toBeVisible();
    await expect(page.getByLabel('Orderliness: target')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByLabel('Orderliness: target').fill('56');
    await page.getByRole('button', { name: 'Create job profile' }).click();

    const created = page.getByRole('status').filter({ hasText: 'The job profile is created.' });
    await expect(created).toBeVisible();
    await expectAccessible(page);
    await created.getByRole('link', { name: 'See all job profiles' }).click();
    await expect(row(page, 'Beekeeping')).toContainText('Production and transport');

    await row(page, 'Beekeeping').getByRole('link').click();
    await page.getByLabel('Orderliness: weight').fill('2.5');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Beekeeping').getByRole('cell').nth(3)).toHaveText(/2$/);

    await row(page, 'Beekeeping').getByRole('link').click();
    await expect(page.getByLabel('Orderliness: weight')).toHaveValue('2.5');
    await page.getByRole('button', { name: 'Archive' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Archive “Beekeeping”?' });
    await asking.getByRole('button', { name: 'Archive job profile' }).click();
    await expect(screen(page, 'job-profiles')).toBeVisible();
    await expect(row(page, 'Software & IT')).toBeVisible();
    await expect(row(page, 'Beekeeping')).toHaveCount(0);
    await page.getByLabel('Status').selectOption('Archived');
    await row(page, 'Beekeeping').getByRole('link').click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('The job profile Beekeeping is on offer again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  });
  await test.step('a file carries profiles from one installation to another, and says what is wrong in it', async () => {
    await page.goto('/admin/job-profile/edit/6');
    const leaving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = await leaving;
    expect(download.suggestedFilename()).toBe('Software & IT.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const exported = Buffer.concat(chunks).toString();

    await page.goto(list);
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import job profiles' });
    const choose = (text: string) =>
      dialog.getByLabel('File').setInputFiles({
        name: 'profiles.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await choose('no JSON');
    await expect(dialog.getByText('This file is not JSON.')).toBeVisible();
    await choose(exported);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(
      dialog.getByText('Profile 1, name: There is already a job profile with this name.'),
    ).toBeVisible();
    await expectAccessible(page);
    await choose(exported.replace('Software & IT', 'Software elsewhere'));
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(screen(page, 'job-profile-edit').getByRole('heading', { level: 1 })).toHaveText(
      'Software elsewhere',
    );
  });
});
