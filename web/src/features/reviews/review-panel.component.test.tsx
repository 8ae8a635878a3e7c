import type { OwnReview, ReviewCategory, ReviewResults } from '@assay/contract/reviews';
import {
  discardReview,
  getEngagementOverTime,
  getPerformanceOverTime,
  getReviewResults,
  listReviewCategories,
} from '@assay/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPart } from '../../test/open-page.tsx';
import { reviewCategories, reviewResults } from './api.ts';
import { ReviewPanel } from './review-panel.tsx';

const place = { successProfileId: 3, subjectId: 4, categoryId: '4' };
const at = '2026-11-27T09:00:00.000Z';
const means = { performance: 4, engagement: null };
const draft: OwnReview = { answers: [], ...means, started_at: at, given_at: null, changed_at: at };

const categoryWith = (own: OwnReview): ReviewCategory => ({
  id: '4',
  kind: 'standard',
  name: 'Sales',
  items: [
    {
      id: 1,
      outcome: 'performance',
      own: false,
      text: 'Keeps what was promised.',
      anchors: { low: 'Seldom', middle: 'Often', high: 'Always' },
    },
  ],
  success_profiles: [{ success_profile_report_id: 3, name: 'Leads', own }],
});

const results: ReviewResults = {
  subject: { id: 4, first_name: 'Ada', last_name: 'Byron' },
  success_profile: {
    id: 3,
    name: 'Leads',
    category: { id: '4', kind: 'standard', name: 'Sales' },
  },
  withheld: false,
  withheld_outcomes: [],
  reviewers: 1,
  reviews: [],
  ...means,
  people: 1,
  done: 1,
  next: null,
};

function Panel() {
  const categories = useQuery(reviewCategories(4)).data;
  const told = useQuery(reviewResults(4, 3)).data;
  const [category] = categories ?? [];
  const own = category?.success_profiles[0]?.own ?? null;
  return category && told && <ReviewPanel {...{ place, category, own }} results={told} />;
}

test('a correction that is begun while what others have given is still read stays open', async () => {
  const again = Promise.withResolvers<void>();
  let read = 0;
  let own = draft;
  const points = { data: { withheld: false, points: [] } };
  network()
    .reply(getPerformanceOverTime, points)
    .reply(getEngagementOverTime, points)
    .answerBy(listReviewCategories, () => ({ data: [categoryWith(own)] }))
    .answerBy(getReviewResults, async () => {
      if ((read += 1) > 1) await again.promise;
      return { data: results };
    })
    .answerBy(discardReview, () => {
      own = { ...draft, answers: [{ question_id: 1, value: 4 }], given_at: at };
      return { message: 'The draft is discarded.' };
    });
  await openPart(<Panel />, { as: 'manager' });
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Correct my review' }).click();
  again.resolve();
  await expect.element(page.getByText('The draft is discarded.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
});
