import { expect, type Page } from '@playwright/test';
import { expectAccessible, mailed, mailedLink, screen } from './product.ts';
import { test } from './server.ts';
import { call, expectOfflineReady, invite, mailInvitation, openDevice } from './takers.ts';

/** Candidates read Assay in their language, on every page, in mails and without a connection. */

const phone = { width: 390, height: 844 };
const chooser = (page: Page) => page.locator('header select');

/** The files of texts that a page has asked for: `nl`, `de`. */
function textsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const language = /\/assets\/(nl|de|es)-[\w-]+\.js$/.exec(sent.url())?.[1];
    if (language) asked.push(language);
  });
  return asked;
}

test('the browser’s language at first, then the chosen one, by keyboard on a phone, on an invitation too; who reads English loads no other texts; the account keeps the choice, on other devices, in mails and without a connection', async ({
  browser,
  baseURL,
  page: english,
  request,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'nl-BE',
    viewport: phone,
  });
  const page = await context.newPage();
  const asked = textsAsked(page);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(chooser(page)).toHaveValue('nl');
  await expect(chooser(page).locator('option')).toHaveText([
    'English',
    'Nederlands',
    'Deutsch',
    'Español',
  ]);
  expect(asked).toEqual(['nl']);
  await expectAccessible(page);

  await chooser(page).focus();
  await page.keyboard.type('Deu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(chooser(page)).toBeFocused();
  expect(asked).toEqual(['nl', 'de']);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(chooser(page)).toHaveValue('de');
  expect(asked).toEqual(['nl', 'de', 'de']);
  await context.close();

  const none = textsAsked(english);
  await english.goto('/');
  await expect(chooser(english)).toHaveValue('en');
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  expect(none).toEqual([]);

  // What comes from the server follows the language, too: the names of tests.
  const { email } = await mailInvitation(request, { test_types: ['1', '2'] });
  await english.goto(await mailedLink(request, email, '/create-account-test-subject/'));
  await expect(english.getByText('Logical reasoning').first()).toBeVisible();
  await chooser(english).selectOption('nl');
  await expect(english.getByText('Logisch redeneren').first()).toBeVisible();
  await expect(english.getByText('Logical reasoning')).toHaveCount(0);

  const health = { campaign_type: 'development', burnout_test: 1, test_types: ['1'] };
  const taker = await invite(request, health);
  await test.step('the account keeps the choice: other devices and mails follow it', async () => {
    const device = await openDevice(browser, baseURL ?? '', taker);
    const page = await device.newPage();
    await page.goto('/');
    const kept = page.waitForResponse('**/api/user/language');
    await chooser(page).selectOption('es');
    expect((await kept).status()).toBe(200);
    await expect(page.getByText('Personalidad').first()).toBeVisible();
    await device.close();

    await call(request, 'POST', '/api/user/password/send-reset-email', '', { email: taker.email });
    await mailed(request, taker.email, 'Elija una nueva contraseña');

    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/login');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
    await elsewhere.getByLabel('Email').fill(taker.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill('seven tidy lighthouses');
    await elsewhere.getByRole('button', { name: 'Log in' }).click();
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
    await expect(chooser(elsewhere)).toHaveValue('es');
    await other.close();
  });
  await test.step('questions about health come in the reader’s language, and a reload without a connection too', async () => {
    await call(request, 'PUT', '/api/user/language', taker.token, { language: 'nl' });
    const device = await openDevice(browser, baseURL ?? '', taker);
    await device.addInitScript(() => localStorage.setItem('assay.language', 'nl'));
    const page = await device.newPage();
    await page.setViewportSize(phone);
    await page.goto('/happines-energy/intro');
    await expect(page.getByText('Wat een manager ziet')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.locator('form button[type=submit]').click();
    await expect(screen(page, 'happiness-test')).toBeVisible();
    const question = page.getByText('Hoe vaak werd je wakker zonder dat je je uitgerust voelde?');
    await expect(question).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expectAccessible(page);
    await expectOfflineReady(page);
    await device.setOffline(true);
    await page.reload();
    await expect(question).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await device.close();
  });
});
