import {
  getEngagementOverTime,
  getPerformanceOverTime,
  getReviewResults,
  listReviewCategories,
} from '@assay/contract/reviews';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';

const people = [
  { id: 1, first_name: 'Ann', last_name: 'Lee' },
  { id: 2, first_name: 'Bo', last_name: 'Berg' },
] as const;
const category = { id: '4', kind: 'standard' as const, name: 'Sales' };
const at = '2026-11-02T09:00:00.000Z';

test('the way back from the next person leads to the one before, however soon', async () => {
  network()
    .reply(getEngagementOverTime, { data: { withheld: false, points: [] } })
    .reply(getPerformanceOverTime, { data: { withheld: false, points: [] } })
    .answerBy(getReviewResults, ({ params }) => {
      const [subject, other] = params['subjectId'] === '1' ? people : people.toReversed();
      const { id, ...name } = other ?? people[0];
      return {
        data: {
          subject: subject ?? people[0],
          success_profile: { id: 3, name: 'Sales', category },
          withheld: false,
          withheld_outcomes: [],
          reviewers: 0,
          reviews: [],
          performance: null,
          engagement: null,
          people: 2,
          done: 0,
          next: { subject_id: id, ...name },
        },
      };
    })
    .reply(listReviewCategories, {
      data: [
        {
          ...category,
          items: [],
          success_profiles: [
            {
              success_profile_report_id: 3,
              name: 'Sales',
              own: {
                answers: [],
                performance: null,
                engagement: null,
                started_at: at,
                given_at: at,
                changed_at: at,
              },
            },
          ],
        },
      ],
    });
  const { back } = await openPage(
    '/admin/manager/organization/success-profile/3/subject/1/category/4',
    { as: 'manager' },
  );
  const next = (who: string) => page.getByRole('link', { name: `Next: ${who}` });
  await next('Bo Berg').click();
  await expect.element(next('Ann Lee')).toBeVisible();
  back();
  await expect.element(next('Bo Berg')).toBeVisible();
});
