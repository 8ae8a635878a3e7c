import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** Managers choose the language of their screens. */

const menu = (page: Page) => page.locator('header button[aria-haspopup=menu]');
const choose = async (page: Page, language: string) => {
  await menu(page).click();
  await page.getByRole('menuitemradio', { name: language }).click();
};

test('a manager reads the browser’s language and writes mails in the campaign’s; another one is chosen in the menu: nothing typed is lost, and the account keeps it', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('managers read their own language, and write mails in the campaign’s', () =>
    writeInDutch(browser, baseURL ?? ''));

  await logInAsStaff(page, 'manager2@assay.test', { at: '/admin/assessments/new' });
  const name = screen(page, 'assessment-new').getByRole('textbox').first();
  await name.fill('Typed before the language');
  await page.getByRole('checkbox', { name: 'Personality' }).check();
  const kept = page.waitForResponse('**/api/user/language');
  await choose(page, 'Deutsch');
  expect((await kept).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Kampagne');
  await expect(name).toHaveValue('Typed before the language');
  await expect(page.locator('input[type=checkbox]:checked').first()).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  // The browser speaks English, and writes days and times by that while they are typed.
  for (const [type, value, words] of [
    ['date', '2030-12-04', '04.12.2030'],
    ['time', '18:05', '18:05'],
  ] as const) {
    const field = page.locator(`input[type=${type}]`).first();
    await field.fill(value);
    await expect(field.locator('+ span')).toBeHidden();
    await name.focus();
    await expect(field.locator('+ span')).toHaveText(words);
    await expect(field.locator('+ span')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Kampagne');

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/admin/login');
  await elsewhere.getByLabel('Email').fill('manager2@assay.test');
  await elsewhere.getByLabel('Password', { exact: true }).fill('assay-demo-2026');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');
  // Whoever works in a language writes to people in it, until another is chosen.
  await elsewhere.goto('/admin/assessments/new');
  await expect(elsewhere.getByLabel('Sprache der E-Mails')).toHaveValue('de');
  await choose(elsewhere, 'English');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
  await other.close();
});

async function writeInDutch(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'de-AT' });
  const page = await context.newPage();
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments/new' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('Sprache der E-Mails').selectOption('nl');
  await page.getByRole('button', { name: 'Einladung ansehen und bearbeiten' }).click();
  await expect(page.getByText('nodigt je uit om mee te doen').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Menü von/ }).click();
  await page.getByRole('menuitem', { name: 'Zur Ansicht für Teilnehmende wechseln' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
}
