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

test('R001: begun on a phone by touch, where one of two tabs records and the other says so; answered on a laptop meanwhile, gone on with in the other tab, recorded once more on the laptop; the manager sees the retake', async ({
  browser,
  origin,
  request,
}) => {
  test.slow();
  const taker = await inviteToInterview(request);
  const { interviewCode } = await listed(request, taker);
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

  const tab = await pocket.newPage();
  const tapInTab = (name: string) => button(tab, name).tap();
  await tab.goto(`/video/interview/start/${interviewCode}`);
  await tapInTab('Check camera and microphone');
  await expect(tab.getByText('This interview is open in another tab.')).toBeVisible();
  await expectAccessible(tab);
  await page.bringToFront();
  await record(page, tap);
  await expectAccessible(page);

  // The question is answered on a laptop while the phone records: the phone says so and goes on.
  const laptop = await open(browser, origin, taker);
  const desk = await laptop.newPage();
  const click = (name: string) => button(desk, name).click();
  await begin(desk, interviewCode);
  await click('Show the question');
  await record(desk, click);
  await click('Stop recording');
  await click('Keep this answer');
  await expect(desk.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await expect(page.getByText('You have continued this interview elsewhere.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await expectAccessible(page);

  // The tab that has its turn keeps it from question to question; the other one comes when it is closed.
  await expect(tab.getByText('This interview is open in another tab.')).toBeVisible();
  await page.close();
  await tapInTab('Continue without practice');
  await expect(tab.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await tapInTab('Show the question');
  await record(tab, tapInTab);
  await tapInTab('Stop recording');
  await expect(tab.getByText('Your recording has arrived.')).toBeVisible();

  await begin(desk, interviewCode);
  await expect(
    desk.getByText(/You have recorded an answer of 0:\d\d and not decided about it yet\./),
  ).toBeVisible();
  await expect(desk.getByText('an answer of 0:00')).toHaveCount(0);
  await expectPlays(desk, 'What you have recorded');
  await click('Record once more');
  await record(desk, click);
  await click('Stop recording');
  await expect(desk.getByText('Your recording has arrived.')).toBeVisible();
  await expect(button(desk, 'Record once more')).toHaveCount(0);
  await click('Keep this answer');
  await expect(screen(desk, 'interview-done')).toBeVisible();
  await laptop.close();

  // The phone still offers what the laptop has replaced.
  await tapInTab('Keep this answer');
  await expect(screen(tab, 'interview-done')).toBeVisible();
  await pocket.close();

  const office = await browser.newContext({ baseURL: origin });
  const manager = await office.newPage();
  await logInAsOwner(manager, `/admin/assessments/view/${taker.campaign}`);
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
