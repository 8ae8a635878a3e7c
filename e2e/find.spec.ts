import { expect, type Page, type Route } from '@playwright/test';
import { cutOff, expectAccessible, expectLoaded, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';

/** Any person, campaign, label and screen, from anywhere. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });

/** Opens it once the one before has gone: while that closes, it still takes what is typed. */
async function search(page: Page, keys: '/' | 'Control+k' = '/') {
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press(keys);
  await expect(field(page)).toBeFocused();
}

test('a manager gets to a person, a campaign, a label and a screen from anywhere, by keyboard alone', async ({
  page,
}) => {
  const files: string[] = [];
  const searches: string[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    files.push(pathname);
    if (pathname.endsWith('/candidate/filter') && searchParams.get('perPage') === '6')
      searches.push(sent.url());
  });
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments' });
  await expectLoaded(page);
  expect(files.join('\n')).not.toContain('palette-layer');

  // The field has the focus: a combobox that names its list, and the option that Enter takes.
  await search(page, 'Control+k');
  expect(files.join('\n')).toContain('palette-layer');
  const list = dialog(page).getByRole('listbox', { name: 'Results' });
  await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(group(page, 'Pages').getByRole('option').first()).toHaveText('Dashboard');
  await expect(group(page, 'Recent')).toHaveCount(0);
  await expectAccessible(page);

  // Half the last name and the first letters of the first.
  await page.keyboard.type('ayd ano');
  const person = group(page, 'People').getByRole('option', { name: 'Anouk Aydin' });
  await expect(person).toContainText('anouk.aydin@example.test');
  await expect(person).toHaveAttribute('data-highlighted', '');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await person.getAttribute('id')) ?? '',
  );
  await expect(dialog(page).getByRole('status')).toHaveText('1 result');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Anouk Aydin' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/subject-profile\/\d+$/);
  await expect(dialog(page)).toHaveCount(0);

  // A screen, from there: the arrow keys choose, and where one has been comes first.
  await search(page);
  await expect(field(page)).toHaveValue('');
  await expect(group(page, 'Recent').getByRole('option')).toHaveText([/^Anouk Aydin\s*Person$/]);
  await page.keyboard.type('camp');
  await expect(group(page, 'Pages').getByRole('option')).toHaveText(['Campaigns', 'New campaign']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'assessment-new')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeFocused();

  // In a field a slash is a slash; a command is one there too, and Escape gives the focus back.
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await page.keyboard.press('/');
  await expect(name).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
  await search(page, 'Control+k');
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await name.fill('');

  // A campaign by the middle of its name, a label by its beginning.
  await search(page, 'Control+k');
  await page.keyboard.type('analysts');
  await expect(group(page, 'Campaigns').getByRole('option')).toHaveText([
    /Data analysts\s*Completed/,
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Data analysts' })).toBeVisible();
  const [{ name: label } = { name: '' }] = (await ask(page, 'labels')) as { name: string }[];
  await search(page);
  await page.keyboard.type(label);
  await expect(group(page, 'Labels').getByRole('option', { name: label })).toBeVisible();
  await group(page, 'Labels').getByRole('option', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();

  // More people than fit here: the rest is in their list.
  await search(page);
  await page.keyboard.type('example');
  await group(page, 'People').getByRole('option', { name: 'Show all matching people' }).click();
  await expect(page).toHaveURL(/\/admin\/talent\?name=example$/);
  await search(page);
  await page.keyboard.type('nothing is called so');
  await expect(dialog(page).getByRole('status')).toContainText('Nothing matches');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await expectAccessible(page);
  // What opens it closes it, too.
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);

  // “?” lists the keys; those without Ctrl are switched off for this browser, and stay so on every page.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByLabel('Use shortcuts of a single key').press('Space');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await search(page, 'Control+k');
  await expect(field(page)).toHaveValue('');
  await expect(keys).toHaveCount(0);

  // Nobody’s results were looked at for any of this.
  expect(searches.length).toBeGreaterThan(2);
  expect(searches.filter((url) => !url.includes('scores=0'))).toEqual([]);
});

/** What the server answers this manager. */
async function ask(page: Page, path: string): Promise<unknown> {
  const session = await page.evaluate(() => localStorage.getItem('assay.session') ?? '');
  const { access_token } = JSON.parse(session).state.tokens as { access_token: string };
  const headers = { Authorization: `Bearer ${access_token}` };
  const answer = await page.request.get(`/api/admin/${path}`, { headers });
  return ((await answer.json()) as { data: unknown }).data;
}

test('on a phone with a slow line, what is typed meanwhile is kept, nothing moves, and a failure can be tried again', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/assessments' });
  await expectLoaded(page);
  const part = await hold(page, '**/palette-layer-*.js');
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('anouk');
  const people = await hold(page, '**/candidate/filter?*');
  part.release();
  await expect(field(page)).toHaveValue('anouk');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' ay');
  await expect(dialog(page).locator('.skeleton').first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('Searching');
  expect(await cutOff(page)).toEqual([]);
  people.fail();
  await expect(dialog(page).getByRole('status')).toContainText('The search failed.');
  await page.unroute('**/candidate/filter?*');
  await dialog(page).getByRole('button', { name: 'Try again' }).tap();
  const person = group(page, 'People').getByRole('option', { name: 'Anouk Aydin' });
  await expect(person).toBeVisible();
  await expectAccessible(page);
  expect(await cutOff(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).tap();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await context.close();
});

/** Lets calls wait until they may go on, or fail from then on. */
async function hold(page: Page, address: string) {
  const waiting: Route[] = [];
  let next: ((route: Route) => Promise<void>) | undefined;
  await page.route(address, async (route) => {
    if (next) await next(route);
    else waiting.push(route);
  });
  const settle = (how: (route: Route) => Promise<void>) => {
    next = how;
    for (const route of waiting) void how(route).catch(() => undefined);
  };
  return {
    release: () => settle((route) => route.continue()),
    fail: () => settle((route) => route.fulfill({ status: 500, json: { message: 'No' } })),
  };
}
