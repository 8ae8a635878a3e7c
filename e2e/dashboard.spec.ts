import { expect } from '@playwright/test';
import { expectAccessible, logIn, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

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

test('who runs the platform sees organisations and mails instead', async ({ page }) => {
  await logInAsStaff(page, 'operator@assay.test');
  await page.goto('/admin');
  await expect(page.getByText('active organisations')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plans that are nearly full' })).toBeVisible();
  await expect(page.getByText('people invited in the last 30 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Background work' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'of them on trial' }).click();
  await expect(page).toHaveURL(/status=active&package=1|package=1&status=active/);
});

test('a candidate does not get there', async ({ page }) => {
  await logIn(page, '/login', 'candidate@assay.test');
  await page.goto('/admin/dashboard');
  await expect(screen(page, 'admin-login')).toBeVisible();
});

test('R019 the subscription shows package and use; after paying the screen says only what has arrived', async ({
  page,
}) => {
  await logInAsStaff(page, 'manager@assay.test', {
    at: '/admin/manager/organization/subscription',
  });
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
