import { expect } from '@playwright/test';
import { logInAsStaff, screen } from './product.ts';
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
