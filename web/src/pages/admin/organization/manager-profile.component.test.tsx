import { updateManagerProfile } from '@assay/contract/managers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';
import { serveCampaigns } from '../../../test/servers/campaigns.ts';

test('R101 R113 a save that fails shows why in the form that was sent', async () => {
  serveCampaigns(network());
  const errors = { first_name: ['Nobody is called that.'], other: ['And there is more.'] };
  network().refuse(updateManagerProfile, 422, { message: 'Invalid', errors });
  const { where } = await openPage('/admin/manager/profile/edit/1', { as: 'manager' });
  await page.getByLabelText('First name').fill('x'.repeat(20));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByLabelText('First name'))
    .toHaveAccessibleDescription('Nobody is called that.');
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toHaveTextContent('And there is more.');
  expect(where()).toBe('/admin/manager/profile/edit/1');
});
