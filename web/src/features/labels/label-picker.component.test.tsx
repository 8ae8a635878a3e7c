import { addLabels, listLabels, setSubjectLabels, takeOffLabel } from '@assay/contract/labels';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPart } from '../../test/open-page.tsx';
import { LabelPicker } from './label-picker.tsx';

const labelOf = (id: number, name: string) => ({
  id,
  name,
  colour: 'teal' as const,
  subjects_count: 1,
  created_at: '2026-11-02T09:00:00.000Z',
});
const all = [
  labelOf(1, 'Sales'),
  labelOf(2, 'Remote'),
  labelOf(3, 'Shortlist'),
  labelOf(4, 'Do not contact'),
];

test('the labels of one person are changed as they were changed here, and keep what a colleague has added since', async () => {
  // The list that the dialog is opened from knows nothing of the last one.
  const carried = new Set([1, 2, 4]);
  const onClose = vi.fn();
  network()
    .reply(listLabels, { data: all })
    .answerBy(setSubjectLabels, ({ body: { labels } }) => {
      carried.clear();
      for (const id of labels) carried.add(id);
      return { data: all.filter(({ id }) => carried.has(id)) };
    })
    .answerBy(addLabels, ({ body: { labels } }) => {
      for (const id of labels) carried.add(id);
      return { data: { added: labels.length } };
    })
    .answerBy(takeOffLabel, ({ params }) => {
      carried.delete(Number(params['id']));
      return { data: { removed: 1 } };
    });
  await openPart(
    <LabelPicker subjects={[9]} carried={all.slice(0, 2)} onClose={onClose} onDone={() => {}} />,
    { as: 'manager' },
  );
  await page.getByRole('checkbox', { name: 'Remote' }).click();
  await page.getByRole('checkbox', { name: 'Shortlist' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(carried).toEqual(new Set([1, 3, 4]));
});
