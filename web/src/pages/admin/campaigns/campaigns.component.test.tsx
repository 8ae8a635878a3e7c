import {
  activateCampaign,
  filterCampaigns,
  getCampaign,
  getPlaces,
} from '@assay/contract/campaigns';
import { filterCampaignResults } from '@assay/contract/campaign-results';
import { listCultureTests } from '@assay/contract/culture-organization';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import type { Asked } from '../../../test/network.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { campaignOf, onePage, serveCampaigns } from '../../../test/servers/campaigns.ts';

/** The list of campaigns and the head of one: what they ask, and what they say when that goes wrong. */

const drafted = campaignOf({
  campaign_name: 'Sales, spring',
  deadline: '2027-03-01T22:59:00.000Z',
  progress: { subjects: 2, invited: 0, opened: 0, started: 0, completed: 0 },
  subjects: [
    { id: 1, first_name: 'Ada', last_name: 'Byron', email: 'ada@campaigns.test' },
    { id: 2, first_name: 'Mary', last_name: 'Somerville', email: 'mary@campaigns.test' },
  ],
});
const ended = campaignOf({ id: 8, campaign_name: 'Graduates, spring', status: 'completed' });

/** As the server answers a filter, as far as these tests ask. */
function filtered({ query }: Asked) {
  const name = String(query['name'] ?? '');
  const fits = [drafted, ended].filter(
    (one) =>
      one.campaign_name.toLowerCase().includes(name.toLowerCase()) &&
      (query['status'] ?? one.status) === one.status,
  );
  return { data: fits, meta: onePage(fits.length) };
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = page.getByRole('alertdialog');
const chosen = (name: string) => page.getByRole('combobox', { name, exact: true });

beforeEach(() => {
  serveCampaigns(network(), drafted);
  network().answerBy(filterCampaigns, filtered);
});

test('a page that is gone by now leads to the last one there is, and is not told as an empty list', async () => {
  const answered = Promise.withResolvers<void>();
  network().answerBy(filterCampaigns, async (asked) => {
    const at = Number(asked.query['page']);
    if (at === 1) await answered.promise;
    const { data, meta } = filtered(asked);
    return { data: at === 1 ? data : [], meta: { ...meta, current_page: at } };
  });
  const { where } = await openPage('/admin/assessments?page=2', { as: 'manager' });
  await expect.poll(where).toBe('/admin/assessments');
  await expect.element(page.getByText('No campaigns yet')).not.toBeInTheDocument();
  answered.resolve();
  await expect.element(row('Sales, spring')).toBeVisible();
});

test('R123 R142 the controls of the list drive the call and stand in the address', async () => {
  const first = await openPage('/admin/assessments', { as: 'manager' });
  await expect.element(row('Sales, spring')).toBeVisible();
  expect(network().asked(filterCampaigns)[0]?.query).toEqual({
    order: '-created_at',
    page: '1',
    perPage: '25',
  });

  await userEvent.selectOptions(chosen('Status'), 'Completed');
  await expect.element(row('Graduates, spring')).toBeVisible();
  await expect.element(row('Sales, spring')).toHaveLength(0);
  await page.getByLabelText('Created between: first day').fill('2026-01-01');
  await userEvent.selectOptions(chosen('Order'), 'Name, A to Z');
  await userEvent.selectOptions(chosen('Rows'), '10 per page');
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('grad');
  await expect.poll(first.where).toMatch(/name=grad/);
  await expect
    .poll(() => network().asked(filterCampaigns).at(-1)?.query)
    .toMatchObject({ status: 'completed', name: 'grad', order: 'name', perPage: '10' });
  expect(JSON.stringify(network().asked(filterCampaigns).at(-1))).toContain('2026-01-01');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(row('Sales, spring')).toBeVisible();
  await expect.poll(first.where).toBe('/admin/assessments');
});

test('R123 an address with filters shows them, and asks for what they say', async () => {
  await openPage(
    '/admin/assessments?status=completed&from=2026-01-01&order=name&perPage=10&name=grad',
    { as: 'manager' },
  );
  await expect.element(row('Graduates, spring')).toBeVisible();
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await expect.element(chosen('Status')).toHaveValue('completed');
  await expect.element(chosen('Order')).toHaveValue('name');
  await expect.element(page.getByLabelText('Created between: first day')).toHaveValue('2026-01-01');
  await expect.element(page.getByRole('searchbox')).toHaveValue('grad');
});

test('R057 R089 a slow list shows a skeleton, a failed one a way to try again', async () => {
  const held = Promise.withResolvers<void>();
  network().answerBy(filterCampaigns, async () => {
    await held.promise;
    return Response.json({ message: 'Broken.' }, { status: 422 });
  });
  await openPage('/admin/assessments', { as: 'manager' });
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0);
  held.resolve();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  network().answerBy(filterCampaigns, filtered);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Sales, spring')).toBeVisible();
});

test('a list that cannot be read says so, and can be asked again', async () => {
  network().refuse(filterCampaigns, 500);
  await openPage('/admin/assessments', { as: 'manager' });
  await expect.element(page.getByText('Something went wrong on the server')).toBeVisible();
  await expectAccessible();
  network().answerBy(filterCampaigns, filtered);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Sales, spring')).toBeVisible();
});

test('the letters of the tests are explained below the list', async () => {
  const tests = [
    { id: 1, name: 'Personality' },
    { id: 2, name: 'Logical reasoning' },
    { id: 'burnout', name: 'Energy' },
  ];
  const data = [campaignOf({ tests })];
  network().reply(filterCampaigns, { data, meta: onePage(1) });
  await openPage('/admin/assessments', { as: 'manager' });
  const chip = row('Sales, spring').getByRole('listitem').filter({ hasText: 'Personality' });
  await expect.element(chip).toHaveAttribute('title', 'Personality');
  const legend = document.querySelector('p[aria-hidden]')?.textContent;
  expect(legend).toContain('EEnergy');
  expect(legend).toContain('LLogical reasoning');
});

test('R057 a slow campaign shows a row of numbers and a list', async () => {
  const held = Promise.withResolvers<void>();
  network().answerBy(getCampaign, async () => {
    await held.promise;
    return { data: drafted };
  });
  await openPage('/admin/assessments/view/7', { as: 'manager' });
  const loading = page.getByRole('status', { name: 'Loading' });
  await expect.element(loading).toBeVisible();
  expect(loading.element().querySelectorAll('.skeleton')).toHaveLength(24);
  held.resolve();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sales, spring');
});

test('R116 R211 a list asks for its first page, and says "Internal Server Error" when it gets nothing at all', async () => {
  // Refused, since what is broken is asked for again first.
  network().answerBy(filterCampaignResults, () => new Response('', { status: 422 }));
  await openPage('/admin/assessments/view/7', { as: 'manager' });
  const failed = page.getByRole('status').filter({ hasText: 'Internal Server Error' });
  await expect.element(failed).toBeVisible();
  expect(network().asked(filterCampaignResults)[0]?.query['page']).toBe('1');
  serveCampaigns(network(), drafted);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failed).toHaveLength(0);
});

const activate = page.getByRole('button', { name: 'Activate', exact: true });

test('what is missing for the activation leads to the form', async () => {
  network().refuse(activateCampaign, 422, {
    message: 'Invalid.',
    errors: { subjects: ['The package has room for 0 more.'] },
  });
  const { where } = await openPage('/admin/assessments/view/7', { as: 'manager' });
  await activate.click();
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect.element(dialog.getByText('The package has room for 0 more.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Change the people' }).click();
  await expect.poll(where).toMatch(/^\/admin\/assessments\/edit\/7\?section=people/);
  await expect.element(page.getByLabelText('Email of person 1')).toBeVisible();
});

test('activating says how many places of the plan it takes', async () => {
  network().reply(getPlaces, { data: { left: 1, takes: 2 } });
  await openPage('/admin/assessments/view/7', { as: 'manager' });
  await activate.click();
  await expect
    .element(dialog.getByRole('alert').getByText('Places left in your plan: 1'))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Activate' })).toBeDisabled();
  await expect.element(dialog.getByRole('link', { name: 'Change the people' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'See your plan' })).toBeVisible();
  await expectAccessible();
});

test('activating shows that it works, and happens once', async () => {
  network().reply(getPlaces, { data: { left: 200, takes: 2 } });
  const held = Promise.withResolvers<void>();
  network().answerBy(activateCampaign, async () => {
    await held.promise;
    return { data: { ...drafted, status: 'active' as const } };
  });
  await openPage('/admin/assessments/view/7', { as: 'manager' });
  await activate.click();
  await expect.element(dialog.getByText('This campaign takes 2.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Activate' }).dblClick();
  await expect.element(dialog.getByRole('button', { name: 'Activating…' })).toBeDisabled();
  held.resolve();
  await expect.element(dialog).toHaveLength(0);
  expect(network().asked(activateCampaign)).toHaveLength(1);
});

test('the set-up of a campaign says when the name of its culture cannot be loaded, and asks again', async () => {
  const tests = [{ id: 3, name: 'Culture' }];
  serveCampaigns(network(), campaignOf({ test_types: [3], tests, culture_test_id: 4 }));
  network().refuse(listCultureTests, 500);
  await openPage('/admin/assessments/view/7/settings', { as: 'manager' });
  await expect.element(page.getByText('Something went wrong on the server.')).toBeVisible();
  await expectAccessible();
  const culture = {
    id: 4,
    name: 'Hard to load',
    version: '1',
    current: true,
    created_at: '2026-11-02T09:00:00.000Z',
    created_by: 'Mara Visser',
    managers: 0,
    own_answers: 0,
    questions: 40,
  };
  network().reply(listCultureTests, { data: [culture] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Hard to load', { exact: true })).toBeVisible();
});

test('the language of a campaign is read out as it is called: in itself', async () => {
  serveCampaigns(network(), campaignOf({ language: 'nl' }));
  await openPage('/admin/assessments/view/7/settings', { as: 'manager' });
  await expect.element(page.getByText('Nederlands')).toHaveAttribute('lang', 'nl');
});

test('so is each that its emails may have', async () => {
  serveCampaigns(network());
  await openPage('/admin/assessments/edit/7', { as: 'manager' });
  const dutch = page.getByLabelText('Email language').getByRole('option', { name: 'Nederlands' });
  await expect.element(dutch).toHaveAttribute('lang', 'nl');
});
