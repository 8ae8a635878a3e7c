import { getPlatformDashboard } from '@assay/contract/dashboard';
import { listLabels } from '@assay/contract/labels';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/accessible.ts';
import { allowSingleKeys } from '../../lib/shortcuts.ts';
import { network, openPage } from '../../test/open-page.tsx';
import { quietPlatform, serveOrganizations } from '../../test/servers/organizations.ts';
import { servePerson } from '../../test/servers/person.ts';

/** The search from anywhere, and the keys that open it. */

// Files share a page, and what is switched off stays so in it.
afterEach(() => allowSingleKeys(true));

const dialog = page.getByRole('dialog', { name: 'Search' });
const field = dialog.getByRole('combobox');
const group = (name: string) => dialog.getByRole('group', { name });
const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('those who run this Assay find organisations and their own screens, and no one’s people', async () => {
  serveOrganizations(network());
  const { where } = await openPage('/admin/organizations', { as: 'super admin' });
  await expect.element(page.getByRole('link', { name: 'Contoso' })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(group('Pages').getByRole('option', { name: 'Action logs' })).toBeVisible();
  await expect.element(group('Pages').getByRole('option', { name: 'Talent' })).toHaveLength(0);
  await expect.element(field).toHaveFocus();
  // A call for people, campaigns or labels would be a fault: nobody answers it here.
  await userEvent.keyboard('north');
  await expect.element(group('Organisations').getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(where).toBe('/admin/organizations/view/1');
});

test('“?” lists the keys, and those without Ctrl can be switched off', async () => {
  servePerson(network());
  network().reply(listLabels, { data: [] });
  // The second of a list has neighbours on both sides, and keys that lead to them.
  const list = { title: 'Talent', to: '/admin/talent', search: {}, people: [2, 1, 3], total: 3 };
  sessionStorage.setItem(
    'assay.list-of-people',
    JSON.stringify({ ...list, before: 0, exact: true, owner: 1 }),
  );
  await openPage('/admin/subject-profile/1', { as: 'manager' });
  await expect.element(page.getByRole('navigation', { name: 'People of the list' })).toBeVisible();
  await userEvent.keyboard('?');
  await expect
    .element(keys.getByRole('region', { name: 'On this page' }))
    .toHaveTextContent('On this pageNext personJPrevious personK');
  await expect
    .poll(() => keys.getByRole('region', { name: 'On every page' }).element().textContent)
    .toMatch(/SearchCtrlKor\/Show.the.keyboard.shortcuts\?/);
  await expectAccessible();
  await keys.getByLabelText('Use shortcuts of a single key').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).toHaveLength(0);
  await userEvent.keyboard('?');
  await userEvent.keyboard('/');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await expect.element(keys).toHaveLength(0);
});

test('on a page without keys of its own none are listed, and what was switched off stays so', async () => {
  network().reply(getPlatformDashboard, {
    data: { ...quietPlatform, organizations: { active: 1, trial: 0, inactive: 0 } },
  });
  await openPage('/admin/dashboard', { as: 'operator' });
  await expect.element(page.getByText('active organisations')).toBeVisible();
  await userEvent.keyboard('?');
  const single = keys.getByLabelText('Use shortcuts of a single key');
  await single.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).toHaveLength(0);
  await userEvent.keyboard('{Control>}k{/Control}');
  await dialog.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(keys.getByRole('region', { name: 'On this page' })).toHaveLength(0);
  await expect.element(single).not.toBeChecked();
});
