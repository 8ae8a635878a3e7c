import type { DashboardDetails } from '@assay/contract/dashboard';
import { getDashboard, getPlatformDashboard } from '@assay/contract/dashboard';
import { listLabels } from '@assay/contract/labels';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { askedFor, serveCandidate } from '../../../test/servers/candidate.ts';
import { quietPlatform, serveOrganizations } from '../../../test/servers/organizations.ts';

/** The first screen of managers and of those who run this Assay: what it asks, and what it says of trouble. */

const quiet: DashboardDetails = {
  progress: { campaigns: 1, subjects: 2, invited: 2, opened: 1, started: 1, completed: 0 },
  deadlines: [],
  unread: { total: 0, results: [] },
  package: { name: 'Team', used: 3, limit: 250, period_ends_at: '2027-11-02T09:00:00.000Z' },
  averages: { n: 0, least_n: 5, scales: null },
  completions: [],
  has_campaigns: true,
};
const label = { id: 5, name: 'Shortlist', colour: 'violet' } as const;
const asked = () => network().asked(getDashboard);
const progress = page.getByRole('heading', { name: 'Progress' });

beforeEach(() => {
  network()
    .reply(listLabels, {
      data: [{ ...label, subjects_count: 2, created_at: '2026-11-02T09:00:00.000Z' }],
    })
    .answerBy(getDashboard, ({ query }) => ({
      data: {
        dashboardDetails: query['createdAt']?.includes('2001-12-31')
          ? { ...quiet, progress: { ...quiet.progress, campaigns: 0, subjects: 0 } }
          : quiet,
      },
    }));
});

for (const [address, sent] of [
  ['', {}],
  ['?label=0', {}],
  ['?label=text', {}],
  ['?label=5', { label: '5' }],
] as const)
  test(`R194 R195 of dashboard${address} what says nothing is not sent`, async () => {
    await openPage(`/admin/dashboard${address}`, { as: 'manager' });
    await expect.element(progress).toBeVisible();
    expect(asked().length).toBeGreaterThan(0);
    for (const { query } of asked()) expect(query).toEqual(sent);
  });

test('R194 R195 filters stand in the address', async () => {
  const { where } = await openPage('/admin/dashboard?from=2001-01-01', { as: 'manager' });
  const first = page.getByLabelText('Campaigns created between: first day');
  const last = page.getByLabelText('Campaigns created between: last day');
  await expect.element(first).toHaveValue('2001-01-01');
  await expect
    .poll(() => asked().at(-1)?.query)
    .toEqual({ createdAt: ['2001-01-01', '2999-12-31'] });
  await last.fill('2001-12-31');
  await expect.element(page.getByText('No running campaign has people yet.')).toBeVisible();
  expect(asked().at(-1)?.query).toEqual({ createdAt: ['2001-01-01', '2001-12-31'] });
  expect(where()).toContain('to=2001-12-31');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(where).toBe('/admin/dashboard');
  await expect.poll(() => asked().at(-1)?.query).toEqual({});
  await first.fill('2001-01-01');
  await expect.poll(where).toContain('from=2001-01-01');
});

test('R209 a dashboard that fails can be tried again', async () => {
  network().answerBy(getDashboard, () => new Response('', { status: 500 }));
  await openPage('/admin/dashboard', { as: 'manager' });
  await expect.element(page.getByText('Something went wrong on the server')).toBeVisible();
  network().reply(getDashboard, { data: { dashboardDetails: quiet } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(progress).toBeVisible();
});

test('R209 a dashboard of an inactive organisation leads to the screen that says so', async () => {
  network().refuse(getDashboard, 403, {
    message: 'Your organisation is inactive.',
    code: 'inactive',
    inactive: true,
  });
  // The bar there is the one of people who take tests.
  serveCandidate(network(), askedFor([]));
  const { where } = await openPage('/admin/dashboard', { as: 'manager' });
  await expect.poll(where).toBe('/inactive-organization');
  await expect.element(page.getByRole('heading', { level: 1, name: /inactive/ })).toBeVisible();
});

test('whatever is wrong says where to act', async () => {
  const at = '2026-11-22T08:00:00.000Z';
  network().reply(getPlatformDashboard, {
    data: {
      ...quietPlatform,
      organizations: { active: 2, trial: 1, inactive: 0 },
      failing: [{ id: 1, organization_name: 'Mute Ltd', failed: 3 }],
      background: { late: 7, oldest: at, no_worker: true, worker_seen: at },
    },
  });
  await openPage('/admin/dashboard', { as: 'operator' });
  await expect.element(page.getByText('7 tasks have not been started on time.')).toBeVisible();
  await expect.element(page.getByText(/^No worker has been running since 22 Nov/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Mute Ltd' }))
    .toHaveAttribute('href', '/admin/organizations/view/1');
  await expectAccessible();
});

test('an Assay without organisations leads to the first one', async () => {
  network().reply(getPlatformDashboard, { data: quietPlatform });
  await openPage('/admin/dashboard', { as: 'operator' });
  await expect.element(page.getByRole('link', { name: 'New organisation' })).toBeVisible();
});

test('who runs the platform sees organisations and mails, and gets to those that are counted', async () => {
  serveOrganizations(network());
  network().reply(getPlatformDashboard, {
    data: { ...quietPlatform, organizations: { active: 2, trial: 1, inactive: 0 } },
  });
  const { where } = await openPage('/admin/dashboard', { as: 'operator' });
  await expect.element(page.getByText('active organisations')).toBeVisible();
  await expect.element(page.getByText('people invited in the last 30 days')).toBeVisible();
  for (const name of ['Plans that are nearly full', 'Background work'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'of them on trial' }).click();
  await expect
    .poll(where)
    .toMatch(/^\/admin\/organizations\?(status=active&package=1|package=1&status=active)$/);
});
