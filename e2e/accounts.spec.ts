import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, mailed, mailedLink, password, screen } from './product.ts';
import { test } from './server.ts';

interface Kept {
  auth: boolean;
  tokens: { access_token: string; token_type: string } | null;
  roles: string[];
  user: { email: string } | null;
}

/** What the browser keeps of the login. */
async function kept(page: Page): Promise<Kept | null> {
  const text = await page.evaluate(() => localStorage.getItem('assay.session'));
  return text === null ? null : (JSON.parse(text) as { state: Kept }).state;
}

const loggedOut = { auth: false, tokens: null, roles: [], user: null };

async function expectKept(page: Page, state: Record<string, unknown>): Promise<void> {
  await expect.poll(() => kept(page)).toMatchObject(state);
}

async function fillLogin(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The server has forgotten the session; the browser does not know yet. */
async function revoke(page: Page, request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await kept(page))?.auth).toBe(true);
  const token = (await kept(page))?.tokens?.access_token ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.post('/api/user/logout', { headers })).status()).toBe(200);
}

test('R058 R078 R083 R084 R109 R110 R115 a login is kept and sent along; logging out leaves nothing of it for the next one, who is logged out once the server no longer knows the session', async ({
  page,
  request,
}) => {
  await page.goto('/admin/login');
  const sent = page.waitForRequest(
    (one) => one.url().includes('/api/') && 'authorization' in one.headers(),
  );
  await fillLogin(page, 'manager@assay.test', password);
  const headers = await (await sent).allHeaders();
  expect(headers['accept']).toBe('application/json');
  await expectKept(page, { auth: true, roles: ['admin'], user: { email: 'manager@assay.test' } });
  const { tokens } = (await kept(page)) as Kept;
  expect(tokens?.token_type).toBe('Bearer');
  expect(headers['authorization']).toBe(`Bearer ${tokens?.access_token}`);
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(screen(page, 'assessments')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Engineering leads, autumn', exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(screen(page, 'admin-login')).toBeVisible();
  await expectKept(page, loggedOut);
  const known = { Authorization: `Bearer ${tokens?.access_token}` };
  expect((await request.get('/api/admin/campaigns', { headers: known })).status()).toBe(401);

  // Without a new document: what stays in memory would show now.
  await fillLogin(page, 'manager2@assay.test', password);
  await expect(screen(page, 'assessments')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Contoso')).toBeVisible();
  await expect(page.getByText('Engineering leads, autumn')).toHaveCount(0);
  await expectKept(page, { user: { email: 'manager2@assay.test' } });

  await revoke(page, request);
  await page.goto('/admin/assessments');
  await expectKept(page, loggedOut);
});

test('R015 R102 R107 R108 each role reaches the manager area, and both views from each other', async ({
  browser,
}) => {
  const home = 'dashboard';
  for (const email of ['manager@assay.test', 'super@assay.test', 'operator@assay.test']) {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await logInAsStaff(page, email);
    await expect(screen(page, home), email).toBeVisible();
    // What candidates see needs no more than a login.
    await page.goto('/profile/display');
    await expect(screen(page, 'profile'), email).toBeVisible();
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Switch to manager view' }).click();
    await expect(screen(page, home), email).toBeVisible();
    await page.context().close();
  }
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.goto('/login');
  const sent = page.waitForRequest(
    (one) => one.url().includes('/api/') && 'authorization' in one.headers(),
  );
  await fillLogin(page, 'candidate@assay.test', password);
  const authorization = (await sent).headers()['authorization'];
  await expectKept(page, { auth: true, roles: [], user: { email: 'candidate@assay.test' } });
  expect(authorization).toBe(`Bearer ${(await kept(page))?.tokens?.access_token}`);
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Switch to manager view' })).toHaveCount(0);
  await page.context().close();
});

const word = 'nine purple herons';

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Choose a password').fill(word);
}

test('R064 R081 R113 somebody registers, proves the address, logs in, and replaces a forgotten password by a mailed link', async ({
  page,
  browser,
  request,
}) => {
  const email = `grace-${Date.now()}@accounts.test`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create one' }).click();
  await expect(screen(page, 'register')).toBeVisible();
  await fillRegistration(page, email);
  await page.getByLabel('Choose a password').fill('password123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Choose a password')).toHaveAccessibleDescription(/most common/);
  await page.getByLabel('Choose a password').fill(word);
  const sent = page.waitForRequest('**/api/register-subject');
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postDataJSON()).toEqual({
    first_name: 'Grace',
    last_name: 'Hopper',
    email,
    password: word,
  });
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  await expectAccessible(page);

  // Too early: only the right password is told what is missing, and can have the mail again.
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await fillLogin(page, email, 'not this one');
  await expect(page.getByText(/is not right/)).toBeVisible();
  await fillLogin(page, email, word);
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText(`An email is on its way to ${email}`)).toBeVisible();
  await expectAccessible(page);

  const link = await mailedLink(request, email, '/confirm-email/');
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Yes, confirm my address' });
  await expect(confirm).toBeVisible();
  await page.reload();
  await expect(confirm, 'looking uses nothing up').toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect((await kept(page))?.auth ?? false).toBe(false);
  await page.getByRole('link', { name: 'Log in' }).last().click();
  await fillLogin(page, email, word);
  await expectKept(page, { auth: true, roles: [], user: { email } });

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'used already' })).toBeVisible();
  await expectAccessible(page);

  // Forgotten in another browser: the link logs in there, and ends the session here.
  const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(screen(elsewhere, 'forgot-password')).toBeVisible();
  await elsewhere.getByLabel('Email address').fill(email);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  await expectAccessible(elsewhere);

  const reset = await resetLink(request, email);
  await elsewhere.goto(reset);
  await elsewhere.reload();
  const [first, again] = [
    elsewhere.getByLabel('New password'),
    elsewhere.getByLabel('The same password'),
  ];
  await expect(first).toBeVisible();
  await expectAccessible(elsewhere);
  await first.fill('seven tidy lighthouses');
  await again.fill('seven tidy lighthouse');
  await elsewhere.getByRole('button', { name: 'Save and log in' }).click();
  await expect(again).toHaveAccessibleDescription('This is not the same password.');
  await again.fill('seven tidy lighthouses');
  await elsewhere.getByRole('button', { name: 'Save and log in' }).click();
  await expect(screen(elsewhere, 'home')).toBeVisible();
  await expectKept(elsewhere, { auth: true, user: { email } });

  await page.goto('/profile/display');
  await expectKept(page, loggedOut);
  await page.goto(reset);
  await expect(page.getByRole('heading', { name: 'used already' })).toBeVisible();
  await elsewhere.context().close();
});

async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  // The mail of the registration is there already; the other one may take a moment.
  await mailed(request, email, 'new password');
  return mailedLink(request, email, '/reset-password/');
}

test('R079 R101 a manager chooses a password by a mailed link, sets up a second factor, is asked for it on both login screens, and ends sessions', async ({
  page,
  browser,
  request,
}) => {
  const email = await openManagerAccount(page, request);
  await page.goto('/admin/manager/profile/details');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.locator('code').textContent()) ?? '';
  const code = page.getByLabel('Code from the app');
  await code.fill('12345');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(code).toHaveAccessibleDescription(/not right/);
  // The code before, so that the code of this half minute stays for the login; soon it is no longer taken.
  await earlyInHalfMinute();
  await code.fill(codeOf(key, -1));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.allTextContents()) as [string];
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await elsewhere.goto('/admin/login');
  await fillLogin(elsewhere, email, word);
  const second = elsewhere.getByLabel('Code from your app');
  await expect(second).toBeFocused();
  expect((await kept(elsewhere))?.auth ?? false).toBe(false);
  await expectAccessible(elsewhere);
  await second.fill('000000');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await expect(second).toHaveAccessibleDescription(/not right/);
  await second.fill(codeOf(key, 0));
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await expectKept(elsewhere, { auth: true, roles: ['admin'] });

  const third = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await third.goto('/login');
  await fillLogin(third, email, word);
  await third.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.getByLabel('Recovery code').fill(recovery[0]);
  await third.getByRole('button', { name: 'Log in' }).click();
  await expectKept(third, { auth: true });
  await third.goto('/profile/display');
  await expect(third.getByText('Where you are logged in')).toBeVisible();
  await expectAccessible(third);

  await page.reload();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Log out everywhere else' })
    .click();
  await expect(page.getByRole('button', { name: /^Log out / })).toHaveCount(0);
  for (const other of [elsewhere, third]) {
    await other.reload();
    await expectKept(other, loggedOut);
    await other.context().close();
  }
  await expectKept(page, { auth: true });
});

/** A new manager of the demo's first organisation, logged in. */
async function openManagerAccount(page: Page, request: APIRequestContext): Promise<string> {
  const email = await inviteManager(request);
  await page.goto(await mailedLink(request, email, '/admin/create-account-manager/'));
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('password123');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(field).toHaveAccessibleDescription(/among the most common/);
  await field.fill(word);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(screen(page, 'create-account-manager')).toHaveCount(0);
  await expectKept(page, { auth: true, roles: ['admin'], user: { email } });
  await page.goto('/admin/assessments');
  await expect(screen(page, 'assessments')).toBeVisible();
  return email;
}

async function inviteManager(request: APIRequestContext): Promise<string> {
  const login = { email: 'super@assay.test', password };
  const { access_token } = await (await request.post('/api/login', { data: login })).json();
  const email = `m-${Math.random().toString(36).slice(2, 10)}@accounts.test`;
  const made = await request.post('/api/super-admin/managers', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { organization_id: 1, first_name: 'Ann', last_name: 'Lee', email },
  });
  expect(made.status()).toBe(201);
  return email;
}

/** Waits for the next half minute of the authenticator app when this one is nearly over. */
async function earlyInHalfMinute(): Promise<void> {
  await expect.poll(() => 30_000 - (Date.now() % 30_000)).toBeGreaterThan(10_000);
}

/** What an authenticator app shows for this key, some half minutes from now (RFC 6238). */
function codeOf(key: string, steps: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key.replaceAll(' ', ''))
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
