import type { Rubric } from '@assay/contract/interview-ratings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../../../test/open-page.tsx';
import { ratingDraft } from './rating-draft.ts';
import { RatingForm } from './rating-form.tsx';

const rubric = {
  edition: 1,
  criteria: [{ title: 'Clarity', low: 'Vague', middle: 'Clear', high: 'Very clear' }],
  fixed: true,
} as unknown as Rubric;
const at = '2026-11-02T09:00:00.000Z';
const own = {
  own: true,
  rater: { id: 1, name: 'Mara Visser' },
  scores: [5],
  mean: 5,
  comment: 'Given on the other device.',
  rated_at: at,
  changed_at: null,
};

test('what was chosen before the rating was given on another device does not come back over it', async () => {
  localStorage.setItem(
    'assay.rating.1.3.4',
    JSON.stringify({
      edition: 1,
      choices: [2],
      comment: 'Chosen before.',
      writtenAt: Date.now(),
    }),
  );
  await openPart(
    <RatingForm interviewId="3" subjectId={4} rubric={rubric} own={own} onSaved={() => {}} />,
    { as: 'manager' },
  );
  await expect.element(page.getByLabelText('Comment')).toHaveValue('Given on the other device.');
  await page.getByLabelText('Comment').fill('Changed here.');
  expect(ratingDraft('3', 4).read(1, 1, at)?.comment).toBe('Changed here.');
});
