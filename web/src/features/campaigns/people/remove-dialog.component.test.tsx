import { removeSubject } from '@assay/contract/campaign-people';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../test/network.ts';
import { network, openPart } from '../../../test/open-page.tsx';
import type { CampaignSubject } from '../api.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const people = Array.from(
  { length: 12 },
  (_, at) => ({ id: at + 1, first_name: 'Ada', last_name: '', email: '' }) as CampaignSubject,
);
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test('when one of many cannot be removed no other is removed unseen, and who is out already is no fault later', async () => {
  const there = new Set(people.map(({ id }) => id));
  let broken = true;
  network().answerBy(removeSubject, async ({ params }) => {
    const id = Number(params['subjectId']);
    if (id === 1 && broken) return refusal(503, { message: 'Please try again in a moment.' });
    await soon();
    return there.delete(id) ? { message: 'Removed.' } : refusal(404, { message: 'Not found.' });
  });
  const onDone = vi.fn();
  await openPart(
    <RemoveDialog
      campaign={{ id: 7, campaign_name: 'Sales' }}
      people={people}
      onClose={() => {}}
      onDone={onDone}
    />,
    { as: 'manager' },
  );
  const remove = page.getByRole('button', { name: 'Remove' });
  await remove.click();
  await expect.element(page.getByText('Please try again in a moment.')).toBeVisible();
  const told = there.size;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(there.size, 'removed after the failure was told').toBe(told);

  broken = false;
  await remove.click();
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect([...there]).toEqual([]);
});
