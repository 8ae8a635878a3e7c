import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, screen } from './product.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import { call, invite, openDevice, openPeople } from './takers.ts';

/** The home of somebody who takes tests, from the first test to the last. */

/** What works without a line is told elsewhere: each new browser would fetch the files of all tests for it. */
test.use({ serviceWorkers: 'block' });

const phone = { width: 390, height: 844 };

/** All of the culture test, over its calls. */
async function finishCulture(request: APIRequestContext, token: string): Promise<void> {
  const { data } = await call(request, 'GET', '/api/culture-test/questions', token);
  const questions = data.questions as { id: number; categoryId: number }[];
  for (const [category, own] of Map.groupBy(questions, ({ categoryId }) => categoryId)) {
    await call(request, 'POST', '/api/culture-test/category/answers', token, {
      category_id: category,
      answers: own.map(({ id }, at) => ({ question_id: id, value: 1 + ((id + at) % 7) })),
    });
  }
}

test('R037 R041 R043 R093 the bar has an entry for every test that is asked for; one is next, the others wait below it, a finished one stands at the end, and the last one ends the campaign', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, {
    test_types: ['1', '3'],
    burnout_test: 1,
    interview_questions: ['What drew you to this work?'],
  });
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Personality',
    'Logical reasoning',
    'Culture',
    'Energy',
    'Skills',
    'Video',
  ]);
  await expect(bar.getByRole('link', { name: 'Video' })).toHaveAttribute(
    'href',
    '/video/interview/list',
  );
  await expect(bar.getByRole('link', { name: 'Energy' })).toHaveAttribute(
    'href',
    /\/happines-energy\/test\/\d+$/,
  );

  await page.setViewportSize(phone);
  const home = screen(page, 'home');
  await expect(home.getByText(/^0 of 4 completed · about \d+ minutes left/)).toBeVisible();
  await expect(home.getByText('Next for you')).toHaveCount(1);
  await expect(home.getByRole('link', { name: 'Go to the test' })).toHaveCount(1);
  await expect(home.getByRole('heading', { name: 'After that' })).toBeVisible();
  await expect(home.getByRole('link', { name: /^Start: / })).toHaveCount(3);
  await expect(home.getByText('Tailspin', { exact: true }).first()).toBeVisible();
  await expect(home.getByText(/time\)/).first()).toBeVisible();
  await expectAccessible(page);

  await finishCulture(request, taker.token);
  await expect(async () => {
    await page.goto('/');
    await expect(home.getByText(/^Completed on .* · for Tailspin$/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await home.getByRole('link', { name: 'See your result: Culture' }).press('Enter');
  // The end of one test leads to the next one.
  const result = screen(page, 'culture-results');
  await expect(result.getByRole('heading', { name: 'Completed, 1 of 4' })).toBeVisible();
  await expect(result.getByText(/^Next: Personality/)).toBeVisible();
  await expectAccessible(page);
  await expect(result.getByRole('link', { name: 'Go to the next test' })).toHaveAttribute(
    'href',
    '/personality/test',
  );
  // What is begun comes first.
  await call(request, 'GET', '/api/personality-test/questions', taker.token);
  await page.goto('/');
  const go = home.getByRole('link', { name: 'Continue the test' });
  await expect(go).toHaveAttribute('href', '/personality/test');
  await expect(home.getByText('0 of 148 answered')).toBeVisible();
  await go.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personality\/test/);
  await device.close();

  const last = await invite(request, { test_types: ['3'] });
  await finishCulture(request, last.token);
  const other = await openDevice(browser, baseURL ?? '', last, { viewport: phone });
  const done = await other.newPage();
  for (const path of ['/culture/results', '/']) {
    await done.goto(path);
    await expect(done.getByRole('heading', { name: 'All done, thank you' })).toBeVisible();
    await expect(done.getByText(/^Tailspin can now review your results/)).toBeVisible();
    await expectAccessible(done);
  }
  await expect(screen(done, 'home').getByRole('heading', { name: 'After that' })).toHaveCount(0);
  await other.close();
});

test('adjustments are asked for in private, read by the contact, and answered; with letters twice as large nothing leaves a narrow screen, in long words too', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, {
    test_types: ['1', '2', '3'],
    skill_tests: [await skillTestId(request, 'SQL')],
    burnout_test: 1,
  });
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  await page.goto('/');
  const home = screen(page, 'home');
  await home.getByRole('button', { name: 'I need adjustments' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please say what would help you.')).toBeVisible();
  await dialog.getByLabel('What would help you?').fill('More time, please.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(home.getByRole('button', { name: 'See your request' })).toBeVisible();

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await office.newPage();
  await openPeople(desk, taker);
  await desk.getByRole('button', { name: 'Read the request from Ada Taker' }).click();
  const asked = desk.getByRole('dialog');
  await expect(asked.getByText('More time, please.')).toBeVisible();
  await asked.getByLabel(/^Extra time/).selectOption('50 % extra time');
  await asked.getByLabel(/^Answer/).fill('Take your time.');
  await expectAccessible(desk);
  await asked.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText(/^An email tells .* that there is an answer/)).toBeVisible();

  await page.reload();
  await home.getByRole('button', { name: 'Read the answer about adjustments' }).click();
  await expect(dialog.getByText('Take your time.')).toBeVisible();
  await expect(dialog.getByText('You have 50 % extra time')).toBeVisible();
  await office.close();
  await device.close();

  // The same person reads with letters twice as large.
  await finishCulture(request, taker.token);
  for (const begun of ['personality-test/questions', 'iq-test/questions/analogy'])
    await call(request, 'GET', `/api/${begun}`, taker.token);
  const large = await openDevice(browser, baseURL ?? '', taker, { locale: 'de-DE' });
  const own = await large.newPage();
  await own.setViewportSize({ width: 320, height: 800 });
  const tests = ['/personality/test', '/iq-test/analogy/test', '/skill/tests'];
  const others = ['/', '/culture/results', '/own-data', '/privacy', '/faq', '/login'];
  for (const path of [...others, ...tests]) {
    await own.goto(path);
    // A test shows its questions at once, everything else its title first.
    await expect(own.locator('h1, input[type=radio]').first()).toBeAttached();
    if (tests.includes(path)) {
      for (const size of [200, 150])
        expect(await atSize(own, size), `${path} at ${size} %`).toEqual({ wider: 0, covered: [] });
    } else {
      expect((await atSize(own, 200)).wider, `pixels to scroll sideways on ${path}`).toBe(0);
    }
  }
  await large.close();
});

/** Pixels to scroll sideways with letters of this size, and what lies on top of something else. */
function atSize(page: Page, percent: number) {
  return page.evaluate((percent) => {
    const { documentElement, body } = document;
    documentElement.style.fontSize = `${percent}%`;
    body.style.fontSize = '0.9375rem';
    const parts = [
      ...document.querySelectorAll('h1, h2, h3, p, a, button, input, kbd, legend, svg'),
    ]
      .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((part) => !part.closest('.sr-only, main ~ *') && part.getClientRects().length > 0)
      .map((part) => ({ part, lines: [...part.getClientRects()] }));
    const covered = parts.flatMap((one, at) =>
      parts.slice(at + 1).flatMap((other) => {
        if (one.part.contains(other.part) || other.part.contains(one.part)) return [];
        const across = one.lines.some((a) =>
          other.lines.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
          ),
        );
        const words = ({ part }: typeof one) => `${part.tagName} ${part.textContent.trim()}`;
        return across ? [`${words(one)} | ${words(other)}`] : [];
      }),
    );
    return { wider: documentElement.scrollWidth - documentElement.clientWidth, covered };
  }, percent);
}
