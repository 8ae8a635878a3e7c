import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './product.ts';
import { test } from './server.ts';
import { invite, openActions, openDevice, openPeople } from './takers.ts';

/** Seconds that a question page shows. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? '';
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** As who comes back to the page: it asks for the time at once. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('time that a manager gives reaches the open question page within five seconds, on a device whose clock is hours wrong, and is taken back', async ({
  page: desk,
  browser,
  request,
  baseURL,
}) => {
  const taker = await invite(request, { test_types: ['2'] });
  await openPeople(desk, taker);
  await openActions(desk);
  await desk.getByRole('menuitem', { name: 'Extra test time' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Extra test time for Ada Taker' });
  const always = dialog.getByLabel('Extra time in timed tests');
  const save = dialog.getByRole('button', { name: 'Save' });
  const add = dialog.getByRole('button', { name: 'Add' });
  await expect(always).toHaveValue('0');
  await expect(save).toBeDisabled();
  await expect(add).toBeDisabled();
  await expectAccessible(desk);

  const device = await openDevice(browser, baseURL as string, taker);
  const page = await device.newPage();
  // Five hours ahead, and back by a day while the part runs.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    let ahead = 5 * 3_600_000;
    Date.now = () => now() + ahead;
    addEventListener('jump', () => (ahead = -24 * 3_600_000));
  });
  await page.goto('/iq-test/analogy/timer');
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(720);
  expect(await secondsLeft(page)).toBeGreaterThan(710);
  await page.evaluate(() => dispatchEvent(new Event('jump')));
  const shownWithin = async (seconds: number, from: number) => {
    await expect.poll(() => secondsLeft(page), { intervals: [100] }).toBeGreaterThan(seconds);
    expect(performance.now() - from).toBeLessThan(5000);
  };

  // The dialog, open all the while, has noticed that something runs.
  await expect(dialog.getByRole('status')).toContainText('A timed part is running');
  // The time is the server's, which the page has asked at least once since its own clock jumped.
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(715);
  expect(await secondsLeft(page)).toBeGreaterThan(690);
  await dialog.getByLabel('Add time to the running test').selectOption({ label: '5 minutes' });
  const before = await secondsLeft(page);
  await add.click();
  await expect(desk.getByText('Ada Taker has 300 seconds more.')).toBeVisible();
  await shownWithin(before + 280, performance.now());
  await expect(page.locator('[data-spoken]')).toContainText('Time has been added');

  await always.selectOption({ label: '50 % more' });
  // Broken off, as a browser does with what is on its way when it goes to sleep: the dialog can be used again.
  await desk.evaluate(() => {
    const real = window.fetch;
    window.fetch = (...sent) => {
      if (sent[1]?.method !== 'PUT') return real(...sent);
      window.fetch = real;
      return Promise.reject(new DOMException('Broken off', 'AbortError'));
    };
  });
  await save.click();
  await save.click();
  await expect(desk.getByText('Ada Taker has 50 % extra time.')).toBeVisible();
  await shownWithin(before + 600, performance.now());

  await desk.reload();
  await openActions(desk);
  await desk.getByRole('menuitem', { name: 'Extra test time' }).press('Enter');
  await expect(always).toHaveValue('50');
  await always.selectOption({ label: 'None' });
  await save.click();
  await expect(desk.getByText('Ada Taker has no extra time.')).toBeVisible();
  await lookAgain(page);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(before + 310);
  // What was said of the time is no longer true, and nobody finds it later.
  await expect(page.locator('[data-spoken]')).toBeEmpty();
  await device.close();
});
