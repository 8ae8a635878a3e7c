import { expect, type Page } from '@playwright/test';

/**
 * As a link leads there, which takes a third of the time of a new document; tests have documents of their own. A screen that
 * stays would only be filled anew, and what was there before be looked at.
 */
export async function goWithin(page: Page, path: string, next?: string): Promise<void> {
  const hasOwnDocument = /^\/iq-test\/\w+\/timer$|\/test(\/\d+)?$|^\/video/;
  const stays = ['assessment-view', ...(next === undefined ? [] : [next])];
  const selector = [...stays.map((name) => `[data-screen="${name}"]`), '[data-screen$="-report"]'];
  const isWithin =
    !hasOwnDocument.test(path) &&
    !hasOwnDocument.test(new URL(page.url()).pathname) &&
    (await page.locator('[data-screen]').count()) === 1 &&
    (await page.locator(selector.join()).count()) === 0;
  if (isWithin)
    await page.evaluate((to) => {
      document.querySelector('[data-screen]')?.setAttribute('data-left', '');
      history.pushState({}, '', to);
    }, path);
  else await page.goto(path);
  await expect(page.locator('[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}
