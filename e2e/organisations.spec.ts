import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, logIn, logInAsStaff, mailedLink, screen } from './product.ts';
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

/** The entries of the manager bar's menu. */
async function menuOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  const entries = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return entries;
}

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return context.newPage();
}

test('R185 R196 R198 R009 an operator creates an organisation without logo, hears of a taken name at its field, and deletes it by typing its name', async ({
  page,
}) => {
  await logInAsStaff(page, operator);
  await page.goto('/admin/organizations/new');
  await page.getByLabel('Name').fill('northwind');
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(page.getByText('Another organisation already has this name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await createOrganization(page, 'Fabrikam & Sons');

  await view(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Fabrikam & Sons”?' });
  const confirm = dialog.getByRole('button', { name: 'Delete organisation' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await dialog.getByLabel('Name of the organisation').fill('Fabrikam & Sons');
  await confirm.click();
  const list = screen(page, 'organizations');
  await expect(list.getByRole('link', { name: 'Northwind' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Fabrikam & Sons' })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('R129 R185 R198 managers are added, edited, given roles and taken out, without a reload', async ({
  page,
  request,
}) => {
  await logInAsStaff(page, superAdmin);
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

test('somebody with an account is asked to be a manager, logs in with the own password and accepts', async ({
  page,
  browser,
  request,
}) => {
  const { email } = await makeTaker(request);
  await logInAsStaff(page, superAdmin);
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

test('R129 the package is renewed after asking, and people are counted between two days', async ({
  page,
}) => {
  await logInAsStaff(page, operator);
  await page.goto('/admin/organizations/view/1');
  const counted = view(page)
    .getByRole('status')
    .filter({ hasText: /people|person/ });
  await expect(counted).toContainText(/^[1-9]/);
  await view(page).getByLabel('From').fill('2001-01-01');
  await view(page).getByLabel('Until').fill('2001-12-31');
  await expect(counted).toHaveText('0 people');

  await expect(view(page).getByText(/^[1-9]\d* of 250$/)).toBeVisible();
  await view(page).getByRole('button', { name: 'Renew plan' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Renew the plan of Northwind?' });
  await asked.getByRole('button', { name: 'Renew plan' }).click();
  await expect(view(page).getByText('0 of 250')).toBeVisible();
});

test('R106 a manager edits the own organisation; the bar follows', async ({ page }) => {
  await logInAsStaff(page, 'manager2@assay.test');
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Contoso' }).click();
  const own = screen(page, 'own-organization');
  await expect(own.getByRole('heading', { level: 1, name: 'Contoso' })).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('link', { name: 'Edit' }).click();
  const edit = screen(page, 'own-organization-edit');
  await edit.getByLabel('Name').fill('Northwind');
  await edit.getByLabel(/^Months/).fill('61');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByLabel(/^Months/)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await edit.getByLabel(/^Months/).fill('36');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Another organisation already has this name.')).toBeVisible();
  await edit.getByLabel('Name').fill('Contoso Europe');
  // A time zone is found by its city and by its name; without one nothing is saved.
  const zone = edit.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('lisb');
  await page.getByRole('option', { name: 'Lisbon, Western European Time' }).click();
  await zone.fill('');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(zone).toHaveAttribute('aria-invalid', 'true');
  await zone.fill('eastern european');
  await page.getByRole('option', { name: 'Athens, Eastern European Time' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('Europe/Athens')).toBeVisible();
  await expect(own.getByText(/Anonymised 36 months after/)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Contoso Europe')).toBeVisible();
});

test('R048 R052 R104 the bar and its menu show what a role may do', async ({ page, browser }) => {
  await logInAsStaff(page, manager);
  await expect(page.getByRole('banner').getByText('Northwind')).toBeVisible();
  const own = await menuOf(page);
  expect(own).toEqual(
    expect.arrayContaining([
      'Switch to candidate view',
      'Your profile',
      'Northwind',
      'Subscription',
      'Labels',
      'Log out',
    ]),
  );
  for (const entry of ['Organisations', 'Action logs']) expect(own).not.toContain(entry);
  await page.goto('/admin/organizations');
  await expect(screen(page, 'dashboard')).toBeVisible();

  for (const [email, logs] of [
    [operator, false],
    [superAdmin, true],
  ] as const) {
    const other = await elsewhere(browser);
    await logInAsStaff(other, email);
    await expect(other.getByRole('banner').getByText('Assay')).toBeAttached();
    const entries = await menuOf(other);
    expect(entries).toContain('Organisations');
    expect(entries.includes('Action logs')).toBe(logs);
    for (const entry of ['Northwind', 'Subscription', 'Labels']) {
      expect(entries).not.toContain(entry);
    }
    await other.goto('/admin/organizations');
    await expect(screen(other, 'organizations')).toBeVisible();
    await other.context().close();
  }
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
  await logInAsStaff(desk, operator);
  const become = async (status: string) => {
    await desk.goto('/admin/organizations/edit/1');
    await desk.getByRole('radio', { name: new RegExp(`^${status}`) }).check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(view(desk).getByText(status, { exact: true }).first()).toBeVisible();
  };
  await logInAsStaff(page, manager);
  await page.goto('/admin/assessments');
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
  await logInAsStaff(page, manager);
  await page.goto('/admin/assessments');
  await expect(screen(page, 'assessments').getByRole('row').nth(1)).toBeVisible();
  await desk.context().close();
});

test('a switched off feature is not in the bar', async ({ page, browser }) => {
  const desk = await elsewhere(browser);
  await logInAsStaff(desk, operator);
  // What is compared: results of these two.
  const comparable = async (on: boolean) => {
    await desk.goto('/admin/organizations/edit/1');
    for (const name of [/^Personality/, /^Culture/])
      await desk.getByRole('checkbox', { name }).setChecked(on);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(view(desk)).toBeVisible();
  };
  await logInAsStaff(page, manager);
  const compare = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Compare' });
  await expect(compare).toBeVisible();
  await comparable(false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Campaigns' })).toBeVisible();
  await expect(compare).toHaveCount(0);
  await comparable(true);
  await page.reload();
  await expect(compare).toBeVisible();
  await desk.context().close();
});
