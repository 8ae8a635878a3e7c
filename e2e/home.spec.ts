import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, logIn, screen } from './product.ts';
import { test } from './server.ts';
import { skillTestId } from './skill-takers.ts';
import { call, invite, openDevice, ownPassword } from './takers.ts';

/** The home of somebody who takes tests, the bar above it, and the questions that people ask. */

const phone = { width: 390, height: 844 };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('R044 R043 a visitor has a way to log in and no entries; questions are answered without a login', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(screen(page, 'faq')).toBeVisible();
  await page.goto('/assessments/faq');
  await expect(screen(page, 'login')).toBeVisible();
});

test('R037 R038 R039 R040 R041 R042 R043 the bar has an entry for every kind of test, Personality and Video for who is asked for them', async ({
  browser,
  baseURL,
  request,
}) => {
  const without = await openDevice(
    browser,
    baseURL ?? '',
    await invite(request, { test_types: ['3'] }),
  );
  const page = await without.newPage();
  await page.goto('/');
  await expect(screen(page, 'home').getByRole('heading', { name: 'Culture' })).toBeVisible();
  const entries = bar(page).getByRole('link');
  await expect(entries).toHaveText(['Home', 'Logical reasoning', 'Culture', 'Energy', 'Skills']);
  await entries.filter({ hasText: 'Logical reasoning' }).click();
  await expect(page).toHaveURL(/\/iq-test$/);
  await entries.filter({ hasText: 'Skills' }).click();
  await expect(page).toHaveURL(/\/skill\/tests$/);
  // At every width the entries are in view, or behind a button.
  for (const width of [640, 800, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `pixels to scroll sideways at ${width}`).toBe(0);
  }
  await without.close();

  const asked = await openDevice(
    browser,
    baseURL ?? '',
    await invite(request, {
      test_types: ['1'],
      burnout_test: 1,
      interview_questions: ['What drew you to this work?'],
    }),
  );
  const other = await asked.newPage();
  await other.goto('/');
  await expect(bar(other).getByRole('link')).toHaveText([
    'Home',
    'Personality',
    'Logical reasoning',
    'Culture',
    'Energy',
    'Skills',
    'Video',
  ]);
  await expect(bar(other).getByRole('link', { name: 'Video' })).toHaveAttribute(
    'href',
    '/video/interview/list',
  );
  await expect(bar(other).getByRole('link', { name: 'Energy' })).toHaveAttribute(
    'href',
    /\/happines-energy\/test\/\d+$/,
  );
  await asked.close();
});

test('R045 R046 the menu is 180 pixels wide; only who manages can switch', async ({ page }) => {
  const open = async () => {
    await page.getByRole('button', { name: /^Menu of/ }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.width).toBe(180);
    return menu.getByRole('menuitem').allTextContents();
  };
  await logIn(page, '/login', 'candidate@assay.test');
  expect(await open()).toEqual(['Your profile', 'Your data', 'Log out']);
  await page.keyboard.press('Escape');
  await logIn(page, '/admin/login', 'manager@assay.test');
  await page.goto('/');
  expect(await open()).toEqual(['Switch to manager view', 'Your profile', 'Your data', 'Log out']);
  await page.getByRole('menuitem', { name: 'Your data' }).press('Enter');
  await expect(screen(page, 'own-data')).toBeVisible();
});

test('one test is next, the others wait below it, by keyboard on a phone', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['1', '2', '3'] });
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  await page.goto('/');
  const home = screen(page, 'home');
  await expect(home.getByText(/^0 of 3 completed · about \d+ minutes left/)).toBeVisible();
  await expect(home.getByText('Next for you')).toHaveCount(1);
  await expect(home.getByRole('link', { name: 'Go to the test' })).toHaveCount(1);
  await expect(home.getByRole('heading', { name: 'After that' })).toBeVisible();
  await expect(home.getByRole('link', { name: /^Start: / })).toHaveCount(2);
  await expect(home.getByText('Tailspin', { exact: true }).first()).toBeVisible();
  await expect(home.getByText(/time\)/).first()).toBeVisible();
  await expectAccessible(page);

  // What is begun comes first.
  await call(request, 'GET', '/api/personality-test/questions', taker.token);
  await page.reload();
  const go = home.getByRole('link', { name: 'Continue the test' });
  await expect(go).toHaveAttribute('href', '/personality/test');
  await expect(home.getByText('0 of 148 answered')).toBeVisible();
  await go.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personality\/test/);
  await device.close();
});

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

test('R093 a finished test stands below with its day, for whom it was, and the way to its result', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['1', '3'] });
  await finishCulture(request, taker.token);
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  const home = screen(page, 'home');
  await expect(async () => {
    await page.goto('/');
    await expect(home.getByText(/^Completed on .* · for Tailspin$/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(home.getByRole('heading', { name: 'Personality' })).toBeVisible();
  await expect(home.getByRole('heading', { name: 'After that' })).toHaveCount(0);
  await expectAccessible(page);
  await home.getByRole('link', { name: 'See your result: Culture' }).press('Enter');
  // The end of one test leads to the next one.
  const result = screen(page, 'culture-results');
  await expect(result.getByRole('heading', { name: 'Completed, 1 of 2' })).toBeVisible();
  await expect(result.getByText(/^Next: Personality/)).toBeVisible();
  await expectAccessible(page);
  await expect(result.getByRole('link', { name: 'Go to the next test' })).toHaveAttribute(
    'href',
    '/personality/test',
  );
  await device.close();
});

test('the last test ends the campaign, on its result and at home', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['3'] });
  await finishCulture(request, taker.token);
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  for (const path of ['/culture/results', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'All done, thank you' })).toBeVisible();
    await expect(page.getByText(/^Tailspin can now review your results/)).toBeVisible();
    await expectAccessible(page);
  }
  await device.close();
});

test('a request for a later deadline says what follows, and stays where the time is over', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['1', '3'] });
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  // The same answer, some weeks later.
  await page.route('**/api/subject/test-types', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const one of body.data.invites) one.deadline = '2026-01-05T12:00:00.000Z';
    await route.fulfill({ response, json: body });
  });
  await page.goto('/');
  const home = screen(page, 'home');
  await expect(home.getByRole('heading', { name: 'The deadline has passed' })).toBeVisible();
  await expect(home.getByText('Personality, Culture')).toBeVisible();
  await expect(home.getByRole('link', { name: 'Go to the test' })).toHaveCount(0);
  await expectAccessible(page);
  await home.getByRole('button', { name: 'Move the deadline' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The answer comes by email');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(home.getByText('You have asked Tailspin to move the deadline.')).toBeVisible();
  await device.close();
});

test('adjustments are asked for in private, read by the contact, and answered', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['2'] });
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
  await desk.goto('/admin/login');
  await desk.getByLabel('Email').fill('tess@tailspin.test');
  await desk.getByLabel('Password', { exact: true }).fill(ownPassword);
  await desk.getByRole('button', { name: 'Log in' }).click();
  await expect(desk.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  await desk.goto(`/admin/assessments/view/${taker.campaign}`);
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
});

test('with letters twice as large nothing leaves a narrow screen, in long words too', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, {
    test_types: ['1', '2', '3'],
    skill_tests: [await skillTestId(request, 'SQL')],
    burnout_test: 1,
  });
  await finishCulture(request, taker.token);
  for (const begun of ['personality-test/questions', 'iq-test/questions/analogy'])
    await call(request, 'GET', `/api/${begun}`, taker.token);
  const device = await openDevice(browser, baseURL ?? '', taker, { locale: 'de-DE' });
  const page = await device.newPage();
  await page.setViewportSize({ width: 320, height: 800 });
  const tests = ['/personality/test', '/iq-test/analogy/test', '/skill/tests'];
  const others = ['/', '/culture/results', '/own-data', '/privacy', '/faq', '/login'];
  for (const path of [...others, ...tests]) {
    await page.goto(path);
    // A test shows its questions at once, everything else its title first.
    await expect(page.locator('h1, input[type=radio]').first()).toBeAttached();
    if (tests.includes(path)) {
      for (const size of [200, 150])
        expect(await atSize(page, size), `${path} at ${size} %`).toEqual({ wider: 0, covered: [] });
    } else {
      expect((await atSize(page, 200)).wider, `pixels to scroll sideways on ${path}`).toBe(0);
    }
  }
  await device.close();
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

test('a broken line is told, with a way to try again', async ({ browser, baseURL, request }) => {
  const device = await openDevice(
    browser,
    baseURL ?? '',
    await invite(request, { test_types: ['1'] }),
  );
  const page = await device.newPage();
  await page.route('**/api/subject/test-types', (route) => route.abort());
  await page.goto('/');
  const again = screen(page, 'home').getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/subject/test-types');
  await again.click();
  await expect(screen(page, 'home').getByText('Next for you')).toBeVisible();
  await device.close();
});

test('a question is open when the address names it, and others open by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, '/login', 'candidate@assay.test');
  await page.goto('/assessments/faq#connection');
  await expect(page.getByText('Your answers wait on your device')).toBeVisible();
  await expect(page.getByText('It can give you 25, 50 or 100 percent')).toBeHidden();
  await page.locator('#adjustments summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('It can give you 25, 50 or 100 percent')).toBeVisible();
  await expectAccessible(page);
});
