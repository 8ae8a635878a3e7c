import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, screen } from './product.ts';
import { test } from './server.ts';

/** Energy and working from home as a manager reads them, in one browser that stays logged in. */
test.describe.configure({ mode: 'serial' });

interface Person {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  status: string;
  permission: boolean;
}

let context: BrowserContext;
let page: Page;
/** The one that asks for happiness, and one that does not. */
let service: number;
let leads: number;
let people: Person[];

test.beforeAll(async ({ browser }) => {
  // Without motion, so that no colour is measured on its way from light to dark.
  context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await becomeUser(page, 'manager@assay.test');
  const find = async (name: string) => {
    const path = `/api/admin/campaigns/filter?name=${encodeURIComponent(name)}`;
    const { data } = await ask<{ data: { id: number; campaign_name: string }[] }>(path);
    return data.find(({ campaign_name }) => campaign_name === name)?.id ?? 0;
  };
  service = await find('Customer service team');
  leads = await find('Engineering leads, autumn');
  ({ data: people } = await ask<{ data: Person[] }>(`/api/admin/campaigns/${service}/subjects`));
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

const withStatus = (status: string) => people.find((one) => one.status === status) as Person;
const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;
const burnoutPath = ({ id }: Person) => `/admin/report/burnout-index/${id}?campaign=${service}`;

/** Wide and light, narrow and dark: what a width breaks it breaks in both colours, and the other way round. */
async function expectGoodEverywhere(): Promise<void> {
  await test.step('1280 px, light', () => expectAccessible(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('390 px, dark', () => expectAccessible(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function expectPdf(name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  const start = readFileSync(await file.path()).subarray(0, 5);
  expect(start.toString('latin1')).toBe('%PDF-');
}

test('R171 energy of one person and of a group, without a number and never of too few; working from home, low confidence first', async () => {
  await test.step('R171 happiness of one person: a band, what weighs and what to change, no number; none before it is answered or permitted', async () => {
    const person = withStatus('completed');
    await page.goto(burnoutPath(person));
    const report = screen(page, 'report-burnout');
    await expect(report.getByRole('heading', { level: 1, name: nameOf(person) })).toBeVisible();
    const bands = report.getByRole('list', { name: 'Bands of energy' });
    await expect(bands.getByRole('listitem')).toHaveCount(3);
    await expect(bands.locator('[aria-current="true"]')).toContainText('This report');
    for (const name of ['What you can do', 'What not to conclude', 'Why there is no number'])
      await expect(report.getByRole('heading', { name })).toBeVisible();
    await expect(report.getByText('must not be used to choose, rank, filter')).toBeVisible();
    for (const section of await report.locator('section').all())
      expect(await section.innerText()).not.toMatch(/\d/);
    await expectGoodEverywhere();
    await expectPdf(`${nameOf(person)}, energy.pdf`);

    await page.goto(burnoutPath(withStatus('in_progress')));
    await expect(page.getByRole('heading', { name: 'Not completed yet' })).toBeVisible();
    await expect(page.getByText('since your organisation asked for them')).toBeVisible();
    await expectAccessible(page);

    await page.goto(burnoutPath(people.find(({ permission }) => !permission) as Person));
    await expect(
      page.getByRole('heading', { name: 'No permission for this report' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('of a group there are averages and no people, by keyboard from the campaign; of too few it says how many are missing', async () => {
    await page.goto(`/admin/assessments/view/${service}`);
    await page.getByRole('button', { name: 'More actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Energy of the group' }).press('Enter');
    const group = screen(page, 'tabular-burnout');
    await expect(group.getByText('1 group average (5 people)')).toBeVisible();
    await expect(
      group.getByRole('img', { name: /5 people: energy about \d+ of 100/ }),
    ).toBeVisible();
    await expect(group.getByText('2 more people are needed for the next average.')).toBeVisible();
    await expect(group.getByText('A list would rank people by their health.')).toBeVisible();
    const words = await group.innerText();
    for (const person of people) expect(words).not.toContain(person.last_name);
    await group.getByText('Show as a table').press('Enter');
    await expect(group.getByRole('table', { name: 'Average energy of groups' })).toBeVisible();
    await expectGoodEverywhere();

    await page.goto(`/admin/assessments/${leads}/burnout/tabular`);
    await expect(group.getByRole('heading', { name: 'No average yet' })).toBeVisible();
    await expect(group.getByText('5 more people are needed for the first average.')).toBeVisible();
    await expectGoodEverywhere();
  });
  await test.step('working from home: low confidence first, then the value with its error and how it is made', async () => {
    const person = withStatus('completed');
    await page.goto(`/admin/report/personality/${person.id}?campaign=${service}`);
    await page.getByRole('link', { name: 'Working from home' }).press('Enter');
    const report = screen(page, 'report-working-from-home');
    await expect(report.getByRole('heading', { level: 1, name: nameOf(person) })).toBeVisible();
    await expect(
      report.getByText(/^Low confidence\.Never a filter: no one is chosen/),
    ).toBeVisible();
    await expect(
      report.getByRole('img', { name: /^Working from home: T \d+, range \d+–\d+, / }),
    ).toBeVisible();
    for (const name of ['What may make it easier', 'What may need support', 'How sure is this?'])
      await expect(report.getByRole('heading', { name })).toBeVisible();
    await report.getByText('Show as a table').last().press('Enter');
    const parts = report.getByRole('table', { name: 'How the index was calculated' });
    await expect(parts.getByRole('row')).toHaveCount(11);
    await expectGoodEverywhere();
    await expectPdf(`${nameOf(person)}, working from home.pdf`);
    await report.getByRole('link', { name: 'Personality report' }).click();
    await expect(screen(page, 'report-personality')).toBeVisible();
  });
});
