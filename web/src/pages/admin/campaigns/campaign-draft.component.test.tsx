import { filterCampaigns, getCampaign, saveCampaign } from '@assay/contract/campaigns';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';
import { campaignOf, onePage, serveCampaigns } from '../../../test/servers/campaigns.ts';

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

test('what comes back is what was typed, on top of what a colleague has saved since', async () => {
  network().reply(filterCampaigns, { data: [], meta: onePage(0) });
  const { back } = await openPage('/admin/assessments/edit/7', { as: 'manager' });
  await name.fill('Sales, this spring');
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await expect.element(page.getByText('No campaigns yet')).toBeVisible();
  const subjects = [{ id: 1, first_name: 'Ann', last_name: 'Lee', email: 'ann@form.test' }];
  network().reply(getCampaign, { data: campaignOf({ subjects, number_of_reminders: 4 }) });
  back();
  await expect.element(restored).toBeVisible();
  await expect.element(name).toHaveValue('Sales, this spring');
  await expect
    .element(page.getByLabelText('Email of person 1', { exact: true }))
    .toHaveValue('ann@form.test');
  await saveDraft();
  await expect.poll(() => network().asked(saveCampaign)).toHaveLength(1);
  const sent = network().asked(saveCampaign)[0]?.parts;
  expect(sent).toMatchObject({
    campaign_name: ['Sales, this spring'],
    number_of_reminders: ['4'],
  });
  expect(JSON.parse(sent?.['subjects']?.[0] ?? '')).toHaveLength(1);
});
