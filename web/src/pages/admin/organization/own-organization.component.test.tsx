import type { OutputOf } from '@assay/contract/endpoint';
import { listCultureTests } from '@assay/contract/culture-organization';
import {
  getManagerLoginProfile,
  getOwnOrganization,
  replaceOwnOrganization,
} from '@assay/contract/managers';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { refusal } from '../../../test/network.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { serveOrganizations } from '../../../test/servers/organizations.ts';

/** The own organisation of a manager: what its form says about a field, and what follows once it is saved. */

const own: OutputOf<typeof getOwnOrganization>['data'] = {
  id: 1,
  organization_name: 'Contoso',
  organization_status: 'active',
  package: { id: 2, name: 'Team', subject_limit: 250 },
  logo_url: null,
  managers_count: 1,
  subjects_used: 3,
  created_at: '2026-11-02T09:00:00.000Z',
  time_zone: 'Europe/Amsterdam',
  retention_months: 24,
  require_two_factor: false,
  reviews_in_export: true,
  frame_ancestors: [],
  adjustments_contact: null,
  period_ends_at: '2027-11-02T09:00:00.000Z',
  features: [{ key: 'culture', name: 'Culture' }],
  managers: [],
};

const profile = {
  id: 1,
  organization_id: 1,
  organization_name: 'Contoso',
  logo_url: null,
  time_zone: 'Europe/Amsterdam',
  features: [],
};

beforeEach(() => {
  network().reply(getOwnOrganization, { data: own }).reply(listCultureTests, { data: [] });
});

const save = page.getByRole('button', { name: 'Save' });
const said = (field: string, message: string) =>
  refusal(422, { message, errors: { [field]: [message] } });

test('R106 what is wrong stands at its field, and the bar follows the new name', async () => {
  const { where } = await openPage('/admin/manager/organization/edit', { as: 'manager' });
  network().answerBy(replaceOwnOrganization, ({ parts }) => {
    const [name = ''] = parts['organization_name'] ?? [];
    if (parts['retention_months']?.[0] === '60') return said('retention_months', 'Too many.');
    if (name === 'Northwind') return said('organization_name', 'It is taken.');
    network().reply(getManagerLoginProfile, { data: { ...profile, organization_name: name } });
    const time_zone = parts['time_zone']?.[0] ?? '';
    return { data: { ...own, organization_name: name, time_zone, retention_months: 36 } };
  });
  const name = page.getByLabelText('Name', { exact: true });
  const months = page.getByLabelText(/^Months/);
  await name.fill('Northwind');
  await months.fill('60');
  await save.click();
  await expect.element(months).toHaveAccessibleDescription(/Too many\./);
  await expect.element(months).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await months.fill('36');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription(/It is taken\./);
  await name.fill('Contoso Europe');
  await save.click();
  await expect.poll(where).toBe('/admin/manager/organization/view');
  await expect.element(page.getByText(/Anonymised 36 months after/)).toBeVisible();
  await expect.element(page.getByRole('banner').getByText('Contoso Europe')).toBeVisible();
});

test('what was left alone in the form stays as another manager has set it since', async () => {
  const { where } = await openPage('/admin/manager/organization/edit', { as: 'manager' });
  // By now: only what is said changes.
  let now = { ...own, require_two_factor: true, adjustments_contact: 'mara@test.test' };
  network().answerBy(replaceOwnOrganization, ({ parts }) => {
    const [name = now.organization_name] = parts['organization_name'] ?? [];
    const [asked = String(now.require_two_factor)] = parts['require_two_factor'] ?? [];
    const [contact = now.adjustments_contact] = parts['adjustments_contact'] ?? [];
    now = {
      ...now,
      organization_name: name,
      require_two_factor: asked === 'true' || asked === '1',
      adjustments_contact: contact,
    };
    return { data: now };
  });
  await page.getByLabelText('Name', { exact: true }).fill('Contoso Europe');
  await save.click();
  await expect.poll(where).toBe('/admin/manager/organization/view');
  expect(now).toMatchObject({
    organization_name: 'Contoso Europe',
    require_two_factor: true,
    adjustments_contact: 'mara@test.test',
  });
});

test('R106 a time zone is found by its city and by its name, and what is said of it stands there', async () => {
  await openPage('/admin/manager/organization/edit', { as: 'manager' });
  network().answerBy(replaceOwnOrganization, ({ parts }) => {
    const [time_zone = ''] = parts['time_zone'] ?? [];
    return time_zone === 'Europe/Lisbon'
      ? said('time_zone', 'Not there.')
      : { data: { ...own, time_zone } };
  });
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('lisb');
  await page.getByRole('option', { name: 'Lisbon, Western European Time' }).click();
  await save.click();
  await expect.element(zone).toHaveAttribute('aria-invalid', 'true');
  await zone.fill('eastern european');
  await page.getByRole('option', { name: 'Athens, Eastern European Time' }).click();
  await save.click();
  await expect.element(page.getByText('Europe/Athens')).toBeVisible();
});

test('what is said against an address of a site stands at the field with that address; then all are shown', async () => {
  await openPage('/admin/manager/organization/edit', { as: 'manager' });
  network().answerBy(replaceOwnOrganization, () =>
    said('frame_ancestors.1', 'This is no address.'),
  );
  const sites = page.getByLabelText('Sites that can embed the tests');
  await sites.fill('https://jobs.contoso.test/\n\nhttps://careers.contoso.test');
  await save.click();
  await expect
    .element(sites)
    .toHaveAccessibleDescription(/https:\/\/careers\.contoso\.test: This is no address\./);
  await expect.element(sites).toHaveAttribute('aria-invalid', 'true');
  await expect.element(sites).toHaveFocus();
  await expect.element(page.getByText('This is no address.')).toHaveLength(1);

  const both = ['https://careers.contoso.test', 'https://jobs.contoso.test'];
  network().reply(replaceOwnOrganization, { data: { ...own, frame_ancestors: both } });
  await sites.fill(both.join('\n\n'));
  await save.click();
  await expect.element(page.getByText(both.join(', '))).toBeVisible();
  const { parts } = network().asked(replaceOwnOrganization).at(-1) ?? {};
  expect(parts?.['frame_ancestors[]']).toEqual(both);
});

const ofSome = [
  'Northwind',
  'Subscription',
  'Labels',
  'Organisations',
  'Action logs',
  'Question bank',
];
const menu = page.getByRole('menu').getByRole('menuitem');

for (const [as, path, entries] of [
  [
    'manager',
    '/admin/manager/organization/view',
    ['Switch to candidate view', 'Your profile', 'Northwind', 'Subscription', 'Labels', 'Log out'],
  ],
  ['operator', '/admin/organizations', ['Organisations', 'Log out']],
  [
    'super admin',
    '/admin/organizations',
    ['Organisations', 'Action logs', 'Question bank', 'Log out'],
  ],
] as const)
  test(`R009 R010 R048 R052 R053 R104 the menu shows what a ${as} may do and nothing else`, async () => {
    serveOrganizations(network());
    await openPage(path, { as });
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await expect.element(menu.last()).toBeVisible();
    const shown = menu.elements().map((one) => one.textContent);
    expect(shown).toEqual(expect.arrayContaining([...entries]));
    for (const foreign of ofSome.filter((one) => !entries.some((entry) => entry === one)))
      expect(shown).not.toContain(foreign);
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveLength(0);
    const named = as === 'manager' ? 'Northwind' : 'Assay';
    await expect.element(page.getByRole('banner').getByText(named).first()).toBeInTheDocument();
  });
