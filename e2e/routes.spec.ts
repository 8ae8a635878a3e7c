import { expect } from '@playwright/test';
import { logIn, screen } from './product.ts';
import { test } from './server.ts';

test('R016 R055 a manager’s screen leads a visitor to the login, which offers itself in the bar, and a candidate out', async ({
  page,
}) => {
  await page.goto('/admin/assessments/view/1?page=2');
  await expect(screen(page, 'admin-login')).toBeVisible();
  const asked = () => new URL(page.url()).searchParams.get('redirect-to');
  expect(asked()).toBe('/admin/assessments/view/1?page=2');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  await logIn(page, '/login', 'candidate@assay.test');
  await page.goto('/after-payment/success');
  await expect(screen(page, 'admin-login')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('assay.session')))
    .toContain('"auth":false');
});

test('R025 R121 a path that nobody knows shows so, and everything loaded lies under /dist/', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/no/such/path');
  await expect(screen(page, 'not-found')).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((path) => !path.startsWith('/dist/'))).toEqual([]);
});
