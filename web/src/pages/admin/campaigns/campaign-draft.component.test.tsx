import { saveCampaign } from '@assay/contract/campaigns';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';
import { serveCampaigns } from '../../../test/servers/campaigns.ts';

/** What the form of a campaign keeps in the browser, and what becomes of it. */

const name = page.getByLabelText('Name', { exact: true });
const saveDraft = () => page.getByRole('button', { name: 'Save as draft' }).click();
const restored = page.getByText('We restored your unsaved changes.');

/** As an earlier visit has left it. */
function keep(which: string, draft: object) {
  const kept = { writtenAt: Date.now() - 60_000, ...draft };
  localStorage.setItem(`assay.campaign.1.${which}`, JSON.stringify(kept));
}

beforeEach(() => serveCampaigns(network()));

test('whoever discards what was kept begins a campaign of its own, not the draft that was saved before', async () => {
  keep('new', { values: { campaign_name: 'Saved, not activated', subjects: [] }, campaignId: 7 });
  await openPage('/admin/assessments/new', { as: 'manager' });
  await expect.element(restored).toBeVisible();
  await expect.element(name).toHaveValue('Saved, not activated');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('');
  await name.fill('Another one');
  await saveDraft();
  await expect.poll(() => network().asked(saveCampaign)).toHaveLength(1);
  const sent = network().asked(saveCampaign)[0]?.parts;
  expect(sent?.['campaign_name']).toEqual(['Another one']);
  expect(sent).not.toHaveProperty('campaign_id');
});
