import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import {
  button,
  expectPlays,
  inviteToInterview,
  listed,
  logInAsOwner,
  questions,
} from './interview-takers.ts';
import { expectAccessible, screen } from './product.ts';
import { test } from './server.ts';
import { openDevice, type Taker } from './takers.ts';

/** A video interview on a phone by touch, on two devices, and in two tabs. */

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

async function open(browser: Browser, origin: string, taker: Taker, more = {}) {
  const device = await openDevice(browser, origin, taker, more);
  await device.grantPermissions(['camera', 'microphone']);
  return device;
}

/** Past the camera's check to where the interview stands. */
async function begin(page: Page, code: string) {
  await page.goto(`/video/interview/start/${code}`);
  await button(page, 'Check camera and microphone').click();
  await button(page, 'Continue without practice').click();
}

/** Records the question that the page shows, until some of it can be on its way. */
async function record(page: Page, press: (name: string) => Promise<void>) {
  await press('Start answering now');
  await expect(page.getByText('You are being recorded')).toBeVisible();
  await expect(page.getByText(/^2:([0-4]\d|5[0-7]) left$/)).toBeVisible();
}

test('R001: begun on a phone by touch, gone on with on a laptop; the phone follows, and the manager sees the retake', async ({
  browser,
  origin,
  request,
}) => {
  test.slow();
  const taker = await inviteToInterview(request);
  const pocket = await open(browser, origin, taker, phone);
  const page = await pocket.newPage();
  const tap = (name: string) => button(page, name).tap();
  await page.goto('/');
  await page.getByRole('link', { name: 'Go to the test' }).tap();
  await tap('Check camera and microphone');
  await expect(page.getByText('Your microphone hears you.')).toBeVisible();
  await expectAccessible(page);
  await tap('Continue without practice');
  await tap('Show the question');
  await expect(page.getByRole('heading', { name: questions[0] })).toBeFocused();
  await record(page, tap);
  await expectAccessible(page);
  await tap('I have finished');
  await expect(page.getByText('Your recording has arrived.')).toBeVisible();
  await tap('Keep this answer');
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await tap('Show the question');
  await record(page, tap);
  await tap('I have finished');
  await expect(page.getByText('Your recording has arrived.')).toBeVisible();

  const { interviewCode } = await listed(request, taker);
  const laptop = await open(browser, origin, taker);
  const desk = await laptop.newPage();
  await begin(desk, interviewCode);
  await expect(
    desk.getByText(/You have recorded an answer of 0:\d\d and not decided about it yet\./),
  ).toBeVisible();
  await expect(desk.getByText('an answer of 0:00')).toHaveCount(0);
  await expectPlays(desk, 'What you have recorded');
  await button(desk, 'Record once more').click();
  await record(desk, (name) => button(desk, name).click());
  await button(desk, 'I have finished').click();
  await expect(desk.getByText('Your recording has arrived.')).toBeVisible();
  await expect(button(desk, 'Record once more')).toHaveCount(0);
  await button(desk, 'Keep this answer').click();
  await expect(screen(desk, 'interview-done')).toBeVisible();
  await laptop.close();

  // The phone still offers what the laptop has replaced.
  await tap('Keep this answer');
  await expect(screen(page, 'interview-done')).toBeVisible();
  await pocket.close();

  const office = await browser.newContext({ baseURL: origin });
  const manager = await office.newPage();
  await logInAsOwner(manager);
  await manager.goto(`/admin/assessments/view/${taker.campaign}`);
  await manager.getByRole('link', { name: 'First conversation report of Ada Taker' }).click();
  await expect(screen(manager, 'interview-result')).toBeVisible();
  const answers = screen(manager, 'interview-result').getByRole('listitem');
  const [once = '', twice = ''] = questions;
  await expect(answers.filter({ hasText: once })).toContainText(/length 0:\d\d · recorded \d/);
  await expect(answers.filter({ hasText: twice })).toContainText(
    /length 0:\d\d · recorded once more, as everyone may · recorded \d/,
  );
  await expect(manager.getByText(/Longer than the 3 minutes/)).toHaveCount(0);
  await office.close();
});

test('of two tabs one records and the other says so; a question that is answered on another device meanwhile: the page says so and goes on, and the other tab when that one is closed', async ({
  browser,
  origin,
  request,
}) => {
  test.slow();
  const taker = await inviteToInterview(request);
  const { interviewCode } = await listed(request, taker);
  const pocket = await open(browser, origin, taker, phone);
  const laptop = await open(browser, origin, taker);
  const [page, desk] = [await pocket.newPage(), await laptop.newPage()];
  await begin(page, interviewCode);
  await button(page, 'Show the question').click();
  const tab = await pocket.newPage();
  await tab.goto(`/video/interview/start/${interviewCode}`);
  await button(tab, 'Check camera and microphone').click();
  await expect(tab.getByText('This interview goes on in another tab.')).toBeVisible();
  await expectAccessible(tab);
  await page.bringToFront();
  await record(page, (name) => button(page, name).click());

  await begin(desk, interviewCode);
  await button(desk, 'Show the question').click();
  await record(desk, (name) => button(desk, name).click());
  await button(desk, 'I have finished').click();
  await button(desk, 'Keep this answer').click();
  await expect(desk.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await expect(page.getByText('You have gone on with this interview elsewhere.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await expectAccessible(page);
  await laptop.close();

  // The tab that has its turn keeps it from question to question.
  await expect(tab.getByText('This interview goes on in another tab.')).toBeVisible();
  await page.close();
  await button(tab, 'Continue without practice').click();
  await expect(tab.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await pocket.close();
});
