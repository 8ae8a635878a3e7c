import { answerAdjustments, getAdjustments, listAdjustments } from '@assay/contract/adjustments';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../test/network.ts';
import { network, openPart } from '../../test/open-page.tsx';
import { AdjustmentRequests } from './adjustment-requests.tsx';

const ann = { id: 4, first_name: 'Ann', last_name: 'Lee', email: 'ann@person.test' };
const asked = { asked_at: '2026-11-27T08:00:00.000Z', answered_at: null };

test('a request that was put in the place of another one is what is read next', async () => {
  let text = 'A quiet room, please.';
  network()
    .reply(listAdjustments, { data: [{ ...ann, ...asked }] })
    .answerBy(getAdjustments, () => ({
      data: { id: 1, text, ...asked, percent: null, answer: null },
    }));
  await openPart(<AdjustmentRequests campaignId={7} />, { as: 'manager' });
  const read = page.getByRole('button', { name: 'Read the request from Ann Lee' });
  await read.click();
  await expect.element(page.getByText('A quiet room, please.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  text = 'I need half as much time again, too.';
  await read.click();
  await expect.element(page.getByText('I need half as much time again, too.')).toBeVisible();
});

test('an answer to a request that was replaced meanwhile shows the new one, and what was typed stays', async () => {
  const first = { id: 4, text: 'A quiet room, please.', ...asked, percent: null, answer: null };
  let shown = first;
  const second = {
    ...first,
    text: 'Half as much time again.',
    asked_at: '2026-11-27T09:00:00.000Z',
  };
  network()
    .reply(listAdjustments, { data: [{ ...ann, ...asked }] })
    .answerBy(getAdjustments, () => ({ data: shown }))
    .answerBy(answerAdjustments, ({ body }) => {
      shown = second;
      return body.asked_at === second.asked_at
        ? { message: 'Answered.' }
        : refusal(409, { message: 'Replaced meanwhile.', code: 'conflict' });
    });
  await openPart(<AdjustmentRequests campaignId={7} />, { as: 'manager' });
  await page.getByRole('button', { name: 'Read the request from Ann Lee' }).click();
  const answer = page.getByLabelText('Answer');
  await answer.fill('There is one for you.');
  const send = page.getByRole('button', { name: 'Send answer' });
  await send.click();
  await expect.element(answer).toHaveAccessibleDescription(/Replaced meanwhile/);
  await expect.element(answer).toHaveFocus();
  await expect.element(page.getByText('Half as much time again.')).toBeVisible();
  await expect.element(answer).toHaveValue('There is one for you.');
  const looks = network().asked(getAdjustments).length;
  await send.click();
  await expect.element(page.getByText('Answered.')).toBeVisible();
  // Each look is written down for the person.
  expect(network().asked(getAdjustments).length).toBe(looks);
});

test('an answer that another contact has given meanwhile shows, and what was chosen stays', async () => {
  const open = { id: 4, text: 'Half as much time.', ...asked, percent: null, answer: null };
  const answered = {
    ...open,
    answered_at: '2026-11-27T09:00:00.000Z',
    percent: 25,
    answer: 'And a quiet room.',
  };
  let shown: typeof open | typeof answered = open;
  network()
    .reply(listAdjustments, { data: [{ ...ann, ...asked }] })
    .answerBy(getAdjustments, () => ({ data: shown }))
    .answerBy(answerAdjustments, ({ body }) => {
      shown = answered;
      return body.answered_at === answered.answered_at && body.percent === 50
        ? { message: 'Sent.' }
        : refusal(409, { message: 'Answered meanwhile.', code: 'conflict' });
    });
  await openPart(<AdjustmentRequests campaignId={7} />, { as: 'manager' });
  await page.getByRole('button', { name: 'Read the request from Ann Lee' }).click();
  const extra = page.getByLabelText('Extra time in every timed part');
  await userEvent.selectOptions(extra, '50');
  const send = page.getByRole('button', { name: 'Send answer' });
  await send.click();
  await expect
    .element(page.getByLabelText('Answer'))
    .toHaveAccessibleDescription(/Answered meanwhile/);
  const given = page.getByRole('heading', { name: 'Answer so far' });
  await expect.element(given).toBeVisible();
  await expect.element(page.getByRole('paragraph').getByText('25 % extra time')).toBeVisible();
  await expect.element(page.getByText('And a quiet room.')).toBeVisible();
  await expect.element(extra).toHaveValue('50');
  await send.click();
  await expect.element(page.getByText('Sent.')).toBeVisible();
});

test('a request that was withdrawn meanwhile is said to be gone, when it is opened and when it is answered', async () => {
  const gone = () => refusal(404, { message: 'Not found.', code: 'not_found' });
  const request = { id: 4, text: 'A quiet room, please.', ...asked, percent: null, answer: null };
  let withdrawn = true;
  network()
    .answerBy(listAdjustments, () => ({ data: withdrawn ? [] : [{ ...ann, ...asked }] }))
    .answerBy(getAdjustments, () => (withdrawn ? gone() : { data: request }))
    .answerBy(answerAdjustments, gone);
  withdrawn = false;
  await openPart(<AdjustmentRequests campaignId={7} />, { as: 'manager' });
  const read = page.getByRole('button', { name: 'Read the request from Ann Lee' });
  await read.click();
  await page.getByLabelText('Answer').fill('There is one for you.');
  withdrawn = true;
  await page.getByRole('button', { name: 'Send answer' }).click();
  const said = page.getByText('This is no longer here.');
  await expect.element(said).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(read).not.toBeInTheDocument();
});

test('a request that was withdrawn after the list was read takes nothing of the page along', async () => {
  network()
    .reply(listAdjustments, { data: [{ ...ann, ...asked }] })
    .answerBy(getAdjustments, () => refusal(404, { message: 'Not found.', code: 'not_found' }));
  await openPart(<AdjustmentRequests campaignId={7} />, { as: 'manager' });
  await page.getByRole('button', { name: 'Read the request from Ann Lee' }).click();
  await expect.element(page.getByText('This is no longer here.')).toBeVisible();
  await expect.element(page.getByText('Requests for adjustments')).toBeVisible();
});

test('the field for an answer is called what it is, and not what a button does', async () => {
  const request = { id: 4, text: 'A quiet room, please.', ...asked, percent: null, answer: null };
  network()
    .reply(listAdjustments, { data: [{ ...ann, ...asked }] })
    .reply(getAdjustments, { data: request });
  await openPart(<AdjustmentRequests campaignId={7} />, { as: 'manager', language: 'de' });
  await page.getByRole('button', { name: 'Ann Lee' }).click();
  await expect.element(page.getByLabelText(/^Antwort \(/)).toBeVisible();
});

test('the own request is for colleagues to answer, and says so', async () => {
  const oneself = { ...ann, id: 1, first_name: 'Mara' };
  network().reply(listAdjustments, { data: [oneself, ann].map((one) => ({ ...one, ...asked })) });
  await openPart(<AdjustmentRequests campaignId={7} />, { as: 'manager' });
  await expect.element(page.getByText(/^This is your own request\. Only/)).toHaveLength(1);
  const buttons = page.getByRole('button').elements();
  expect(buttons.map((one) => one.ariaLabel)).toEqual(['Read the request from Ann Lee']);
});
