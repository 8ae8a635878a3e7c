import {
  activateCampaign,
  filterCampaigns,
  getCampaign,
  saveCampaign,
} from '@assay/contract/campaigns';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { refusal } from '../../../test/network.ts';
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

/** A colleague has saved it meanwhile; whatever names an earlier version is refused. */
function saveElsewhere(version: number) {
  const newer = campaignOf({ campaign_name: 'Of a colleague', version });
  const savedSince = { message: 'It has been saved since.', code: 'conflict' as const };
  network()
    .reply(getCampaign, { data: newer })
    .answerBy(saveCampaign, ({ parts }) =>
      parts['version']?.[0] === String(version)
        ? { data: { ...newer, version: version + 1 } }
        : refusal(409, savedSince),
    );
}
const versions = () =>
  network()
    .asked(saveCampaign)
    .map(({ parts }) => parts['version']?.[0]);
const over = page.getByRole('button', { name: 'Save my version instead' });

test('what a colleague has saved since the form was opened is looked at, and saved over knowingly', async () => {
  const { where } = await openPage('/admin/assessments/edit/7', { as: 'manager' });
  await name.fill('Mine');
  saveElsewhere(4);
  await saveDraft();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByText('It has been saved since.')).toBeVisible();
  await expect.element(name).toHaveValue('Mine');
  const look = page.getByRole('link', { name: 'See what was saved' });
  await expect.element(look).toHaveAttribute('href', '/admin/assessments/view/7');
  await expect.element(look).toHaveAttribute('target', '_blank');
  await expectAccessible();
  // Saved once more before the question is answered.
  saveElsewhere(5);
  await over.click();
  await expect.poll(versions).toEqual(['3', '4']);
  await expect.element(over).toBeVisible();
  await over.click();
  await expect.poll(where).toBe('/admin/assessments/view/7');
  expect(versions()).toEqual(['3', '4', '5']);
  expect(network().asked(saveCampaign)[2]?.parts).toMatchObject({ campaign_name: ['Mine'] });
});

test('what was typed before a colleague has saved says so also when it comes back later', async () => {
  keep('edit-7', { values: { campaign_name: 'Mine', subjects: [] }, version: 3 });
  saveElsewhere(4);
  await openPage('/admin/assessments/edit/7', { as: 'manager' });
  await expect.element(restored).toBeVisible();
  await saveDraft();
  await expect.element(over).toBeVisible();
  expect(versions()).toEqual(['3']);
});

test('a refusal for another reason offers nothing to save over', async () => {
  await openPage('/admin/assessments/edit/7', { as: 'manager' });
  await name.fill('Mine');
  network()
    .reply(getCampaign, { data: campaignOf({ status: 'active', version: 4 }) })
    .refuse(saveCampaign, 409, { message: 'It is active already.', code: 'conflict' });
  await saveDraft();
  await expect.element(page.getByText('It is active already.')).toBeVisible();
  await expect.poll(() => network().asked(getCampaign).length).toBeGreaterThan(1);
  await expect.element(over).toHaveLength(0);
});

test('what was saved and not activated is the version that is saved next', async () => {
  await openPage('/admin/assessments/edit/7', { as: 'manager' });
  network()
    .reply(saveCampaign, { data: campaignOf({ version: 4 }) })
    .refuse(activateCampaign, 503, { message: 'Not now.' });
  await page.getByLabelText('Last day', { exact: true }).fill('2030-07-01');
  await page.getByLabelText('Email of person 1', { exact: true }).fill('ann@form.test');
  await page.getByRole('button', { name: 'Activate…' }).click();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await saveDraft();
  await expect.poll(versions).toEqual(['3', '4']);
});
