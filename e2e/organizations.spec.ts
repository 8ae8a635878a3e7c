import { type Browser, expect, type Page } from '@playwright/test';
import {
  becomeUser,
  expectAccessible,
  logIn,
  logInAsStaff,
  mailedLink,
  screen,
} from './product.ts';
import { test } from './server.ts';
import { makeTaker, ownPassword } from './takers.ts';

/** Organisations and their managers, as those see them who run the product; and the own organisation of a manager. */

const operator = 'operator@assay.test';
const manager = 'manager@assay.test';
const superAdmin = 'super@assay.test';

/** Without motion, so that no colour is measured on its way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function createOrganization(page: Page, name: string): Promise<void> {
  await page.goto('/admin/organizations/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(view(page).getByRole('heading', { level: 1, name })).toBeVisible();
}

async function addManager(page: Page, first: string, last: string, email: string): Promise<void> {
  await view(page).getByRole('link', { name: 'Add a manager' }).click();
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(row(page, email)).toBeVisible();
}

const view = (page: Page) => screen(page, 'organization-view');
const row = (page: Page, text: string) => view(page).getByRole('row').filter({ hasText: text });

async function act(page: Page, person: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return context.newPage();
}

test('R129 R185 R198 managers are added, edited, given roles and taken out; somebody with an account is asked to be one and accepts', async ({
  page,
  request,
  browser,
}) => {
  await test.step('R129 R185 R198 managers are added, edited, given roles and taken out, without a reload', async () => {
    await becomeUser(page, superAdmin);
    await createOrganization(page, 'Adventure Works');
    await addManager(page, 'Ann', 'Lee', 'ann@adventure.test');
    const first = await mailedLink(request, 'ann@adventure.test', '/admin/create-account-manager/');
    await addManager(page, 'Bo', 'Diaz', 'bo@adventure.test');
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await act(page, 'Ann Lee', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Ann Lee' });
    await edit.getByLabel('Email address').fill(manager);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByLabel('Email address')).toHaveAccessibleDescription(
      /This address already belongs to someone else\./,
    );
    await expectAccessible(page);
    await edit.getByLabel('Last name').fill('Leroy');
    await edit.getByLabel('Email address').fill('ann.leroy@adventure.test');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'ann.leroy@adventure.test')).toContainText('Ann Leroy');
    await mailedLink(request, 'ann.leroy@adventure.test', '/admin/create-account-manager/');

    await act(page, 'Ann Leroy', 'Roles');
    const roles = page.getByRole('dialog', { name: 'Roles of Ann Leroy' });
    await roles.getByRole('checkbox', { name: /^Operator/ }).check();
    await expectAccessible(page);
    await roles.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'ann.leroy@adventure.test')).toContainText('Manager, Operator');

    await act(page, 'Bo Diaz', 'Remove manager');
    const asked = page.getByRole('alertdialog', { name: 'Remove Bo Diaz?' });
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(row(page, 'bo@adventure.test')).toHaveCount(0);
    await act(page, 'Ann Leroy', 'Remove manager');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/This is the last manager of the organisation/)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.goto(first);
    await expect(page.getByLabel(/password/i)).toHaveCount(0);
  });
  await test.step('somebody with an account is asked to be a manager, logs in with the own password and accepts', async () => {
    const { email } = await makeTaker(request);
    await createOrganization(page, 'Wide World');
    await addManager(page, 'Ada', 'Typed', email);
    await expect(row(page, email)).toContainText('Invited');
    const own = await elsewhere(browser);
    await own.goto(await mailedLink(request, email, '/admin/create-account-manager/'));
    const card = screen(own, 'create-account-manager');
    await expect(card).toContainText('Wide World has invited you');
    await expect(card.getByLabel(/Choose/)).toHaveCount(0);
    await expectAccessible(own);
    await card.getByLabel('Email').fill(email);
    await card.getByLabel('Password', { exact: true }).fill(ownPassword);
    await card.getByRole('button', { name: 'Log in' }).click();
    await expect(card).toContainText(`You are logged in as ${email}`);
    await expectAccessible(own);
    await card.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(screen(own, 'assessments')).toBeVisible();
    await page.reload();
    await expect(row(page, email)).toContainText('Active');
    await own.context().close();
  });
});

test('R017 R020 R114 an inactive organisation leads its manager out in mid-session, and back in when it is active again', async ({
  page,
  browser,
}) => {
  await page.goto('/inactive-organization');
  await expect(screen(page, 'inactive-organization')).toBeVisible();
  await page.goto('/admin/login');
  await expect(screen(page, 'admin-login')).toBeVisible();
  await page.goto(`/admin/create-account-manager/${'A'.repeat(43)}`);
  await expect(screen(page, 'create-account-manager')).toBeVisible();

  const desk = await elsewhere(browser);
  await becomeUser(desk, operator);
  const become = async (status: string) => {
    await desk.goto('/admin/organizations/edit/1');
    await desk.getByRole('radio', { name: new RegExp(`^${status}`) }).check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(view(desk).getByText(status, { exact: true }).first()).toBeVisible();
  };
  await logInAsStaff(page, manager, { at: '/admin/assessments' });
  await expect(screen(page, 'assessments')).toBeVisible();
  await become('Inactive');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const inactive = screen(page, 'inactive-organization');
  await expect(inactive).toBeVisible();
  await expectAccessible(page);

  const candidate = await elsewhere(browser);
  await logIn(candidate, '/login', 'candidate@assay.test');
  await expect(screen(candidate, 'home')).toBeVisible();
  await candidate.context().close();

  await inactive.getByRole('button', { name: 'Log out' }).click();
  await expect(screen(page, 'admin-login')).toBeVisible();
  await become('Active');
  await logInAsStaff(page, manager, { at: '/admin/assessments' });
  await expect(screen(page, 'assessments').getByRole('row').nth(1)).toBeVisible();
  await desk.context().close();
});
