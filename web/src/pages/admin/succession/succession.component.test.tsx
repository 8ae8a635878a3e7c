import type { OutputOf } from '@assay/contract/endpoint';
import { getSuccession, pin } from '@assay/contract/pins';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';

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
