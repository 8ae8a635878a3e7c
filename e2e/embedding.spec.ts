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
import { logInAsStaff, mailedLink, screen } from './product.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import { call, invite, makeTaker, openDevice, ownPassword, tokenOfManager } from './takers.ts';

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
  });
}

for (const storage of ['with storage', 'without any storage'])
  test(`R035 on a phone, ${storage}: from the invitation to the end of a test, all in the frame of an allowed site`, async ({
    browser,
    request,
    origin,
  }) => {
    const organization = await allowCareers(request);
    const token = await tokenOfManager(request);
    const testId = await skillTestId(request, 'SQL');
    const email = `framed-${testId}-${storage.length}@example.test`;
    const { data: campaign } = await call(request, 'POST', '/api/admin/campaigns', token, {
      campaign_name: `Framed ${storage}`,
      campaign_type: 'recruitment',
      skill_tests: [testId],
      deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
      number_of_reminders: 0,
      invite_sender_name: 'Tess Pin',
      invite_sender_email: 'tess@tailspin.test',
      subjects: [{ first_name: 'Ada', last_name: 'Framed', email }],
    });
    await call(request, 'POST', `/api/admin/campaigns/activate/${campaign.id}`, token);
    const link = await mailedLink(request, email, '/create-account-test-subject/');

    const context = await browser.newContext({ viewport: phone });
    if (storage !== 'with storage') await blockStorage(context);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const asked = `iframe=1&organization=${organization}`;
    const frame = await showOn(page, careers, `${origin}${link}?${asked}`);
    await expect(frame.getByRole('heading', { name: /Ada, Tailspin/ })).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await frame.getByLabel('Choose a password').fill(ownPassword);
    await frame.getByRole('checkbox').check();
    await frame.getByRole('button', { name: 'Agree and create account' }).click();

    const profile = frame.locator('[data-screen="profile-new"]');
    const home = frame.locator('[data-screen="home"]');
    const start = frame.getByRole('button', { name: 'Start the first question' });
    await expect(profile.or(home)).toBeVisible();
    if (await home.isVisible()) await frame.getByRole('link', { name: 'Go to the test' }).click();
    await expect(profile.or(start)).toBeVisible();
    if (await profile.isVisible()) {
      await frame.getByLabel('Birth date').fill('1990-05-17');
      await frame.getByLabel('Female', { exact: true }).check();
      await frame.getByRole('button', { name: 'Save and continue' }).click();
    }
    await start.click();
    for (let number = 1; number <= 20; number += 1) {
      await expect(frame.getByRole('heading', { name: `Question ${number} of 20` })).toBeVisible();
      await frame
        .getByRole('radio')
        .nth(number % 4)
        .press('Space');
      await frame
        .getByRole('radio')
        .nth(number % 4)
        .press('Enter');
    }
    await expect(frame.locator('[data-screen="skill-results"]')).toBeVisible();
    const [, inside] = page.frames();
    expect(new URL(inside?.url() ?? '').search).toContain(asked);
    const wider = await inside?.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wider, 'pixels to scroll sideways').toBe(0);
    expect(await page.title(), 'nothing is told to the site around').toBe('Careers');
    expect(await context.cookies()).toEqual([]);
    await frame.getByRole('button', { name: 'Log out' }).click();
    await expect(frame.locator('[data-screen="login"]')).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });

test('no site that is not on the list can show any page, whatever the address says', async ({
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
  for (const path of [
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
  ]) {
    address = `${origin}${path}${asked}`;
    for (const host of ['127.0.0.1', 'localhost']) {
      await page.goto(`http://${host}:${port}/`);
      expect([host, path, await isRefused(page)]).toEqual([host, path, true]);
    }
  }
  hostile.close();
  await showOn(page, elsewhere, `${origin}/login${asked}`);
  expect(await isRefused(page)).toBe(true);
});

test('an allowed site shows candidates’ pages only, and none of another organisation’s', async ({
  page,
  request,
  origin,
}) => {
  const organization = await allowCareers(request);
  const asked = `?iframe=1&organization=${organization}`;
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
});

test('links out of the frame open beside it, and a page that may not be in it is never drawn there', async ({
  page,
  request,
  origin,
}) => {
  const organization = await allowCareers(request);
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

test('a login outside is none in a frame, and permission is not given under the hands of who asks', async ({
  browser,
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
  await expect(frame.getByText(/^148 short statements\./)).toBeVisible();
  await context.close();
});

test('a reload inside the frame stays in it, and the session that ended there begins again there', async ({
  browser,
  request,
  origin,
}) => {
  const organization = await allowCareers(request);
  const taker = await makeTaker(request);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const frame = await showOn(
    page,
    careers,
    `${origin}/personality/test?iframe=1&organization=${organization}`,
  );
  const logIn = async () => {
    await frame.getByLabel('Email').fill(taker.email);
    await frame.getByLabel('Password', { exact: true }).fill(ownPassword);
    await frame.getByRole('button', { name: 'Log in' }).click();
  };
  await logIn();
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
  await logIn();
  await expect(frame.getByText('3 of 148', { exact: true })).toBeVisible();
  await expect(frame.locator('[data-saved="saved"]')).toBeVisible();
  await context.close();
});

test('R035 R036 R059 the flag hides the bar, is kept with the settings of the tab, and survives a login', async ({
  page,
  request,
  origin,
  browser,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/login?iframe=1');
  await expect(screen(page, 'login')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const flag = () => page.evaluate(() => sessionStorage.getItem('assay.iframe'));
  expect(await flag()).toBe('1');
  await page.goto('/register');
  await expect(screen(page, 'register')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  const taker = await invite(request, { test_types: ['1'] });
  await page.goto('/profile/display');
  await page.getByLabel('Email').fill(taker.email);
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(screen(page, 'profile')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await flag()).toBe('1');

  const other = await openDevice(browser, origin, taker);
  const fresh = await other.newPage();
  await fresh.goto('/profile/display');
  await expect(fresh.getByRole('banner')).toBeVisible();
  await other.close();
});

test('a manager writes down which sites may show the tests', async ({ page }) => {
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/manager/organization/edit' });
  const sites = page.getByLabel('Sites that can embed the tests');
  await sites.fill('https://jobs.northwind.example\n\nhttp://careers.northwind.example/jobs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(sites).toHaveAttribute('aria-invalid', 'true');
  await expect(sites).toBeFocused();
  await expect(sites).toHaveAccessibleDescription(
    /http:\/\/careers\.northwind\.example\/jobs: Please give an address such as/,
  );
  await expect(page.getByText('Please give an address such as')).toHaveCount(1);
  await sites.fill('https://careers.northwind.example/\n\nhttps://jobs.northwind.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('https://careers.northwind.example, https://jobs.northwind.example'),
  ).toBeVisible();
});
