import { languages } from '@assay/contract/languages';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, logIn, logInAsStaff, password, screen } from './product.ts';
import { test } from './server.ts';
import { call, expectOfflineReady, invite, openDevice, type Taker } from './takers.ts';

/** What a person meets besides the way as it is meant: failures, small windows, own colours, paper, no line. */

const exactly =
  'It looks like we are having issues. You have encountered an error. Our team has been notified.';

test('R029 a visitor is sent to the login and comes back to where they wanted to go', async ({
  page,
}) => {
  for (const path of ['/own-data', '/profile/edit?from=mail']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill('candidate@assay.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('R030 R031 managers come to their login with the way back in the address, after logging out too', async ({
  page,
}) => {
  const wanted = () => new URL(page.url()).searchParams.get('redirect-to');
  await page.goto('/admin/assessments?status=active');
  await expect(page).toHaveURL(/\/admin\/login\?/);
  expect(wanted()).toBe('/admin/assessments?status=active');
  await logInAsStaff(page, 'manager@assay.test');
  await page.goto('/admin/compare');
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?/);
  expect(wanted()).toBe('/admin/compare');
});

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

test('R032 R033 R034 R117 a part that does not load: one reload, then the error page, and the server has been told', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route('**/dist/assets/privacy-*.js', (route) => route.abort());
  const told = page.waitForResponse('**/api/client-errors');
  await page.goto('/privacy');
  await expectErrorPage(page);
  expect(loads).toHaveLength(2);
  const answer = await told;
  expect(answer.status()).toBe(200);
  expect(Object.keys(answer.request().postDataJSON() as object)).toEqual([
    'name',
    'page',
    'places',
  ]);
  expect(answer.request().headers()['authorization']).toBeUndefined();
  await expectAccessible(page);
  // Within ten seconds a load by hand is the only one.
  await page.reload();
  await expectErrorPage(page);
  expect(loads).toHaveLength(3);
  await page.getByRole('link', { name: 'Go to the homepage' }).click();
  await expect(screen(page, 'home')).toBeVisible();
});

test('R032 R033 the document of a test does the same', async ({ browser, request, origin }) => {
  const taker = await invite(request, { test_types: ['2'] });
  const page = await (await openDevice(browser, origin, taker)).newPage();
  const loads = countLoads(page);
  await page.route('**/dist/assets/iq-test-*.js', (route) => route.abort());
  const told = page.waitForResponse('**/api/client-errors');
  await page.goto('/iq-test/analogy/timer');
  await expectErrorPage(page);
  expect(loads).toHaveLength(2);
  expect((await told).status()).toBe(200);
  await expectAccessible(page);
  await page.context().close();
});

test('R208 a test that cannot be had says what the server says, and can be tried again', async ({
  browser,
  request,
  origin,
}) => {
  const taker = await invite(request, { test_types: ['1', '2'] });
  const page = await (await openDevice(browser, origin, taker)).newPage();
  let broken = true;
  for (const calls of ['**/api/personality-test/questions*', '**/api/iq-test/questions/**'])
    await page.route(calls, (route) =>
      broken
        ? route.fulfill({ status: 422, json: { message: 'The questions are being printed.' } })
        : route.fallback(),
    );
  for (const path of ['/personality/test', '/iq-test/analogy/test']) {
    broken = true;
    await page.goto(path);
    await expect(page.getByText('The questions are being printed.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
  }
  await page.context().close();
});

test('R086 a browser keeps the session with its tests and nothing that was shown', async ({
  page,
}) => {
  await logIn(page, '/login', 'candidate@assay.test');
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

test('a phone can put Assay on its home screen; the manifest names nobody', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
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
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
  }
  const colours = page.locator('meta[name="theme-color"]');
  await expect(colours).toHaveCount(2);
});

test('whoever has been at home once is told that there is no connection, also where no test was opened', async ({
  browser,
  request,
  origin,
}) => {
  const page = await openOwn(browser, origin, await invite(request, { test_types: ['1'] }));
  // A browser may say that it is back too early, or not at all when it was the server that was away.
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
  await expect(screen(page, 'home')).toBeVisible();
  await page.context().close();
});

/** Somebody of the demo who has done every test that a campaign of theirs asks for. */
async function finisher(request: APIRequestContext, campaign: string): Promise<Taker> {
  const login = (email: string) => call(request, 'POST', '/api/login', '', { email, password });
  const { access_token: manager } = await login('manager@assay.test');
  const list = await call(
    request,
    'GET',
    `/api/admin/campaigns/filter?name=${encodeURIComponent(campaign)}`,
    manager,
  );
  const found = list.data as { id: number; campaign_name: string }[];
  // Other journeys leave copies behind.
  const id = found.find(({ campaign_name }) => campaign_name === campaign)?.id ?? 0;
  const people = await call(
    request,
    'GET',
    `/api/admin/subjects/campaign/filter?campaign=${id}&status=completed`,
    manager,
  );
  const { email } = people.data[0] as { email: string };
  const { access_token: token, token_type, expires_at, roles, user } = await login(email);
  const state = {
    auth: true,
    tokens: { access_token: token, token_type, expires_at },
    roles,
    user,
    tests: [],
  };
  const session = JSON.stringify({ state, version: 1 });
  return { id: user.id, campaign: id, email, token, session };
}

interface Shown {
  screen: string;
  path: string;
  /** What opens more of it: a list, a dialog, the first question. */
  press?: string;
}

const entries: Shown[] = [
  { screen: 'login', path: '/login' },
  { screen: 'register', path: '/register' },
  { screen: 'privacy', path: '/privacy' },
  { screen: 'not-found', path: '/no/such/page' },
];
const own: Shown[] = [
  { screen: 'home', path: '/', press: '[aria-controls="bar-entries"]' },
  { screen: 'profile', path: '/profile/display' },
  { screen: 'own-data', path: '/own-data', press: 'main section:has(ul) button >> nth=0' },
  { screen: 'skill-tests', path: '/skill/tests' },
];
const results: Shown[] = [
  { screen: 'personality-results', path: '/personality/results' },
  { screen: 'iq-results', path: '/iq-test/results' },
  { screen: 'culture-results', path: '/culture/results' },
  { screen: 'happiness-results', path: '/happines-energy/results' },
];

const visitors: Shown[] = [
  ...entries,
  { screen: 'home', path: '/' },
  { screen: 'faq', path: '/faq' },
  { screen: 'forgot-password', path: '/forgot-password' },
  { screen: 'account-deleted', path: '/account-deleted' },
];
/** Before anything is answered. */
const tests: Shown[] = [
  { screen: 'profile-edit', path: '/profile/edit', press: 'main form button >> nth=0' },
  { screen: 'profile-new', path: '/profile/new/personality' },
  { screen: 'faq', path: '/assessments/faq' },
  { screen: 'home', path: '/' },
  { screen: 'own-data', path: '/own-data', press: 'main button >> nth=-1' },
  { screen: 'personality-test', path: '/personality/test', press: 'main button >> nth=-1' },
  { screen: 'culture-test', path: '/culture/test', press: 'main button >> nth=-1' },
  { screen: 'iq-welcome', path: '/iq-test' },
];

const opened = '#bar-entries, [role=dialog], [role=alertdialog], input[type=radio]';

/** What lies beyond the right edge or beside its own box, apart from what scrolls in a box. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || right <= clientWidth + 1) return false;
      for (let around = element.parentElement; around; around = around.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return false;
      return true;
    });
    const spilled = [...document.body.querySelectorAll('*')].filter((element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      if (display.startsWith('inline') && display !== 'inline-flex') return false;
      const scrolls = element.matches('[role=dialog], [role=alertdialog]');
      if (scrolls) return element.scrollWidth > element.clientWidth;
      if (overflowX !== 'visible' || textOverflow === 'ellipsis') return false;
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        return false;
      return element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1;
    });
    const said = [...wide, ...spilled].map(({ outerHTML }) => outerHTML.slice(0, 80));
    return scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`, ...said] : said;
  });
}

async function openOwn(browser: Browser, origin: string, taker: Taker): Promise<Page> {
  return (await openDevice(browser, origin, taker)).newPage();
}

for (const language of languages)
  test(`at 320 px, and at 200 % of 1280, nothing is cut and nothing scrolls sideways (${language})`, async ({
    browser,
    request,
    origin,
  }) => {
    const device = (taker: Taker) => openDevice(browser, origin, taker);
    const taker = await invite(request, { test_types: ['1', '2', '3'] });
    for (const [context, shown] of [
      [await browser.newContext({ baseURL: origin }), visitors],
      [await device(await finisher(request, 'Graduates, spring')), [...own, ...results]],
      [await device(taker), tests],
    ] as const) {
      await context.addInitScript((chosen) => {
        localStorage.setItem('assay.language', chosen);
      }, language);
      const page = await context.newPage();
      const fits = async (path: string) => {
        for (const width of [320, 640]) {
          await page.setViewportSize({ width, height: 450 });
          expect.soft([width, path, await cutOff(page)]).toEqual([width, path, []]);
        }
      };
      for (const { screen: name, path, press } of shown) {
        await page.goto(path);
        await expect(screen(page, name)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.waitForLoadState('networkidle');
        await fits(path);
        if (press === undefined) continue;
        await page.locator(press).press('Enter');
        await expect(page.locator(opened).filter({ visible: true }).first()).toBeVisible();
        await fits(`${path}, opened`);
      }
      await context.close();
    }
  });

test('with forced colours what is chosen, focused and drawn can be seen', async ({
  browser,
  request,
  origin,
}) => {
  const taker = await invite(request, { test_types: ['1'] });
  const page = await openOwn(browser, origin, taker);
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
  await page.context().close();
});

/** How many sheets of A4 a result of the demo takes. */
const sheetsOf: Record<string, number> = {
  'personality-results': 5,
  'iq-results': 1,
  'culture-results': 2,
  'happiness-results': 2,
};

test('an own result is downloaded as PDF', async ({ browser, request, origin }) => {
  const page = await openOwn(browser, origin, await finisher(request, 'Graduates, spring'));
  await page.goto('/culture/results');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Your culture result.pdf');
  await page.context().close();
});

test('own results on paper are dark on white, whatever the theme of the screen', async ({
  browser,
  request,
  origin,
}) => {
  const page = await openOwn(browser, origin, await finisher(request, 'Graduates, spring'));
  await page.goto('/culture/results');
  await expect(screen(page, 'culture-results')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      const { colorScheme } = getComputedStyle(document.documentElement);
      const accent = getComputedStyle(document.querySelector('h1') as Element).color;
      return [color, backgroundColor, colorScheme, accent];
    });
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect((await colours())[0]).toBe('rgb(236, 235, 230)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = 'rgb(25, 26, 29)';
  expect(await colours()).toEqual([ink, 'rgb(255, 255, 255)', 'light', ink]);
  await page.context().close();
});

test('own results on paper: no buttons, everything open that is folded, no bar', async ({
  browser,
  request,
  origin,
}) => {
  const page = await openOwn(browser, origin, await finisher(request, 'Graduates, spring'));
  let folded = 0;
  for (const { screen: name, path } of results) {
    await page.goto(path);
    await expect(screen(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
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
    const sheets = printed.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect([path, sheets]).toEqual([path, sheetsOf[name]]);
    await page.emulateMedia({ media: 'screen' });
  }
  expect(folded).toBeGreaterThan(10);
  await page.context().close();
});

test('whoever wants no motion gets none', async ({ browser, request, origin }) => {
  const page = await openOwn(browser, origin, await finisher(request, 'Graduates, spring'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { screen: name, path } of [...own, ...results]) {
    await page.goto(path);
    await expect(screen(page, name)).toBeVisible();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== 'none' || !/^(0s(, )?)+$/.test(transitionDuration);
        }).length,
    );
    expect([path, moving]).toEqual([path, 0]);
  }
  await page.context().close();
});

test('back and forward pass through what was there, and a reload stays', async ({
  browser,
  request,
  origin,
}) => {
  const page = await openOwn(browser, origin, await finisher(request, 'Graduates, spring'));
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
  await page.context().close();
});

test('R116 R211 a list asks for its first page, and says "Internal Server Error" when it gets nothing at all', async ({
  page,
  request,
}) => {
  await logInAsStaff(page, 'manager@assay.test');
  const { campaign } = await finisher(request, 'Engineering leads, autumn');
  let broken = true;
  await page.route('**/api/admin/subjects/campaign/filter*', (route) =>
    broken ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  const asked = page.waitForRequest('**/api/admin/subjects/campaign/filter*');
  await page.goto(`/admin/assessments/view/${campaign}`);
  expect(new URL((await asked).url()).searchParams.get('page')).toBe('1');
  const failed = page.getByRole('status').filter({ hasText: 'Internal Server Error' });
  await expect(failed).toBeVisible();
  broken = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
