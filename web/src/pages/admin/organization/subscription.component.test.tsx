import type { OutputOf } from '@assay/contract/endpoint';
import { getSubscription } from '@assay/contract/subscription';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { network, openPage } from '../../../test/open-page.tsx';

/** What an organisation has bought, and what the screen after paying says of it. */

const team = { id: 2, name: 'Team', subject_limit: 250 };

const subscription: OutputOf<typeof getSubscription>['data'] = {
  package: team,
  used: 3,
  period_started_at: '2026-11-02T09:00:00.000Z',
  period_ends_at: '2027-11-02T09:00:00.000Z',
  ends_with_period: false,
  packages: [
    { ...team, can_buy: true },
    { id: 3, name: 'Enterprise', subject_limit: null, can_buy: false },
  ],
  invoices: [],
  checkout_id: null,
  contact_email: 'sales@test.test',
};

test('R019 the subscription shows package and use; after paying the screen says only what has arrived', async () => {
  network().reply(getSubscription, { data: subscription });
  const { where } = await openPage('/after-payment/success?session=cs_1', { as: 'manager' });
  await expect.element(page.getByRole('heading', { name: 'One moment' })).toBeVisible();
  await expect.poll(() => network().asked(getSubscription).length).toBeGreaterThan(1);
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toHaveLength(0);

  // Another payment of theirs is none of this one: it asks on.
  network().reply(getSubscription, { data: { ...subscription, checkout_id: 'cs_0' } });
  const before = network().asked(getSubscription).length;
  await expect
    .poll(() => network().asked(getSubscription).length, { timeout: 15_000 })
    .toBeGreaterThan(before + 1);
  await expect.element(page.getByRole('heading', { name: 'One moment' })).toBeVisible();

  network().reply(getSubscription, { data: { ...subscription, checkout_id: 'cs_1' } });
  await expect
    .element(page.getByRole('heading', { name: 'Thank you' }), { timeout: 5000 })
    .toBeVisible();
  await expect.element(page.getByText('You are now on the Team plan')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Go to your subscription' }).click();
  await expect.poll(where).toBe('/admin/manager/organization/subscription');
  await expect.element(page.getByRole('heading', { name: 'Team plan' })).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: /people used/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Enterprise' })).toBeVisible();
  await expectAccessible();
});
