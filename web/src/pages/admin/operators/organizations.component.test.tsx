import { listActionLogs } from '@assay/contract/action-logs';
import {
  countSubjects,
  createOrganization,
  deleteOrganization,
  filterOrganizations,
  getOrganization,
  listFeatures,
  resetPackage,
  updateOrganization,
} from '@assay/contract/organizations';
import { inviteManagerAgain } from '@assay/contract/staff';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { refusal } from '../../../test/network.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { onePage } from '../../../test/servers/campaigns.ts';
import { organizationOf, serveOrganizations, small } from '../../../test/servers/organizations.ts';

/** The screens of those who run this Assay: what their lists ask, and how one organisation is found. */

const chosen = (name: string) => page.getByRole('combobox', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name });

beforeEach(() => serveOrganizations(network()));

test('R210 the list asks for ten a page, and its filters stand in the address', async () => {
  const { where } = await openPage('/admin/organizations', { as: 'operator' });
  await expect.element(link('Northwind')).toBeVisible();
  expect(network().asked(filterOrganizations)[0]?.query['perPage']).toBe('10');
  await userEvent.selectOptions(chosen('Plan'), 'Trial');
  await expect.poll(where).toMatch(/package=1/);
  await expect.element(link('Contoso')).toBeVisible();
  await expect.element(link('Northwind')).toHaveLength(0);
  await userEvent.selectOptions(chosen('Status'), 'Inactive');
  await expect.element(page.getByText('No organisations match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all organisations' }).click();
  await expect.element(link('Northwind')).toBeVisible();
  await userEvent.selectOptions(chosen('Rows per page'), '25 per page');
  await expect.poll(where).toMatch(/perPage=25/);
});

test('R210 an address with filters shows them', async () => {
  await openPage('/admin/organizations?package=1&status=inactive', { as: 'operator' });
  await expect.element(page.getByText('No organisations match')).toBeVisible();
  await expect.element(chosen('Status')).toHaveValue('inactive');
});

test('an invitation that cannot be sent again is told as a failure', async () => {
  network().refuse(inviteManagerAgain, 503, { message: 'Please try again in a moment.' });
  await openPage('/admin/organizations/view/2', { as: 'operator' });
  await page.getByRole('button', { name: 'Actions for Iris Waits' }).click();
  await page.getByRole('menuitem', { name: 'Resend invitation' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Please try again in a moment.' });
  await expect.element(told).toBeVisible();
  expect(told.element().querySelectorAll('svg.text-bad')).toHaveLength(1);
});

test('the log of one organisation is found from its page, and by typing its name', async () => {
  network().reply(listActionLogs, { data: [], meta: onePage(0) });
  const { where } = await openPage('/admin/organizations/view/2', { as: 'super admin' });
  await page.getByRole('main').getByRole('link', { name: 'Action log' }).click();
  await expect.poll(where).toMatch(/organization=2$/);
  const choice = chosen('Organisation');
  await expect.element(choice).toHaveTextContent('Contoso');

  await choice.click();
  const name = page.getByRole('combobox', { name: 'Search: Organisation' });
  await name.fill('north');
  await expect
    .poll(() => network().asked(filterOrganizations).at(-1)?.query)
    .toMatchObject({ name: 'north' });
  const options = page.getByRole('listbox', { name: 'Organisation' }).getByRole('option');
  await expect.element(options).toHaveTextContent('Northwind');
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(where).toMatch(/organization=1$/);
  await expect.element(choice).toHaveTextContent('Northwind');
  await choice.click();
  await name.fill('no such name');
  await expect.element(page.getByText('Nothing fits.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveLength(0);
  await page.getByRole('button', { name: 'All organisations' }).click();
  await expect.poll(where).toMatch(/action-logs$/);
  await expect.element(choice).toHaveTextContent('All organisations');
});

test('the log of an organisation that is gone says its number, and without a filter that nothing is in it yet', async () => {
  network().reply(listActionLogs, { data: [], meta: onePage(0) });
  await openPage('/admin/action-logs?organization=999999', { as: 'super admin' });
  await expect.element(chosen('Organisation')).toHaveTextContent('Organisation 999999');
  await expect.element(page.getByText('No entries match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all entries' }).first().click();
  await expect.element(page.getByText('No entries yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show all entries' })).toHaveLength(0);
});

test('an operator who may not see the log has no way to it', async () => {
  await openPage('/admin/organizations/view/2', { as: 'operator' });
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect.element(link('Action log')).toHaveLength(0);
});

test('R185 R196 R198 R009 an organisation is created without logo, its taken name is told at the field, and it is deleted by typing its name', async () => {
  const made = organizationOf(3, 'Fabrikam & Sons', small);
  network()
    .answerBy(createOrganization, ({ parts }) => {
      const message = 'Another organisation already has this name.';
      return parts['organization_name']?.[0] === 'northwind'
        ? refusal(422, { message, errors: { organization_name: [message] } })
        : { data: made };
    })
    .answerBy(deleteOrganization, ({ params }) => {
      expect(params['id']).toBe('3');
      return { message: 'The organisation is deleted.' };
    });
  const { where } = await openPage('/admin/organizations/new', { as: 'operator' });
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('northwind');
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect.element(name).toHaveAccessibleDescription(/already has this name/);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  network().reply(getOrganization, { data: made });
  await name.fill('Fabrikam & Sons');
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect.poll(where).toBe('/admin/organizations/view/3');
  expect(network().asked(createOrganization).at(-1)?.parts).not.toHaveProperty('logo');

  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Fabrikam & Sons”?' });
  const confirm = dialog.getByRole('button', { name: 'Delete organisation' });
  await expect.element(confirm).toBeDisabled();
  await expectAccessible();
  await dialog.getByLabelText('Name of the organisation').fill('Fabrikam & Sons');
  await confirm.click();
  await expect.poll(where).toBe('/admin/organizations');
  await expect.element(link('Northwind')).toBeVisible();
});

test('R129 people are counted between two days, and a plan is renewed after asking', async () => {
  network()
    .answerBy(countSubjects, ({ params: { from = '', to = '' } }) => ({
      data: { from, to, subjects_count: from === '2001-01-01' ? 0 : 3 },
    }))
    .answerBy(resetPackage, ({ body }) => {
      expect(body).toEqual({ organization_id: 1 });
      return { data: { ...organizationOf(1, 'Northwind', small), subjects_used: 0 } };
    });
  await openPage('/admin/organizations/view/1', { as: 'operator' });
  const counted = page.getByRole('status').filter({ hasText: /people|person/ });
  await expect.element(counted).toHaveTextContent('3 people');
  await page.getByLabelText('From').fill('2001-01-01');
  await page.getByLabelText('Until').fill('2001-12-31');
  await expect.element(counted).toHaveTextContent('0 people');

  await expect.element(page.getByText('3 of 250')).toBeVisible();
  await page.getByRole('button', { name: 'Renew plan' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Renew the plan of Northwind?' });
  await asked.getByRole('button', { name: 'Renew plan' }).click();
  await expect.element(page.getByText('0 of 250')).toBeVisible();
});

test('what was left alone in the form of an organisation stays as another operator has set it since', async () => {
  let now = { ...organizationOf(1, 'Northwind', small), feature_ids: [1, 2] };
  network()
    .reply(listFeatures, {
      data: [
        { id: 1, key: 'culture', name: 'Culture' },
        { id: 2, key: 'pins', name: 'Pins' },
        { id: 3, key: 'team_compare', name: 'Teams' },
      ],
    })
    .answerBy(getOrganization, () => ({ data: now }))
    .answerBy(updateOrganization, () => ({ data: now }));
  await openPage('/admin/organizations/edit/1', { as: 'operator' });
  await page.getByRole('checkbox', { name: 'Culture' }).click();
  now = { ...now, feature_ids: [1, 2, 3], organization_status: 'inactive' };
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => network().asked(updateOrganization)).toHaveLength(1);
  const sent = network().asked(updateOrganization)[0]?.parts;
  expect(sent).toMatchObject({
    organization_name: ['Northwind'],
    status: ['inactive'],
    'feature_ids[]': ['2', '3'],
  });
});
