import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, screen } from './product.ts';
import { test } from './server.ts';
import {
  beginRecord,
  call,
  expectOfflineReady,
  expectSaved,
  invite,
  openDevice,
  type Taker,
} from './takers.ts';

/** Energy: consent, questions, result, on a phone and on several devices. */

const phone = { width: 390, height: 844 };

/** Somebody who is asked how they are, has come in and has begun nothing. */
const makePerson = (request: APIRequestContext) =>
  invite(request, { campaign_type: 'development', burnout_test: 1 });

/** What the server has: the option of each question, counted from 1. */
async function storedAt(request: APIRequestContext, { token }: Taker, path: string) {
  const id = path.split('/').at(-1);
  const { data } = await call(request, 'GET', `/api/burnout/answers/${id}`, token);
  const all = data.answers as { question_id: number; value: number }[];
  return Object.fromEntries(all.map(({ question_id, value }) => [question_id, value + 1]));
}

const at = (page: Page, number: number, total = 19) =>
  page.getByText(new RegExp(`^${number} of ${total} · `));

async function press(page: Page, number: number, option: number, total = 19) {
  // Not "expect": it looks less often, and there are many questions.
  await at(page, number, total).waitFor();
  await page.keyboard.press(String(option));
  await at(page, number, total).waitFor({ state: 'hidden' });
}

test('R041 R095: by keyboard on a phone, from the bar over the consent to the result', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await makePerson(request);
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  const created: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/burnout/create')) created.push(sent.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('link', { name: 'Energy', exact: true });
  await expect(entry).toHaveAttribute('href', /\/happines-energy\/test\/\d+$/);
  expect(created).toHaveLength(1);
  const address = (await entry.getAttribute('href')) ?? '';
  await entry.focus();
  await page.keyboard.press('Enter');

  // Nothing is asked before the tick.
  await expect(screen(page, 'happiness-intro')).toBeVisible();
  await expect(page.getByText('What a manager sees')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  const tick = page.getByRole('checkbox');
  await expect(tick).toBeFocused();
  await expect(page.getByText('Please tick this box')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(screen(page, 'happiness-test')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(at(page, 1)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (let number = 2; number <= 13; number += 1) await press(page, number, 3);
  await page.reload();
  await expect(at(page, 14)).toBeVisible();
  for (let number = 14; number <= 19; number += 1) await press(page, number, 2);

  await expect(screen(page, 'happiness-results')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moderate energy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where help is' })).toBeVisible();
  await expect(page.getByText('This is not a diagnosis.')).toBeVisible();
  await expectAccessible(page);
  expect(created).toHaveLength(1);
  await device.close();
});

test('by touch: no option looks chosen before one is, a question left out, a part that does not apply, and the end', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await makePerson(request);
  const path = await beginRecord(request, taker);
  const localStorage = [{ name: 'assay.session', value: taker.session }];
  const device = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: phone,
    storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] },
  });
  const page = await device.newPage();
  await page.goto(path);
  // The first option has the focus, and only a key shows where that is.
  await expect(page.getByRole('radio').first()).toBeFocused();
  const outline = () =>
    page
      .locator('label')
      .first()
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await outline()).toBe('none');
  await page.keyboard.press('Shift');
  expect(await outline()).not.toBe('none');

  await page.getByRole('button', { name: 'Skip this question' }).tap();
  for (let number = 2; number <= 13; number += 1) {
    await at(page, number).waitFor();
    await page.getByRole('radio').nth(2).tap();
    await at(page, number).waitFor({ state: 'hidden' });
  }
  await expect(at(page, 14)).toBeVisible();
  await page.getByRole('button', { name: 'I don’t work directly with people' }).tap();
  await expect(page.getByRole('heading', { name: 'You have left 1 question out' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Answer them now' }).tap();
  await expect(at(page, 1, 13)).toBeVisible();
  await page.getByRole('button', { name: 'Skip this question' }).tap();
  await page.goto(path);
  await page.getByRole('button', { name: 'Skip this question' }).tap();
  for (let number = 2; number <= 13; number += 1) {
    await at(page, number, 13).waitFor();
    await page.getByRole('button', { name: 'Next question' }).tap();
  }
  await page.getByRole('button', { name: 'Finish without them' }).tap();
  await expect(screen(page, 'happiness-results')).toBeVisible();
  await expect(page.getByText('does not apply to you')).toBeVisible();
  await device.close();
});

test('without a connection answers wait, survive a reload and arrive once; other pages go on from there; at the end all is taken back', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await makePerson(request);
  const path = await beginRecord(request, taker);
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.goto(path);
  // A question is a named group of five radio buttons.
  const group = page.getByRole('group', { name: /1 of 19 · You in general.*How often/ });
  await expect(group.getByRole('radio')).toHaveCount(5);
  await expect(group.getByRole('radio', { name: 'Nearly always' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^How often/);
  await expect(page.getByRole('progressbar', { name: 'Answered' })).toBeVisible();
  await press(page, 1, 2);
  await expectSaved(page, 'saved');
  await expectOfflineReady(page);
  await device.setOffline(true);
  await press(page, 2, 2);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  for (const number of [3, 4]) await press(page, number, number);
  await expectSaved(page, 'waiting');
  await page.reload();
  await expect(at(page, 5)).toBeVisible();
  await press(page, 5, 5);
  await page.goto('/');
  await expect(screen(page, 'offline')).toBeVisible();
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await expect(at(page, 6)).toBeVisible();
  expect(await storedAt(request, taker, path)).toEqual({ 1: 2 });
  await device.setOffline(false);
  await expectSaved(page, 'saved');
  const arrived = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 5 };
  expect(await storedAt(request, taker, path)).toEqual(arrived);

  const tab = await device.newPage();
  await tab.goto(path);
  await press(tab, 6, 2);
  await expectSaved(tab, 'saved');
  const other = await openDevice(browser, baseURL ?? '', taker);
  const elsewhere = await other.newPage();
  await elsewhere.goto(path);
  await press(elsewhere, 7, 3);
  await expectSaved(elsewhere, 'saved');
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(at(page, 8)).toBeVisible();
  expect(await storedAt(request, taker, path)).toEqual({ ...arrived, 6: 2, 7: 3 });
  await other.close();

  // Consent is taken back: the record goes, and beginning anew asks for it again.
  await page.getByRole('link', { name: 'Delete my answers' }).click();
  await expect(screen(page, 'happiness-intro')).toBeVisible();
  await page.getByRole('button', { name: 'Delete these answers' }).click();
  await page.getByRole('button', { name: 'Delete answers' }).click();
  await expect(page.getByText('You have no answers here')).toBeVisible();
  const { data } = await call(request, 'GET', '/api/burnout/list', taker.token);
  expect(data).toEqual([]);
  await page.getByRole('button', { name: 'Answer the questions' }).click();
  await expect(page.getByRole('checkbox')).toBeVisible();
  await device.close();
});
