import { expect, type Page } from '@playwright/test';
import { becomeUser, logInAsStaff, mailedLink, screen } from './product.ts';
import { test } from './server.ts';
import {
  finishedPerson,
  firstResult,
  invite,
  mailInvitation,
  openDevice,
  type Taker,
} from './takers.ts';

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

test('what a page shows first is asked for while its script is on its way, and only once; a dialog that cannot be had says so', async ({
  browser,
  request,
  origin,
  page: desk,
}) => {
  const taker: Taker = await invite(request, { test_types: ['1'] });
  const own = await openDevice(browser, origin, taker);
  const home = await own.newPage();
  // The part of a dialog comes when it is asked for, or not at all.
  await home.route(/\/assets\/dialog-layer-[^/]*\.js$/, (route) => route.abort());
  await expectAskedFirst(home, '/', ['subject/test-types']);
  await expect(screen(home, 'home').getByRole('heading', { level: 2 }).first()).toBeVisible();
  const more = home.getByRole('button', { name: 'Ask for a later deadline' });
  await more.click();
  await expect(home.getByRole('status').getByText(/no connection/)).toBeVisible();
  await home.unroute(/\/assets\/dialog-layer-[^/]*\.js$/);
  await more.click();
  await expect(home.getByRole('dialog')).toBeVisible();
  await home.keyboard.press('Escape');
  await expect(home.getByRole('dialog')).toHaveCount(0);
  await expect(more).toBeFocused();
  await own.close();

  const { email } = await mailInvitation(request, { test_types: ['1'] });
  const link = await mailedLink(request, email, '/create-account-test-subject/');
  const device = await browser.newContext({ baseURL: origin });
  const entry = await device.newPage();
  await expectAskedFirst(entry, link, [`check-magic-link/${link.split('/')[2]}`]);
  await expect(screen(entry, 'create-account').getByLabel('Choose a password')).toBeVisible();
  await device.close();

  // A list of a manager.
  await logInAsStaff(desk, 'manager@assay.test', { at: '/admin/manager/profile/details' });
  const calls = ['admin/manager/login/profile', 'admin/campaigns/filter'];
  await expectAskedFirst(desk, '/admin/assessments', calls);
  await expect(desk.getByRole('table', { name: 'Campaigns' })).toBeVisible();
  // A campaign, with the people in it.
  const { campaign } = await firstResult(request);
  const view = `admin/campaigns/${campaign}`;
  const campaigns = await desk.context().newPage();
  await expectAskedFirst(campaigns, `/admin/assessments/view/${campaign}`, [
    'admin/manager/login/profile',
    view,
    `${view}/results`,
  ]);
  await campaigns.close();

  // Own results, with what comes next.
  const finished = await browser.newContext({ baseURL: origin });
  const results = await finished.newPage();
  await becomeUser(results, await finishedPerson(request));
  for (const [path, call] of [
    ['/personality/results', 'personality-test/results'],
    ['/iq-test/results', 'iq-test/results'],
  ] as const)
    await expectAskedFirst(results, path, [call, 'subject/test-types']);
  await finished.close();
});
