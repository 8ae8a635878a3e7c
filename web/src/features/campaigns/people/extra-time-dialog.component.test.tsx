import { getExtraTime, setExtraTime } from '@assay/contract/extra-time';
import { listRetakes } from '@assay/contract/retakes';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../api/query-client.ts';
import { network, openPart } from '../../../test/open-page.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ExtraTimeDialog } from './extra-time-dialog.tsx';
import { extraTime } from './people-api.ts';

const ann = { id: 4, first_name: 'Ann', last_name: 'Lee', email: 'ann@person.test' };

function Opened() {
  const [open, setOpen] = useState(false);
  return open ? (
    <ExtraTimeDialog person={ann} onClose={() => {}} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

test('the extra time that a colleague has given since the last look shows, and is not offered to be taken back', async () => {
  let stored: 0 | 25 | 50 | 100 = 50;
  const answered = Promise.withResolvers<void>();
  network()
    .reply(listRetakes, { data: [] })
    .answerBy(getExtraTime, async () => {
      await answered.promise;
      return { data: { percent: stored, running: false } };
    })
    .answerBy(setExtraTime, ({ body }) => {
      stored = body.percent;
      return { message: 'Saved.', data: { percent: stored, running: false } };
    });
  await Dialog.load();
  await openPart(<Opened />, { as: 'manager' });
  queryClient.setQueryData(extraTime(ann.id).queryKey, { percent: 0, running: false });
  await page.getByRole('button', { name: 'Open' }).click();
  const choice = page.getByLabelText('Extra time in timed tests');
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(choice).toHaveValue('0');
  answered.resolve();
  await expect.element(choice).toHaveValue('50');
  await expect.element(save).toBeDisabled();
  await userEvent.selectOptions(choice, '100');
  await save.click();
  await expect.element(save).toBeDisabled();
  await expect.element(choice).toHaveValue('100');
  expect(stored).toBe(100);
});

test('the own tests are for colleagues to give more time or to allow again, and says so', async () => {
  const waits = { test: 2, name: 'Logical reasoning', available_at: '2099-12-20T00:00:00.000Z' };
  network().reply(listRetakes, { data: [{ ...waits, waived: false }] });
  await openPart(<ExtraTimeDialog person={{ ...ann, id: 1 }} onClose={() => {}} />, {
    as: 'manager',
  });
  await expect.element(page.getByText(/^This is your own test\. Only/)).toBeVisible();
  await expect.element(page.getByText('Can be taken again from')).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Allow now' })).toHaveLength(0);
  expect(network().asked(getExtraTime)).toEqual([]);
});
