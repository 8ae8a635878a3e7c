import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { screen } from './product.ts';
import { test } from './server.ts';
import {
  answer,
  answerAll,
  expectOfflineReady,
  expectSaved,
  makeTaker,
  openDevice,
  ownPassword,
  stored,
} from './takers.ts';

/** What was answered is never lost, and the page says truly where it is. */

const path = '/personality/test';
const saving = '**/api/personality-test/answers';
const origin = (baseURL: string | undefined) => baseURL ?? '';
const asStored = (from: number, options: readonly number[]) =>
  Object.fromEntries(options.map((option, i) => [from + i, option]));

test('R183 R088 the questions are fetched once, the place among them follows every answer and every way back, and a reload without a connection goes on there', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await makeTaker(request);
  const device = await openDevice(browser, origin(baseURL), taker);
  const page = await device.newPage();
  const fetched: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (sent.method() === 'GET' && pathname.startsWith('/api/personality-test/'))
      fetched.push(pathname);
  });
  // While its files are on their way, the document has asked already.
  const scripts = Promise.withResolvers<void>();
  await page.route('**/dist/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => fetched).toHaveLength(1);
  scripts.resolve();
  const at = (number: number) => expect(page.getByText(`${number} of 148`, { exact: true }));
  await answerAll(page, 1, [1, 2, 3, 4]);
  for (const number of [4, 3, 2]) {
    await page.getByRole('button', { name: 'Back' }).click();
    await at(number).toBeVisible();
    await expect(page.getByRole('radio').nth(number - 1)).toBeChecked();
  }
  for (const number of [3, 4, 5]) {
    await page.getByRole('button', { name: 'Next question' }).click();
    await at(number).toBeVisible();
  }
  await answerAll(page, 5, [5, 1]);
  await expectSaved(page, 'saved');
  expect(await stored(request, taker)).toEqual(asStored(1, [1, 2, 3, 4, 5, 1]));
  expect(fetched).toEqual(['/api/personality-test/questions']);
  await expectOfflineReady(page);

  await device.setOffline(true);
  await page.reload();
  await answerAll(page, 7, [4, 5]);
  await page.reload();
  await expect(page.getByText('9 of 148', { exact: true })).toBeVisible();
  await expectSaved(page, 'waiting');
  await page.goto('/');
  await expect(screen(page, 'offline')).toBeVisible();
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await expect(page.getByText('9 of 148', { exact: true })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((one) => !one.startsWith('/dist/'))).toEqual([]);

  await device.setOffline(false);
  await expectSaved(page, 'saved');
  expect(await stored(request, taker)).toEqual(asStored(1, [1, 2, 3, 4, 5, 1, 4, 5]));

  await page.goto('/');
  await page.getByRole('button', { name: /Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(screen(page, 'login')).toBeVisible();
  expect(await keptTests(page)).toEqual([]);
  await device.close();
});

test('a killed browser comes up again without a connection, and nothing is missing', async ({
  baseURL,
  request,
}) => {
  const taker = await makeTaker(request);
  const profile = await mkdtemp(join(tmpdir(), 'assay-killed-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROMIUM_PATH'],
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      locale: 'en-GB',
      baseURL,
    });
  try {
    // The login lies further back: a browser writes local storage down some seconds later.
    const login = await launch();
    const start = await login.newPage();
    await start.goto('/dist/favicon.svg');
    await start.evaluate(
      (session) => localStorage.setItem('assay.session', session),
      taker.session,
    );
    await login.close();

    const before = await launch();
    const page = await before.newPage();
    await page.goto(path);
    await answerAll(page, 1, [5, 4]);
    await expectSaved(page, 'saved');
    await expectOfflineReady(page);
    await before.setOffline(true);
    await answerAll(page, 3, [3, 2, 1]);
    await expectSaved(page, 'waiting');
    kill(profile);
    await before.close().catch(() => undefined);

    const after = await launch();
    await after.setOffline(true);
    const again = await after.newPage();
    await again.goto(path);
    await expect(again.getByText('6 of 148', { exact: true })).toBeVisible();
    await expectSaved(again, 'waiting');
    expect(await stored(request, taker)).toEqual(asStored(1, [5, 4]));
    await after.setOffline(false);
    await expectSaved(again, 'saved');
    expect(await stored(request, taker)).toEqual(asStored(1, [5, 4, 3, 2, 1]));
    await after.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('of two tabs and two devices none undoes the other: the one that is returned to shows what is new, what has waited gives way, and one without any storage says so and sends all', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await makeTaker(request);
  const device = await openDevice(browser, origin(baseURL), taker);
  const [first, second] = [await device.newPage(), await device.newPage()];
  await first.goto(path);
  await second.goto(path);
  await expect(second.getByText('1 of 148', { exact: true })).toBeVisible();
  await answerAll(first, 1, [1, 2, 3]);
  await expectSaved(first, 'saved');

  await comeBackTo(second);
  await expect(second.getByText('4 of 148', { exact: true })).toBeVisible();
  await answerAll(second, 4, [4, 5]);
  await second.getByRole('button', { name: 'Back' }).click();
  await expect(second.getByRole('radio').nth(4)).toBeChecked();
  await second.keyboard.press('1');
  await expectSaved(second, 'saved');

  await comeBackTo(first);
  await expect(first.getByText('6 of 148', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: 'Back' }).click();
  await expect(first.getByRole('radio').nth(0)).toBeChecked();
  expect(await stored(request, taker)).toEqual(asStored(1, [1, 2, 3, 4, 1]));
  await second.close();

  // An answer that has waited gives way to a newer one of another device.
  const laptop = await openDevice(browser, origin(baseURL), taker);
  const onLaptop = await laptop.newPage();
  await first.getByRole('button', { name: 'Next question' }).click();
  await device.setOffline(true);
  await answerAll(first, 6, [1, 1]);
  await onLaptop.goto(path);
  await answer(onLaptop, 6, 5);
  await expectSaved(onLaptop, 'saved');

  await first.clock.setSystemTime(Date.now() + 60_000);
  await device.setOffline(false);
  await expectSaved(first, 'saved');
  await expect.poll(() => stored(request, taker)).toEqual(asStored(1, [1, 2, 3, 4, 1, 5, 1]));
  for (let times = 0; times < 2; times += 1)
    await first.getByRole('button', { name: 'Back' }).click();
  await expect(first.getByRole('radio').nth(4)).toBeChecked();
  await comeBackTo(onLaptop);
  await expect(onLaptop.getByText('8 of 148', { exact: true })).toBeVisible();
  await laptop.close();
  await device.close();

  // A third device keeps nothing at all, says so, and still sends every answer.
  const shut = await browser.newContext({ ...(baseURL && { baseURL }) });
  await shut.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const bare = await shut.newPage();
  await bare.goto('/login');
  await bare.getByLabel('Email').fill(taker.email);
  await bare.getByLabel('Password', { exact: true }).fill(ownPassword);
  await bare.getByRole('button', { name: 'Log in' }).click();
  await bare.getByRole('link', { name: 'Continue the test' }).click();
  await answer(bare, 8, 3);
  await expectSaved(bare, 'saved');
  await shut.setOffline(true);
  await answerAll(bare, 9, [2, 1]);
  await expectSaved(bare, 'not-on-device');
  await expect(bare.getByText('Please leave this page open until they are saved')).toBeVisible();
  await shut.setOffline(false);
  await expectSaved(bare, 'saved');
  expect(await stored(request, taker)).toEqual(asStored(1, [1, 2, 3, 4, 1, 5, 1, 3, 2, 1]));
  await bare.getByRole('link', { name: 'Stop for now' }).click();
  await expect(screen(bare, 'home')).toBeVisible();
  await expect(bare.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await shut.close();
});

test('a reply that gets lost, a server in trouble and twenty answers without a connection: each arrives once, and nothing to tap moves', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await makeTaker(request);
  const viewport = { width: 390, height: 780 };
  const device = await openDevice(browser, origin(baseURL), taker, { viewport });
  const page = await device.newPage();
  await page.goto(path);
  await test.step('a reply that gets lost and a server in trouble: stored once, and saved in the end', async () => {
    const replies: unknown[] = [];
    let times = 0;
    await page.route(saving, async (route) => {
      times += 1;
      if (times === 1) {
        const reply = await route.fetch();
        replies.push(((await reply.json()) as { data: unknown }).data);
        return route.abort('connectionreset');
      }
      if (times === 2)
        return route.fulfill({ status: 500, json: { message: 'Internal Server Error' } });
      const reply = await route.fetch();
      replies.push(((await reply.json()) as { data: unknown }).data);
      return route.fulfill({ response: reply });
    });
    await answer(page, 1, 4);
    await expectSaved(page, 'waiting');
    await expect(
      page.getByText(/The server does not answer|You are offline/).first(),
    ).toBeVisible();
    await expectSaved(page, 'saved');
    expect(replies).toMatchObject([
      { questionId: 1, seq: 1, stored: true },
      { questionId: 1, seq: 1, stored: false },
    ]);
    expect(await stored(request, taker)).toEqual({ 1: 4 });
    await page.unroute(saving);
  });
  await test.step('twenty answers given without a connection arrive once, and nothing to tap moves when it goes and comes', async () => {
    const arrived: number[] = [];
    page.on('requestfinished', (sent) => {
      if (sent.method() === 'POST') arrived.push((sent.postDataJSON() as { seq: number }).seq);
    });
    const places = () =>
      page
        .getByRole('main')
        .locator('label, button, a')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const notice = page.getByText('You are offline. Just continue');
    const expectOffline = async (before: number[]) => {
      await expect(notice).toBeVisible();
      await expect(notice).toBeInViewport({ ratio: 1 });
      expect(await places()).toEqual(before);
    };
    const wide = await places();
    await device.setOffline(true);
    await expectOffline(wide);
    await answer(page, 2, 1);
    await expectSaved(page, 'waiting');
    expect(await places()).toEqual(wide);
    const options = Array.from({ length: 20 }, (_, i) => 1 + (i % 5));
    await answerAll(page, 3, options.slice(1));
    await expectSaved(page, 'waiting');
    await expect(notice).toBeVisible();
    expect(await stored(request, taker)).toEqual({ 1: 4 });

    const last = await places();
    await device.setOffline(false);
    await expectSaved(page, 'saved');
    await expect(page.getByText('You are offline')).toBeHidden();
    expect(await places()).toEqual(last);
    expect(await stored(request, taker)).toEqual({ 1: 4, ...asStored(2, options) });
    expect(arrived.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));

    // The narrowest phone.
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = await places();
    await device.setOffline(true);
    await expectOffline(narrow);
    await answer(page, 22, 3);
    await expectSaved(page, 'waiting');
    expect(await places()).toEqual(narrow);
    await device.setOffline(false);
    await expectSaved(page, 'saved');
    expect(await places()).toEqual(narrow);
  });
  await device.close();
});

/** Playwright's pages always have the focus, so the return to one is told. */
async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

/** Whose tests this device has kept. */
function keptTests(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('assay-tests');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('tests').objectStore('tests').getAllKeys();
          reading.addEventListener('success', () => resolve(reading.result as string[]));
        });
      }),
  );
}

/** The browser with this profile ends without a word. */
function kill(profile: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = readCommand(pid);
    if (command.includes(`--user-data-dir=${profile}\0`) && !command.includes('--type='))
      process.kill(Number(pid), 'SIGKILL');
  }
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
