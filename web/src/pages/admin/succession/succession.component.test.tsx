import type { OutputOf } from '@assay/contract/endpoint';
import { filterCampaignSubjects } from '@assay/contract/campaign-people';
import { getSuccession, pin } from '@assay/contract/pins';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';
import { onePage } from '../../../test/servers/campaigns.ts';

type Board = OutputOf<typeof getSuccession>['data'];

const personOf = (id: number, first_name: string) => ({
  id,
  first_name,
  last_name: 'Aydin',
  email: `${first_name}@person.test`,
});
const board: Board = {
  more: false,
  people: [personOf(1, 'Anouk'), personOf(2, 'Bart')],
  places: [
    {
      incumbent_id: 1,
      role: null,
      depth: { now: 1, soon: 0, later: 0 },
      successors: [
        {
          subject_id: 2,
          role_type: 'now',
          note: null,
          pinned_by: null,
          pinned_at: '2026-11-02T09:00:00.000Z',
        },
      ],
    },
  ],
};

test('two keys that come before the first has been drawn move somebody by two, and the focus goes along', async () => {
  network().reply(getSuccession, { data: board }).reply(pin, { message: 'Pinned.' });
  await openPage('/admin/succession', { as: 'manager' });
  const bart = page.getByRole('button', { name: /^Bart Aydin, Ready now/ });
  await expect.element(bart).toBeVisible();
  const button = bart.element() as HTMLElement;
  button.focus();
  for (let times = 0; times < 2; times += 1)
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await expect
    .element(page.getByRole('button', { name: /^Bart Aydin, Ready later/ }))
    .toHaveFocus();
  await expect
    .poll(() =>
      network()
        .asked(pin)
        .map(({ params }) => params['roleType']),
    )
    .toEqual(['soon', 'later']);
});

test('who is added to a bench again without a note keeps the one that is there', async () => {
  network()
    .reply(getSuccession, { data: board })
    .reply(pin, { message: 'Pinned.' })
    .reply(filterCampaignSubjects, {
      data: [
        {
          ...personOf(2, 'Bart'),
          campaign_id: 7,
          status: 'completed',
          permission: true,
          has_cv: false,
          permission_asked: false,
          permission_asked_at: null,
          unsubscribed: false,
          own_deadline: null,
          labels: [],
          stage: null,
          invited_at: null,
          reminded_at: null,
          last_seen_at: null,
          completed_at: null,
          tests: [],
        },
      ],
      meta: onePage(1),
    });
  await openPage('/admin/succession', { as: 'manager' });
  await page.getByRole('button', { name: 'Add a successor for Anouk Aydin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Who could take over' }).click();
  await page.getByRole('option', { name: 'Bart Aydin' }).click();
  await dialog.getByRole('button', { name: 'Add successor' }).click();
  await expect.poll(() => network().asked(pin)).toHaveLength(1);
  expect(network().asked(pin)[0]).toMatchObject({ params: { roleType: 'soon' }, body: {} });
  expect(network().asked(pin)[0]?.body).not.toHaveProperty('note');
});
