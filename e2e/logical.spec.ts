import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import { expectAccessible, screen } from './product.ts';
import { test } from './server.ts';
import {
  call,
  copiedAnswers,
  expectOfflineReady,
  expectSaved,
  invite,
  openDevice,
  type Taker,
} from './takers.ts';

const phone = { width: 390, height: 844 };

/** What the server has: the chosen option by number of the question. */
async function stored(request: APIRequestContext, { token }: Taker) {
  const { data } = await call(request, 'GET', '/api/iq-test/questions/analogy?begin=0', token);
  const all = data.analogyQuestions as { id: number; answer?: { index: number } }[];
  return Object.fromEntries(
    all.flatMap(({ id, answer }) => (answer ? [[id, answer.index + 1]] : [])),
  );
}

async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`${number} of 20`, { exact: true })).toBeVisible();
}

async function choose(page: Page, number: number, option: number): Promise<void> {
  const place = page.getByText(`${number} of 20`, { exact: true });
  await place.waitFor();
  await page.keyboard.press(String(option));
  await place.waitFor({ state: 'hidden' });
}

/** Seconds that the page shows. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? '';
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const start = (page: Page) => page.getByRole('button', { name: 'Start the clock' });

async function beginAnalogies(page: Page): Promise<void> {
  await page.goto('/iq-test/analogy/timer');
  await start(page).click();
  await expectQuestion(page, 1);
  await expect(page).toHaveURL('/iq-test/analogy/test');
}

test('both parts by keyboard on a phone, from the welcome to the result (R027, R028, R039, R163, R181)', async ({
  browser,
  request,
  baseURL,
}) => {
  const taker = await invite(request, { test_types: ['2'] });
  const device = await openDevice(browser, baseURL as string, taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);

  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Logical reasoning', exact: true }).press('Enter');
  await expect(page).toHaveURL('/iq-test');
  await expect(screen(page, 'logical-welcome').getByText('20 questions, 12 minutes')).toHaveCount(
    2,
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Start with examples' }).press('Enter');
  await expect(page).toHaveURL('/iq-test/analogy/instructions');
  await expect(page.getByText('Example 1 of 3')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('Not this one.')).toBeVisible();
  await page.keyboard.press('4');
  await expect(page.getByText('Correct.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Who is shown the solution has not found it.
  await page.getByRole('button', { name: 'Next example' }).press('Enter');
  await page.getByRole('button', { name: 'Show the solution' }).press('Enter');
  await expect(page.getByText('This is the solution.')).toBeVisible();
  await expect(page.getByText('Correct.', { exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'Continue', exact: true }).press('Enter');
  await expect(start(page)).toBeVisible();
  await expect(page).toHaveURL('/iq-test/analogy/timer');
  await expectAccessible(page);
  // Nothing has begun: a reload asks again.
  await page.reload();
  await start(page).press('Enter');
  await expectQuestion(page, 1);
  await expect(page).toHaveURL('/iq-test/analogy/test');
  await expectAccessible(page);

  await choose(page, 1, 3);
  await choose(page, 2, 6);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectQuestion(page, 4);
  await page.getByRole('button', { name: 'Question 9, open' }).press('Enter');
  await choose(page, 9, 1);
  await expectSaved(page, 'saved');
  expect(await stored(request, taker)).toEqual({ 1: 3, 2: 6, 3: 2, 9: 1 });

  await page.getByRole('button', { name: 'Finish this part' }).press('Enter');
  await expect(page.getByRole('heading', { name: '16 questions are open' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to open questions' }).press('Enter');
  await expectQuestion(page, 4);
  await page.getByRole('button', { name: 'Finish this part' }).press('Enter');
  await page.getByRole('button', { name: 'Finish this part' }).press('Enter');

  await expect(page).toHaveURL('/iq-test/analogy/expired');
  await expect(page.getByRole('heading', { name: 'This part is completed' })).toBeFocused();
  await expect(page.getByText('You answered 4 of 20 questions')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue to part 2' }).press('Enter');
  await expect(page).toHaveURL('/iq-test/sequence/instructions');
  await expect(page.getByText('No clock is running')).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).press('Enter');
  await start(page).press('Enter');
  for (let number = 1; number <= 20; number += 1) await choose(page, number, (number % 6) + 1);
  await expect(page.getByRole('heading', { name: 'Every question has an answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish this part' }).press('Enter');
  await expect(page).toHaveURL('/iq-test/results');
  await expect(page.getByText('Provisional scale', { exact: false }).first()).toBeVisible();
  await expect(screen(page, 'logical-results')).not.toContainText(/\b(IQ|norm)\b/i);
  await expectAccessible(page);

  // What is over stays over, wherever one comes back to.
  await page.goto('/iq-test/analogy/test');
  await expect(page).toHaveURL('/iq-test/analogy/expired');
  await expectAccessible(page);
  await device.close();
});

test('by touch, without a connection, in two tabs and on two devices nothing is lost (R180, R182)', async ({
  browser,
  request,
  baseURL,
}) => {
  const taker = await invite(request, { test_types: ['2'] });
  const localStorage = [{ name: 'assay.session', value: taker.session }];
  const device = await browser.newContext({
    baseURL,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: baseURL as string, localStorage }] },
  });
  const page = await device.newPage();
  await page.goto('/iq-test/analogy/timer');
  await start(page).tap();
  const option = (at: number) => page.getByRole('radio').nth(at);
  await expectQuestion(page, 1);
  await option(4).tap();
  await expectQuestion(page, 2);
  await expectSaved(page, 'saved');
  await expectOfflineReady(page);

  await device.setOffline(true);
  await option(1).tap();
  await expectQuestion(page, 3);
  await expectSaved(page, 'waiting');
  // While it is left, the page may have a line for a moment and send what waits; then the copy of the test alone has the answer.
  await expect.poll(() => copiedAnswers(page)).toBe(2);
  // The clock goes on while the page is away, and shows no more than there is: whole seconds, read a moment before the time is.
  const before = await secondsLeft(page);
  const since = Date.now();
  // A page that is opened in another process may be connected for a moment, before the browser takes the line from it as well.
  const noLine = (route: Route) => route.abort('internetdisconnected');
  await device.route('**/api/**', noLine);
  await page.goto('about:blank');
  await expect.poll(() => Date.now() - since).toBeGreaterThan(4000);
  await page.goto('/iq-test/analogy/test');
  await expectQuestion(page, 3);
  const left = await secondsLeft(page);
  const rightly = before - (Date.now() - since) / 1000;
  expect(Math.abs(left - rightly)).toBeLessThanOrEqual(2);
  await option(0).tap();
  await expectQuestion(page, 4);
  // The service worker has a line of its own, and may have sent what waited while the page was opened.
  expect(await stored(request, taker)).toMatchObject({ 1: 5 });
  await device.unroute('**/api/**', noLine);
  await device.setOffline(false);
  await expectSaved(page, 'saved');
  expect(await stored(request, taker)).toEqual({ 1: 5, 2: 2, 3: 1 });

  const tab = await device.newPage();
  await tab.goto('/iq-test/analogy/test');
  await expectQuestion(tab, 4);
  await tab.getByRole('radio').nth(2).tap();
  await expectSaved(tab, 'saved');
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', { name: 'Question 4, answered' })).toBeVisible();

  const other = await openDevice(browser, baseURL as string, taker);
  const desk = await other.newPage();
  await desk.goto('/iq-test/analogy/timer');
  await expectQuestion(desk, 5);
  const apart = async () => Math.abs((await secondsLeft(desk)) - (await secondsLeft(page)));
  await expect.poll(apart).toBeLessThanOrEqual(2);
  await other.close();
  await device.close();
});

test('a broken line gives its time back, who answered meanwhile or left the page gets none; what a screen reader hears of a question and its clock, until the time is over', async ({
  browser,
  request,
  baseURL,
}) => {
  // Those who wait for the line do so while another one reads.
  await Promise.all([
    test.step('a broken line gives its time back; who answered meanwhile or left the page gets none', async () => {
      // Three people beside each other: all they do is wait, a little longer than the 15 seconds that a silence may last.
      const begin = async () => {
        const taker = await invite(request, { test_types: ['2'] });
        const device = await openDevice(browser, baseURL as string, taker);
        const page = await device.newPage();
        await beginAnalogies(page);
        await signOfLife(page);
        return { device, page, before: await secondsLeft(page) };
      };
      const signOfLife = (page: Page) => page.waitForResponse(/\/api\/iq-test\/time\//);
      const untilLeft = (page: Page, seconds: number) =>
        expect.poll(() => secondsLeft(page), { timeout: 40_000 }).toBeLessThanOrEqual(seconds);

      const broken = async () => {
        const { device, page, before } = await begin();
        await device.setOffline(true);
        await untilLeft(page, before - 17);
        await device.setOffline(false);
        await expect.poll(() => secondsLeft(page)).toBeGreaterThan(before - 10);
        await expect(page.getByText(/given back 1\d seconds for a lost connection/)).toBeVisible();
        await device.close();
      };
      const answered = async () => {
        const { device, page, before } = await begin();
        // The first try falls into the moment in which the line comes back, and the second is slower than the question for the time would be.
        let back = false;
        let tries = 0;
        // Set well before it matters: on a busy machine a page can make one more call past a route that was just set.
        await page.route('**/api/iq-test/answers/analogy', async (route) => {
          if (back) tries += 1;
          if (tries <= 1) return route.abort('connectionfailed');
          await new Promise((resolve) => setTimeout(resolve, 700));
          await route.continue();
        });
        await device.setOffline(true);
        await untilLeft(page, before - 17);
        // `check` looks at the option afterwards, and takes one of the next question where this one has gone meanwhile.
        await page.getByRole('radio').first().click();
        await page.keyboard.press('Enter');
        await expectQuestion(page, 2);
        await expectSaved(page, 'waiting');
        const asked = signOfLife(page);
        await device.setOffline(false);
        // Not before: a try while there is still no line would be taken for the first one.
        back = true;
        await expectSaved(page, 'saved');
        await asked;
        expect(tries).toBe(2);
        expect(await secondsLeft(page)).toBeLessThan(before - 15);
        await expect(page.getByText(/has given back/)).toBeHidden();
        await device.close();
      };
      const left = async () => {
        const { device, page, before } = await begin();
        await page.goto('/');
        await untilLeft(page, before - 17);
        await page.goto('/iq-test/analogy/test');
        await signOfLife(page);
        expect(await secondsLeft(page)).toBeLessThanOrEqual(before - 16);
        await expect(page.getByText(/has given back/)).toBeHidden();
        await device.close();
      };
      await Promise.all([broken(), answered(), left()]);
    }),
    test.step('what a screen reader hears of a question and its clock, which shows wherever one goes meanwhile; when the time is over, what was answered is sent first', async () => {
      const taker = await invite(request, { test_types: ['2'] });
      const device = await openDevice(browser, baseURL as string, taker);
      const page = await device.newPage();
      // The second part cannot come before the first.
      await page.goto('/iq-test/sequence/test');
      await start(page).click();
      await expect(
        page.getByText('This part opens when the first one is completed.'),
      ).toBeVisible();
      await expect(page).toHaveURL('/iq-test/sequence/timer');

      await beginAnalogies(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('list', { name: /^First pair/ }).getByRole('img')).toHaveCount(3);
      const group = page.getByRole('group', { name: 'Options' });
      for (const radio of await group.getByRole('radio').all()) {
        expect(await radio.getAttribute('aria-label')).toMatch(/\w{3,}/);
      }
      await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
      const spoken = page.locator('[data-spoken]');
      await expect(spoken).toHaveRole('status');
      await expect(spoken).toHaveText('');
      await page.keyboard.press('t');
      await expect(spoken).toHaveText(/^1[12] minutes( and \d+ seconds)? left\.$/);
      await expect(
        page.getByRole('navigation', { name: 'Questions' }).getByRole('button'),
      ).toHaveCount(20);
      await expect(page.getByRole('button', { name: 'Question 1, open' })).toHaveAttribute(
        'aria-current',
        'step',
      );

      for (const path of ['/', '/iq-test', '/iq-test/analogy/instructions']) {
        await page.goto(path);
        const clock = page.getByRole('timer');
        await expect(clock).toHaveText(/^1[01]:\d\d$/);
        const before = await clock.textContent();
        await expect(page.getByText(/[Cc]lock is running/)).toBeVisible();
        await expect(page.getByText('No clock is running')).toBeHidden();
        await expectAccessible(page);
        await expect(clock).not.toHaveText(before ?? '');
      }
      await page.getByRole('link', { name: 'Back to the questions' }).click();
      await expectQuestion(page, 1);

      // The last answer takes its time on the way, longer than the part.
      let ended = false;
      const order: string[] = [];
      const over = page.getByRole('heading', { name: 'Your time is up' });
      await page.route('**/api/iq-test/answers/analogy', async (route) => {
        await expect(over).toBeVisible();
        order.push('answer');
        await route.continue();
      });
      await page.route('**/api/iq-test/complete/analogy', async (route) => {
        order.push('end');
        await route.continue();
      });
      await page.route('**/api/iq-test/time/analogy?*', async (route) =>
        ended
          ? route.fulfill({ json: { data: { started: true, over: true, remainingSeconds: 0 } } })
          : route.continue(),
      );
      await page.keyboard.press('2');
      ended = true;
      await expect(page).toHaveURL('/iq-test/analogy/expired');
      expect(order).toEqual(['answer', 'end']);
      await expectAccessible(page);
      // The first question's answer is with the server: the part is over, and the second opens.
      await expect(page.getByText('has run out. You answered 1 of 20 questions')).toBeVisible();
      await page.getByRole('link', { name: 'Continue to part 2' }).click();
      await expect(page).toHaveURL('/iq-test/sequence/instructions');
      await page.getByRole('link', { name: 'Continue', exact: true }).click();
      await start(page).click();
      await expectQuestion(page, 1);
      await expect(page).toHaveURL('/iq-test/sequence/test');
      await device.close();
    }),
  ]);
});
