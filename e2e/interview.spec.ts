import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  button,
  expectPlays,
  inviteToInterview,
  listed,
  logInAsOwner,
  questions,
} from './interview-takers.ts';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { openDevice, type Taker } from './takers.ts';

/** A video interview in a real browser with a camera that is made up: recording it, and watching it. */

const phone = { width: 390, height: 844 };
const origin = (baseURL: string | undefined) => baseURL ?? '';

/** From the camera's check to the first question, by keyboard. */
async function begin(page: Page) {
  await button(page, 'Check camera and microphone').press('Enter');
  await expect(page.getByRole('heading', { name: 'Can you be seen and heard?' })).toBeVisible();
  await button(page, 'Continue without practice').press('Enter');
}

async function record(page: Page, seconds: number) {
  await button(page, 'Start answering now').press('Enter');
  await expect(page.getByText('You are being recorded')).toBeVisible();
  await recordOn(page, seconds);
}

/** Until so many seconds of a recording have passed by the clock of its page. */
async function recordOn(page: Page, seconds: number) {
  const left = async () => {
    const text = (await page.getByText(/^\d:\d\d left$/).textContent()) ?? '';
    const [, minutes, rest] = /(\d):(\d\d)/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  const from = await left();
  await expect.poll(left, { intervals: [100] }).toBeLessThanOrEqual(from - seconds);
}

test('R001, R043, R026: a phone, by keyboard: check, practice, a broken line, a reload, a retake, done; the manager watches, as in the demo', async ({
  browser,
  page: desk,
  baseURL,
  request,
}) => {
  test.slow();
  const taker = await inviteToInterview(request);
  const device = await openDevice(browser, origin(baseURL), taker);
  await device.grantPermissions(['camera', 'microphone']);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.getByRole('navigation').getByRole('link', { name: 'Video' }).press('Enter');
  await expect(screen(page, 'interview-list')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First conversation' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See details and start' }).press('Enter');
  await expect(screen(page, 'interview-start')).toBeVisible();
  await expectAccessible(page);
  expect((await listed(request, taker)).state).toBe('open');

  await button(page, 'Check camera and microphone').press('Enter');
  await expect(page.getByRole('heading', { name: 'Can you be seen and heard?' })).toBeFocused();
  await expect(page.getByText('Your microphone hears you.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Try a practice question').press('Enter');
  await expect(page.getByText('Practice question: no one else sees it')).toBeVisible();
  await record(page, 1);
  await expectAccessible(page);
  await button(page, 'Stop recording').press('Enter');
  await expect(page.getByLabel('What you have recorded')).toBeVisible();
  // Nothing of the practice has left the device, and nothing has begun.
  expect((await listed(request, taker)).state).toBe('open');
  await button(page, 'Continue to the interview').press('Enter');

  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  expect((await listed(request, taker)).state).toBe('started');
  await button(page, 'Show the question').press('Enter');
  await expect(page.getByRole('heading', { name: questions[0] })).toBeFocused();
  // The line breaks in the midst of it.
  await record(page, 3);
  await device.setOffline(true);
  await recordOn(page, 2);
  await button(page, 'Stop recording').press('Enter');
  await expect(page.getByText('No connection right now.')).toBeVisible();
  await expectAccessible(page);
  await expect(button(page, 'Keep this answer')).toHaveAttribute('aria-disabled', 'true');
  await device.setOffline(false);
  await expect(page.getByText('Your recording has arrived.')).toBeVisible({ timeout: 40_000 });
  await button(page, 'Keep this answer').press('Enter');

  // The page is loaded again in the midst of the second one: that uses up nothing.
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  expect((await listed(request, taker)).answered).toBe(1);
  await button(page, 'Show the question').press('Enter');
  await record(page, 3);
  await page.reload();
  await begin(page);
  await expect(page.getByText(/Your recording broke off after/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Record again').press('Enter');
  await record(page, 2);
  await button(page, 'Stop recording').press('Enter');
  await expect(page.getByText('Your recording has arrived.')).toBeVisible();
  await button(page, 'Record once more').press('Enter');
  await record(page, 2);
  await button(page, 'Stop recording').press('Enter');
  await expect(page.getByText('Your recording has arrived.')).toBeVisible();
  await expect(button(page, 'Record once more')).toHaveCount(0);
  await button(page, 'Keep this answer').press('Enter');

  await expect(screen(page, 'interview-done')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await button(page, /Watch your answer/)
    .first()
    .press('Enter');
  await expectPlays(page, `Your answer to: ${questions[0]}`);
  await expectAccessible(page);
  expect(await listed(request, taker)).toMatchObject({ state: 'completed', answered: 2 });
  await page.goto('/video/interview/list');
  await page.getByRole('link', { name: 'Watch what you sent' }).click();
  await expect(screen(page, 'interview-done')).toBeVisible();
  await device.close();

  const office = await browser.newContext({ baseURL: origin(baseURL) });
  await watchAsManager(office, taker);
  await office.close();
  await watchDemo(desk);
});

/** from the people of the campaign to the recordings, by keyboard. */
async function watchAsManager(office: BrowserContext, taker: Taker) {
  const page = await office.newPage();
  await logInAsOwner(page, `/admin/assessments/view/${taker.campaign}`);
  await page.getByRole('link', { name: 'First conversation report of Ada Taker' }).click();
  await expect(screen(page, 'interview-result')).toBeVisible();
  await expect(page.getByRole('heading', { name: questions[1] })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Watch the answer to question 1').press('Enter');
  await expectPlays(page, 'Answer to question 1');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
}

/** The demo has one, with an answer that was recorded once more. */
async function watchDemo(page: Page) {
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments' });
  await page.getByRole('link', { name: 'Support engineers, first talks' }).click();
  await expect(page.getByText('Mila Castillo')).toBeVisible();
  await page
    .getByRole('link', { name: /^First conversation report of Sofia Nakamura/ })
    .press('Enter');
  await expect(screen(page, 'interview-result')).toBeVisible();
  await expect(page.getByText(/^length 0:\d\d · recorded once more, as everyone may/)).toHaveCount(
    1,
  );
  await button(page, 'Watch the answer to question 2').press('Enter');
  await expectPlays(page, 'Answer to question 2');
  await expectAccessible(page);
}
