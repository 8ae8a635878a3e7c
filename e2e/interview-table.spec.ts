import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** A manager looks at how far the people of the demo's interview are. */

const table = (page: Page) => page.getByRole('table', { name: 'First conversation results' });

async function open(page: Page) {
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments' });
  await page.getByRole('searchbox').fill('Support engineers, first talks');
  // What is typed goes into the address, and would take the page back.
  await expect(page).toHaveURL(/name=Support/);
  await page.getByRole('link', { name: 'Support engineers, first talks', exact: true }).click();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('link', { name: 'First conversation', exact: true }).click();
  await expect(screen(page, 'tabular')).toBeVisible();
}

test('the table of an interview: from the campaign, sorted, searched, as a spreadsheet, and to what can be watched', async ({
  page,
}) => {
  await open(page);
  const row = (name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Sofia Nakamura')).toContainText('Completed3 of 30:19 min1 answer');
  await expect(row('Kofi Berg')).toContainText('Completed3 of 30:18 minNone');
  await expect(row('Mila Castillo')).toContainText('Invited————');
  await expect(row('Mila Castillo').getByRole('link', { name: 'Report of' })).toHaveCount(0);

  await table(page).getByRole('button', { name: 'Length' }).click();
  await expect(page).toHaveURL(/order=-?seconds/);
  await expect(row('Sofia Nakamura')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain('First conversation.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('answered,asked,length_in_seconds');

  await page.getByRole('searchbox', { name: 'Search people' }).fill('sofia');
  await expect(row('Kofi Berg')).toHaveCount(0);
  await row('Sofia Nakamura').getByRole('link', { name: 'Report of' }).click();
  await expect(screen(page, 'interview-result')).toBeVisible();
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`readable at ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page);
      await page.setViewportSize({ width, height: 900 });
      await expect(table(page).getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: test.info().outputPath('table.png'), fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
}
