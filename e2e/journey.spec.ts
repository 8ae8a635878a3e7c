import type { PersonalityQuestion } from '@assay/contract/personality';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import {
  becomeUser,
  expectAccessible,
  logInAsStaff,
  mailed,
  mailedLink,
  screen,
} from './product.ts';
import { test } from './server.ts';
import { call, expectSaved } from './takers.ts';

/** The main line of the product in the browser, one person after the other, each in a browser of their own. */
test('from an empty organisation to a personality report', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = () => browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
  const admin = await (await context()).newPage();
  const { request } = admin;

  await test.step('a super-admin creates an organisation and adds a manager', () =>
    createOrganization(admin));

  const manager = await (await context()).newPage();
  await test.step('the manager opens the mailed link and chooses a password', () =>
    openManagerAccount(manager, request));
  await test.step('the manager creates a campaign with texts and activates it', () =>
    createCampaign(manager));

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
  });
  const candidate = await phone.newPage();
  await test.step('a candidate sees what is asked and registers', () =>
    register(candidate, request));
  await test.step('takes the test, reloading in the middle', () => takeTest(candidate));
  await test.step('and sees an own result', async () => {
    await expect(screen(candidate, 'personality-results')).toBeVisible();
    await expect(candidate.getByText('Conscientiousness').first()).toBeVisible();
    await expectAccessible(candidate);
  });

  await test.step('the sender hears that the test is complete', async () => {
    const mail = await mailed(request, 'ann@lighthouse.test', 'Test complete');
    expect(mail.subject).toContain('Grace Hopper');
    expect(mail.text).not.toMatch(/sten|percentile/i);
  });

  const paths = await test.step('the manager sees progress, table and report', () =>
    readResults(manager));

  await test.step('another organisation finds nothing of it', async () => {
    const other = await (await context()).newPage();
    await becomeUser(other, 'manager2@assay.test');
    for (const path of paths) {
      await other.goto(path);
      await expect(screen(other, 'not-found'), path).toBeVisible();
      await expect(other.getByText('Hopper')).toHaveCount(0);
    }
  });
});

async function createOrganization(page: Page): Promise<void> {
  await logInAsStaff(page, 'super@assay.test');
  await expect(screen(page, 'dashboard')).toBeVisible();
  await page.getByRole('link', { name: 'Organisations', exact: true }).first().click();
  await expect(screen(page, 'organizations')).toBeVisible();
  await page.getByRole('link', { name: 'New organisation' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lighthouse');
  await page.getByLabel('Plan').selectOption({ label: 'Team, 250 people' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(screen(page, 'organization-view')).toBeVisible();
  await page.getByRole('link', { name: 'Add a manager' }).first().click();
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email address').fill('ann@lighthouse.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(screen(page, 'organization-view').getByText('ann@lighthouse.test')).toBeVisible();
}

async function openManagerAccount(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(
    await mailedLink(request, 'ann@lighthouse.test', '/admin/create-account-manager/'),
  );
  await expect(screen(page, 'create-account-manager')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('among the most common')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('nine purple herons');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(screen(page, 'assessments')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Lighthouse')).toBeVisible();
}

async function createCampaign(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New campaign' }).first().click();
  await expect(screen(page, 'assessment-new')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Keepers of the light');
  await page.getByLabel('Personality').check();
  await page
    .getByRole('combobox', { name: 'Reference profile' })
    .selectOption({ label: 'Execution' });
  await page
    .getByLabel('Last day')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel('Reminders').selectOption('2');
  await expect(page.getByLabel('Sender name')).toHaveValue('Ann Lee');
  await page.getByLabel('Notify me when a candidate completes a test').check();
  const people = [
    ['Grace', 'Hopper', 'grace@lighthouse.test'],
    ['Tony', 'Hoare', 'tony@lighthouse.test'],
  ];
  for (const [i, [first = '', last = '', email = '']] of people.entries()) {
    const row = (part: string) => page.getByLabel(`${part} of person ${i + 1}`);
    if ((await row('First name').count()) === 0)
      await page.getByRole('button', { name: 'Add a person' }).click();
    await row('First name').fill(first);
    await row('Last name').fill(last);
    await row('Email').fill(email);
  }
  await page.getByRole('button', { name: 'Preview and edit invitation' }).click();
  await page
    .getByRole('textbox', { name: 'Invitation text' })
    .fill('Hello {first_name},\n\nplease keep the light by {deadline}.');
  await page.getByRole('button', { name: 'Preview and edit reminder' }).click();
  await page.getByRole('textbox', { name: 'Reminder text' }).fill('Still time, {first_name}.');
  // Nothing can be measured in a frame that runs no script. What is typed is in a preview once the typing has paused, and may
  // move what stands below.
  for (const [at, typed] of ['please keep the light by', 'Still time, '].entries()) {
    await page.getByLabel('Text only').nth(at).check();
    await expect(page.locator('figure pre').nth(at)).toContainText(typed);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Activate…' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Activate' })
    .click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
  await expect(screen(page, 'assessment-view').getByText('Active').first()).toBeVisible();
}

async function register(page: Page, request: APIRequestContext): Promise<void> {
  const mail = await mailed(request, 'grace@lighthouse.test', 'Keepers of the light');
  expect(mail.text).toContain('please keep the light by');
  await page.goto(
    await mailedLink(request, 'grace@lighthouse.test', '/create-account-test-subject/'),
  );
  const entry = screen(page, 'create-account');
  await expect(entry.getByText('Lighthouse').first()).toBeVisible();
  await expect(entry.getByText('Personality').first()).toBeVisible();
  await expect(entry.getByText(/about \d+ minutes/i).first()).toBeVisible();
  await expect(entry.getByText(/24 months/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Choose a password').fill('seven tidy lighthouses');
  await page.getByRole('button', { name: 'Agree and create account' }).click();
  await expect(page.getByText('Please tick this box')).toBeVisible();
  await page.getByLabel(/I give Lighthouse permission/).check();
  await page.getByRole('button', { name: 'Agree and create account' }).click();

  await expect(screen(page, 'profile-new')).toBeVisible();
  await page.getByLabel('Birth date').fill('1990-05-17');
  await page.getByLabel('Female').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

/** By touch, a reload, by keyboard to the end, over the border of the two parts; most of the first on another device. */
async function takeTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  const counter = (number: number) => page.getByText(`${number} of 148`, { exact: true });
  await expect(counter(1)).toBeVisible();
  await expectAccessible(page);
  for (let number = 1; number <= 8; number += 1) {
    await counter(number).waitFor();
    await page
      .getByRole('radio')
      .nth(number % 5)
      .tap();
  }
  await expect(counter(9)).toBeVisible();
  await expectSaved(page, 'saved');
  await comeBackAt(page, counter(9));
  await answerElsewhere(page, 9, 114);
  await comeBackAt(page, counter(115));
  for (let number = 115; number <= 148; number += 1) {
    await counter(number).waitFor();
    await page.keyboard.press(optionOf(number));
  }
}

const optionOf = (number: number) => String(1 + ((number * 3) % 5));

async function comeBackAt(page: Page, place: Locator): Promise<void> {
  await page.reload();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect(goOn.or(place).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(place).toBeVisible();
}

/** As the same person at another screen. */
async function answerElsewhere(page: Page, from: number, to: number): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('assay.session') ?? '');
  const { access_token: token } = JSON.parse(session).state.tokens as { access_token: string };
  const { data } = await call(page.request, 'GET', '/api/personality-test/questions', token);
  const asked = data.questions as PersonalityQuestion[];
  for (const { id, index, scaleId, type } of asked)
    if (index >= from && index <= to)
      await call(page.request, 'POST', '/api/personality-test/answers', token, {
        questionId: id,
        scaleId,
        type,
        index: Number(optionOf(index)) - 1,
      });
}

/** The addresses that only this organisation may see. */
async function readResults(page: Page): Promise<string[]> {
  await page.reload();
  const campaign = new URL(page.url()).pathname;
  const view = screen(page, 'assessment-view');
  await expect(async () => {
    await page.reload();
    await expect(view.getByText('Completed').first()).toBeVisible({ timeout: 3000 });
    await expect(view.getByRole('link', { name: /Grace Hopper|report/i }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('link', { name: 'Personality', exact: true }).click();
  await expect(screen(page, 'tabular').getByText('Grace Hopper')).toBeVisible();
  await expectAccessible(page);
  const table = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Report of Grace Hopper' }).click();
  const report = screen(page, 'report-personality');
  await expect(report.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  await expect(report.getByText(/Fit with Execution/).first()).toBeVisible();
  await expect(report.getByText('of 100 typical people').first()).toBeVisible();
  await expect(report.getByText(/sten \d+/i).first()).toBeVisible();
  await expectAccessible(page);
  const { pathname, search } = new URL(page.url());
  return [campaign, table, pathname, pathname + search];
}
