import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { call, ownPassword, tokenOfManager } from './takers.ts';

/** Managers who describe their organisation, while they come and go and the line breaks. */

const api = '/api/admin/culture-test';

/** A culture test that nobody has answered, open at its first questions. */
async function openTest(page: Page, request: APIRequestContext, name: string) {
  const token = await tokenOfManager(request);
  const { data } = await call(request, 'POST', api, token, { name });
  const at = `/admin/manager/organization/culture/${data.id}`;
  await logInAsStaff(page, 'tess@tailspin.test', { secret: ownPassword, at });
  await expect(page.getByText('0 of 40 answered.')).toBeVisible();
  return { token, id: data.id as number };
}

/** Answers the first practices of the part that is open. */
async function rate(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await page.getByRole('group').nth(at).getByRole('radio').nth(4).check({ force: true });
}

/** What asks before the page is left has come behind it. */
async function expectToAsk(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    const isThere = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
    return parts.some(({ href }) => href.includes('confirm-dialog')) && parts.every(isThere);
  });
}

const own = (page: Page) => page.getByRole('link', { name: 'Your organisation' });

test('answers are not lost on a broken line, and found again by who comes back', async ({
  page,
  request,
}) => {
  // First, while this browser has not seen the page that the link leads to.
  await test.step('an answer without a line is not lost in silence, and goes by itself once there is one', async () => {
    const { token, id } = await openTest(page, request, 'On a broken line');
    await expectToAsk(page);
    await page.context().setOffline(true);
    await rate(page, 2);
    await expect(page.getByText('Not all answers are saved yet.')).toBeVisible();
    // Pointing at the link already asks for its page, which cannot come.
    const missed = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/assets/'));
    await own(page).hover();
    await missed;
    await own(page).click();
    const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(asking).toBeVisible();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('2 of 40 answered')).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText('Not all answers are saved yet.')).toHaveCount(0);
    // Who describes it says so too, without a reload.
    await expect(page.getByText('2 of 40', { exact: true })).toBeVisible();
    const { data } = await call(request, 'GET', `${api}/${id}`, token);
    expect(data.answers).toHaveLength(2);
    await own(page).click();
    await expect(screen(page, 'own-organization')).toBeVisible();
  });
  await test.step('who leaves the questions and comes back finds the answers, and goes on where they end', async () => {
    const name = 'Left and come back to';
    await openTest(page, request, name);
    // What is on its way still is waited for, and nothing is asked: the last of five, which go one after the other.
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route(`**${api}/category/answers`, async (route) => {
      sent += 1;
      if (sent === 5) await held.promise;
      await route.continue();
    });
    await rate(page, 5);
    await expect.poll(() => sent).toBe(5);
    await own(page).click();
    held.resolve();
    await page.getByRole('link', { name: `Continue ${name}` }).click();
    await expect(page.getByText('Part 2 of 8')).toBeVisible();
    await expect(page.getByText('5 of 40 answered.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(5);
    await expect(page.getByText('With two, each can work out the other’s.')).toBeVisible();
  });
});
