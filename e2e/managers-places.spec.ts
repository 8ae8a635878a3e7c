import { expect, type Page } from '@playwright/test';
import { logIn, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** Where managers stand on a page, and where those are led whom a page is not for, or who ask for none that there is. */

test('R016 R018 R047 R055 R056 the first screen of a manager shows what needs attention; Back leads to the place in a list where it was left; a visitor is led to the login, a candidate out', async ({
  page,
}) => {
  await test.step('R018 R047 R056 the first screen shows what needs attention', () =>
    readDashboard(page));
  await test.step('Back leads to the place in a list where it was left, although the list has to be read again', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/admin/assessments');
    const last = page.getByRole('row').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(700);
    await last.click();
    await expect(screen(page, 'assessment-view').getByRole('heading', { level: 1 })).toBeVisible();
    // Only then has the one page taken the other's place: a reload before that is taken for one of the list.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // What was read before is gone with the page; the list comes late, below a skeleton that is shorter.
    await page.reload();
    await expect(screen(page, 'assessment-view').getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/api/admin/campaigns/filter*', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 600);
      });
      await route.continue();
    });
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    // From then on the place is the reader's.
    await page.mouse.wheel(0, -400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left - 400);
  });
  await test.step('a screen whose file is slow takes the place of one that is about something in its address', async () => {
    await page.unrouteAll();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('row').last().getByRole('link').first().click();
    await expect(screen(page, 'assessment-view').getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/dist/assets/talent-*.js', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
      await route.continue();
    });
    const failures: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/client-errors')) failures.push(sent.postData() ?? '');
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Talent' }).click();
    await expect(screen(page, 'talent').getByRole('heading', { level: 1 })).toBeVisible();
    expect(failures).toEqual([]);
  });
  await test.step('R016 R055 a manager’s screen leads a visitor to the login, which offers itself in the bar, and a candidate out', async () => {
    await page.unrouteAll();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => localStorage.clear());
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
});

async function readDashboard(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await logInAsStaff(page, 'manager@assay.test');
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
}
