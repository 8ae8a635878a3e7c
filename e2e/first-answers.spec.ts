import { expect, type Page } from '@playwright/test';
import { mailedLink, screen } from './product.ts';
import { test } from './server.ts';
import { invite, mailInvitation, openDevice, type Taker } from './takers.ts';

/** Opens a page whose script comes only when each of the calls has been seen; none is made a second time. */
async function expectAskedFirst(page: Page, path: string, calls: readonly string[]) {
  const asked: string[] = [];
  let allSeen = () => {};
  const seen = new Promise<void>((resolve) => (allSeen = resolve));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api/'.length));
    if (calls.every((call) => asked.includes(call))) allSeen();
  });
  await page.route(/\/assets\/shared-[^/]*\.js$/, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  for (const call of calls)
    expect(
      asked.filter((one) => one === call),
      `${call} for ${path}`,
    ).toHaveLength(1);
}

test('what a page shows first is asked for while its script is on its way, and only once', async ({
  browser,
  request,
  origin,
}) => {
  const taker: Taker = await invite(request, { test_types: ['1'] });
  const own = await openDevice(browser, origin, taker);
  const home = await own.newPage();
  await expectAskedFirst(home, '/', ['subject/test-types']);
  await expect(screen(home, 'home').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await own.close();

  const { email } = await mailInvitation(request, { test_types: ['1'] });
  const link = await mailedLink(request, email, '/create-account-test-subject/');
  const device = await browser.newContext({ baseURL: origin });
  const entry = await device.newPage();
  await expectAskedFirst(entry, link, [`check-magic-link/${link.split('/')[2]}`]);
  await expect(screen(entry, 'create-account').getByLabel('Choose a password')).toBeVisible();
  await device.close();
});

test('a list of a manager is asked for first as it is shown first', async ({
  page,
  context,
  request,
}) => {
  const login = { email: 'manager@assay.test', password: 'assay-demo-2026' };
  const answer = await (await request.post('/api/login', { data: login })).json();
  const { access_token, token_type, expires_at, roles, user } = answer;
  const tokens = { access_token, token_type, expires_at };
  const session = JSON.stringify({
    state: { auth: true, tokens, roles, user, tests: [] },
    version: 1,
  });
  await context.addInitScript((kept) => localStorage.setItem('assay.session', kept), session);
  const calls = ['admin/manager/login/profile', 'admin/campaigns/filter'];
  await expectAskedFirst(page, '/admin/assessments', calls);
  await expect(page.getByRole('table', { name: 'Campaigns' })).toBeVisible();
});

test('a dialog that cannot be had says so, and opens when it can', async ({
  browser,
  request,
  origin,
}) => {
  const taker = await invite(request, { test_types: ['1'] });
  const device = await openDevice(browser, origin, taker);
  const page = await device.newPage();
  await page.route(/\/assets\/dialog-layer-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  const more = page.getByRole('button', { name: 'Move the deadline' });
  await more.click();
  await expect(page.getByRole('status').getByText(/no connection/)).toBeVisible();
  await page.unroute(/\/assets\/dialog-layer-[^/]*\.js$/);
  await more.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(more).toBeFocused();
  await device.close();
});
