import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { pressAt } from './keyboard.ts';
import { expectAccessible, logInAsStaff, mailed, screen } from './product.ts';
import { test } from './server.ts';
import {
  beginRecord,
  call,
  expectSaved,
  invite,
  logInAgain,
  openDevice,
  ownPassword,
  type Taker,
  tokenOfManager,
} from './takers.ts';

/** What somebody does with the own data: sees who looked, takes it along, deletes it. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Question {
  id: number;
  scaleId: number;
  type: '5-factor' | 'tendency';
}

/** Somebody with a result that their organisation has opened once. */
async function makeOwner(request: APIRequestContext): Promise<Taker> {
  const taker = await invite(request, { test_types: ['1'] });
  const { data } = await call(request, 'GET', '/api/personality-test/questions', taker.token);
  const all = [...data.questions, ...data.tendencyQuestions] as Question[];
  for (const { id, scaleId, type } of all) {
    const path = type === 'tendency' ? 'tendencies/answers' : 'answers';
    const answer = { index: id % 5, questionId: id, scaleId, type, confirmed: true };
    await call(request, 'POST', `/api/personality-test/${path}`, taker.token, answer);
  }
  await call(request, 'GET', report(taker), await tokenOfManager(request));
  return taker;
}

const report = ({ id }: Taker) => `/api/admin/results/personality-test/subject/${id}`;

async function look(request: APIRequestContext, taker: Taker): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOfManager(request)}` };
  return (await request.get(report(taker), { headers })).status();
}

async function open(browser: Browser, origin: string, taker: Taker, width = 1280): Promise<Page> {
  const context = await openDevice(browser, origin, taker);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  return page;
}

test('R013 R205 somebody reads for how long and who looked, withdraws and permits again by keyboard, and deletes the account with a mailed code; another tab ends politely', async ({
  browser,
  request,
  baseURL,
  page: visitor,
}) => {
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(screen(visitor, 'privacy')).toBeVisible();
  await expect(visitor.getByText('24 months after the campaign has ended')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Log in' }).last()).toBeVisible();

  const taker = await makeOwner(request);
  const page = await open(browser, baseURL as string, taker);
  await page.goto('/profile/display');
  await expect(page.getByRole('link', { name: 'See your data' })).toHaveAttribute(
    'href',
    '/own-data',
  );
  await page.goto('/privacy');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tailspin' })).toContainText(
    '24 months',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your data' }).click();
  await expect(screen(page, 'own-data')).toBeVisible();
  const looks = page.getByRole('listitem').filter({ hasText: 'Personality: your report' });
  await expect(looks).toHaveCount(1);
  await expect(looks).toContainText('Tailspin');
  await expectAccessible(page);

  const withdraw = page.getByRole('button', { name: 'Withdraw the permission of Tailspin' });
  await pressAt(page, withdraw, 'Enter');
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page);
  await pressAt(page, page.getByRole('button', { name: 'Withdraw permission' }), 'Enter');
  await expect(page.getByText('No one else.')).toBeVisible();
  expect(await look(request, taker)).toBe(403);
  await expect(looks).toHaveCount(1);

  await page.goto('/');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Give permission' }).click();
  await expect(page.getByText('With your permission since')).toBeVisible();
  expect(await look(request, taker)).toBe(200);

  const other = await page.context().newPage();
  await other.goto('/');
  await expect(screen(other, 'home')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/own-data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete everything' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Your address').fill(taker.email);
  const sent: unknown[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'DELETE') sent.push(asked.postDataJSON());
  });
  await confirm.click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one at all');
  await confirm.click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Get a code by email' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  const mail = await mailed(request, taker.email, 'code to delete');
  // Nothing typed is a slip, and the code that was mailed stays the one.
  await confirm.click();
  await expect(dialog.getByText('Please enter the code.')).toBeVisible();
  expect(sent).toEqual([{ password: 'not this one at all' }, {}]);
  await dialog.getByLabel('Code').fill(/\d{4} \d{4}/.exec(mail.text)?.[0] ?? '');
  await confirm.click();
  await expect(screen(page, 'account-deleted')).toBeVisible();
  await expectAccessible(page);

  // A tab that has asked with the old session says what has happened; one that has not asked finds no session.
  await other.goto('/own-data', { waitUntil: 'commit' });
  await expect(screen(other, 'login').or(screen(other, 'account-deleted'))).toBeVisible();
  await other.close();
  await page.goto('/login');
  await page.getByLabel('Email').fill(taker.email);
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByRole('alert').or(page.getByText(/not right|do not match/)),
  ).not.toHaveCount(0);
  expect(await look(request, taker)).toBe(404);

  const manager = await tokenOfManager(request);
  const people = `/api/admin/campaigns/${taker.campaign}/subjects`;
  const { data } = await call(request, 'GET', people, manager);
  expect(data).toMatchObject([{ first_name: 'Deleted account', email: '', status: 'anonymised' }]);
  await page.context().close();
});

test('R014 everything comes as a file, an organisation is asked to delete, and a single test is deleted', async ({
  browser,
  request,
  baseURL,
}) => {
  const taker = await makeOwner(request);
  const page = await open(browser, baseURL as string, taker, 390);
  await page.goto('/own-data');
  for (const [name, ending] of [
    ['Download as JSON', 'json'],
    ['Download as PDF', 'pdf'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^assay-own-data-[\\d-]+\\.${ending}$`));
    const text = await readFile(await file.path(), 'latin1');
    expect(text.length).toBeGreaterThan(1000);
    expect(text.startsWith(ending === 'pdf' ? '%PDF' : '{')).toBe(true);
    expect(ending === 'pdf' || text.includes(taker.email)).toBe(true);
  }

  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Ask/ }) });
  // What is there before the answer reads it out.
  await expect(row.getByRole('status')).toHaveText('');
  await page.getByRole('button', { name: 'Ask Tailspin to delete' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('until then you can undo it');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Will be sent at/ })).toBeFocused();
  // It is remembered, and can be undone.
  await page.reload();
  await page.getByRole('button', { name: 'Undo: Tailspin' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Ask Tailspin to delete' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Personality' }).click();
  await expect(dialog).toContainText('for good');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Personality' }).click();
  await dialog.getByRole('button', { name: 'Delete the test' }).click();
  await expect(page.getByText('You have not started any test.')).toBeVisible();
  // The button that had the focus is gone.
  await expect(page.getByRole('heading', { name: 'Delete a test' })).toBeFocused();
  expect(await look(request, taker)).toBe(404);
  await page.goto('/');
  await expect(page.getByText('Next for you')).toBeVisible();
  await page.context().close();
});

test('R014 an operator deletes tests for somebody, who is told', async ({
  request,
  page: operator,
}) => {
  const taker = await makeOwner(request);
  await logInAsStaff(operator, 'super@assay.test');
  await operator.getByRole('button', { name: /^Menu of/ }).click();
  await operator.getByRole('menuitem', { name: 'Delete tests' }).click();
  await expect(screen(operator, 'delete-tests')).toBeVisible();
  await operator.getByLabel('Email address of the candidate').fill('nobody@example.test');
  await operator.keyboard.press('Enter');
  await expect(operator.getByText('No one has this address')).toBeVisible();
  await operator.getByLabel('Email address of the candidate').fill(taker.email);
  await operator.keyboard.press('Enter');
  await operator.getByRole('checkbox', { name: 'Personality' }).check();
  // The field always says whose tests are below it.
  await operator.goBack();
  await expect(operator.getByText('No one has this address')).toBeVisible();
  await expect(operator.getByLabel('Email address of the candidate')).toHaveValue(
    'nobody@example.test',
  );
  await operator.goForward();
  await expect(operator.getByLabel('Email address of the candidate')).toHaveValue(taker.email);
  await operator.getByRole('checkbox', { name: 'Personality' }).check();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: 'Delete 1 test' }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 test' }).click();
  await expect(operator.getByText('Nothing to delete')).toBeVisible();
  expect(await look(request, taker)).toBe(404);
  const told = await mailed(request, taker.email, 'results have been deleted');
  expect(told.text).toContain('Personality');
});

/** What the browser keeps: entries of databases, and everything else as text. */
function keptOnDevice(page: Page): Promise<{ entries: string[]; texts: string }> {
  return page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
    const entries: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())]);
        for (const [at, key] of keys.entries()) entries.push(JSON.stringify([key, values[at]]));
      }
      database.close();
    }
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return { entries, texts: texts.join('\n') };
  });
}

/** The first answer of a test, which the line does not let through. */
async function leaveAnswer(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('2');
  await expectSaved(page, 'waiting');
}

/** On the page about the own data; answers the button that is left to press. */
async function fillDeletion(page: Page, { email }: Taker) {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your address').fill(email);
  await dialog.getByLabel('Your password', { exact: true }).fill(ownPassword);
  return dialog.getByRole('button', { name: 'Delete everything' });
}

/** Where the answers are to go that the device still has, oldest first. */
async function waitingOnDevice(page: Page) {
  const { entries } = await keptOnDevice(page);
  return entries.map((entry) => /"path":"\/api\/([\w-]+)/.exec(entry)?.[1]).filter(Boolean);
}

test('R205 answers that still wait on a device go with their test or record, no others, and all with the account; another device hears of it and forgets what waits there', async ({
  browser,
  request,
  baseURL,
}) => {
  const taker = await invite(request, {
    campaign_type: 'development',
    burnout_test: 1,
    test_types: ['1', '3'],
  });
  const record = await beginRecord(request, taker);
  const page = await open(browser, baseURL as string, taker, 390);
  await page.context().route(/\/(answers|update)$/, (route) => route.abort());
  for (const path of ['/personality/test', '/culture/test']) await leaveAnswer(page, path);
  await page.goto(record);
  await expect(page.getByText(/^1 of 19 · /)).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByText(/^2 of 19 · /)).toBeVisible();
  const waiting = () => waitingOnDevice(page);
  await expect.poll(waiting).toEqual(['personality-test', 'culture-test', 'burnout']);
  // On another device, too.
  const again = await logInAgain(request, taker);
  const second = await open(browser, baseURL as string, again, 390);
  await second.context().route(/\/answers$/, (route) => route.abort());
  await second.goto('/culture/test');
  await expect(second.getByText(/^1 of \d+$/)).toBeVisible();
  await second.keyboard.press('2');
  await expectSaved(second, 'waiting');
  expect((await keptOnDevice(second)).entries).not.toEqual([]);

  await page.goto('/happines-energy/intro');
  await page.getByRole('button', { name: 'Delete these answers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answers' }).click();
  await expect(page.getByText('Your answers and their result are deleted.')).toBeVisible();
  expect(await waiting()).toEqual(['personality-test', 'culture-test']);
  const kept = (await keptOnDevice(page)).entries.map((entry) => JSON.parse(entry)[0] as string);
  expect(kept.filter((key) => key.endsWith('/burnout'))).toEqual([]);

  await page.goto('/own-data');
  await expect(page.getByText('No one so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Personality' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the test' }).click();
  await expect(page.getByRole('heading', { name: 'Delete a test' })).toBeVisible();
  await expect.poll(waiting).toEqual(['culture-test']);

  const confirm = await fillDeletion(page, taker);
  expect((await keptOnDevice(page)).texts).toContain(taker.email);
  await confirm.click();
  await expect(screen(page, 'account-deleted')).toBeVisible();
  await expect.poll(async () => (await keptOnDevice(page)).texts).not.toContain(taker.email);
  const { entries, texts } = await keptOnDevice(page);
  expect(entries).toEqual([]);
  for (const canary of [taker.token, '"Taker"']) expect(texts).not.toContain(canary);
  await page.context().close();

  // The line is back, and the waiting answer is the call that finds out.
  await second.context().unroute(/\/answers$/);
  await second.evaluate(() => dispatchEvent(new Event('online')));
  await expect(screen(second, 'account-deleted')).toBeVisible();
  await expect(second.getByText('gone, from this device too')).toBeVisible();
  await expectAccessible(second);
  const left = await keptOnDevice(second);
  expect(left.entries).toEqual([]);
  for (const canary of [taker.email, again.token, '"Taker"'])
    expect(left.texts).not.toContain(canary);
  await second.context().close();

  // A device that has been asleep hears it from its first call.
  const later = await open(browser, baseURL as string, again, 390);
  await later.goto('/');
  await expect(screen(later, 'account-deleted')).toBeVisible();
  expect((await keptOnDevice(later)).texts).not.toContain(taker.email);
  await later.context().close();
});
