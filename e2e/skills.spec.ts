import { expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { sittingOf, skillTestId } from './skill-takers.ts';
import { expectOfflineReady, invite, openDevice } from './takers.ts';

const phone = { width: 390, height: 844 };
const origin = (baseURL: string | undefined) => baseURL ?? '';

/** Not "expect": it looks less often, and there are many questions. */
async function expectQuestion(page: Page, number: number): Promise<void> {
  await page.getByRole('heading', { name: `Question ${number} of 20` }).waitFor();
}

test('by keyboard on a phone: list, start, twenty questions, result', async ({
  browser,
  request,
  baseURL,
}) => {
  const testId = await skillTestId(request, 'SQL');
  const taker = await invite(request, { skill_tests: [testId] });
  const context = await openDevice(browser, origin(baseURL), taker);
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await page.goto('/skill/tests');
  await expect(screen(page, 'skill-tests')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See details and start' }).click();
  await expect(screen(page, 'skill-test')).toBeVisible();
  await expect(page.getByText('20 questions.')).toBeVisible();
  await expect(page.getByText('There is no going back')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the first question' }).press('Enter');

  for (let number = 1; number <= 20; number += 1) {
    await expectQuestion(page, number);
    if (number === 1) {
      await expect(page.getByRole('group', { name: 'Your answer to question 1' })).toBeVisible();
      await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
      // Read aloud in its own language, whatever the page is in: the question and its options.
      await expect(page.locator('main [lang=en]')).toHaveCount(2);
      await expectAccessible(page);
    }
    await page.keyboard.press(String(1 + (number % 4)));
    await expect(page.getByRole('radio').nth(number % 4)).toBeChecked();
    if (number === 1) {
      // There is no way back, so a choice waits for its confirmation.
      await page.keyboard.press('2');
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      expect((await sittingOf(request, taker, testId)).number).toBe(1);
    }
    await page.keyboard.press('Enter');
  }
  await expect(screen(page, 'skill-results')).toBeVisible();
  await expect(page.getByText('% ', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By topic' })).toBeVisible();
  await expectAccessible(page);
  expect((await sittingOf(request, taker, testId)).completed).toBe(true);
  await context.close();
});

test('a reload, a break, a second device, a second tab and a broken line go on where the clock is, which is the server’s', async ({
  browser,
  request,
  baseURL,
}) => {
  const testId = await skillTestId(request, 'TypeScript');
  const taker = await invite(request, { skill_tests: [testId] });
  const context = await openDevice(browser, origin(baseURL), taker);
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await page.goto(`/skill/test/${testId}`);
  await page.getByRole('button', { name: 'Start the first question' }).click();
  await expectQuestion(page, 1);
  await page.getByRole('radio').nth(2).check();
  await page.reload();
  await expectQuestion(page, 1);
  await expect(page.getByRole('radio').nth(2)).toBeChecked();

  const other = await openDevice(browser, origin(baseURL), taker);
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/skill/test/${testId}`);
  await expectQuestion(elsewhere, 1);
  const tab = await context.newPage();
  await tab.goto(`/skill/test/${testId}`);
  await expectQuestion(tab, 1);

  await page.getByLabel('Take a break after this question').check();
  await page.getByRole('button', { name: 'Answer and continue' }).click();
  await expect(page.getByText('You are at question 2 of 20.')).toBeVisible();
  expect((await sittingOf(request, taker, testId)).question).toBeNull();
  // The other pages notice by their next sign of life.
  await expect(elsewhere.getByText('You are at question 2 of 20.')).toBeVisible();
  await expect(tab.getByText('You are at question 2 of 20.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(elsewhere, 2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(page, 2);
  await other.close();
  await tab.close();

  await expectOfflineReady(page);
  await page.getByRole('radio').first().check();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. The clock keeps running')).toBeVisible();
  await page.reload();
  await expectQuestion(page, 2);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Answer and continue' }).click();
  await expect(page.getByText('Your answer is kept on this device.')).toBeVisible();
  await expect(page.getByText('The next question comes when')).toBeVisible();
  await expect(page.locator('[data-saved="waiting"]')).toBeVisible();
  // Also a page that is loaded anew meanwhile goes on by itself.
  await page.reload();
  await expect(page.getByText('There is no connection to the server')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are at question 3 of 20.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(page, 3);
  await context.close();
});

test('R091 R092 a question whose time ran out leaves the screen, and the next one waits for the person', async ({
  browser,
  request,
  baseURL,
}) => {
  const testId = await skillTestId(request, 'SQL');
  const taker = await invite(request, { skill_tests: [testId] });
  // What a service worker fetches cannot be changed on its way.
  const context = await openDevice(browser, origin(baseURL), taker, {
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // A device whose clock is hours off believes nothing of its own.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 5 * 3_600_000;
  });
  await page.goto(`/skill/test/${testId}`);
  // The last seconds of a question, without waiting for the first ones; then it runs no more.
  const looks = /\/questions\?begin=0/;
  const hurry = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    await page.route(looks, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const left = Math.ceil((end - performance.now()) / 1000);
      if (left <= 0) body.data.question = null;
      else if (body.data.question) body.data.question.remainingSeconds = left;
      await route.fulfill({ response, json: body });
    });
  };
  await page.getByRole('button', { name: 'Start the first question' }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole('timer')).toHaveText(/^[01]:\d\d$/);
  const sent = page.waitForRequest((one) => one.url().endsWith('/time-up'));
  await hurry(3);
  await page.reload();
  await expectQuestion(page, 1);
  const { question_id } = (await sent).postDataJSON() as { question_id: number };
  expect(question_id).toBeGreaterThan(0);
  await page.unroute(looks);
  await expect(page.getByText('The time for question 1 ran out')).toBeVisible();
  await expect(page.getByText('No clock is running')).toBeVisible();
  await expectAccessible(page);
  // However long it takes, and also after a reload.
  await page.reload();
  await expect(page.getByText('The time for question 1 ran out')).toBeVisible();
  expect(await sittingOf(request, taker, testId)).toMatchObject({ number: 2, question: null });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(page, 2);

  // The clock stays in view, and whoever closes the page is asked first.
  await page.setViewportSize({ width: 390, height: 400 });
  await page.keyboard.press('End');
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio').last().check();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  // Somebody else's clock was faster: the answer is late, and nobody is told off for it.
  await page.route('**/answers', (route) =>
    route.fulfill({ status: 409, json: { message: 'Time passed', code: 'time_passed' } }),
  );
  const late = page.waitForResponse('**/answers');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer and continue' }).click();
  await late;
  await expect(page.getByText('not accepted')).toHaveCount(0);
  await expectQuestion(page, 2);
  await context.close();
});

test('by touch at 360 px: code, tables and pictures stay readable', async ({
  browser,
  request,
  baseURL,
}) => {
  const testId = await skillTestId(request, 'Data literacy');
  const taker = await invite(request, { skill_tests: [testId] });
  const state = await openDevice(browser, origin(baseURL), taker);
  const storageState = await state.storageState();
  await state.close();
  const context = await browser.newContext({
    baseURL: origin(baseURL),
    storageState,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`/skill/test/${testId}`);
  await page.getByRole('button', { name: 'Start the first question' }).tap();
  let pictures = 0;
  let looked = 0;
  for (let number = 1; number <= 20; number += 1) {
    await expectQuestion(page, number);
    // What is more than lines of text, and the first question for those.
    const special = page.getByRole('main').locator('pre, table, img, svg[role=img], code');
    if (number === 1 || (await special.count()) > 0) {
      looked += 1;
      await expectAccessible(page);
    }
    const picture = page.getByRole('button', { name: 'Show the picture larger' });
    if ((await picture.count()) > 0) {
      pictures += 1;
      await expect(picture.getByRole('img')).toBeVisible();
      await picture.tap();
      await expect(page.getByRole('dialog', { name: 'Picture of the question' })).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).tap();
    }
    await page.getByRole('radio').first().tap();
    await page.getByRole('button', { name: /^Answer and/ }).tap();
  }
  expect(pictures).toBeGreaterThan(0);
  expect(looked).toBeGreaterThan(1);
  await expect(screen(page, 'skill-results')).toBeVisible();
  await context.close();
});

test('R126 a manager finds the table and the report of a skill test, and takes them along', async ({
  page,
}) => {
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments' });
  await page.getByRole('link', { name: 'Graduates, spring' }).first().click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
  await page
    .getByRole('link', { name: /^SQL report of/ })
    .first()
    .click();
  await expect(screen(page, 'report-skill')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  await expect(page.getByText(/Percentile \d+/).first()).toBeVisible();
  await expect(page.getByText('Time ran out').or(page.getByText('Correct')).first()).toBeVisible();
  await page.locator('summary').first().click();
  await expectAccessible(page);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/SQL\.pdf$/);
  const others = page.getByRole('list', { name: 'Skill tests' });
  await others.getByRole('link', { name: 'TypeScript' }).click();
  await expect(others.locator('[aria-current]')).toHaveText('TypeScript');
  await page.goBack();

  await page.getByRole('link', { name: 'Graduates, spring' }).first().click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'SQL results' }).click();
  await expect(screen(page, 'tabular')).toBeVisible();
  await expect(page.getByRole('table', { name: /^SQL .*results$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Score' }).click();
  await expect(page).toHaveURL(/order=percent/);
  await expectAccessible(page);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await csv).suggestedFilename()).toBe('Graduates, spring, SQL.csv');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
