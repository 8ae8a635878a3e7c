import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** Managers look at the demo's interview and rate it: each on their own first, beside the recordings. */

const campaignName = 'Support engineers, first talks';
const table = (page: Page) => page.getByRole('table', { name: 'First conversation results' });
const row = (page: Page, name: string) =>
  table(page).getByRole('row', { name: new RegExp(`^${name}`) });
const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function openTable(page: Page) {
  await page.getByRole('searchbox').fill(campaignName);
  await expect(page).toHaveURL(/name=Support/);
  await page.getByRole('link', { name: campaignName, exact: true }).click();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('link', { name: 'First conversation', exact: true }).click();
  await expect(screen(page, 'tabular')).toBeVisible();
}

async function openPerson(page: Page, name: string) {
  await row(page, name).getByRole('link', { name: 'Report of' }).click();
  await expect(screen(page, 'interview-result')).toBeVisible();
}

/** On a phone and at a desk, light and dark. */
async function expectReadable(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBoth(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('an interview from the campaign: its table, its rubric, a spreadsheet, and what can be watched and rated; what colleagues have given shows after the own rating', async ({
  page,
}) => {
  await test.step('an interview from the campaign: its table, its rubric, a spreadsheet, and what can be watched and rated, on a phone and at a desk', async () => {
    await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments' });
    await openTable(page);
    await expect(row(page, 'Sofia Nakamura')).toContainText('Completed3 of 30:19 min1 answer');
    await expect(row(page, 'Kofi Berg')).toContainText('Completed3 of 30:18 minNone');
    await expect(row(page, 'Mila Castillo')).toContainText('Invited————');
    await expect(row(page, 'Mila Castillo').getByRole('link', { name: 'Report of' })).toHaveCount(
      0,
    );

    await expectReadable(page);

    await page.getByRole('button', { name: 'Rubric' }).click();
    const dialog = page.getByRole('dialog', { name: 'What answers are rated by' });
    await expect(dialog).toContainText('Someone is already rated by this rubric');
    await expect(
      dialog.getByRole('heading', { name: 'Describes their own actions' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Rubric' })).toBeFocused();

    await table(page).getByRole('button', { name: 'Length' }).click();
    await expect(page).toHaveURL(/order=-?seconds/);
    await expect(row(page, 'Sofia Nakamura')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toContain('First conversation.csv');
    expect(readFileSync(await file.path(), 'utf8')).toContain('answered,asked,length_in_seconds');

    await page.getByRole('searchbox', { name: 'Search people' }).fill('sofia');
    await expect(row(page, 'Kofi Berg')).toHaveCount(0);
    await row(page, 'Sofia Nakamura').getByRole('link', { name: 'Report of' }).click();
    await expect(screen(page, 'interview-result')).toBeVisible();

    await page.goBack();
    await page.getByRole('searchbox', { name: 'Search people' }).fill('');
    await openPerson(page, 'Kofi Berg');
    await expect(panel(page, 'Rating')).toContainText('of 5, 2 raters');
    await expectReadable(page);
    await page.getByRole('button', { name: 'Change my rating' }).click();
    await expect(page.getByLabel('Comment')).toBeVisible();
    await expectReadable(page);
  });
  await test.step('by keyboard: what colleagues have given shows after the own rating; a draft survives a reload', async () => {
    await page.goto('/admin/assessments');
    await openTable(page);
    await expect(
      row(page, 'Kofi Berg').getByRole('img', { name: /^Rating 3\.\d of 5, 2 raters/ }),
    ).toBeVisible();
    await expect(row(page, 'Sofia Nakamura')).toContainText('1 rater, yours is missing');
    await openPerson(page, 'Sofia Nakamura');
    const form = panel(page, 'Your rating');
    await expect(form).toContainText('1 colleague has rated.');
    await expect(form).not.toContainText('broken import');

    await form.getByRole('button', { name: 'Save rating' }).click();
    await expect(form.getByText('Please choose 1 to 5, or “Cannot tell”.')).toHaveCount(4);
    // The first one that is missing has the focus; arrows choose, Tab goes on.
    await expect(form.getByRole('radio', { name: /^1: Speaks about/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: /^3: Answers the main/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(
      form
        .getByRole('group', { name: 'Describes their own actions' })
        .getByRole('radio', { name: 'Cannot tell' }),
    ).toBeChecked();
    await form.getByLabel('Comment').fill('Kept while the page is read anew.');
    await page.reload();
    await expect(form.getByRole('radio', { name: /^3: Answers the main/ })).toBeChecked();
    await expect(form.getByLabel('Comment')).toHaveValue('Kept while the page is read anew.');
    for (const criterion of ['Gives reasons for decisions', 'Considers the people affected']) {
      await form
        .getByRole('group', { name: criterion })
        .getByRole('radio', { name: '2' })
        .press('Space');
    }
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save rating' }).press('Enter');

    const rated = panel(page, 'Rating');
    await expect(rated.getByRole('heading', { name: 'Rating', exact: true })).toBeFocused();
    await expect(rated).toContainText('of 5, 2 raters');
    await expect(rated).toContainText('broken import');
    await expect(rated).toContainText(
      '2 comparisons: 0 the same, 1 one point apart, 1 further apart.',
    );
    await expect(rated).toContainText('Furthest apart: “Considers the people affected”, 2 and 4.');
    await expect(rated).toContainText('You have rated everyone who has submitted this interview.');
    await expectAccessible(page);

    // A change does not make raters agree who did not.
    await rated.getByRole('button', { name: 'Change my rating' }).click();
    const others = form.getByRole('group', { name: 'Considers the people affected' });
    await others.getByRole('radio', { name: '4' }).press('Space');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(rated).toContainText('You: 4 ·');
    await expect(rated).toContainText(
      '2 comparisons: 0 the same, 1 one point apart, 1 further apart.',
    );

    // Taken back, it hides those of others again; brought back, all is as it was.
    await rated.getByRole('button', { name: 'Take back my rating' }).press('Enter');
    await expect(page.getByText('Your rating is taken back.')).toBeVisible();
    await expect(form.getByRole('heading', { name: 'Your rating', exact: true })).toBeFocused();
    await expect(form).toContainText('1 colleague has rated.');
    await expect(form).not.toContainText('broken import');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(rated).toContainText('You: 4 ·');
    await expect(rated).toContainText(
      '2 comparisons: 0 the same, 1 one point apart, 1 further apart.',
    );
  });
});
