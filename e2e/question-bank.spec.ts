import { type Browser, expect, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

const bank = '/admin/multiple-choice-questions';
const csv =
  'question,seconds,option_1,score_1,option_2,score_2\nWhat is 2 + 2?,30,4,1,5,0\nWhat is 3 + 3?,30,6,1,7,0\nNo key?,30,a,0,b,0\n';

async function createTest(page: Page, name: string): Promise<void> {
  await page.goto(`${bank}/new`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create test' }).click();
  await expect(screen(page, 'question-test-view')).toBeVisible();
}

/** Into a new test, by the dialog of the list. */
async function importCsv(page: Page, name: string): Promise<void> {
  await page.goto(`${bank}/list`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('2 questions, 1 minute.')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Notes' }).getByText('Row 4')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect(screen(page, 'question-test-view').getByRole('heading', { level: 1 })).toHaveText(
    name,
  );
}

const questions = (page: Page) =>
  screen(page, 'question-test-view').getByRole('list', { name: 'Questions' }).getByRole('listitem');

async function openAt(browser: Browser, width: number, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await becomeUser(page, email);
  return page;
}

test('R072 R073 R074 a question is written with its options at 390 px by keyboard, previewed and moved; a group of options is kept and given to another', async ({
  browser,
}) => {
  const page = await openAt(browser, 390, 'super@assay.test');
  await createTest(page, 'Written by keyboard');
  const at = page.url();
  await page.getByRole('link', { name: 'Add a question' }).first().press('Enter');
  const form = screen(page, 'question-new');
  await form.getByLabel('Question', { exact: true }).focus();
  await page.keyboard.insertText('What is `x`?\n\n```ts\nconst x = 1;\n```');
  await form.getByLabel('Option 1', { exact: true }).focus();
  await page.keyboard.insertText('One');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Score of option 1')).toHaveValue('1');
  await form.getByLabel('Option 2', { exact: true }).focus();
  await page.keyboard.insertText('Two');
  await form.getByRole('button', { name: 'Move option 2 up' }).press('Enter');
  await expect(form.getByLabel('Option 1', { exact: true })).toHaveValue('Two');
  await expect(form.getByRole('button', { name: 'Move option 1 up' })).toBeFocused();
  await expect(form.getByRole('group', { name: 'Code' })).toHaveText('const x = 1;');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save and add another' }).press('Enter');
  await expect(page.getByText('Question 1 is saved.')).toBeVisible();
  await form.getByLabel('Question', { exact: true }).fill('Which one?');
  await form.getByRole('button', { name: 'Paste several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste several options' });
  await dialog.getByLabel('Options, one per line').fill('a\n* b\nc');
  await expect(dialog.getByText('3 options, 1 right.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add options' }).click();
  await form.getByRole('button', { name: 'Add question' }).click();
  await expect(questions(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Move question 2 up' }).press('Enter');
  await expect(questions(page).first()).toContainText('Which one?');
  await expect(page.getByRole('button', { name: 'Move question 1 up' })).toBeFocused();
  await expect(page.getByText('Now question 1 of 2.')).toBeAttached();
  await page.reload();
  await expect(questions(page).first()).toContainText('Which one?');
  await expectAccessible(page);

  // A group of options is for any question.
  await page.goto(`${bank}/option-groups`);
  await page.getByRole('button', { name: 'New group' }).first().click();
  const making = page.getByRole('dialog', { name: 'New group' });
  await making.getByLabel('Name of the group').fill('Truth');
  await making.getByLabel('Option 1', { exact: true }).fill('True');
  await making.getByRole('checkbox', { name: 'Right, option 1' }).check();
  await making.getByLabel('Option 2', { exact: true }).fill('False');
  await expectAccessible(page);
  await making.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Truth' })).toBeVisible();
  await page.goto(at);
  await page.getByRole('link', { name: 'Add a question' }).first().click();
  await page.getByLabel('Question', { exact: true }).fill('Is it so?');
  await page.getByRole('button', { name: 'Use a group' }).click();
  await page.getByRole('menuitem', { name: 'Truth' }).click();
  await expect(page.getByLabel('Option 1', { exact: true })).toHaveValue('True');
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(questions(page).last()).toContainText('Is it so?');
  await expect(questions(page).last()).toContainText('2 options');
  await page.context().close();
});

test('R136 a file is looked at first and taken over; its questions are seen, exported, asked for in a campaign, copied and deleted by name', async ({
  page,
  browser,
}) => {
  await becomeUser(page, 'super@assay.test');
  const name = 'Sums from a file';
  await importCsv(page, name);
  await expect(questions(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'No one has taken it yet' })).toBeVisible();

  // A question as candidates see it, with its key beside it, and its options.
  await page.getByRole('link', { name: 'What is 2 + 2?' }).click();
  await expect(page.getByText('No one has been asked this question yet.')).toBeVisible();
  const view = screen(page, 'question-view');
  await expect(view.getByRole('list', { name: 'Options' }).getByRole('listitem')).toHaveText([
    '4',
    '5',
  ]);
  await expectAccessible(page);
  await view.getByRole('link', { name: 'Add an option' }).click();
  await page.getByLabel('Text').fill('Four');
  await page.getByLabel('Score').fill('0.5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add option' }).click();
  await expect(view.getByRole('row', { name: /Four/ })).toContainText('0.5');
  await view.getByRole('button', { name: 'More about option 3' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Text').fill('IV');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(view.getByRole('row', { name: /IV/ })).toBeVisible();
  await view.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = screen(page, 'question-test-preview');
  await expect(preview.getByText('1 of 2')).toBeVisible();
  await expect(preview.getByText('30 s to answer')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the test' }).click();

  const more = page.getByRole('button', { name: 'More about this test' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export “Sums from a file”' });
  await expect(dialog.getByText('Everything is exported.')).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toBe('Sums from a file.zip');

  // A manager finds it in the campaign form.
  const desk = await openAt(browser, 390, 'manager@assay.test');
  await desk.goto('/admin/assessments/new');
  const choice = desk.getByRole('checkbox', { name: /Sums from a file/ });
  await expect(choice).toHaveAccessibleDescription('2 questions, 1 minute');
  await choice.check();
  await expectAccessible(desk);
  await desk.context().close();

  await more.click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const title = screen(page, 'question-test-view').getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sums from a file (copy)');
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete “Sums from a file (copy)”?' });
  await asking.getByLabel('Name of the test').fill('Sums from a file (copy)');
  await asking.getByRole('button', { name: 'Delete test' }).click();
  await expect(screen(page, 'question-bank')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tests' }).fill('sums from');
  await expect(page.getByRole('link', { name: 'Sums from a file', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sums from a file (copy)' })).toHaveCount(0);
});

test('sample tests that are not in the bank are offered once; what people answered stands beside each question, as it was asked', async ({
  page,
}) => {
  await test.step('sample tests that are not in the bank are offered, added at once, and not offered again', async () => {
    const name = 'English business writing';
    await logInAsStaff(page, 'super@assay.test', { at: `${bank}/list` });
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    const offer = page.getByRole('button', { name: 'Add sample tests' });
    await expect(offer).toHaveCount(0);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'More about this test' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const asking = page.getByRole('dialog', { name: `Delete “${name}”?` });
    await asking.getByLabel('Name of the test').fill(name);
    await asking.getByRole('button', { name: 'Delete test' }).click();
    await expect(screen(page, 'question-bank')).toBeVisible();
    await expect(offer).toBeVisible();

    // As a bank looks that has nothing yet.
    const list = /multi-choice\/test\?|multi-choice\/test$/;
    await page.route(list, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } });
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
    await expect(offer).toHaveCount(1);
    await expectAccessible(page);
    await page.unroute(list);

    await offer.click();
    const dialog = page.getByRole('dialog', { name: 'Add sample tests' });
    await expect(dialog.getByRole('listitem')).toHaveText([/English business writing20 of 40/]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add 1 test' }).click();
    await expect(page.getByText('1 sample test added.')).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
  await test.step('what people answered stands beside each question, as it was asked and not as it was edited since', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${bank}/list?name=TypeScript`);
    await page.getByRole('link', { name: 'TypeScript', exact: true }).click();
    await expect(questions(page).first()).toContainText(
      /\d+ (% right \(\d+ to \d+\)|of \d+ right)/,
    );
    await expect(page.getByText('each person is asked a different selection')).toBeVisible();
    await expectAccessible(page);
    await questions(page).first().getByRole('link').click();
    const chosen = screen(page, 'question-view').getByRole('list', { name: 'What was chosen' });
    await expect(chosen.getByRole('listitem').first()).toContainText(/\d+ of \d+/);
    await expect(page.getByText(/got it right/)).toBeVisible();
    await expectAccessible(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${bank}/list?name=Spreadsheet`);
    await page.getByRole('link', { name: 'Spreadsheet reasoning', exact: true }).click();
    await page.getByRole('button', { name: 'More about question 1', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Option 1', { exact: true }).fill('Nobody has read this option yet');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const view = screen(page, 'question-view');
    await expect(view.getByText('Nobody has read this option yet')).not.toHaveCount(0);
    const asked = view.getByRole('list', { name: 'What was chosen' });
    await expect(asked).not.toContainText('Nobody has read this option yet');
    await expect(view.getByRole('region', { name: 'As it was asked' })).toBeVisible();
    await expectAccessible(page);
  });
});
