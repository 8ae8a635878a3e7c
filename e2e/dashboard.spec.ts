import { expect } from '@playwright/test';
import { expectAccessible, logIn, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

const dashboardCall = /\/api\/admin\/campaigns\/dashboard/;

test('R018 R047 R056 the first screen of a manager shows what needs attention', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await logInAsStaff(page, 'manager@assay.test');
  await page.goto('/admin');
  await expect(screen(page, 'dashboard')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/dashboard');
  for (const title of ['Progress', 'Results to read', 'Upcoming deadlines', 'Averages']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Dashboard', '/admin/dashboard'],
    ['Campaigns', '/admin/assessments'],
    ['Talent', '/admin/talent'],
    ['Compare', '/admin/compare'],
  ] as const) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expectAccessible(page);

  // A name leads to the person, and beside it is the report; once opened, the result is unread no more.
  const list = page.locator('section', {
    has: page.getByRole('heading', { name: 'Results to read' }),
  });
  const name = (await list.getByRole('link').first().textContent()) ?? '';
  await list.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/subject-profile\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await list.getByRole('link', { name: `Report of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(list.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('R194 R195 filters stand in the address, and what says nothing is not sent', async ({
  page,
}) => {
  await logInAsStaff(page, 'manager@assay.test');
  const sent = async (path: string) => {
    const request = page.waitForRequest(dashboardCall);
    await page.goto(path);
    return new URL((await request).url()).search;
  };
  expect(await sent('/admin/dashboard')).toBe('');
  expect(await sent('/admin/dashboard?label=0')).toBe('');
  expect(await sent('/admin/dashboard?label=text')).toBe('');
  expect(await sent('/admin/dashboard?label=5')).toBe('?label=5');

  await page.goto('/admin/dashboard');
  const request = page.waitForRequest(
    (sentOut) => dashboardCall.test(sentOut.url()) && sentOut.url().includes('createdAt'),
  );
  await page.getByLabel('Campaigns created between: first day').fill('2001-01-01');
  await request;
  await expect(page).toHaveURL(/from=2001-01-01/);
  await page.getByLabel('Campaigns created between: last day').fill('2001-12-31');
  await expect(page.getByText('No running campaign has people yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Campaigns created between: last day')).toHaveValue('2001-12-31');
  const cleared = page.waitForRequest(
    (sentOut) => dashboardCall.test(sentOut.url()) && !sentOut.url().includes('?'),
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await cleared;
});

test('R209 a dashboard of an inactive organisation leads to the screen that says so; another failure can be tried again', async ({
  page,
}) => {
  await logInAsStaff(page, 'manager@assay.test');
  await page.route(dashboardCall, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Something went wrong on the server')).toBeVisible();
  await page.unroute(dashboardCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible();

  await page.route(dashboardCall, (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Your organisation is inactive.', inactive: true },
    }),
  );
  await page.goto('/admin/dashboard');
  await expect(screen(page, 'inactive-organization')).toBeVisible();
});

test('who runs the platform sees organisations and mails instead', async ({ page }) => {
  await logInAsStaff(page, 'operator@assay.test');
  await page.goto('/admin');
  await expect(page.getByText('active organisations')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plans that are nearly full' })).toBeVisible();
  await expect(page.getByText('people invited in the last 30 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Background work' })).toBeVisible();
  await expectAccessible(page);

  // Whatever is wrong says where to act.
  const platformCall = '**/api/super-admin/dashboard';
  await page.route(platformCall, async (route) => {
    const { data } = await (await route.fetch()).json();
    const failing = [{ id: 1, organization_name: 'Mute Ltd', failed: 3 }];
    const at = '2026-11-22T08:00:00.000Z';
    const background = { late: 7, oldest: at, no_worker: true, worker_seen: at };
    await route.fulfill({ json: { data: { ...data, failing, background } } });
  });
  await page.reload();
  await expect(page.getByText('7 tasks have not been started on time.')).toBeVisible();
  await expect(page.getByText(/^No worker has been running since 22 Nov/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mute Ltd' })).toHaveAttribute(
    'href',
    '/admin/organizations/view/1',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'of them on trial' }).click();
  await expect(page).toHaveURL(/status=active&package=1|package=1&status=active/);

  await page.route(platformCall, (route) =>
    route.fulfill({
      json: {
        data: {
          organizations: { active: 0, trial: 0, inactive: 0 },
          people: { invited: 0, completed: 0 },
          nearly_full: [],
          ending: [],
          mails: { waiting: 0, sent: 0, failed: 0 },
          failing: [],
          background: { late: 0, oldest: null, no_worker: false, worker_seen: null },
        },
      },
    }),
  );
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: 'New organisation' })).toBeVisible();
});

test('a candidate does not get there', async ({ page }) => {
  await logIn(page, '/login', 'candidate@assay.test');
  await page.goto('/admin/dashboard');
  await expect(screen(page, 'admin-login')).toBeVisible();
});

test('R019 the subscription shows package and use; after paying the screen says only what has arrived', async ({
  page,
}) => {
  await logInAsStaff(page, 'manager@assay.test');
  await page.goto('/admin/manager/organization/subscription');
  await expect(page.getByRole('heading', { name: 'Team plan' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /people used/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enterprise' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/after-payment/success?session=cs_1');
  await expect(page.getByRole('heading', { name: 'One moment' })).toBeVisible();
  await page.route('**/api/admin/subscription', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.checkout_id = 'cs_1';
    await route.fulfill({ json: body });
  });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('You are now on the Team plan')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your subscription' }).click();
  await expect(screen(page, 'subscription')).toBeVisible();
});
