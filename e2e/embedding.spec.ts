import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { inviteToInterview } from './interview-takers.ts';
import { mailedLink, screen } from './product.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import {
  type Asked,
  call,
  mailInvitation,
  makeTaker,
  openDevice,
  ownPassword,
  tokenOfManager,
} from './takers.ts';

/** Candidates' pages in a frame of an organisation's own site. */

const phone = { width: 390, height: 844 };
const careers = 'https://careers.tailspin.test';
const elsewhere = 'https://careers.tailspin.test.evil.test';

const parent = (address: string) =>
  `<!doctype html><title>Careers</title><script>addEventListener('message',()=>{document.title='Told'})</script><style>body{margin:0}iframe{width:100%;height:844px;border:0}</style>
<iframe src="${address}" title="Tests"></iframe>`;

/** A page of another site, with one of ours in a frame. */
async function showOn(page: Page, site: string, address: string): Promise<FrameLocator> {
  await page.context().unroute(`${site}/`);
  await page
    .context()
    .route(`${site}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: parent(address) }),
    );
  await page.goto(`${site}/`);
  return page.frameLocator('iframe');
}

/** Whether the browser has put its own page in place of the one that was asked for. */
async function isRefused(page: Page): Promise<boolean> {
  await page.waitForLoadState();
  const [, frame] = page.frames();
  await frame?.waitForLoadState().catch(() => undefined);
  return frame?.url().startsWith('chrome-error:') ?? true;
}

/** The organisation of the takers, which lets `careers` show its tests. */
async function allowCareers(request: APIRequestContext): Promise<number> {
  const token = await tokenOfManager(request);
  const { data } = await call(request, 'PUT', '/api/admin/manager/organization', token, {
    frame_ancestors: [careers],
  });
  return data.id as number;
}

/** A browser that gives a frame no storage at all. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.self === window.top) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    // Chromium refuses these with the storage, as where third-party cookies are blocked.
    if ('locks' in navigator)
      navigator.locks.request = () =>
        Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  });
}

/** Invited to a campaign that asks for this, on the page that the mailed link opens in a frame of `careers`. */
async function openInvitation(
  page: Page,
  request: APIRequestContext,
  origin: string,
  asked: Asked,
) {
  const organization = await allowCareers(request);
  const { email } = await mailInvitation(request, asked);
  const link = await mailedLink(request, email, '/create-account-test-subject/');
  const search = `iframe=1&organization=${organization}`;
  const frame = await showOn(page, careers, `${origin}${link}?${search}`);
  await expect(frame.getByRole('heading', { name: /Ada, Tailspin/ })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await frame.getByLabel('Choose a password').fill(ownPassword);
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: 'Agree and create account' }).click();

  await expect(frame.locator('[data-screen="profile-new"]')).toBeVisible();
  await frame.getByLabel('Birth date').fill('1990-05-17');
  await frame.getByLabel('Female', { exact: true }).check();
  await frame.getByRole('button', { name: 'Save and continue' }).click();
  return { frame, email, search };
}

/** All that happened there stayed in the frame, which the person leaves. */
async function leaveFrame(page: Page, frame: FrameLocator, search: string) {
  const [, inside] = page.frames();
  expect(new URL(inside?.url() ?? '').search).toContain(search);
  const wider = await inside?.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wider, 'pixels to scroll sideways').toBe(0);
  expect(await page.title(), 'nothing is told to the site around').toBe('Careers');
  expect(await page.context().cookies()).toEqual([]);
  await frame.getByRole('button', { name: 'Log out' }).click();
  await expect(frame.locator('[data-screen="login"]')).toBeVisible();
}

test('R035 on a phone, without any storage: from the invitation to the end of a test, all in the frame of an allowed site', async ({
  browser,
  request,
  origin,
}) => {
  const testId = await skillTestId(request, 'SQL');
  const context = await browser.newContext({ viewport: phone });
  await blockStorage(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const { frame, search } = await openInvitation(page, request, origin, { skill_tests: [testId] });
  await frame.getByRole('button', { name: 'Start the first question' }).click();
  for (let number = 1; number <= 20; number += 1) {
    // Not "expect": it looks less often, and there are many questions.
    await frame.getByRole('heading', { name: `Question ${number} of 20` }).waitFor();
    const option = frame.getByRole('radio').nth(number % 4);
    await option.press('Space');
    await option.press('Enter');
  }
  await expect(frame.locator('[data-screen="skill-results"]')).toBeVisible();
  await leaveFrame(page, frame, search);
  expect(problems).toEqual([]);
  await context.close();
});

test('R035 on a phone, with storage: from the invitation into a test, over a reload inside the frame and a session that ends there, and out', async ({
  browser,
  request,
  origin,
}) => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const { frame, email, search } = await openInvitation(page, request, origin, {
    test_types: ['1'],
  });
  await frame.getByRole('button', { name: 'Start' }).click();
  await expect(frame.getByText('1 of 148', { exact: true })).toBeVisible();
  await frame.getByRole('radio').nth(2).click();
  await expect(frame.getByText('2 of 148', { exact: true })).toBeVisible();
  await expect(frame.locator('[data-saved="saved"]')).toBeVisible();
  const [, inside] = page.frames();
  await inside?.evaluate(() => location.reload());
  await expect(frame.getByText('2 of 148', { exact: true })).toBeVisible();

  const token = await inside?.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('assay.session.frame-'));
    const { state } = JSON.parse(localStorage.getItem(key ?? '') ?? '') as {
      state: { tokens: { access_token: string } };
    };
    return state.tokens.access_token;
  });
  await call(request, 'POST', '/api/user/logout', token ?? '');
  await frame.getByRole('radio').nth(3).click();
  await expect(frame.getByRole('heading', { name: 'Please log in again' })).toBeVisible();
  await frame.getByRole('button', { name: 'Log in' }).click();
  await frame.getByLabel('Email').fill(email);
  await frame.getByLabel('Password', { exact: true }).fill(ownPassword);
  await frame.getByRole('button', { name: 'Log in' }).click();
  await expect(frame.getByText('3 of 148', { exact: true })).toBeVisible();
  await expect(frame.locator('[data-saved="saved"]')).toBeVisible();
  await frame.getByRole('link', { name: 'Stop for now' }).click();
  await expect(frame.locator('[data-screen="home"]')).toBeVisible();
  await leaveFrame(page, frame, search);
  expect(problems).toEqual([]);
  await context.close();
});

test('no site that is not on the list can show any page, whatever the address says; an allowed one shows candidates’ pages only, whose links out of the frame open beside it', async ({
  page,
  request,
  origin,
}) => {
  const organization = await allowCareers(request);
  const asked = `?iframe=1&organization=${organization}`;
  await showOn(page, careers, `${origin}/login${asked}`);
  await expect(page.frameLocator('iframe').getByLabel('Email')).toBeVisible();

  // Another port and another name of this machine, as a browser sees them.
  let address = '';
  const hostile = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(parent(address));
  }).listen(0);
  const { port } = hostile.address() as AddressInfo;
  const hash = 'a'.repeat(64);
  const paths = [
    '/',
    '/login',
    `/create-account-test-subject/${hash}/${organization}`,
    `/open-invite/${hash}`,
    '/personality/test',
    '/personality/results',
    '/own-data',
    '/privacy',
    '/admin/login',
    '/admin/dashboard',
    '/demo/mails',
    '/api/docs',
  ];
  for (const [at, path] of paths.entries()) {
    address = `${origin}${path}${asked}`;
    const host = at % 2 === 0 ? '127.0.0.1' : 'localhost';
    await page.goto(`http://${host}:${port}/`);
    expect([host, path, await isRefused(page)]).toEqual([host, path, true]);
  }
  hostile.close();
  await showOn(page, elsewhere, `${origin}/login${asked}`);
  expect(await isRefused(page)).toBe(true);

  // Of another organisation, or what is no page for candidates.
  for (const address of [
    `/admin/login${asked}`,
    `/own-data${asked}`,
    `/give-permission/${organization}/abc${asked}`,
    '/login',
    '/login?iframe=1',
    '/login?iframe=1&organization=1',
  ]) {
    await showOn(page, careers, origin + address);
    expect([address, await isRefused(page)]).toEqual([address, true]);
  }

  const frame = await showOn(
    page,
    careers,
    `${origin}/login?iframe=1&organization=${organization}`,
  );
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Log in as a manager' }).click(),
  ]);
  await expect(screen(beside, 'admin-login')).toBeVisible();
  expect(new URL(beside.url()).search).not.toContain('iframe');
  await beside.close();
  const [privacy] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Privacy' }).click(),
  ]);
  await expect(screen(privacy, 'privacy')).toBeVisible();
  await privacy.close();

  // The router itself, without a link.
  const [, inside] = page.frames();
  await inside?.evaluate(() => {
    history.pushState({}, '', '/own-data');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => isRefused(page)).toBe(true);
});

test('R035 R036 R059 a login outside is none in a frame, and permission is not given under the hands of who asks; the flag alone hides the bar, is kept with the settings of the tab, and survives a login', async ({
  browser,
  page: visitor,
  request,
  origin,
}) => {
  const organization = await allowCareers(request);
  const taker = await makeTaker(request);
  const device = await openDevice(browser, origin, taker);
  const page = await device.newPage();
  await page.goto('/');
  await expect(screen(page, 'home').getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  const asked = `?iframe=1&organization=${organization}`;
  const frame = await showOn(page, careers, `${origin}/${asked}`);
  await expect(
    frame.locator('[data-screen="home"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Hello, Ada' })).toHaveCount(0);

  await call(
    request,
    'DELETE',
    `/api/subject/organizations-with-permission/${organization}`,
    taker.token,
  );
  await showOn(page, careers, `${origin}/login${asked}`);
  await frame.getByLabel('Email').fill(taker.email);
  await frame.getByLabel('Password', { exact: true }).fill(ownPassword);
  await frame.getByRole('button', { name: 'Log in' }).click();
  await expect(frame.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await expect(
    frame.getByRole('heading', { name: 'Tailspin asks you to take part' }),
  ).toBeVisible();
  await expect(frame.getByRole('checkbox')).toHaveCount(0);
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Decide in a new window' }).click(),
  ]);
  await expect(beside.getByRole('checkbox')).toBeVisible();
  await device.close();

  await visitor.goto('/login');
  await expect(visitor.getByRole('banner')).toBeVisible();
  await visitor.goto('/login?iframe=1');
  await expect(screen(visitor, 'login')).toBeVisible();
  await expect(visitor.getByRole('banner')).toHaveCount(0);
  const flag = () => visitor.evaluate(() => sessionStorage.getItem('assay.iframe'));
  expect(await flag()).toBe('1');
  await visitor.goto('/register');
  await expect(screen(visitor, 'register')).toBeVisible();
  await expect(visitor.getByRole('banner')).toHaveCount(0);

  await visitor.goto('/profile/display');
  await visitor.getByLabel('Email').fill(taker.email);
  await visitor.getByLabel('Password', { exact: true }).fill(ownPassword);
  await visitor.getByRole('button', { name: 'Log in' }).click();
  await expect(screen(visitor, 'profile')).toBeVisible();
  await expect(visitor.getByRole('banner')).toHaveCount(0);
  expect(await flag()).toBe('1');

  const other = await openDevice(browser, origin, taker);
  const fresh = await other.newPage();
  await fresh.goto('/profile/display');
  await expect(fresh.getByRole('banner')).toBeVisible();
  await other.close();
});

test('from the home in a frame to a test in it, and to a video interview beside it, also where the site would lend it the camera', async ({
  browser,
  request,
  origin,
}) => {
  const organization = await allowCareers(request);
  const taker = await inviteToInterview(request, ['1']);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const frame = await showOn(
    page,
    careers,
    `${origin}/login?iframe=1&organization=${organization}" allow="camera; microphone`,
  );
  await frame.getByLabel('Email').fill(taker.email);
  await frame.getByLabel('Password', { exact: true }).fill(ownPassword);
  await frame.getByRole('button', { name: 'Log in' }).click();
  await frame.getByRole('link', { name: 'Start: First conversation' }).click();
  await expect(frame.getByRole('heading', { name: 'First conversation' })).toBeVisible();
  await expect(frame.getByText('The interview opens in a tab of its own.')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Check camera and microphone' })).toHaveCount(0);
  const [, inside] = page.frames();
  const wider = await inside?.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wider, 'pixels to scroll sideways').toBe(0);
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Open the interview in a tab of its own' }).click(),
  ]);
  await beside.getByLabel('Email').fill(taker.email);
  await beside.getByLabel('Password', { exact: true }).fill(ownPassword);
  await beside.getByRole('button', { name: 'Log in' }).click();
  await expect(screen(beside, 'interview-start')).toBeVisible();
  await expect(beside.getByRole('banner')).toBeVisible();
  await beside.getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect(beside.getByRole('heading', { name: 'Can you be seen and heard?' })).toBeVisible();
  await beside.close();

  await showOn(page, careers, `${origin}/?iframe=1&organization=${organization}`);
  await frame.getByRole('link', { name: 'Go to the test' }).click();
  await expect(frame.getByText(/^148 short questions\./)).toBeVisible();
  await context.close();
});
