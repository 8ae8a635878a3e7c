import {
  getCampaignAverages,
  getInterpersonalFit,
  getPersonalityComparison,
  listPersonalityCampaigns,
} from '@assay/contract/personality-comparisons';
import {
  getCampaignCultureResults,
  getCultureComparison,
  getCultureReport,
} from '@assay/contract/culture-reports';
import { getBurnoutAverages, getBurnoutReport } from '@assay/contract/burnout-reports';
import { getWorkingFromHomeReport } from '@assay/contract/working-from-home';
import { getPersonalityReport, getPersonalityWorking } from '@assay/contract/personality-reports';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { onePage, serveCampaigns } from '../../../test/servers/campaigns.ts';
import { servePerson } from '../../../test/servers/person.ts';

/** Reports and tables that are not there, not enabled, or of one person twice say so. */

const everyReport = [
  getPersonalityReport,
  getPersonalityWorking,
  getPersonalityComparison,
  getInterpersonalFit,
  getCampaignAverages,
  getCultureReport,
  getCultureComparison,
  getCampaignCultureResults,
  getBurnoutReport,
  getBurnoutAverages,
  getWorkingFromHomeReport,
];

beforeEach(() => {
  serveCampaigns(network());
  servePerson(network());
  network().reply(listPersonalityCampaigns, { data: [], meta: onePage(0) });
});

for (const path of [
  '/admin/report/personality/999999',
  '/admin/report/personality/999999/working',
  '/admin/report/personality-test/compare/7/999999',
  '/admin/report/personality-test/team-compare?subjects=999998,999999',
  '/admin/compare?campaigns=999999',
  '/admin/report/burnout-index/999999',
  '/admin/report/working-from-home-index/999999',
  '/admin/assessments/999999/burnout/tabular',
  '/admin/assessments/7/nonsense/tabular',
  '/admin/report/culture/999999',
  '/admin/report/culture-test/compare/999998/999999',
  '/admin/assessments/999999/culture/tabular',
])
  test(`what is not there is not found: ${path}`, async () => {
    for (const report of everyReport) network().refuse(report, 404, { code: 'not_found' });
    await openPage(path, { as: 'manager' });
    await expect.poll(() => document.querySelector('[data-screen="not-found"]')).not.toBeNull();
  });

for (const path of [
  '/admin/report/burnout-index/1?campaign=7',
  '/admin/assessments/7/burnout/tabular',
])
  test(`a report that is switched off says which: ${path}`, async () => {
    const body = { message: 'Ask whoever runs Assay.', code: 'feature_off', feature: 'burnout' };
    for (const report of [getBurnoutReport, getBurnoutAverages])
      network().answerBy(report, () => Response.json(body, { status: 403 }));
    await openPage(path, { as: 'manager' });
    await expect
      .element(page.getByRole('heading', { name: 'Energy is not enabled' }))
      .toBeVisible();
  });

for (const kind of ['personality', 'culture'])
  test(`one person is no comparison: ${kind}`, async () => {
    await openPage(`/admin/report/${kind}-test/compare/7/7`, { as: 'manager' });
    await expect
      .element(page.getByRole('heading', { name: 'This is one person twice' }))
      .toBeVisible();
    await expectAccessible();
  });
