import { featureKeys } from '@assay/contract/access';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../api/api-error.ts';
import { openPart } from '../../test/open-page.tsx';
import { NoReport } from './no-report.tsx';

/** Features without which a report is refused, and what its page is called then. */
const titles = {
  skill_tests: 'Skill tests are not enabled',
  personality: 'The personality test is not enabled',
  team_compare: 'Team comparison is not enabled',
} as const;

test.each(Object.entries(titles))(
  'a report whose feature %s is off says which it is',
  async (feature, title) => {
    expect(featureKeys).toContain(feature);
    const error = new ApiError(403, { message: 'Not for you.', code: 'feature_off', feature });
    await openPart(<NoReport error={error} subjects={[4]} campaign={undefined} />, {
      as: 'manager',
    });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  },
);
