import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { judgementKey } from '@assay/instruments/judgement/key.data';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { cutOff, expectAccessible, expectAccessibleInBoth, screen } from './product.ts';
import { logInAsOwner } from './interview-takers.ts';
import { test } from './server.ts';
import { call, expectOfflineReady, expectSaved, invite, openDevice, type Taker } from './takers.ts';

/** Situational judgement in a real browser: taking it on a phone, and what a manager reads of it. */

const phone = { width: 390, height: 844 };
const make = (request: APIRequestContext) => invite(request, { test_types: ['judgement'] });

/** Choices by number of the situation, as the server has them. */
async function stored(request: APIRequestContext, { token }: Taker) {
  const { data } = await call(request, 'GET', '/api/judgement-test/questions?begin=0', token);
  const all = data.questions as { id: number; answer?: { most: number; least: number } }[];
  return Object.fromEntries(
    all.flatMap(({ id, answer }) => (answer ? [[id, [answer.most, answer.least]]] : [])),
  );
}

const numbered = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Situation ${number} of 12`, exact: true });
const mark = (page: Page, side: 'Most' | 'Least', place: number) =>
  page.getByRole('radio', { name: `${side} effective` }).nth(place);
const next = (page: Page) => page.getByRole('button', { name: 'Next situation' });

async function choose(page: Page, number: number, most: number, least: number) {
  await expect(numbered(page, number)).toBeVisible();
  await mark(page, 'Most', most).check();
  await mark(page, 'Least', least).check();
  await next(page).click();
  await expect(numbered(page, number)).toBeHidden();
}

test('on a phone, over a change of mind, a reload and a broken line, to the own result in words', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await make(request);
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Situational judgement' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Situational judgement' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).press('Enter');

  await expect(numbered(page, 1)).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(8);
  await expectAccessibleInBoth(page);
  expect(await cutOff(page)).toEqual([]);
  // By keyboard alone: Tab reaches both groups, arrows move within one, Enter goes on.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(mark(page, 'Most', 0)).toBeChecked();
  await expect(next(page)).toBeHidden();
  await mark(page, 'Least', 3).focus();
  await page.keyboard.press('Space');
  await expectSaved(page, 'saved');
  expect(await stored(request, taker)).toEqual({ 1: [0, 3] });
  // One response cannot be both: the later choice takes it, and without the other nothing goes on.
  await mark(page, 'Most', 3).check();
  await expect(mark(page, 'Least', 3)).not.toBeChecked();
  await expect(next(page)).toBeHidden();
  await mark(page, 'Least', 2).check();
  await page.keyboard.press('Enter');
  await expect(numbered(page, 2)).toBeFocused();
  await choose(page, 2, 3, 1);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(mark(page, 'Most', 3)).toBeChecked();
  await expect(mark(page, 'Least', 1)).toBeChecked();
  await next(page).click();

  await expectSaved(page, 'saved');
  expect(await stored(request, taker)).toEqual({ 1: [3, 2], 2: [3, 1] });
  await expectOfflineReady(page);
  await device.setOffline(true);
  // At once after what was saved: the copy on this device has it, too.
  await page.reload();
  await choose(page, 3, 3, 2);
  await expectSaved(page, 'waiting');
  await device.setOffline(false);
  await expectSaved(page, 'saved');
  await page.reload();
  for (let number = 4; number <= 12; number += 1)
    await choose(page, number, number % 4, 3 - (number % 4));

  await expect(screen(page, 'judgement-results')).toBeVisible();
  await expectAccessibleInBoth(page);
  expect(await cutOff(page)).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText(/\d+ (of|out of) \d+|points? of/);
  await device.close();
});

test('what its manager reads: report, table and print, and nothing once the permission is withdrawn; no file of the pages has a reason of the key', async ({
  page,
  request,
}) => {
  await test.step('what its manager reads: report, table and print, and nothing once the permission is withdrawn', async () => {
    const taker = await make(request);
    const key = await call(request, 'GET', '/api/judgement-test/questions', taker.token);
    for (const { id } of key.data.questions as { id: number }[]) {
      const body = { questionId: id, most: id % 4, least: (id + 1) % 4 };
      await call(request, 'POST', '/api/judgement-test/answer', taker.token, body);
    }
    await page.setViewportSize(phone);
    const at = `/admin/report/judgement/${taker.id}?campaign=${taker.campaign}`;
    await logInAsOwner(page, at);
    await expect(screen(page, 'report-judgement')).toBeVisible();
    await expect(page.getByText(/of 48 points/).first()).toBeVisible();
    await expectAccessibleInBoth(page);
    expect(await cutOff(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe('Ada Taker, situational judgement.pdf');

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/admin/assessments/${taker.campaign}/judgement/tabular`);
    await expect(page.getByRole('cell', { name: /of 48/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Points' })).toHaveCount(0);
    await expectAccessibleInBoth(page);
    await page.goto(`/admin/subject-profile/${taker.id}`);
    await expect(page.getByText(/of 48 points, between/).first()).toBeVisible();
  });
  await test.step('no file of the pages has a reason of the key', async () => {
    const folder = join(import.meta.dirname, '../web/dist');
    const files = globSync('**/*.{js,json,html}', { cwd: folder });
    const all = files.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
    // The test itself is among them.
    expect(all).toContain('/judgement/test');
    const reasons = judgementKey.flatMap(({ responses }) => responses.map(({ reason }) => reason));
    expect(reasons.filter((reason) => all.includes(reason.slice(0, 25)))).toEqual([]);
  });
});
