import { getBankTest } from '@assay/contract/question-bank';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageLanguage } from '../lib/language.ts';
import { network, openPage } from '../test/open-page.tsx';
import { serveBank, serveTest, testOf } from '../test/servers/bank.ts';

/** A language that is chosen in another tab. */

test('with the next page that is opened it is spoken here too, and what the server has said in the old one is read again', async () => {
  const known = testOf(['Alpha']);
  serveTest(network(), known);
  serveBank(network(), [known]);
  network().answerBy(getBankTest, () => {
    const unfinished = `In ${pageLanguage()} it needs two options.`;
    return {
      data: { ...known, questions: known.questions.map((one) => ({ ...one, unfinished })) },
    };
  });
  const here = await openPage('/admin/multiple-choice-questions/view/3', { as: 'super admin' });
  await expect.element(page.getByText('In en it needs two options.')).toBeVisible();

  localStorage.setItem('assay.language', 'de');
  await page.getByRole('link', { name: 'Question bank' }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Fragenbank' })).toBeVisible();
  here.back();
  await expect.element(page.getByText('In de it needs two options.')).toBeVisible();
  await expect.element(page.getByText('In en it needs two options.')).toHaveLength(0);
});
