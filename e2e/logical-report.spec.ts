import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { becomeUser, expectAccessibleInBoth, screen } from './product.ts';
import { test } from './server.ts';

/** What a manager reads of the demo's logical results, in one browser that stays logged in. */
test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let campaign: number;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await becomeUser(page, 'manager@assay.test');
  campaign = await findCampaign();
});
test.afterAll(() => context.close());

/** One whose people have finished the logical test. */
async function findCampaign(): Promise<number> {
  const headers = { Authorization: `Bearer ${await token()}` };
  const list = await page.request.get('/api/admin/campaigns/filter?perPage=100', { headers });
  const { data } = (await list.json()) as { data: { id: number }[] };
  for (const { id } of data) {
    const path = `/api/admin/campaigns/${id}/subjects/iq-test/results`;
    const { meta } = (await (await page.request.get(path, { headers })).json()) as {
      meta: { total: number };
    };
    if (meta.total > 1) return id;
  }
  throw new Error('No campaign of the demo has logical results.');
}

function token(): Promise<string> {
  return page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('assay.session') ?? '{}');
    return state.tokens.access_token as string;
  });
}

const table = () => page.getByRole('table', { name: 'Logical reasoning results' });

/** On a phone and at a desk, light and dark. */
async function expectReadable(): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBoth(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the table of a campaign, sorted, searched and as a spreadsheet, and a report: scores with bands, signs, limits, and a PDF', async () => {
  await page.goto(`/admin/assessments/${campaign}/logical/tabular`);
  await expect(screen(page, 'tabular')).toBeVisible();
  const scores = table().getByRole('img', { name: /^Logical reasoning: / });
  await expect(scores.first()).toBeVisible();
  await expectReadable();
  await expect(scores.first()).toHaveAccessibleName(
    /\d+ of 40 correct, model score \d+ \(provisional\), between \d+ and \d+$/,
  );
  await table().getByRole('button', { name: 'Logical reasoning' }).click();
  await expect(page).toHaveURL(/order=-?TOTAL/);
  await expect(scores.first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain('logical.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain(
    'total_verdict,total_right,total_asked',
  );
  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody of that name');
  await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();

  await table().getByRole('row').nth(1).getByRole('link', { name: 'Report of' }).click();
  await expect(screen(page, 'report-logical')).toBeVisible();
  for (const name of ['Scores', 'Answering style', 'How sure is this?', 'What not to conclude']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('figure', { name: 'Scores' }).getByRole('img')).toHaveCount(3);
  await expectReadable();
  await page.getByText('Show as a table').click();
  const numbers = page.getByRole('table', { name: 'Scores' });
  await expect(numbers.getByRole('row', { name: /^Logical reasoning/ })).toContainText(/of 40/);
  await expect(page.getByText(/provisional/i).first()).toBeVisible();
  await expect(screen(page, 'report-logical')).not.toContainText(/\b(IQ|norm)\b/i);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await pdf).suggestedFilename()).toContain('logical reasoning.pdf');
});
