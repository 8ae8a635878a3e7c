import { expect, type Page } from '@playwright/test';
import { expectAccessible, hold } from './product.ts';
import { test } from './server.ts';
import { answerAll, call, expectSaved, invite, makeTaker, openDevice, stored } from './takers.ts';

/** Answers that still wait in the browser: sent from any page, and their replies taken for no other's. */

const origin = (baseURL: string | undefined) => baseURL ?? '';
const path = '/personality/test';

/** Puts answers into the browser as an earlier page has left them there. */
async function leaveBehind(page: Page, kept: readonly { key: string; request: object }[]) {
  await page.goto('/dist/favicon.svg');
  await page.evaluate(
    (answers) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('assay');
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('answers'),
        );
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('answers', 'readwrite');
          for (const one of answers) {
            // What cannot be written as JSON is written here.
            const body = (one as unknown as { request: { body: { seq?: unknown } } }).request.body;
            if (body.seq === 'NaN') body.seq = Number.NaN;
            writing.objectStore('answers').put(one, one.key);
          }
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    kept,
  );
}

test('an answer that a closed page has left behind is sent from another test, which takes the reply for none of its own, or from the homepage, which then counts it; of somebody else’s nothing is sent, until they log in there', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['1', '3'] });
  await call(request, 'GET', '/api/personality-test/questions', taker.token);
  await call(request, 'GET', '/api/culture-test/questions', taker.token);
  const device = await openDevice(browser, origin(baseURL), taker);
  const culture = await device.newPage();
  await culture.goto('/culture/test');
  await expect(culture.getByText('1 of 40', { exact: true })).toBeVisible();
  await device.setOffline(true);
  await culture.keyboard.press('5');
  await expectSaved(culture, 'waiting');
  await culture.close();
  await device.setOffline(false);

  const taking = await device.newPage();
  const numbers: unknown[] = [];
  taking.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/api/personality-test/'))
      numbers.push((sent.postDataJSON() as { seq: unknown }).seq);
  });
  let release = await hold(taking, '**/api/culture-test/category/answers');
  await taking.goto(path);
  await expect(taking.getByText('1 of 148', { exact: true })).toBeVisible();
  const replied = taking.waitForResponse('**/api/culture-test/category/answers');
  release();
  await replied;
  await expect(taking.locator('[data-saved="none"]')).toBeAttached();
  await answerAll(taking, 1, [1, 2]);
  await expectSaved(taking, 'saved');
  expect(numbers).toEqual([1, 2]);
  expect(await stored(request, taker)).toEqual({ 1: 1, 2: 2 });
  const { data } = await call(request, 'GET', '/api/culture-test/questions?begin=0', taker.token);
  expect(data.questions[0].answer).toMatchObject({ value: 5 });

  await device.setOffline(true);
  await answerAll(taking, 3, [1, 2, 3, 4]);
  await expectSaved(taking, 'waiting');
  await taking.close();
  await device.setOffline(false);
  const page = await device.newPage();
  // Its time is the test's: what has been sent is said for some seconds.
  await page.clock.install();
  release = await hold(page, '**/api/personality-test/answers');
  await page.goto('/');
  const note = page.locator('[data-waiting-answers]');
  await expect(note).toHaveText('Sending 4 answers…');
  await expect(page.getByText(/2 of 148/)).toBeVisible();
  await expectAccessible(page);
  // Without a connection the page says that they wait, and sends them when it is back.
  await device.setOffline(true);
  await expect(note).toContainText('4 answers are waiting to be sent.');
  await device.setOffline(false);
  release();
  await expect(note).toHaveText('Your answers have been sent.');
  await expect(page.getByText(/6 of 148/)).toBeVisible();
  expect(await stored(request, taker)).toEqual({ 1: 1, 2: 2, 3: 1, 4: 2, 5: 3, 6: 4 });
  await page.clock.fastForward(6000);
  await expect(note).toBeHidden();
  await page.close();

  // Broken numbers are among what somebody else has left there.
  const owner = await makeTaker(request);
  const { data: asked } = await call(
    request,
    'GET',
    '/api/personality-test/questions?begin=0',
    owner.token,
  );
  const next = await device.newPage();
  const kept = (at: number, seq: unknown, more: object = {}) => {
    const { id: questionId, scaleId, type } = asked.questions[at];
    const { attemptId } = asked;
    const body = { questionId, scaleId, type, attemptId, index: at, seq, confirmed: true };
    const sent = { method: 'POST', path: '/api/personality-test/answers', body };
    return { key: `${owner.id}/${1_700_000_000_000 + at}/abc`, request: sent, ...more };
  };
  const refused = { status: 422, message: 'Please check the marked fields.' };
  await leaveBehind(next, [
    kept(0, 'NaN', { refused }),
    kept(1, null),
    kept(2, 'NaN'),
    kept(3, 1),
    { ...kept(3, 2), key: `${owner.id}/1700000000009/abc` },
  ]);
  await next.goto('/own-data');
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing has been sent, and nothing is about to be.
  await next.waitForLoadState('networkidle');
  await expect(next.locator('[data-waiting-answers]')).toBeHidden();
  expect(await stored(request, owner)).toEqual({});

  // Whose they are, on a page that is about something else.
  await next.evaluate((session) => localStorage.setItem('assay.session', session), owner.session);
  await next.goto('/own-data');
  await expect.poll(() => stored(request, owner)).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
  await next.goto(path);
  await expect(next.getByText('5 of 148', { exact: true })).toBeVisible();
  await expect(next.getByText(/not accepted/)).toBeHidden();
  await device.close();
});
