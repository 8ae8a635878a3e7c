import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { test } from './server.ts';
import { sittingOf, skillTestId } from './skill-takers.ts';
import {
  answerAll,
  beginRecord,
  call,
  expectSaved,
  invite,
  openDevice,
  ownPassword,
  stored,
  type Taker,
} from './takers.ts';

/** A session ends in the middle of each test: log in, and go on where it was. */

async function open(browser: Browser, origin: string, taker: Taker): Promise<Page> {
  return (await openDevice(browser, origin, taker)).newPage();
}

/** The server forgets the session of the page; the next press finds out. */
async function endSession(request: APIRequestContext, page: Page): Promise<void> {
  await call(request, 'POST', '/api/user/logout', await tokenOf(page));
}

async function logInAgain(page: Page, { email }: Taker): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('heading', { name: 'Please log in again' })).toBeVisible();
  await expect(page.getByText('Nothing is lost')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(path);
}

/** As the page is logged in now. */
async function tokenOf(page: Page): Promise<string> {
  const session = await page.evaluate(() => localStorage.getItem('assay.session'));
  const { state } = JSON.parse(session ?? '') as { state: { tokens: { access_token: string } } };
  return state.tokens.access_token;
}

test('R029 in each test what was just chosen is sent after the login, and the test goes on; of two clocks one has gone on, and the next of the other waits', async ({
  browser,
  request,
  origin,
}) => {
  const testId = await skillTestId(request, 'SQL');
  const taker = await invite(request, {
    test_types: ['1', '2', '3'],
    skill_tests: [testId],
    burnout_test: 1,
  });
  const record = await beginRecord(request, taker);
  const page = await open(browser, origin, taker);

  await test.step('personality', async () => {
    await page.goto('/personality/test');
    await page.getByRole('button', { name: 'Start' }).click();
    await answerAll(page, 1, [2, 4]);
    await expectSaved(page, 'saved');
    await endSession(request, page);
    await page.keyboard.press('5');
    await logInAgain(page, taker);
    await expect(page.getByText('4 of 148', { exact: true })).toBeVisible();
    await expectSaved(page, 'saved');
    expect(await stored(request, { token: await tokenOf(page) })).toEqual({ 1: 2, 2: 4, 3: 5 });
  });

  await test.step('culture', async () => {
    await page.goto('/culture/test');
    await page.getByRole('button', { name: 'Start' }).click();
    const at = (number: number) => page.getByText(`${number} of 40`, { exact: true });
    await expect(at(1)).toBeVisible();
    await page.keyboard.press('7');
    await expect(at(2)).toBeVisible();
    await expectSaved(page, 'saved');
    await endSession(request, page);
    await page.keyboard.press('2');
    await logInAgain(page, taker);
    await expect(at(3)).toBeVisible();
    await expectSaved(page, 'saved');
    const path = '/api/culture-test/questions?begin=0';
    const { data } = await call(request, 'GET', path, await tokenOf(page));
    const answers = (data.questions as { answer?: { value: number } }[]).slice(0, 3);
    expect(answers.map(({ answer }) => answer?.value)).toEqual([7, 2, undefined]);
  });

  await test.step('happiness: the same record', async () => {
    await page.goto(record);
    const at = (number: number) => page.getByText(new RegExp(`^${number} of 19 · `));
    await expect(at(1)).toBeVisible();
    await page.keyboard.press('4');
    await expect(at(2)).toBeVisible();
    await expectSaved(page, 'saved');
    await endSession(request, page);
    await page.keyboard.press('1');
    await logInAgain(page, taker);
    await expect(at(3)).toBeVisible();
    await expectSaved(page, 'saved');
    const path = `/api/burnout/answers/${record.split('/').at(-1)}`;
    const { data } = await call(request, 'GET', path, await tokenOf(page));
    const values = (data.answers as { value: number }[]).map(({ value }) => value);
    expect(new Set(values)).toEqual(new Set([0, 3]));
  });

  await test.step('logical: no answer is missing, and the clock has gone on', async () => {
    await page.goto('/iq-test/analogy/timer');
    await page.getByRole('button', { name: 'Start the clock' }).click();
    const at = (number: number) => page.getByText(`${number} of 20`, { exact: true });
    await expect(at(1)).toBeVisible();
    await page.keyboard.press('3');
    await expect(at(2)).toBeVisible();
    await expectSaved(page, 'saved');
    await endSession(request, page);
    await page.keyboard.press('5');
    await logInAgain(page, taker);
    await expect(at(3)).toBeVisible();
    await expectSaved(page, 'saved');
    const token = await tokenOf(page);
    const path = '/api/iq-test/questions/analogy?begin=0';
    const { data } = await call(request, 'GET', path, token);
    const answers = (data.analogyQuestions as { answer?: { index: number } }[]).slice(0, 3);
    expect(answers.map(({ answer }) => answer?.index)).toEqual([2, 4, undefined]);
    // A quick machine is here within the first second.
    const left = async () => (await call(request, 'GET', path, token)).data.remainingSeconds;
    await expect.poll(left).toBeLessThan(720);
  });

  await test.step('skills: no answer is missing, and the next clock waits', async () => {
    await page.goto(`/skill/test/${testId}`);
    await page.getByRole('button', { name: 'Start the first question' }).click();
    const at = (number: number) =>
      page.getByRole('heading', { name: `Question ${number} of 20`, exact: true });
    await expect(at(1)).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(at(2)).toBeVisible();
    await endSession(request, page);
    await page.keyboard.press('1');
    await expect(page.getByRole('radio').nth(0)).toBeChecked();
    await page.keyboard.press('Enter');
    await logInAgain(page, taker);
    // The answer was sent; the next clock starts when the person does.
    await expect(page.getByText('You are at question 3 of 20.')).toBeVisible();
    const present = { ...taker, token: await tokenOf(page) };
    const { number, completed } = await sittingOf(request, present, testId);
    expect([number, completed]).toEqual([3, false]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(at(3)).toBeVisible();
  });
  await page.context().close();
});
