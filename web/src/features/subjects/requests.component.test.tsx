import {
  askAdjustments,
  getOwnAdjustments,
  withdrawAdjustments,
} from '@assay/contract/adjustments';
import { askExtension } from '@assay/contract/entry';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../test/network.ts';
import { network, openPage } from '../../test/open-page.tsx';
import { askedFor, serveCandidate } from '../../test/servers/candidate.ts';

/** What people ask an organisation for on their home page: adjustments, and a later deadline. */

const dialog = page.getByRole('dialog');
const culture = 3;
/** Word ends a line within a paragraph by a sign that the server does not take. */
const pasted = 'Please remove control characters.';
const saysIt = /Please remove control characters\.$/;

const asks = [
  {
    button: 'I need adjustments',
    field: 'What would help you?',
    call: askAdjustments,
    name: 'text',
  },
  {
    button: 'Ask for a later deadline',
    field: 'What should they know?',
    call: askExtension,
    name: 'message',
  },
];

for (const { button, field, call, name } of asks)
  test(`“${button}” says at its field what the server does not take of it`, async () => {
    serveCandidate(network(), askedFor([culture]));
    network().answerBy(call, () =>
      refusal(422, {
        code: 'invalid',
        message: 'Please check the marked fields.',
        errors: { [name]: [pasted] },
      }),
    );
    await openPage('/', { as: 'candidate' });
    await page.getByRole('button', { name: button }).click();
    await dialog.getByLabelText(field).fill('Extra time, please.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog.getByLabelText(field)).toHaveAccessibleDescription(saysIt);
    await expect.element(dialog.getByRole('alert')).toHaveLength(0);
  });

test('a request that is deleted by two quick taps is deleted once, and nothing is said to be missing', async () => {
  serveCandidate(network(), askedFor([culture], { adjustments: 'asked' }));
  const said = Promise.withResolvers<void>();
  network()
    .reply(getOwnAdjustments, {
      data: {
        text: 'Extra time, please.',
        asked_at: '2026-11-02T09:00:00.000Z',
        answered_at: null,
        percent: null,
        answer: null,
      },
    })
    .answerBy(withdrawAdjustments, () => refusal(404, { message: 'Not found.' }))
    .answerBy(
      withdrawAdjustments,
      async () => {
        await said.promise;
        return { message: 'Your request is deleted.' };
      },
      1,
    );
  await openPage('/', { as: 'candidate' });
  await page.getByRole('button', { name: 'See your request for adjustments' }).click();
  await dialog.getByRole('button', { name: 'Delete your request' }).dblClick();
  said.resolve();
  await expect.element(page.getByText('Your request is deleted.')).toBeVisible();
  expect(network().writes()).toEqual([withdrawAdjustments.id]);
});
