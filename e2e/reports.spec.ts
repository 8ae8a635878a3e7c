import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, screen } from './product.ts';
import { test } from './server.ts';

/** What a manager reads of the demo's results, in one browser that stays logged in. */
test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let campaigns: { leads: number; service: number; pilot: number };
/** People with a result in the first campaign. */
let people: { id: number; name: string }[];

test.beforeAll(async ({ browser }) => {
  // Without motion, so that no colour is measured on its way from light to dark.
  context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await becomeUser(page, 'manager@assay.test');
  const find = async (name: string, more = '') => {
    const path = `/api/admin/campaigns/filter?name=${encodeURIComponent(name)}${more}`;
    const { data } = await ask<{ data: { id: number; campaign_name: string }[] }>(path);
    // Other journeys leave copies behind.
    return data.find(({ campaign_name }) => campaign_name === name)?.id ?? 0;
  };
  campaigns = {
    leads: await find('Engineering leads, autumn'),
    service: await find('Customer service team'),
    pilot: await find('Sales pilot', '&status=archived'),
  };
  const { data } = await ask<{
    data: { subject: { id: number; first_name: string; last_name: string } }[];
  }>(`/api/admin/campaigns/${campaigns.leads}/subjects/personality-test/results`);
  people = data.map(({ subject }) => ({
    id: subject.id,
    name: `${subject.first_name} ${subject.last_name}`,
  }));
});
test.afterAll(() => context.close());

async function ask<Answer>(path: string): Promise<Answer> {
  const token = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('assay.session') ?? '{}');
    return state.tokens.access_token as string;
  });
  const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Answer;
}

const person = (index: number) => people[index] ?? { id: 0, name: '' };
const reportPath = () => `/admin/report/personality/${person(0).id}?campaign=${campaigns.leads}`;
const teamPath = (count: number) =>
  `/admin/report/personality-test/team-compare?campaign=${campaigns.leads}&subjects=${people
    .slice(0, count)
    .map(({ id }) => id)
    .join(',')}`;

/** Wide and light, narrow and dark: what a width breaks it breaks in both colours, and the other way round. */
async function expectGoodEverywhere(): Promise<void> {
  await test.step('1280 px, light', () => expectAccessible(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('390 px, dark', () => expectAccessible(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a report says how sure it is, comes as a PDF, and shows its working, by keyboard', async () => {
  await page.goto(reportPath());
  const report = screen(page, 'report-personality');
  await expect(report.getByRole('heading', { level: 1, name: person(0).name })).toBeVisible();
  await expect(report.getByText(/of 100 typical people/).first()).toBeVisible();
  await expect(report.getByText(/targets of .* (is|are) met/)).toBeVisible();
  await expect(report.getByText(/Time spent: \d+ minutes/)).toBeVisible();
  await report.getByRole('button', { name: 'Show facets' }).click();
  await expect(report.getByText('Anxiety', { exact: true }).first()).toBeVisible();
  await expectGoodEverywhere();

  await page.reload();
  await expect(report.getByText('Anxiety', { exact: true }).first()).toBeVisible();
  await report.getByRole('button', { name: 'Hide facets' }).click();
  await report.getByRole('link', { name: 'What not to conclude' }).click();
  await expect(page).toHaveURL(/campaign=\d+#limits$/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${person(0).name}, personality.pdf`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString('latin1'),
  ).toBe('%PDF-');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  // One that fails says so and can be tried again.
  await page.route('**/api/admin/report/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('The PDF could not be created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/admin/report/**');

  // From the statements to the fit.
  await page.getByRole('link', { name: 'How this was calculated' }).press('Enter');
  const working = screen(page, 'report-working');
  await expect(working.getByText(`Single answers stay with ${person(0).name}.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a scale' }).fill('Trust');
  await expect(page).toHaveURL(/scale=Trust/);
  await expect(working.getByRole('heading', { name: /^Trust/ })).toBeVisible();
  await expect(working.getByRole('heading', { level: 4 })).toHaveCount(1);
  await expect(
    working.getByRole('list', { name: 'Items of Trust' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expectGoodEverywhere();
  await page.reload();
  await expect(working.getByRole('heading', { name: /^Trust/ })).toBeVisible();
  await expect(working.getByText('Sum of all w × d²')).toBeVisible();
});

test('two people are chosen in the table and compared; then a team, with and without somebody; then averages of campaigns, never of too few', async () => {
  await test.step('two people are chosen in the table and compared; then a team, with and without somebody', async () => {
    await page.goto(`/admin/assessments/${campaigns.leads}/personality/tabular`);
    const table = screen(page, 'tabular');
    await table.getByRole('checkbox', { name: `Choose ${person(0).name}` }).press('Space');
    await expect(table.getByText('choose another to compare')).toBeVisible();
    await table.getByRole('checkbox', { name: `Choose ${person(1).name}` }).press('Space');
    await expectAccessible(page);
    await table.getByRole('link', { name: 'Compare the two' }).click();

    const two = screen(page, 'report-two');
    await expect(
      two.getByRole('heading', { level: 1, name: `${person(0).name} and ${person(1).name}` }),
    ).toBeVisible();
    await expect(
      two.getByText(/^(No clear difference on any|Clear differences? on \d+) of \d+ scales/),
    ).toBeVisible();
    await expect(two.getByText('Could be chance').first()).toBeVisible();
    await expect(two.getByText(/% of random pairs/)).toBeVisible();
    await expectGoodEverywhere();
    await two.getByRole('link', { name: 'Swap' }).click();
    await expect(
      two.getByRole('heading', { level: 1, name: `${person(1).name} and ${person(0).name}` }),
    ).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(table.getByRole('checkbox', { name: `Choose ${person(1).name}` })).toBeChecked();

    await page.goto(teamPath(4));
    const team = screen(page, 'report-team');
    await expect(team.getByRole('heading', { level: 1, name: 'Team of 4' })).toBeVisible();
    await expect(team.getByText('met by the team average')).toBeVisible();
    await expectGoodEverywhere();
    await team.getByRole('button', { name: `Remove ${person(2).name}` }).click();
    await expect(team.getByRole('heading', { level: 1, name: 'Team of 3' })).toBeVisible();
    await expect(team.getByText(`Without ${person(2).name}:`)).toBeVisible();
    await expect(team.getByText(/spread \d+\.\d → \d+\.\d/)).toBeVisible();
    await page.reload();
    await expect(team.getByRole('heading', { level: 1, name: 'Team of 3' })).toBeVisible();
    await page.goBack();
    await expect(team.getByRole('heading', { level: 1, name: 'Team of 4' })).toBeVisible();

    // One is put together from a campaign, by keyboard.
    await page.goto('/admin/report/personality-test/team-compare');
    await team.getByRole('searchbox').fill('Engineering leads');
    await team.getByRole('button', { name: /Engineering leads, autumn/ }).press('Enter');
    await expect(page).toHaveURL(/campaign=\d+/);
    const compare = team.getByRole('button', { name: 'Compare people' });
    await expect(compare).toBeDisabled();
    for (const index of [0, 1, 2])
      await team.getByRole('checkbox', { name: person(index).name }).press('Space');
    await expectAccessible(page);
    await compare.press('Enter');
    await expect(team.getByRole('heading', { level: 1, name: 'Team of 3' })).toBeVisible();

    await team.getByRole('button', { name: 'Choose people' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose people' });
    await dialog.getByRole('checkbox', { name: person(3).name }).press('Space');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Compare' }).press('Enter');
    await expect(team.getByRole('heading', { level: 1, name: 'Team of 4' })).toBeVisible();
    await expect(team.getByText('1 person added:')).toBeVisible();
    await team.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(team.getByRole('heading', { level: 1, name: 'Team of 3' })).toBeVisible();
  });
  await test.step('averages of campaigns are compared, and of too few never shown', async () => {
    await page.goto('/admin/assessments');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Compare' })
      .click();
    const compare = screen(page, 'compare');
    const choose = async (name: string) => {
      await compare.getByRole('searchbox').fill(name);
      // A row of the list before could go while the key is down. The one without the name is the head's.
      const list = compare.getByRole('table', { name: 'Campaigns to compare' });
      await expect(list.getByRole('row').filter({ hasNotText: name })).toHaveCount(1);
      await compare.getByRole('checkbox', { name }).press('Space');
    };
    await choose('Engineering leads, autumn');
    await expect(compare.getByRole('heading', { name: 'Averages' })).toBeVisible();
    await choose('Customer service team');
    await expect(compare.getByText(/Could be chance|above/).first()).toBeVisible();
    await choose('Sales pilot');
    await expect(compare.getByText(/No group of 5 yet/)).toBeVisible();
    await expect(page).toHaveURL(
      new RegExp(
        `campaigns=${campaigns.leads}(,|%2C)${campaigns.service}(,|%2C)${campaigns.pilot}`,
      ),
    );
    await expectGoodEverywhere();
    await page.reload();
    await expect(compare.getByText(/No group of 5 yet/)).toBeVisible();
    await page.goBack();
    await expect(compare.getByText(/No group of 5 yet/)).toHaveCount(0);
  });
});
