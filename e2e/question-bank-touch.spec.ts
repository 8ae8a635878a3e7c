import { expect, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, screen } from './product.ts';
import { test } from './server.ts';

const bank = '/admin/multiple-choice-questions';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => becomeUser(page, 'super@assay.test'));

/** A small picture, drawn by the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 160];
    canvas.getContext('2d')?.fillRect(40, 40, 80, 80);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function createTest(page: Page, name: string): Promise<void> {
  await page.goto(`${bank}/list`);
  await page.getByRole('link', { name: 'New test' }).tap();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create test' }).tap();
  await expect(screen(page, 'question-test-view')).toBeVisible();
}

test('R071 R072 R073 a test with a picture, options and scores is made by touch, ordered and previewed; what is not saved is not left without being asked', async ({
  page,
}) => {
  await test.step('R071 R072 R073 a test with a picture, options and scores is made by touch, ordered and previewed', async () => {
    // An organisation is chosen by a part of its name.
    await page.goto(`${bank}/list`);
    await page.getByRole('combobox', { name: 'Organisation' }).tap();
    await page.getByLabel('Search: Organisation').fill('north');
    await expect(page.getByRole('option', { name: 'Contoso' })).toHaveCount(0);
    await page.getByRole('option', { name: 'Northwind' }).tap();
    await expect(page).toHaveURL(/organization=\d+/);
    // The search stands beside it for as long as it closes.
    const chosen = page.getByRole('combobox', { name: 'Organisation', exact: true });
    await expect(chosen).toHaveText('Northwind');
    await expectAccessible(page);

    await createTest(page, 'Made by touch');
    await page.getByRole('link', { name: 'Add a question' }).first().tap();
    const form = screen(page, 'question-new');
    await form.getByLabel('Question', { exact: true }).fill('What does the chart show?');
    await form
      .getByLabel('Picture')
      .setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer: await drawPicture(page) });
    await form.getByLabel('What the picture shows').fill('One square, left of the middle.');
    for (const [i, text] of ['A circle', 'A square', 'Part of one', 'Nothing'].entries()) {
      await form.getByLabel(`Option ${i + 1}`, { exact: true }).fill(text);
    }
    await form.getByRole('checkbox', { name: 'Right, option 2' }).tap();
    await form.getByLabel('Score of option 3').fill('0.5');
    await form.getByRole('button', { name: 'Move option 2 up' }).tap();
    await expect(form.getByLabel('Option 1', { exact: true })).toHaveValue('A square');
    await expect(form.getByLabel('Score of option 1')).toHaveValue('1');
    await expect(form.getByRole('img', { name: 'One square' })).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save and add another' }).tap();
    await expect(page.getByText('Question 1 is saved.')).toBeVisible();
    await form.getByLabel('Question', { exact: true }).fill('And which is the second?');
    await form.getByLabel('Option 1', { exact: true }).fill('This');
    await form.getByRole('checkbox', { name: 'Right, option 1' }).tap();
    await form.getByLabel('Option 2', { exact: true }).fill('That');
    await form.getByRole('button', { name: 'Add question' }).tap();

    const view = screen(page, 'question-test-view');
    await view.getByRole('button', { name: 'Move question 2 up' }).tap();
    const rows = view.getByRole('list', { name: 'Questions' }).getByRole('listitem');
    await expect(rows.first()).toContainText('And which is the second?');
    await page.getByRole('link', { name: 'Preview' }).tap();
    const preview = screen(page, 'question-test-preview');
    await expect(preview.getByText('2 of 2')).toBeVisible();
    await expect(preview.getByRole('img', { name: 'One square' })).toBeVisible();
    await expect(preview.getByText('right', { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    // Looked at and left as it was: nothing to be asked.
    await page.getByRole('link', { name: 'Back to the test' }).tap();
    await rows.last().getByRole('link').tap();
    await screen(page, 'question-view').getByRole('link', { name: 'Edit' }).tap();
    await screen(page, 'question-edit').getByRole('link', { name: 'Cancel' }).tap();
    await expect(screen(page, 'question-view')).toBeVisible();
  });
  await test.step('what is not saved is not left without being asked; what was saved, or not changed, is', async () => {
    await createTest(page, 'Left behind');
    await page.getByRole('link', { name: 'Add a question' }).first().tap();
    const form = screen(page, 'question-new');
    await form.getByLabel('Question', { exact: true }).fill('Half a question');
    await form.getByRole('link', { name: 'Cancel' }).tap();
    const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Cancel' }).tap();
    await expect(form.getByLabel('Question', { exact: true })).toHaveValue('Half a question');
    await form.getByRole('link', { name: 'Cancel' }).tap();
    await asking.getByRole('button', { name: 'Leave' }).tap();
    await expect(screen(page, 'question-test-view')).toBeVisible();

    await page.getByRole('link', { name: 'Edit' }).tap();
    await page.getByLabel('Description').fill('Not kept');
    await page.goBack();
    await expect(asking).toBeVisible();
    await asking.getByRole('button', { name: 'Leave' }).tap();
    await expect(screen(page, 'question-test-view')).not.toContainText('Not kept');

    await page.getByRole('link', { name: 'Edit' }).tap();
    await page.getByRole('link', { name: 'Cancel' }).tap();
    await expect(screen(page, 'question-test-view')).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).tap();
    await page.getByLabel('Description').fill('Kept');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(screen(page, 'question-test-view')).toContainText('Kept');
  });
});
