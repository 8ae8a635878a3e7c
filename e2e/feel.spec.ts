import { type Browser, expect, type Page } from '@playwright/test';
import { cutOff, expectAccessible, expectLoaded, logIn, screen } from './product.ts';
import { test } from './server.ts';
import { expectOfflineReady, finisher, invite, openDevice, type Taker } from './takers.ts';

/** What a person meets besides the way as it is meant: failures, small windows, own colours, paper, no line. */

const exactly =
  'It looks like we are having issues. You have encountered an error. Our team has been notified.';

/** Loads of the document from here on. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(screen(page, 'error')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(exactly);
  await expect(page.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
}

test('R032 R033 R034 R117 R208 a part that does not load: one reload, then the error page, and the server has been told; what a test cannot get can be asked for again', async ({
  page,
  browser,
  request,
  origin,
}) => {
  const loads = countLoads(page);
  // All of it happens within ten seconds, on a slow machine too.
  await page.clock.setFixedTime(new Date());
  await page.route('**/dist/assets/privacy-*.js', (route) => route.abort());
  const told = page.waitForResponse('**/api/client-errors');
  await page.goto('/privacy');
  await expectErrorPage(page);
  expect(loads).toHaveLength(2);
  // Within those ten seconds a load by hand is the only one.
  await page.reload();
  await expectErrorPage(page);
  expect(loads).toHaveLength(3);
  const answer = await told;
  expect(answer.status()).toBe(200);
  expect(Object.keys(answer.request().postDataJSON() as object)).toEqual([
    'name',
    'page',
    'places',
  ]);
  expect(answer.request().headers()['authorization']).toBeUndefined();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the homepage' }).click();
  await expect(screen(page, 'home')).toBeVisible();

  // The document of a test does the same.
  const taker = await invite(request, { test_types: ['1', '2'] });
  const taking = await openOwn(browser, origin, taker);
  const loadsOfTest = countLoads(taking);
  await taking.route('**/dist/assets/logical-part-*.js', (route) => route.abort());
  const toldByTest = taking.waitForResponse('**/api/client-errors');
  await taking.goto('/iq-test/analogy/timer');
  await expectErrorPage(taking);
  expect(loadsOfTest).toHaveLength(2);
  expect((await toldByTest).status()).toBe(200);
  await expectAccessible(taking);
  await taking.unroute('**/dist/assets/logical-part-*.js');

  // It says what the server says.
  let broken = true;
  for (const calls of ['**/api/personality-test/questions*', '**/api/iq-test/questions/**'])
    await taking.route(calls, (route) =>
      broken
        ? route.fulfill({ status: 422, json: { message: 'The questions are being printed.' } })
        : route.fallback(),
    );
  for (const path of ['/personality/test', '/iq-test/analogy/test']) {
    broken = true;
    await taking.goto(path);
    await expect(taking.getByText('The questions are being printed.')).toBeVisible();
    broken = false;
    await taking.getByRole('button', { name: 'Try again' }).click();
    await expect(taking.getByRole('button', { name: /^Start/ })).toBeVisible();
  }
  await taking.context().close();
});

test('a phone can put Assay on its home screen, whose manifest names nobody, and is told there that it has no connection, also where no test was opened; with forced colours all can be seen', async ({
  page: visitor,
  browser,
  request,
  origin,
}) => {
  await visitor.goto('/login');
  const address = await visitor.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    scope: string;
    start_url: string;
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Assay', scope: '/', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.headers()['content-type']]).toEqual([src, type]);
    const size = await visitor.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
  }
  const colours = visitor.locator('meta[name="theme-color"]');
  await expect(colours).toHaveCount(2);

  const page = await openOwn(browser, origin, await invite(request, { test_types: ['1'] }));
  // A browser may say that it is back too early, or not at all when it was the server that was away: the page looks again
  // by itself, and its time is the test's.
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation()),
  );
  await page.goto('/');
  await expect(screen(page, 'home')).toBeVisible();
  await expectOfflineReady(page);
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'There is no connection right now' }),
  ).toBeFocused();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.clock.fastForward(5000);
  await expect(screen(page, 'home')).toBeVisible();

  await test.step('with forced colours what is chosen, focused and drawn can be seen', async () =>
    expectSeenInForcedColours(await page.context().newPage()));
  await page.context().close();
});

const own = [
  ['home', '/'],
  ['profile', '/profile/display'],
  ['own-data', '/own-data'],
  ['skill-tests', '/skill/tests'],
] as const;

/** Each with the sheets of A4 that it takes on paper. */
const results = [
  ['personality-results', '/personality/results', 5],
  ['logical-results', '/iq-test/results', 1],
  ['culture-results', '/culture/results', 2],
  ['happiness-results', '/happines-energy/results', 2],
] as const;

async function openOwn(browser: Browser, origin: string, taker: Taker): Promise<Page> {
  return (await openDevice(browser, origin, taker)).newPage();
}

/** With forced colours what is chosen, focused and drawn can be seen. */
async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/personality/test');
  await page.getByRole('button', { name: 'Start' }).click();
  const chosen = page.getByRole('radio').nth(1);
  await expect(chosen).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  /** What tells options from each other once colours of our own are gone: those that `which` holds for, and the rest. */
  const looks = async (which: ':checked' | ':focus') => {
    const all = await page.getByRole('radio').evaluateAll(
      (radios, selector) =>
        radios.map((radio) => {
          const face = getComputedStyle(radio.closest('label') ?? radio);
          const { borderTopWidth, borderTopColor, outlineStyle, outlineWidth } = face;
          const look = [borderTopWidth, borderTopColor, outlineStyle, outlineWidth].join(' ');
          return { look, border: borderTopWidth, that: radio.matches(selector) };
        }),
      which,
    );
    for (const { border } of all) expect(border).not.toBe('0px');
    const of = (that: boolean) => all.filter((one) => one.that === that).map(({ look }) => look);
    return { these: of(true), others: of(false) };
  };
  const focused = await looks(':focus');
  expect(focused.these).toHaveLength(1);
  expect(focused.others).not.toContain(focused.these[0]);
  // The outline of the focus is not what shows the choice.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // Colours take a moment to change.
  await expect(async () => {
    const picked = await looks(':checked');
    expect(picked.these).toHaveLength(1);
    expect(new Set(picked.others).size).toBe(1);
    expect(picked.others).not.toContain(picked.these[0]);
  }).toPass({ timeout: 3000 });
  // In the bar only the entry of this page is underlined.
  await page.goto('/');
  await expect(screen(page, 'home')).toBeVisible();
  const lines = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomColor));
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(lines.filter((line) => line !== canvas)).toHaveLength(1);
}

/** What moves or would, when it changes. */
function movingOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        return animationName !== 'none' || !/^(0s(, )?)+$/.test(transitionDuration);
      }).length,
  );
}

/** Of the page and its largest heading. */
function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const { colorScheme } = getComputedStyle(document.documentElement);
    const accent = getComputedStyle(document.querySelector('h1') as Element).color;
    return [color, backgroundColor, colorScheme, accent];
  });
}

test('R086 own results stand still where no motion is wanted, and go on paper whole; back and forward pass through what was there, and a browser keeps nothing that was shown', async ({
  request,
  page,
}) => {
  const { email } = await finisher(request, 'Graduates, spring');
  await logIn(page, '/login', email);
  await test.step('own results stand still where no motion is wanted, and go on paper whole, dark on white', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    for (const [name, path] of own) {
      await page.goto(path);
      await expect(screen(page, name)).toBeVisible();
      expect([path, await movingOn(page)]).toEqual([path, 0]);
    }
    let folded = 0;
    for (const [name, path, sheets] of results) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(screen(page, name)).toBeVisible();
      await expectLoaded(page);
      expect([path, await movingOn(page)]).toEqual([path, 0]);
      expect((await coloursOf(page))[0], path).toBe('rgb(236, 235, 230)');
      await page.emulateMedia({ media: 'print' });
      const ink = 'rgb(25, 26, 29)';
      expect(await coloursOf(page), path).toEqual([ink, 'rgb(255, 255, 255)', 'light', ink]);
      // What is folded on the screen is there, line by line.
      const parts = page.locator('details > :not(summary), details li, details tr');
      for (const part of await parts.all()) await expect(part).toBeVisible();
      folded += await parts.count();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize({ width: 718, height: 1000 });
      expect([path, await cutOff(page)]).toEqual([path, []]);
      // No page half empty: a part that does not fit goes on over the edge.
      const printed = await page.pdf({ preferCSSPageSize: true });
      const pages = printed.toString('latin1').match(/\/Type \/Page\b/g)?.length;
      expect([path, pages]).toEqual([path, sheets]);
      await page.emulateMedia({ media: 'screen' });
    }
    expect(folded).toBeGreaterThan(10);
    await page.goto('/culture/results');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('Your culture result.pdf');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: null, colorScheme: 'light' });
  });
  await test.step('R086 back and forward pass through what was there, a reload stays, and a browser keeps the session with its tests and nothing that was shown', async () => {
    await page.goto('/');
    await expect(screen(page, 'home')).toBeVisible();
    await page.getByRole('link', { name: 'your data' }).first().click();
    await expect(screen(page, 'own-data')).toBeVisible();
    await page.goBack();
    await expect(screen(page, 'home')).toBeVisible();
    await page.goForward();
    await expect(screen(page, 'own-data')).toBeVisible();
    await page.reload();
    await expect(screen(page, 'own-data')).toBeVisible();
    // Out of the document of a test too.
    await page.goto('/');
    await page.goto('/personality/test');
    // It is finished, so its document hands over to the result.
    await expect(screen(page, 'personality-results')).toBeVisible();
    await page.goBack();
    await expect(screen(page, 'home')).toBeVisible();

    await page.goto('/profile/display');
    await expect(screen(page, 'profile')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await page.goto('/privacy');
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    // The language of the page is the account's and belongs to its state.
    expect(Object.keys(kept).toSorted()).toEqual(['assay.language', 'assay.session']);
    const { state } = JSON.parse(kept['assay.session'] as string) as { state: object };
    expect(Object.keys(state).toSorted()).toEqual(['auth', 'roles', 'tests', 'tokens', 'user']);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  });
});
