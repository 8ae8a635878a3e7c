import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, logInAsStaff, screen } from './product.ts';
import { test } from './server.ts';
import { call } from './takers.ts';

/** The culture test as managers read it, on the demo's results, in one browser that stays logged in. */
test.describe.configure({ mode: 'serial' });

const name = 'Customer service team';
const culture = 'How we work together';
let context: BrowserContext;
let page: Page;
let campaign: number;

test.beforeAll(async ({ browser }) => {
  // Without motion, so that no colour is measured on its way from light to dark.
  context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await becomeUser(page, 'manager@assay.test');
  const { data } = await ask('GET', '/api/admin/campaigns/filter?perPage=100');
  const found = (data as { id: number; campaign_name: string }[]).find(
    (one) => one.campaign_name === name,
  );
  campaign = found?.id ?? 0;
});
test.afterAll(() => context.close());

async function ask(method: string, path: string, body?: object) {
  const token = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('assay.session') ?? '{}');
    return state.tokens.access_token as string;
  });
  return call(page.request, method, path, token, body);
}

/** Wide and light, narrow and dark: what a width breaks it breaks in both colours, and the other way round. */
async function expectGoodEverywhere(): Promise<void> {
  await test.step('1280 px, light', () => expectAccessible(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('390 px, dark', () => expectAccessible(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function download(button: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await started;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

const table = () => page.getByRole('table', { name: 'Culture results' });

test('R170 from the campaign to the table, two beside each other and averages; then to the report of one person, and none before it is finished', async () => {
  await test.step('R170 from the campaign by keyboard to the table: sorted by a category, never by fit, as CSV; two beside each other; averages', async () => {
    await page.goto(`/admin/assessments/view/${campaign}`);
    await page.getByRole('button', { name: 'More actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Culture results' }).press('Enter');
    await expect(screen(page, 'tabular')).toBeVisible();
    // The name stays in view where the table scrolls sideways, and a shadow at the edge says that there is more.
    const first = table().getByRole('row').nth(1).getByRole('link').first();
    await expect(first).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await table().evaluate((one) => one.parentElement?.scrollTo({ left: 10_000 }));
      await expect(async () => {
        const { x } = (await first.boundingBox()) ?? { x: -1 };
        const scroller = await table().evaluate(
          (one) => one.parentElement?.getBoundingClientRect().x,
        );
        expect(x).toBeGreaterThanOrEqual(scroller ?? Infinity);
      }).toPass({ timeout: 5000 });
      await expect(table().locator('..')).toHaveCSS('background-image', /linear-gradient.*linear-/);
    }
    const teamwork = table().getByRole('img', { name: /^Teamwork: / });
    await expect(teamwork.first()).toHaveAccessibleName(/^Teamwork: .* points, between .* and /);
    await expect(
      table().getByRole('columnheader', { name: 'Fit' }).getByRole('button'),
    ).toHaveCount(0);
    const head = table().getByRole('columnheader', { name: 'Teamwork' });
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/order=TEA/);
    await expect(async () => {
      const values = (
        await teamwork.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
      ).map((label) => Number(/: (\S+)/.exec(label)?.[1]?.replace('−', '-')));
      expect(values.length).toBeGreaterThan(4);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }).toPass();
    // Which head lies half beneath the name while it is scrolled depends on the letters of the machine.
    await table().evaluate((one) => one.parentElement?.scrollTo({ left: 0 }));
    await expectGoodEverywhere();

    const csv = await download('Download CSV');
    expect(csv.name).toBe(`${name}, culture.csv`);
    expect(csv.content.toString()).toContain('fit,fit_from,fit_to,fit_in_words,Innovation');

    const search = page.getByRole('searchbox', { name: 'Search people' });
    await search.fill('nobody of that name');
    await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible();
    await page.getByRole('button', { name: 'Show everyone' }).click();
    await expect(teamwork.first()).toBeVisible();

    const boxes = table().getByRole('checkbox');
    await boxes.nth(0).check();
    await expect(page.getByText('choose another to compare')).toBeVisible();
    await boxes.nth(1).check();
    await expect(boxes.nth(2)).toBeDisabled();
    await page.getByRole('link', { name: 'Compare the two' }).press('Enter');
    const two = screen(page, 'report-culture-two');
    const profiles = two.getByRole('figure', { name: 'What matters to each' });
    await expect(profiles.getByRole('img')).toHaveCount(16);
    await expect(two.getByRole('heading', { name: 'How similar they are' })).toBeVisible();
    await expect(
      two.getByRole('img', { name: /^Similarity \d+ of 100, (between|no agreement)/ }),
    ).toBeVisible();
    await expectGoodEverywhere();
    const before = await two.getByRole('heading', { level: 1 }).innerText();
    await two.getByRole('link', { name: 'Swap' }).click();
    const swapped = before.split(' and ').toReversed().join(' and ');
    await expect(two.getByRole('heading', { level: 1, name: swapped })).toBeVisible();

    await page.goto('/admin/compare');
    await page
      .getByRole('navigation', { name: 'Test' })
      .getByRole('link', { name: 'Culture' })
      .click();
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    const averages = page.getByRole('figure', { name: 'Averages' });
    await expect(averages.getByRole('img')).toHaveCount(8);
    await expect(averages.getByText(`The thin mark is ${culture}`)).toBeVisible();
    await averages.getByText('Show as a table').click();
    await expect(averages.getByRole('row')).toHaveCount(9);
    await expectGoodEverywhere();
  });
  await test.step('the report from the people of the campaign: wishes, gaps, fit with its band, agreement, PDF; none before it is finished', async () => {
    await page.goto(`/admin/assessments/view/${campaign}`);
    await page
      .getByRole('link', { name: /^Culture report of / })
      .first()
      .press('Enter');
    const report = screen(page, 'report-culture');
    const who = await report.getByRole('heading', { level: 1 }).innerText();
    for (const title of [
      'What matters to this person',
      'Gaps to the organisation',
      `Fit with your culture profile “${culture}”`,
      'Agreement between managers',
      'Answering style',
      'How sure is this?',
      'What not to conclude',
    ])
      await expect(report.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const wishes = report.getByRole('figure', { name: 'What matters to this person' });
    await expect(wishes.getByRole('img')).toHaveCount(8);
    await expect(wishes.getByRole('img').first()).toHaveAccessibleName(/; the organisation /);
    await expect(
      report.getByRole('img', {
        name: /^Fit \d+ of 100, (between \d+ and|no agreement, at most) \d+$/,
      }),
    ).toBeVisible();
    await expect(report.getByText('A culture fit is never a reason to reject')).toBeVisible();
    await expect(report.getByText('3 managers have answered everything.')).toBeVisible();
    await wishes.getByText('Show as a table').press('Enter');
    await expect(
      wishes.getByRole('table', { name: 'What matters to this person' }).getByRole('row'),
    ).toHaveCount(9);
    await expectGoodEverywhere();

    const pdf = await download('Download PDF');
    expect(pdf.name).toBe(`${who}, culture.pdf`);
    expect(pdf.content.subarray(0, 5).toString('latin1')).toBe('%PDF-');

    const subject = /culture\/(\d+)/.exec(page.url())?.[1];
    for (const [former, now] of [
      ['test', 'personality'],
      ['iq', 'logical'],
      ['culture', 'culture'],
    ]) {
      await page.goto(`/admin/${former}/result/${subject}?campaign=${campaign}`);
      await expect(page).toHaveURL(`/admin/report/${now}/${subject}?campaign=${campaign}`);
    }
    await expect(report.getByRole('heading', { level: 1, name: who })).toBeVisible();

    const { data } = await ask('GET', `/api/admin/campaigns/${campaign}/subjects`);
    const open = (data as { id: number; status: string }[]).find(
      ({ status }) => status === 'in_progress',
    );
    await page.goto(`/admin/report/culture/${open?.id}?campaign=${campaign}`);
    await expect(page.getByRole('heading', { name: 'Not completed yet' })).toBeVisible();
    await expect(page.getByText('has not completed the culture test')).toBeVisible();
  });
});

test('R135 R133 a campaign chooses its culture, and a copy keeps it; those who run this Assay read it, and managers do not', async ({
  browser,
}) => {
  await test.step('R135 a campaign chooses its culture; a copy keeps it, and what was deleted is said at the field', async () => {
    const title = 'Warehouse, culture';
    const { data: other } = await ask('POST', '/api/admin/culture-test', {
      name: 'After the merger',
    });
    await page.goto('/admin/assessments/new');
    await page.getByLabel('Name', { exact: true }).fill(title);
    const field = page.getByLabel('Culture to compare with');
    await expect(field).toHaveCount(0);
    await page.getByRole('checkbox', { name: /^Culture/ }).check();
    await expect(field.getByRole('option')).toHaveText([
      'Latest completed culture profile',
      'After the merger (no one has completed it yet)',
      `${culture} (3 managers)`,
    ]);
    await expectGoodEverywhere();
    await field.selectOption('After the merger (no one has completed it yet)');
    await ask('PUT', `/api/admin/culture-test/${other.id}/delete`);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(field).toHaveAccessibleDescription(/This culture profile was deleted/);
    await field.selectOption(`${culture} (3 managers)`);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    const view = screen(page, 'assessment-view');
    await expect(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await view.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(view.getByText(culture, { exact: true })).toBeVisible();
    const id = /view\/(\d+)/.exec(page.url())?.[1];
    for (const kind of ['edit', 'copy']) {
      await page.goto(`/admin/assessments/${kind}/${id}`);
      await expect(field.locator('option:checked')).toHaveText(`${culture} (3 managers)`);
    }
    await ask('DELETE', `/api/admin/campaigns/${id}`);
  });
  await test.step('R133 those who run this Assay read an organisation’s culture, and managers do not', async () => {
    const own = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const operator = await own.newPage();
    await logInAsStaff(operator, 'operator@assay.test', { at: '/admin/organizations/view/1' });
    await operator.getByRole('link', { name: culture }).press('Enter');
    const results = screen(operator, 'operator-culture-results');
    await expect(results.getByRole('heading', { level: 1, name: culture })).toBeVisible();
    await expect(
      results.getByText('3 managers describe the culture much the same way.'),
    ).toBeVisible();
    await expect(results.getByRole('listitem').getByRole('img')).toHaveCount(8);
    await expectAccessible(operator);
    await operator.setViewportSize({ width: 390, height: 844 });
    await operator.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(operator);
    const path = new URL(operator.url()).pathname;
    await operator.goto(path.replace(/\d+$/, '999999'));
    await expect(screen(operator, 'not-found')).toBeVisible();
    await own.close();

    await page.goto(path);
    await expect(screen(page, 'dashboard')).toBeVisible();
  });
});
