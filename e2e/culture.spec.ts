import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import {
  call,
  copiedAnswers,
  expectOfflineReady,
  expectSaved,
  invite,
  openDevice,
  ownPassword,
  type Taker,
  tokenOfManager,
} from './takers.ts';

/** The culture test in a real browser: taking it on a phone, and what managers do with it. */

const path = '/culture/test';
const origin = (baseURL: string | undefined) => baseURL ?? '';
const phone = { width: 390, height: 844 };
const make = (request: APIRequestContext) => invite(request, { test_types: ['3'] });

/** Values by number of the question, as the server has them. */
async function stored(request: APIRequestContext, { token }: Taker) {
  const { data } = await call(request, 'GET', '/api/culture-test/questions?begin=0', token);
  const all = data.questions as { id: number; answer?: { value: number } }[];
  return Object.fromEntries(all.flatMap(({ id, answer }) => (answer ? [[id, answer.value]] : [])));
}

const numbered = (page: Page, number: number) => page.getByText(`${number} of 40`, { exact: true });

async function press(page: Page, from: number, values: readonly number[]) {
  for (const [at, value] of values.entries()) {
    // Not "expect": it looks less often, and there are many questions.
    await numbered(page, from + at).waitFor();
    await page.keyboard.press(String(value));
    await numbered(page, from + at).waitFor({ state: 'hidden' });
  }
}

test('R040, R001: by keyboard alone on a phone-wide screen, over a reload and a broken line, to the own result', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await make(request);
  const device = await openDevice(browser, origin(baseURL), taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Culture' })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Culture' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).press('Enter');

  await expect(numbered(page, 1)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(7);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
  // Both ends of the scale are on the screen together, without scrolling.
  for (const name of ['Not at all important', 'Extremely important'])
    await expect(page.getByRole('radio', { name })).toBeInViewport({ ratio: 1 });
  await press(page, 1, [7, 1, 4]);
  // Arrows move, Enter confirms, Back keeps.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(numbered(page, 5)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.locator('input:checked')).toHaveCount(1);
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expectSaved(page, 'saved');
  const kept = await stored(request, taker);
  expect(kept).toMatchObject({ 1: 7, 2: 1, 3: 4 });
  expect(Object.keys(kept)).toHaveLength(4);

  await expectOfflineReady(page);
  await expect.poll(() => copiedAnswers(page)).toBe(4);
  await device.setOffline(true);
  await page.reload();
  await press(page, 5, [2, 6]);
  await page.reload();
  await expect(numbered(page, 7)).toBeVisible();
  await expectSaved(page, 'waiting');
  await device.setOffline(false);
  await expectSaved(page, 'saved');
  expect(await stored(request, taker)).toMatchObject({ 5: 2, 6: 6 });

  // The end comes before the connection does: nothing is left to do but to wait.
  await device.setOffline(true);
  await press(
    page,
    7,
    Array.from({ length: 34 }, (_, at) => 1 + ((at * 3) % 7)),
  );
  await expect(page.getByText('this page continues automatically')).toBeVisible();
  await expect(page.getByText('34 answers have not arrived yet')).toBeVisible();
  await device.setOffline(false);
  await expect(screen(page, 'culture-results')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 3 }).filter({ hasNotText: 'What happens now' }),
  ).toHaveCount(8);
  await expectAccessible(page);
  await device.close();
});

test('by touch, with a second tab and a second device, and what a screen reader hears', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await make(request);
  const localStorage = [{ name: 'assay.session', value: taker.session }];
  const device = await browser.newContext({
    baseURL: origin(baseURL),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: origin(baseURL), localStorage }] },
  });
  const page = await device.newPage();
  await page.goto(path);
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group /1 of 40 How important is this in your ideal workplace. People show new ideas/:
      - heading /People show new ideas to others/ [level=1]
      - radio "Not at all important"
      - radio "Hardly important"
      - radio "Slightly important"
      - radio "Moderately important"
      - radio "Important"
      - radio "Very important"
      - radio "Extremely important"
    - paragraph: Keep the high answers for what matters most to you.
  `);
  const progress = page.getByRole('progressbar', { name: 'Answered' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  const tap = async (number: number, name: string) => {
    await expect(numbered(page, number)).toBeVisible();
    await page.getByText(name, { exact: true }).tap();
    await expect(numbered(page, number)).toBeHidden();
  };
  await tap(1, 'Extremely important');
  await tap(2, 'Not at all important');
  await expectSaved(page, 'saved');

  // Another tab goes on where this one is; this one then shows what is new.
  const tab = await device.newPage();
  await tab.goto(path);
  await press(tab, 3, [5]);
  await expectSaved(tab, 'saved');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(numbered(page, 4)).toBeVisible();

  // What has waited here gives way to a newer answer of another device.
  await device.setOffline(true);
  await tap(4, 'Hardly important');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  const laptop = await openDevice(browser, origin(baseURL), taker);
  const other = await laptop.newPage();
  await other.goto(path);
  await press(other, 4, [7]);
  await other.getByRole('button', { name: 'Back' }).click();
  await other.keyboard.press('6');
  await expectSaved(other, 'saved');
  await page.clock.setSystemTime(Date.now() + 60_000);
  await device.setOffline(false);
  await expectSaved(page, 'saved');
  await expect.poll(() => stored(request, taker)).toEqual({ 1: 7, 2: 1, 3: 5, 4: 6 });
  await laptop.close();
  await device.close();
});

const api = '/api/admin/culture-test';

/** A culture test that nobody has answered, open at its first questions. */
async function openTest(page: Page, request: APIRequestContext, name: string) {
  const token = await tokenOfManager(request);
  const { data } = await call(request, 'POST', api, token, { name });
  const at = `/admin/manager/organization/culture/${data.id}`;
  await logInAsStaff(page, 'tess@tailspin.test', { secret: ownPassword, at });
  await expect(page.getByText('0 of 40 answered.')).toBeVisible();
  return { token, id: data.id as number };
}

/** Answers the first practices of the part that is open. */
async function rate(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await page.getByRole('group').nth(at).getByRole('radio').nth(4).check({ force: true });
}

/** What asks before the page is left has come behind it. */
async function expectToAsk(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    const isThere = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
    return parts.some(({ href }) => href.includes('confirm-dialog')) && parts.every(isThere);
  });
}

const own = (page: Page) => page.getByRole('link', { name: 'Your organisation' });

test('R133, R166: a manager starts a culture test, answers it, over a broken line and a way back too, reads how far all agree, and deletes it', async ({
  page,
  request,
}) => {
  // First, while this browser has not seen the page that the link leads to.
  await test.step('an answer without a line is not lost in silence, and goes by itself once there is one', async () => {
    const { token, id } = await openTest(page, request, 'On a broken line');
    await expectToAsk(page);
    await page.context().setOffline(true);
    await rate(page, 2);
    await expect(page.getByText('Not all answers are saved yet.')).toBeVisible();
    // Pointing at the link already asks for its page, which cannot come.
    const missed = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/assets/'));
    await own(page).hover();
    await missed;
    await own(page).click();
    const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(asking).toBeVisible();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('2 of 40 answered')).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText('Not all answers are saved yet.')).toHaveCount(0);
    // Who describes it says so too, without a reload.
    await expect(page.getByText('2 of 40', { exact: true })).toBeVisible();
    const { data } = await call(request, 'GET', `${api}/${id}`, token);
    expect(data.answers).toHaveLength(2);
    await own(page).click();
    await expect(screen(page, 'own-organization')).toBeVisible();
  });
  await test.step('who leaves the questions and comes back finds the answers, and goes on where they end', async () => {
    const name = 'Left and come back to';
    await openTest(page, request, name);
    // What is on its way still is waited for, and nothing is asked: the last of five, which go one after the other.
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route(`**${api}/category/answers`, async (route) => {
      sent += 1;
      if (sent === 5) await held.promise;
      await route.continue();
    });
    await rate(page, 5);
    await expect.poll(() => sent).toBe(5);
    await own(page).click();
    held.resolve();
    await page.getByRole('link', { name: `Continue ${name}` }).click();
    await expect(page.getByText('Part 2 of 8')).toBeVisible();
    await expect(page.getByText('5 of 40 answered.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(5);
    await expect(page.getByText('With two, each can work out the other’s.')).toBeVisible();
  });

  await page.unrouteAll();
  await logInAsStaff(page, 'manager@assay.test', { at: '/admin/manager/organization/view' });
  await page.getByRole('link', { name: 'Start a culture test' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Please fill this in/);
  await page.getByLabel('Name').fill('How we really work');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(screen(page, 'organization-culture-test')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  for (let part = 1; part <= 8; part += 1) {
    await expect(page.getByText(`Part ${part} of 8`)).toBeVisible();
    for (const group of await page.getByRole('group').all())
      await group
        .getByRole('radio')
        .nth((part * 3) % 7)
        .check({ force: true });
    if (part < 8) await page.getByRole('button', { name: 'Next part' }).click();
  }
  await expect(page.getByText('40 of 40 answered.')).toBeVisible();
  await page.getByRole('link', { name: 'View results' }).last().click();
  await expect(screen(page, 'organization-culture-results')).toBeVisible();
  await expect(page.getByText('1 manager has answered everything.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(screen(page, 'own-organization')).toBeVisible();
  const said = page.getByText('use How we work together from now on.');
  await expect(said).toBeVisible();
  await expect(page.getByText('How we really work', { exact: true })).toHaveCount(0);

  // The demo's own, which three managers have answered.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Results of How we work together' }).click();
  await expect(page.getByText('3 managers describe the culture much the same way.')).toBeVisible();
  await expectAccessible(page);
});
