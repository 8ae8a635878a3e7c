import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { becomeUser, expectAccessible, mailed, password, screen } from './product.ts';
import { test } from './server.ts';
import { goWithin } from './within.ts';

/** The list of campaigns and one campaign, as a manager works with them. */

interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

let page: Page;
let headers: { authorization: string };
const made: number[] = [];

// One login for all: a server slows down who logs in again and again.
test.beforeAll(async ({ browser, request }) => {
  const login = { email: 'manager@assay.test', password };
  const { access_token: token } = await (await request.post('/api/login', { data: login })).json();
  headers = { authorization: `Bearer ${token}` };
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
  page = await context.newPage();
  await becomeUser(page, 'manager@assay.test');
});

test.afterEach(() => page.unrouteAll());

test.afterAll(async ({ request }) => {
  for (const id of made) await request.delete(`/api/admin/campaigns/${id}`, { headers });
  await page.context().close();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let lastAddress = 0;
function somebody(first_name: string, last_name: string): Person {
  lastAddress += 1;
  const email = `${first_name}.${Date.now()}.${lastAddress}@campaigns.test`.toLowerCase();
  return { first_name, last_name, email };
}

async function makeCampaign(
  request: APIRequestContext,
  campaign_name: string,
  subjects: Person[],
  { active = true } = {},
): Promise<number> {
  const answer = await request.post('/api/admin/campaigns', {
    headers,
    data: {
      campaign_name,
      campaign_type: 'recruitment',
      test_types: ['1'],
      deadline: inDays(14),
      number_of_reminders: 1,
      invite_sender_name: 'Maria Keller',
      invite_sender_email: 'manager@assay.test',
      campaign_profile_id: 3,
      subjects,
    },
  });
  const { id } = (await answer.json()).data as { id: number };
  made.push(id);
  if (active) {
    const activated = await request.post(`/api/admin/campaigns/activate/${id}`, { headers });
    expect(activated.status()).toBe(200);
  }
  return id;
}

// By the whole name: other journeys leave copies behind.
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
/** Somebody's row: without a result there is no link in it. */
const person = (name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });
const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function choose(menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('R125 activating says how many mails go out; both are shown as they arrive, a test comes to the manager, and one click reminds who has not finished, once', async ({
  request,
}) => {
  const name = `Activated ${Date.now()}`;
  const people = [somebody('Grace', 'Hopper'), somebody('Alan', 'Turing')];
  await makeCampaign(request, name, people, { active: false });
  await goWithin(page, '/admin/assessments');
  await expect(row(name)).toContainText('Draft');
  await row(name).getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(dialog()).toContainText('This sends 2 invitations now.');
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Activate' }).click();
  await expect(row(name)).toContainText('Active');
  await expect(row(name)).toContainText('0 of 2 completed');
  await mailed(request, people[0]?.email ?? '', 'invites you');

  // Both mails as they arrive.
  await page.getByRole('link', { name, exact: true }).click();
  const parts = page.getByRole('navigation', { name: 'Parts of the campaign' });
  await parts.getByRole('link', { name: 'Emails', exact: true }).click();
  await expect(page.frameLocator('iframe').first().getByText(name).first()).toBeVisible();
  await expectInside(page.locator('figure iframe').first());
  await page.getByRole('button', { name: 'Send me a test email' }).first().click();
  await mailed(request, 'manager@assay.test', name);
  await expect(page.frameLocator('iframe').last().getByText(name).first()).toBeVisible();

  await parts.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Remind 2 people' }).click();
  await expect(dialog()).toContainText('Won’t be sent to people who');
  // Both were invited a moment ago.
  const recent = dialog().getByLabel('Leave out 2 people emailed in the last 24 hours');
  const send = dialog().getByRole('button', { name: 'Send reminders' });
  await expect(recent).toBeChecked();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await recent.uncheck();
  await expect(dialog()).toContainText('Remind Alan Turing and Grace Hopper?');
  await send.click();
  await expect(page.getByText('2 reminders sent.')).toBeVisible();
  await expect(person('Grace Hopper')).toContainText('Reminder');

  await page.getByRole('button', { name: 'Remind 2 people' }).click();
  await expect(dialog()).toContainText('No one can be reminded now.');
  await expect(send).toBeDisabled();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await mailed(request, people[0]?.email ?? '', 'Reminder');
  const outbox = await request.get(`/api/demo/mails?to=${people[0]?.email}`);
  const { data } = (await outbox.json()) as { data: { subject: string }[] };
  expect(data.filter(({ subject }) => subject.includes('Reminder'))).toHaveLength(1);

  await choose('Actions for Grace Hopper', 'Email history');
  await expect(dialog().getByRole('listitem')).toHaveCount(2);
  await expect(dialog()).toContainText('Invitation');
  await expect(dialog().getByText('Sent', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await dialog().getByRole('link', { name: 'Open the profile of Grace Hopper' }).click();
  await expect(page).toHaveURL(/\/admin\/subject-profile\/\d+/);
});

test('a draft without people needs somebody, or is activated for those who join through the public link', async ({
  request,
}) => {
  const name = `Open to all ${Date.now()}`;
  const id = await makeCampaign(request, name, [], { active: false });
  await expectToNeedSomebody(id);
  await page.getByLabel('Let people join through a public link').check();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
  await expect(
    page.getByText('Once it is active, people can join through the public link'),
  ).toBeVisible();

  // Where the organisation has no public links, it still needs somebody.
  const giveBack = await takeOpenInvites(request);
  try {
    await expectToNeedSomebody(id);
    const refused = await request.post(`/api/admin/campaigns/activate/${id}`, { headers });
    expect(refused.status()).toBe(422);
    await page.goto('/admin/assessments');
    await expect(row(name)).toContainText('Finish setup');
  } finally {
    await giveBack();
  }

  await page.goto(`/admin/assessments/view/${id}`);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(dialog()).toContainText('No invitations are sent now.');
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText(`${name} is active. Share its link`)).toBeVisible();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await expectToCopyByHand(page.getByLabel('Public link', { exact: true }));

  await goWithin(page, `/admin/assessments/copy/${id}`);
  await page.getByLabel('Name', { exact: true }).fill(`${name}, again`);
  await page.getByLabel('Last day').fill(inDays(14).slice(0, 10));
  await page.getByRole('button', { name: 'Activate…' }).click();
  await expect(dialog()).toContainText('No invitations are sent now.');
  await dialog().getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('The campaign is active. Share its link')).toBeVisible();
  made.push(Number(page.url().split('/').at(-1)));
});

/** Where a browser keeps its clipboard shut. */
async function expectToCopyByHand(field: Locator): Promise<void> {
  await expect(field).toHaveValue(/\/open-invite\//);
  await page.evaluate(() => {
    const shut = { writeText: () => Promise.reject(new Error('Write permission denied.')) };
    Object.defineProperty(navigator, 'clipboard', { value: shut });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Please copy the link from its field.')).toBeVisible();
  await expect(field).toBeFocused();
  const chosen = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(chosen).toMatch(/\/open-invite\//);
}

async function expectToNeedSomebody(id: number): Promise<void> {
  await page.goto(`/admin/assessments/view/${id}`);
  await expect(page.getByText('This draft still needs at least one person.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toHaveCount(0);
  await page.goto(`/admin/assessments/edit/${id}`);
  await page.getByRole('button', { name: 'Activate…' }).click();
  await expect(page.getByText('Please add at least one person.')).toBeVisible();
  await expect(dialog()).toHaveCount(0);
}

/** Switches the feature off for the organisation of the manager; what is answered brings all of them back. */
async function takeOpenInvites(request: APIRequestContext): Promise<() => Promise<unknown>> {
  const login = { email: 'operator@assay.test', password };
  const { access_token: token } = await (await request.post('/api/login', { data: login })).json();
  const operator = { authorization: `Bearer ${token}` };
  const own = await (await request.get('/api/admin/manager/organization', { headers })).json();
  const organization_id = own.data.id as number;
  const path = '/api/super-admin/features/organization';
  const answer = await request.get(`${path}/${organization_id}`, { headers: operator });
  const features = (await answer.json()).data as { id: number; key: string }[];
  const set = (kept: typeof features) =>
    request.put(path, {
      headers: operator,
      data: { organization_id, feature_ids: kept.map((feature) => feature.id) },
    });
  await set(features.filter(({ key }) => key !== 'open_invite'));
  return () => set(features);
}

/** The wide preview is made smaller where it is wider than its figure, in any window. */
async function expectInside(frame: Locator) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const narrow of [width, 700]) {
    await page.setViewportSize({ width: narrow, height });
    await expect(async () => {
      const shown = await frame.boundingBox();
      const place = await frame.locator('..').boundingBox();
      expect(shown?.width).toBeGreaterThan(300);
      expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(
        (place?.x ?? 0) + (place?.width ?? 0),
      );
    }).toPass({ timeout: 5000 });
  }
  await page.setViewportSize({ width, height });
}

test('R142 R176 R185 people are filtered, selected across pages and removed; a campaign ends, is opened again by a later deadline, archived, brought back and deleted', async ({
  request,
}) => {
  const name = `Selected ${Date.now()}`;
  const people = Array.from({ length: 30 }, (_, n) => somebody(`P${n + 10}`, 'Person'));
  const id = await makeCampaign(request, name, people);
  await goWithin(page, `/admin/assessments/view/${id}`);
  const status = page.getByLabel('Status', { exact: true });
  await status.selectOption('Not completed');
  await expect(page).toHaveURL(/status=not_completed/);
  await expect(page.getByText('1–25 of 30')).toBeVisible();
  await status.selectOption('Completed');
  await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();

  await page.getByLabel('Select all on this page').check();
  await expect(page.getByText('25 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 30' }).click();
  await expect(page.getByText('30 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();

  await page.getByLabel('Select P10 Person').check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByLabel('Select P39 Person').check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog()).toContainText(`Remove 2 people from “${name}”?`);
  await expect(dialog()).toContainText('Results stay');
  await dialog().getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('26–28 of 28')).toBeVisible();
  await expect(person('P38 Person')).toBeVisible();
  await expect(person('P39 Person')).toHaveCount(0);

  await goWithin(page, '/admin/assessments');
  await choose(`Actions for ${name}`, 'End now');
  await expect(dialog()).toContainText('A later deadline reopens the campaign.');
  await dialog().getByRole('button', { name: 'End campaign' }).click();
  await expect(row(name)).toContainText('Completed');

  await choose(`Actions for ${name}`, 'Edit');
  await expect(page.getByText('A later deadline reopens the campaign')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add people' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Notify me when everyone has completed all tests').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(screen(page, 'assessment-view')).toContainText('Completed');

  await choose('More actions', 'Edit');
  await page.getByLabel('Last day').fill(inDays(21).slice(0, 10));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: 'Add people' })).toBeVisible();
  await expect(screen(page, 'assessment-view')).toContainText('Active');

  await goWithin(page, '/admin/assessments');
  await choose(`Actions for ${name}`, 'End now');
  await dialog().getByRole('button', { name: 'End campaign' }).click();
  await expect(row(name)).toContainText('Completed');
  await choose(`Actions for ${name}`, 'Archive');
  await expect(row(name)).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption('Archived');
  await choose(`Actions for ${name}`, 'Restore');
  await expect(row(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(row(name)).toContainText('Completed');

  let loads = 0;
  page.on('load', () => (loads += 1));
  await choose(`Actions for ${name}`, 'Delete');
  const confirm = dialog().getByRole('button', { name: 'Delete campaign' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog().getByLabel('Name of the campaign').fill(name);
  await confirm.click();
  // Rows behind an open dialog are no rows: the call is over once it has closed.
  await expect(dialog()).toHaveCount(0);
  await expect(row(name)).toHaveCount(0);
  expect(loads).toBe(0);
  await page.reload();
  await expect(row('Engineering leads, autumn')).toBeVisible();
  await expect(row(name)).toHaveCount(0);
});
