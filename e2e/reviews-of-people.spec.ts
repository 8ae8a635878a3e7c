import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth, logInAsStaff, screen } from './product.ts';
import { makeReviewed } from './reviewed.ts';
import { test } from './server.ts';

/** Managers review people of a success profile: each on their own first. */

const group = (page: Page, at: number) => page.getByRole('group').nth(at);
const reviewers = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Reviewers' }) });

/** On a phone and at a desk, light and dark. */
async function expectReadable(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBoth(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('R132 R158 R188 by keyboard: the own review first, then those of both; a draft survives a reload and a broken line', async ({
  page,
  request,
}) => {
  await test.step('R132 R158 R188 by keyboard: the own review first, then those of both; a draft survives a reload', async () => {
    const { profile, name, first, second, colleague } = await makeReviewed(request);
    await logInAsStaff(page, 'manager@assay.test', {
      at: `/admin/manager/organization/success-profile/${profile}`,
    });
    await page.getByRole('link', { name: `Review ${first.name}`, exact: true }).click();
    const review = screen(page, 'success-profile-review');
    await expect(review.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    await expect(review).toContainText(`Review for “${name}”`);
    await expect(review).toContainText('1 colleague has reviewed.');
    await expect(review).not.toContainText(colleague);
    // Anchors are read without opening anything.
    await expect(review.locator('dl').first()).toBeVisible();
    await expectReadable(page);

    await review.getByRole('button', { name: 'Submit review' }).click();
    await expect(review.getByText('Please choose 1 to 5, or “Cannot tell”.')).toHaveCount(14);
    await expect(group(page, 0).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(group(page, 0).getByRole('radio', { name: '4', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(group(page, 1).getByRole('radio', { name: 'Cannot tell' })).toBeChecked();
    await expect(review).toContainText('2 of 14 answered');
    await expect(review).toContainText('The draft is saved.');
    await expectAccessible(page);

    await page.reload();
    await expect(review).toContainText('2 of 14 answered');
    await expect(group(page, 0).getByRole('radio', { name: '4', exact: true })).toBeChecked();
    for (let at = 2; at < 14; at += 1) {
      await group(page, at).getByRole('radio', { name: '4', exact: true }).press('Space');
    }
    await review.getByRole('button', { name: 'Submit review' }).press('Enter');

    await expect(page.getByText('Your review is submitted.', { exact: true })).toBeVisible();
    await expect(reviewers(page)).toContainText('You');
    await expect(reviewers(page)).toContainText(colleague);
    await expect(review.getByRole('img', { name: /^Performance from 1 to 5/ })).toContainText(
      'n = 2',
    );
    await expect(review).toContainText('You have reviewed 1 of 2 people.');
    await expectReadable(page);

    // A new one hides what others have given until it is submitted, or discarded.
    await review.getByRole('button', { name: 'New review' }).click();
    await expect(review).toContainText('0 of 14 answered');
    await expect(review).not.toContainText(colleague);
    await review.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(reviewers(page)).toContainText(colleague);

    await review.getByRole('button', { name: 'Correct my review' }).click();
    await group(page, 0).getByRole('radio', { name: '2', exact: true }).press('Space');
    await review.getByRole('button', { name: 'Save changes' }).click();
    await expect(reviewers(page)).toContainText('corrected');

    // What was read of one person is gone when the next one is opened.
    await page.route('**/api/admin/reviews/**', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1500);
      });
      await route.continue();
    });
    await review.getByRole('link', { name: `Next: ${second.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/subject/${second.id}/`));
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(review).not.toContainText(colleague);
    await expect(review).toContainText('0 of 14 answered');
  });
  await test.step('a draft is kept in the browser while there is no connection, and goes to the server when there is', async () => {
    const { profile, first, category } = await makeReviewed(request);
    await page.unrouteAll();
    await page.goto(
      `/admin/manager/organization/success-profile/${profile}/subject/${first.id}/category/${category}`,
    );
    const review = screen(page, 'success-profile-review');
    await expect(review).toContainText('0 of 14 answered');
    await page.route('**/api/admin/reviews/answers', (route) => route.abort());
    await group(page, 3).getByRole('radio', { name: '2', exact: true }).press('Space');
    await expect(review).toContainText('Kept in this browser only so far.');
    await page.unroute('**/api/admin/reviews/answers');
    const sent = (asked: Request) => asked.url().endsWith('/api/admin/reviews/answers');
    page.once('dialog', (dialog) => void dialog.accept());
    await Promise.all([page.waitForRequest(sent), page.reload()]);
    await expect(review).toContainText('1 of 14 answered');
    await expect(review).toContainText('The draft is saved.');
  });
});
