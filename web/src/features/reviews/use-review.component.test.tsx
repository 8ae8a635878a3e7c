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
      <p>{said}</p>
    </>
  );
}

test('a draft that is refused as the form is left is not called saved; the next one that is taken is', async () => {
  network().refuse(answerReview, 503);
  await openPart(<Reviewed />, { as: 'manager' });
  const leave = page.getByRole('button', { name: 'Leave' });
  await page.getByRole('button', { name: 'Choose' }).click();
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
