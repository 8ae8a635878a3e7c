import { answerReview } from '@assay/contract/reviews';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPart } from '../../test/open-page.tsx';
import { useReview } from './use-review.ts';

const place = { successProfileId: 3, subjectId: 4, categoryId: '4' };

function Reviewed() {
  const review = useReview(place, [], null);
  const [said, setSaid] = useState('');
  return (
    <>
      <button type="button" onClick={() => review.choose(1, 4)}>
        Choose
      </button>
      <button
        type="button"
        onClick={() => void review.settle().then((all) => setSaid(all ? 'All saved' : 'Not saved'))}
      >
        Leave
      </button>
      <button type="button" onClick={() => void review.give().then(() => setSaid('Given'))}>
        Give
      </button>
      <button type="button" onClick={() => review.choose(1, 5)}>
        Choose another
      </button>
      <p>{said}</p>
    </>
  );
}

test('a draft that is refused as the form is left is not called saved; the next one that is taken is', async () => {
  network().refuse(answerReview, 503);
  await openPart(<Reviewed />, { as: 'manager' });
  const leave = page.getByRole('button', { name: 'Leave' });
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await leave.click();
  await expect.element(page.getByText('Not saved')).toBeVisible();
  network().reply(answerReview, {
    data: {
      answers: [{ question_id: 1, value: 4 }],
      performance: null,
      engagement: null,
      started_at: '2026-11-27T09:00:00.000Z',
      given_at: null,
      changed_at: '2026-11-27T09:00:00.000Z',
    },
  });
  await leave.click();
  await expect.element(page.getByText('All saved')).toBeVisible();
  expect(network().asked(answerReview).at(-1)?.body.answers).toEqual([
    { question_id: 1, value: 4 },
  ]);
});

test('an answer that is changed while the review is given is given too, and takes nothing back', async () => {
  const answered = Promise.withResolvers<void>();
  network().answerBy(answerReview, async ({ body: { answers, draft = false } }) => {
    if (!draft) await answered.promise;
    const at = '2026-11-27T09:00:00.000Z';
    return {
      data: {
        answers,
        performance: null,
        engagement: null,
        started_at: at,
        given_at: draft ? null : at,
        changed_at: at,
      },
    };
  });
  // Where the click on Give comes late, a draft of the first answer has rightly gone before.
  const given = () => {
    const sent = network()
      .asked(answerReview)
      .map(({ body: { answers, draft = false } }) => ({ value: answers[0]?.value, draft }));
    const first = sent.findIndex(({ draft }) => !draft);
    return first === -1 ? [] : sent.slice(first);
  };
  await openPart(<Reviewed />, { as: 'manager' });
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: 'Give' }).click();
  await expect.poll(given).toEqual([{ value: 4, draft: false }]);
  await page.getByRole('button', { name: 'Choose another' }).click();
  // A draft would be on its way by now.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  answered.resolve();
  await expect.element(page.getByText('Given')).toBeVisible();
  expect(given()).toEqual([
    { value: 4, draft: false },
    { value: 5, draft: false },
  ]);
});
