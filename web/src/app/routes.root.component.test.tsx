import { listSamples } from '@assay/contract/bank-samples';
import { getBankTest, listBankTests } from '@assay/contract/question-bank';
import { getSkillStatistics } from '@assay/contract/skill-reports';
import { filterOrganizations } from '@assay/contract/organizations';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageLanguage } from '../lib/language.ts';
import { network, openPage } from '../test/open-page.tsx';
import { onePage } from '../test/servers/campaigns.ts';

/** A language that is chosen in another tab. */

const moment = '2026-11-02T09:00:00.000Z';

const bankTest = {
  id: 3,
  text: 'Algebra',
  description: '',
  is_universal: true,
  organization_ids: [],
  organizations: [],
  questions_count: 1,
  unfinished_count: 1,
  seconds_total: 60,
  questions_per_attempt: null,
  language: null,
  is_sample: false,
  created_at: moment,
  updated_at: moment,
  described_at: moment,
  campaigns_count: 0,
};

const question = {
  id: 100,
  test_id: 3,
  position: 1,
  text: 'Alpha',
  topic: '',
  seconds: 60,
  image_url: null,
  image_alternative: '',
  versions: 0,
  updated_at: moment,
  options: [],
};

test('with the next page that is opened it is spoken here too, and what the server has said in the old one is read again', async () => {
  network()
    .answerBy(getBankTest, () => {
      const unfinished = `In ${pageLanguage()} it needs two options.`;
      return { data: { ...bankTest, questions: [{ ...question, unfinished }] } };
    })
    .reply(getSkillStatistics, {
      data: { results: 0, limited: false, enough: 20, reliability: null, questions: [] },
    })
    .reply(listBankTests, { data: [bankTest], meta: onePage(1) })
    .reply(listSamples, { data: [] })
    .reply(filterOrganizations, { data: [], meta: onePage(0) });
  const here = await openPage('/admin/multiple-choice-questions/view/3', { as: 'super admin' });
  await expect.element(page.getByText('In en it needs two options.')).toBeVisible();

  localStorage.setItem('assay.language', 'de');
  await page.getByRole('link', { name: 'Question bank' }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Fragenbank' })).toBeVisible();
  here.back();
  await expect.element(page.getByText('In de it needs two options.')).toBeVisible();
  await expect.element(page.getByText('In en it needs two options.')).toHaveLength(0);
});
