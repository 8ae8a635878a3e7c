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

test('time that a manager gives reaches the open question page within five seconds, and is taken back', async ({
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
  await page.goto('/iq-test/analogy/timer');
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(720);
  const shownWithin = async (seconds: number, from: number) => {
    await expect.poll(() => secondsLeft(page), { intervals: [100] }).toBeGreaterThan(seconds);
    expect(performance.now() - from).toBeLessThan(5000);
  };

  // The dialog, open all the while, has noticed that something runs.
  await expect(dialog.getByRole('status')).toContainText('A timed part is running');
  await dialog.getByLabel('Add time to the running test').selectOption({ label: '5 minutes' });
  const before = await secondsLeft(page);
  await add.click();
  await expect(desk.getByText('Ada Taker has 300 seconds more.')).toBeVisible();
  await shownWithin(before + 280, performance.now());
  await expect(page.locator('[data-spoken]')).toContainText('There is more time now');

  await always.selectOption({ label: '50 % more' });
  await save.click();
  await expect(desk.getByText('Ada Taker has 50 % more time.')).toBeVisible();
  await shownWithin(before + 600, performance.now());

  await desk.reload();
  await openActions(desk);
  await desk.getByRole('menuitem', { name: 'Extra test time' }).press('Enter');
  await expect(always).toHaveValue('50');
  await always.selectOption({ label: 'None' });
  await save.click();
  await expect(desk.getByText('Ada Taker has no extra time.')).toBeVisible();
  await expect.poll(() => secondsLeft(page)).toBeLessThan(before + 310);
  // What was said of the time is no longer true, and nobody finds it later.
  await expect(page.locator('[data-spoken]')).toBeEmpty();
  await device.close();
});

test('where no test has a clock there is no time to give', async ({ page: desk, request }) => {
  const taker = await invite(request, { test_types: ['1'] });
  await openPeople(desk, taker);
  await openActions(desk);
  await expect(desk.getByRole('menuitem', { name: 'Extra test time' })).toHaveCount(0);
});

test('the dialog of somebody’s time can be used again after a failure of any kind', async ({
  page: desk,
  request,
}) => {
  const taker = await invite(request, { test_types: ['2'] });
  await openPeople(desk, taker);
  await openActions(desk);
  await desk.getByRole('menuitem', { name: 'Extra test time' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Extra test time for Ada Taker' });
  await dialog.getByLabel('Extra time in timed tests').selectOption({ label: '25 % more' });
  // Broken off, as a browser does with what is on its way when it goes to sleep.
  await desk.evaluate(() => {
    const real = window.fetch;
    window.fetch = (...sent) => {
      if (sent[1]?.method !== 'PUT') return real(...sent);
      window.fetch = real;
      return Promise.reject(new DOMException('Broken off', 'AbortError'));
    };
  });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await save.click();
  await expect(desk.getByText('Ada Taker has 25 % more time.')).toBeVisible();
});
