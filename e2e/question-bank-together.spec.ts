import { expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { call } from './takers.ts';

/** What happens at the same time in the question bank: other people's changes, slow answers, quick hands. */

const bank = '/admin/multiple-choice-questions';
const api = '/api/super-admin/multi-choice';

/** As somebody else who keeps the bank would, past this page. */
async function ask(page: Page, method: string, path: string, body?: object) {
  const token = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('assay.session') ?? '{}');
    return state.tokens.access_token as string;
  });
  return (await call(page.request, method, api + path, token, body)).data;
}

interface Question {
  id: number;
  options: { id: number }[];
}

/** A test with questions of these names. */
async function makeTest(page: Page, name: string, texts: string[]) {
  const { id } = await ask(page, 'POST', '/test', { text: name });
  const options = [
    { text: 'Yes', score: 1 },
    { text: 'No', score: 0 },
  ];
  const questions: Question[] = [];
  for (const text of texts)
    questions.push(await ask(page, 'POST', '/question', { test_id: id, text, options }));
  return { id: id as number, questions };
}

/** A look at the window after a minute reads anew what it shows; answers what came. */
async function lookAgain(page: Page, path: string) {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 60_000);
  const read = page.waitForResponse((response) => response.url().endsWith(path));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  return (await (await read).json()).data;
}

test.beforeEach(({ page }) => logInAsStaff(page, 'super@assay.test'));

test('forms of a question, a test and an option begin from what is there now, and do not overwrite what came since', async ({
  page,
}) => {
  await test.step('a question', () => editQuestionOfTwo(page));
  await test.step('a test', () => editTestOfTwo(page));
  await test.step('an option', () => editOptionOfTwo(page));
});

async function editQuestionOfTwo(page: Page): Promise<void> {
  const { id, questions } = await makeTest(page, 'Edited by two', ['First wording']);
  const path = `/question/${questions[0]?.id}`;
  await page.goto(`${bank}/question/view/${id}/${questions[0]?.id}`);
  await expect(screen(page, 'question-view')).toContainText('First wording');
  await ask(page, 'PUT', path, { text: 'Second wording' });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const field = page.getByLabel('Question', { exact: true });
  await expect(field).toHaveValue('Second wording');

  await field.fill('What I typed');
  await ask(page, 'PUT', path, { text: 'Third wording' });
  expect(await lookAgain(page, path)).toMatchObject({ text: 'Third wording' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Someone has changed this question');
  await expect(field).toHaveValue('What I typed');
  await expectAccessible(page);
  expect(await ask(page, 'GET', path)).toMatchObject({ text: 'Third wording' });
}

async function editTestOfTwo(page: Page): Promise<void> {
  const { id } = await makeTest(page, 'Named by two', ['Anything']);
  const path = `/test/${id}`;
  await page.goto(`${bank}/view/${id}`);
  await expect(screen(page, 'question-test-view')).toContainText('Named by two');
  await ask(page, 'PUT', path, { text: 'Named anew' });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Named anew');

  await name.fill('What I typed');
  await page.getByLabel('Description').fill('And what it is about');
  await page.getByRole('radio', { name: 'Chosen organisations' }).check();
  await page.getByRole('checkbox', { name: 'Northwind' }).check();
  await ask(page, 'PUT', path, { text: 'Named a third time' });
  expect(await lookAgain(page, path)).toMatchObject({ text: 'Named a third time' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Someone has changed this test');
  await expect(name).toHaveValue('What I typed');
  await expect(page.getByLabel('Description')).toHaveValue('And what it is about');
  await expect(page.getByRole('checkbox', { name: 'Northwind' })).toBeChecked();
  await expectAccessible(page);
  expect(await ask(page, 'GET', path)).toMatchObject({
    text: 'Named a third time',
    is_universal: true,
  });

  // Opened again it begins from what is there, and can be saved.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(name).toHaveValue('Named a third time');
  await name.fill('What I typed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(screen(page, 'question-test-view')).toContainText('What I typed');
}

async function editOptionOfTwo(page: Page): Promise<void> {
  const { id, questions } = await makeTest(page, 'Options of two', ['Is it so?']);
  const [question] = questions;
  const [yes, no] = question?.options ?? [];
  await page.goto(`${bank}/question/view/${id}/${question?.id}`);
  const view = screen(page, 'question-view');
  const open = async () => {
    await view.getByRole('button', { name: 'More about option 1' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  const field = page.getByLabel('Text', { exact: true });
  await open();
  await expect(field).toHaveValue('Yes');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await ask(page, 'PUT', `/option/${yes?.id}`, { text: 'Certainly', score: 1 });
  await open();
  await expect(field).toHaveValue('Certainly');

  await field.fill('What I typed');
  await ask(page, 'PUT', `/option/${no?.id}`, { text: 'Never', score: 0 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Someone has changed this question');
  await expect(field).toHaveValue('What I typed');
  expect(await ask(page, 'GET', `/option/${yes?.id}`)).toMatchObject({ text: 'Certainly' });
}

test('what is taken over is the file that was looked at, though an earlier look comes late', async ({
  page,
}) => {
  const head = 'question,option_1,score_1,option_2,score_2\n';
  const fileOf = (name: string) => ({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${head}From ${name}?,a,1,b,0\n`),
  });
  let release: (() => void) | undefined;
  await page.route('**/multi-choice/**/preview*', async (route) => {
    if (!release) await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto(`${bank}/list`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog.getByLabel('File').setInputFiles(fileOf('one'));
  await expect.poll(() => release !== undefined).toBe(true);
  await dialog.getByLabel('File').setInputFiles(fileOf('two'));
  await expect(dialog.getByText('From two?')).toBeVisible();
  const late = page.waitForResponse((response) => response.url().includes('preview'));
  release?.();
  await late;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(dialog.getByText('From two?')).toBeVisible();
  await expect(dialog.getByLabel('Name of the new test')).toHaveValue('two');
  await dialog.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(screen(page, 'question-test-view')).toContainText('From two?');
});

test('quick moves of questions all count, however slowly they are saved', async ({ page }) => {
  const texts = ['Alpha', 'Beta', 'Gamma', 'Delta'];
  const { id } = await makeTest(page, 'Moved quickly', texts);
  const releases: (() => void)[] = [];
  await page.route(`**/test/${id}/order`, async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve));
    await route.continue();
  });
  await page.goto(`${bank}/view/${id}`);
  const rows = screen(page, 'question-test-view')
    .getByRole('list', { name: 'Questions' })
    .getByRole('listitem');
  const up = (number: number) =>
    page.getByRole('button', { name: `Move question ${number} up` }).click();
  const expectOrder = (...names: string[]) => expect(rows).toContainText(names);
  await up(4);
  await expectOrder('Alpha', 'Beta', 'Delta', 'Gamma');
  await up(3);
  await expectOrder('Alpha', 'Delta', 'Beta', 'Gamma');
  const first = page.waitForResponse((response) => response.url().endsWith('/order'));
  releases.shift()?.();
  await first;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expectOrder('Alpha', 'Delta', 'Beta', 'Gamma');
  await up(2);
  await expectOrder('Delta', 'Alpha', 'Beta', 'Gamma');
  await expect(async () => {
    releases.shift()?.();
    expect(await page.getByText('Now question 1 of 4.').count()).toBe(1);
  }).toPass();
  await page.reload();
  await expectOrder('Delta', 'Alpha', 'Beta', 'Gamma');
});

test('R071 a test is for everybody until organisations are chosen; Enter searches them and adds one question, no more', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${bank}/new`);
  await page.getByLabel('Name').fill('For one alone');
  await page.getByRole('radio', { name: 'Chosen organisations' }).check();
  await page.getByRole('button', { name: 'Create test' }).click();
  await expect(page.getByText('Please choose at least one organisation.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find organisations' });
  await search.fill('north');
  await page.getByRole('checkbox', { name: 'Northwind' }).check();
  await search.press('Enter');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(screen(page, 'question-test-new')).toBeVisible();
  expect(sent.filter((url) => url.endsWith('/multi-choice/test'))).toEqual([]);
  await expectAccessible(page);
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/multi-choice/test'),
  );
  await page.getByRole('button', { name: 'Create test' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ is_universal: false });
  await expect(screen(page, 'question-test-view')).toContainText('for Northwind');

  await page.getByRole('link', { name: 'Add a question' }).first().click();
  await page.getByLabel('Question', { exact: true }).fill('Is it so?');
  await page.getByLabel('Topic').press('Enter');
  await expect(screen(page, 'question-test-view')).toContainText('Is it so?');
});
