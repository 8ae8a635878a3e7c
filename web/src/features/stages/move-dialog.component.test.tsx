import { getCampaign } from '@assay/contract/campaigns';
import { listStages, moveSubjects, previewDecision } from '@assay/contract/stages';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, openPart } from '../../test/open-page.tsx';
import { campaignOf } from '../../test/servers/campaigns.ts';
import { MoveDialog } from './move-dialog.tsx';

const hired = { id: 5, name: 'Hired', outcome: 'hired' as const };
const offered = { id: 4, name: 'Offer', outcome: null };

function serveStages(untold: number): void {
  network()
    .reply(listStages, {
      data: {
        stages: [
          { ...offered, order: 1, people: 0 },
          { ...hired, order: 2, people: 2 },
        ],
      },
    })
    .reply(getCampaign, { data: campaignOf({ campaign_type: 'recruitment' }) })
    .reply(moveSubjects, {
      data: {
        stage: hired,
        moved: 0,
        email_offer: untold > 0 ? { outcome: 'hired', people: untold } : null,
      },
    })
    .reply(previewDecision, {
      data: {
        subject: 'About you',
        html: '<p>Well done</p>',
        text: 'Well done',
        people: 1,
        left_out: 0,
      },
    });
}

const open = (onClose = vi.fn()) =>
  openPart(<MoveDialog campaignId={7} people={[1]} present={hired.id} onClose={onClose} />, {
    as: 'manager',
  });
const dialog = page.getByRole('dialog');
const choose = (name: RegExp) => dialog.getByRole('radio', { name }).click();

test('who closed the email about a decision comes back to it from the stage that people are in', async () => {
  serveStages(1);
  await open();
  await choose(/^Hired/);
  (dialog.getByRole('button', { name: 'Write the email' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(dialog.getByRole('heading', { name: 'Tell them of the decision?' }))
    .toBeVisible();
  // The button that was pressed has gone, and Tab would go on behind the dialog.
  await expect.element(dialog).toHaveFocus();
  await expect.element(dialog.getByText(/^They are in this stage already/)).toBeVisible();
  await expect.element(dialog.getByText('They are moved')).toHaveLength(0);
  await expect.element(dialog.getByRole('button', { name: 'Send 1 email' })).toBeEnabled();
});

test('a press beside the email keeps the words that have been typed, Escape closes it', async () => {
  serveStages(1);
  const onClose = vi.fn();
  await open(onClose);
  await choose(/^Hired/);
  await dialog.getByRole('button', { name: 'Write the email' }).click();
  const words = dialog.getByLabelText('Your own words');
  await words.fill('It was good to meet you.');
  const beside = () => page.elementLocator(document.body).click({ position: { x: 5, y: 300 } });
  await beside();
  await expect.element(words).toHaveValue('It was good to meet you.');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a press beside it closes a dialog that nothing has been typed into', async () => {
  serveStages(0);
  const onClose = vi.fn();
  await open(onClose);
  await choose(/^Hired/);
  await page.elementLocator(document.body).click({ position: { x: 5, y: 300 } });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('where all have been told, it says so and sends nothing', async () => {
  serveStages(0);
  const onClose = vi.fn();
  await open(onClose);
  await choose(/^Hired/);
  await dialog.getByRole('button', { name: 'Write the email' }).click();
  await expect.element(page.getByText(/there is no one left to email/)).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(network().asked(previewDecision)).toHaveLength(0);
});

test('to another stage people are moved', async () => {
  serveStages(0);
  await open();
  await expect.element(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await choose(/^Offer/);
  await expect.element(dialog.getByRole('button', { name: 'Move' })).toBeEnabled();
});
