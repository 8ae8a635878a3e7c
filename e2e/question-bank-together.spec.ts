import { expect, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, screen } from './product.ts';
import { test } from './server.ts';
import { call } from './takers.ts';

/** What happens at the same time in the question bank; slow answers and quick hands: `question-test-view.component.test.tsx`. */

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

test.beforeEach(({ page }) => becomeUser(page, 'super@assay.test'));

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

test('R071 a test is for everybody until organisations are chosen; forms of a question, a test and an option begin from what is there now, and do not overwrite what came since', async ({
  page,
}) => {
  await test.step('R071 a test is for everybody until organisations are chosen; Enter searches them and adds one question, no more', async () => {
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
  await test.step('forms of a question, a test and an option begin from what is there now, and do not overwrite what came since', async () => {
    await test.step('a question', () => editQuestionOfTwo(page));
    await test.step('a test', () => editTestOfTwo(page));
    await test.step('an option', () => editOptionOfTwo(page));
  });
});
