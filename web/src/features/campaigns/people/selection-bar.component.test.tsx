import { filterCampaignSubjects } from '@assay/contract/campaign-people';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, openPart } from '../../../test/open-page.tsx';
import { onePage } from '../../../test/servers/campaigns.ts';
import type { CampaignSubject } from '../api.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

const personOf = (id: number): CampaignSubject => ({
  id,
  campaign_id: 7,
  first_name: 'Ada',
  last_name: `Byron ${id}`,
  email: `ada-${id}@person.test`,
  status: 'invited',
  permission: true,
  has_cv: false,
  permission_asked: false,
  permission_asked_at: null,
  unsubscribed: false,
  own_deadline: null,
  labels: [],
  stage: null,
  invited_at: null,
  reminded_at: null,
  last_seen_at: null,
  completed_at: null,
  tests: [],
});
const people = Array.from({ length: 125 }, (_, at) => personOf(at + 1));
const moved: number[] = [];

function Bar() {
  const selection = useSelection();
  return (
    <>
      <SelectionBar
        selection={selection}
        page={people.slice(0, 25)}
        filter={{ campaign: 7 }}
        total={people.length}
        waiting={0}
        onRemind={() => {}}
        onMove={() => moved.push(selection.people.length)}
        onLabel={() => {}}
        onRemove={() => {}}
      />
      <button type="button" onClick={() => selection.set(people.slice(0, 1), false)}>
        Take the first off
      </button>
    </>
  );
}

/** All of them, a hundred a page, the second of them once that is let go. */
function serveHeld() {
  const answered = Promise.withResolvers<void>();
  network().answerBy(filterCampaignSubjects, async ({ query }) => {
    const at = Number(query['page']);
    if (at === 2) await answered.promise;
    return {
      data: people.slice((at - 1) * 100, at * 100),
      meta: { ...onePage(people.length), current_page: at, per_page: 100, last_page: 2 },
    };
  });
  return answered;
}

test('while everyone is being selected nothing can be done with those of the page alone', async () => {
  const answered = serveHeld();
  await openPart(<Bar />, { as: 'manager' });
  await page.getByRole('checkbox').click();
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await expect.element(move).toBeVisible();
  await page.getByRole('button', { name: 'Select all 125' }).click();
  await expect.element(page.getByRole('button', { name: 'Selecting 25 of 125' })).toBeVisible();
  const takesNoPress = () => move.element().closest('[inert]') !== null;
  expect(takesNoPress()).toBe(true);
  (page.getByRole('button', { name: 'Clear' }).element() as HTMLElement).click();
  await expect.element(page.getByText('25 selected')).toBeVisible();
  answered.resolve();
  await expect.element(page.getByText('125 selected')).toBeVisible();
  expect(takesNoPress()).toBe(false);
  await move.click();
  expect(moved).toEqual([125]);
});

test('whoever is taken off while everyone is being selected stays off', async () => {
  const answered = serveHeld();
  await openPart(<Bar />, { as: 'manager' });
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Select all 125' }).click();
  await expect.element(page.getByRole('button', { name: 'Selecting 25 of 125' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the first off' }).click();
  answered.resolve();
  await expect.element(page.getByText('124 selected')).toBeVisible();
});

test('what goes with the selection leaves the focus at the checkbox that selects', async () => {
  await openPart(<Bar />, { as: 'manager' });
  const box = page.getByRole('checkbox');
  await box.click();
  const clear = page.getByRole('button', { name: 'Clear' });
  await expect.element(clear).toBeVisible();
  (clear.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});
