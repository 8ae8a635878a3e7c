import { previewReminders } from '@assay/contract/campaign-people';
import { filterCampaigns } from '@assay/contract/campaigns';
import type { OutputOf } from '@assay/contract/endpoint';
import { getListColumns, saveListColumns } from '@assay/contract/list-columns';
import { filterCandidates, orderByFit } from '@assay/contract/people';
import { listGroupedProfiles } from '@assay/contract/reference-profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { refusal } from '../../../test/network.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { campaignOf, onePage, serveCampaigns } from '../../../test/servers/campaigns.ts';

type Person = OutputOf<typeof filterCandidates>['data'][number];

const labels = ['Future lead', 'Would move', 'Works part-time', 'Night shift'].map((name, at) => ({
  id: at + 1,
  name,
  colour: 'teal' as const,
}));

function personOf(id: number, said: Partial<Person> = {}): Person {
  return {
    id,
    first_name: 'Ada',
    last_name: `Byron ${id}`,
    email: `ada.byron.${id}@people.test`,
    status: 'completed',
    permission: true,
    permission_asked: false,
    labels: [],
    campaigns_count: 1,
    campaign: { id: 7, name: 'Engineering leads, autumn' },
    stage: { id: 2, name: 'Shortlist', outcome: null, campaign_id: 7 },
    last_activity_at: '2026-11-20T09:00:00.000Z',
    tests: [1, 2, 3].map((test) => ({
      id: test,
      name: `Test ${test}`,
      state: 'completed',
      completed_at: null,
      score: test === 2 ? { value: 106, interval: [97, 115], unit: 'ability' } : null,
      rating: null,
    })),
    fit: null,
    tie: null,
    ...said,
  };
}

function serveTalent(people: Person[]): void {
  serveCampaigns(network());
  network()
    .reply(filterCampaigns, { data: [], meta: onePage(0) })
    .reply(filterCandidates, {
      data: people,
      meta: { ...onePage(people.length), fit_order: null },
    });
}

test('a row is 48 pixels high, be it with labels, without permission or in several campaigns', async () => {
  serveTalent([
    personOf(1),
    personOf(2, { labels: labels.slice(0, 1) }),
    personOf(3, { labels }),
    personOf(4, { permission: false }),
    personOf(5, { permission: false, permission_asked: true, campaigns_count: 3 }),
  ]);
  await openPage('/admin/talent?score=2', { as: 'manager' });
  await expect.element(page.getByRole('row').filter({ hasText: 'Byron 5' })).toBeVisible();
  await expect.element(page.getByRole('columnheader')).toHaveLength(7);
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual(
    rows.map(() => 48),
  );
  expect(rows).toHaveLength(5);
  // Labels beyond the first are counted, and told to those who do not see.
  expect(page.getByRole('row').filter({ hasText: 'Byron 3' }).element().textContent).toContain(
    'Future lead+3Would move, Works part-time, Night shift',
  );
});

test('a test that there is not is left out of the address, not asked for', async () => {
  serveTalent([personOf(1)]);
  await openPage('/admin/talent?score=logical&test=nonsense&order=-score', { as: 'manager' });
  await expect.element(page.getByRole('row').filter({ hasText: 'Byron 1' })).toBeVisible();
  const [asked] = network().asked(filterCandidates);
  expect(asked?.query).toMatchObject({ order: 'name' });
  expect(asked?.query).not.toHaveProperty('scoreTest');
  expect(asked?.query).not.toHaveProperty('testType');
});

test('a campaign in the address that is gone by now is named, and can be taken away', async () => {
  serveTalent([personOf(1)]);
  const found = { data: [personOf(1)], meta: { ...onePage(1), fit_order: null } };
  network().answerBy(filterCandidates, ({ query }) =>
    query['campaign'] === undefined ? found : refusal(404, { message: 'Not found' }),
  );
  const { where } = await openPage('/admin/talent?campaign=99&stage=4&name=ada', { as: 'manager' });
  await expect.element(page.getByRole('heading', { name: 'Campaign not found' })).toBeVisible();
  await expect.element(page.getByLabelText('Search people')).toHaveValue('ada');
  await page.getByRole('button', { name: 'Show all campaigns' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: 'Byron 1' })).toBeVisible();
  expect(where()).toBe('/admin/talent?name=ada');
});

test('a fit with a profile of a long name leaves the others their room, and comes with the list', async () => {
  serveTalent([personOf(1, { labels: labels.slice(0, 1) }), personOf(2)]);
  const held = Promise.withResolvers<void>();
  const name = 'Executive and general management of the northern region';
  network().answerBy(listGroupedProfiles, async () => {
    await held.promise;
    return { data: [{ group: 'Standard', profiles: [{ id: 5, reference: '5', name }] }] };
  });
  await openPage('/admin/talent?profile=5', { as: 'manager' });
  await expect.poll(() => network().asked(filterCandidates)).toHaveLength(1);
  await expect.element(page.getByRole('checkbox', { name: /^Select all/ })).toBeVisible();
  await expect.element(page.getByRole('table')).toHaveLength(0);

  held.resolve();
  const head = page.getByRole('columnheader', { name: `Fit with ${name}` });
  await expect.element(head).toBeVisible();
  expect(head.element().getBoundingClientRect().width).toBeLessThan(200);
  await expect.element(page.getByRole('row').filter({ hasText: 'Byron 2' })).toBeVisible();
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([48, 48]);
});

test('until everyone’s fit is known, no head says that the list is ordered by it', async () => {
  serveTalent([personOf(1)]);
  const state = { state: 'waiting' as const, waiting: 12 };
  network()
    .reply(listGroupedProfiles, {
      data: [
        { group: 'Standard', profiles: [{ id: 5, reference: '5', name: 'Sales', saved: null }] },
      ],
    })
    .reply(filterCandidates, {
      data: [personOf(1)],
      meta: { ...onePage(1), fit_order: state },
    });
  await openPage('/admin/talent?profile=5&order=-fit', { as: 'manager' });
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(head('Fit with Sales')).not.toHaveAttribute('aria-sort', 'descending');
});

test('an order by the fit with another profile is asked for, also while the first is on its way', async () => {
  serveTalent([personOf(1)]);
  const held = Promise.withResolvers<void>();
  const order = { state: 'unasked' as const, waiting: 1 };
  const profiles = ['Sales', 'Care'].map((name, at) => ({
    id: 5 + at,
    reference: String(5 + at),
    name,
    saved: null,
  }));
  network()
    .reply(listGroupedProfiles, { data: [{ group: 'Standard', profiles }] })
    .reply(filterCandidates, { data: [personOf(1)], meta: { ...onePage(1), fit_order: order } })
    .reply(saveListColumns, {
      data: { talent: { hidden: [], score: null, profile: '6' }, campaigns: null },
    })
    .answerBy(orderByFit, async () => {
      await held.promise;
      return { data: order };
    });
  await openPage('/admin/talent?profile=5', { as: 'manager' });
  const orderBy = (name: string) =>
    page.getByRole('columnheader', { name }).getByRole('button').click();
  await orderBy('Fit with Sales');
  await page.getByRole('button', { name: 'Columns' }).click();
  await userEvent.selectOptions(page.getByLabelText('Fit with a profile'), '6');
  await page.getByRole('button', { name: 'Done' }).click();
  await orderBy('Fit with Care');
  const asked = () =>
    network()
      .asked(orderByFit)
      .map(({ body }) => body);
  await expect.poll(asked).toEqual([{ profile: '5' }, { profile: '6' }]);
  held.resolve();
});

test('a column that is left out a moment after another leaves that one out, too', async () => {
  serveTalent([personOf(1)]);
  network().reply(saveListColumns, {
    data: { talent: { hidden: [], score: null, profile: null }, campaigns: null },
  });
  await openPage('/admin/talent', { as: 'manager' });
  await page.getByRole('button', { name: 'Columns' }).click();
  const box = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
  await expect.element(box('Campaign')).toBeVisible();
  const [stage, campaign] = [box('Stage').element(), box('Campaign').element()];
  // A press comes before a timer does, however short.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port1, port2 } = new MessageChannel();
  const next = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
  port1.start();
  (stage as HTMLElement).click();
  port2.postMessage(null);
  await next;
  (campaign as HTMLElement).click();
  vi.useRealTimers();
  const asked = () =>
    network()
      .asked(saveListColumns)
      .map(({ body }) => body);
  await expect
    .poll(asked)
    .toMatchObject([{ hidden: ['stage'] }, { hidden: ['stage', 'campaign'] }]);
});

test('a list that waits for its order comes to it by itself, from the moment in which no one is left, too', async () => {
  serveTalent([personOf(1)]);
  let asked = 0;
  network()
    .reply(listGroupedProfiles, {
      data: [
        { group: 'Standard', profiles: [{ id: 5, reference: '5', name: 'Sales', saved: null }] },
      ],
    })
    .answerBy(filterCandidates, () => {
      asked += 1;
      const state = asked > 1 ? ('ready' as const) : ('waiting' as const);
      return { data: [personOf(1)], meta: { ...onePage(1), fit_order: { state, waiting: 0 } } };
    });
  await openPage('/admin/talent?profile=5&order=-fit', { as: 'manager' });
  await expect.element(page.getByText(/^Everyone’s fit is being calculated/)).toBeVisible();
  const head = page.getByRole('columnheader', { name: 'Fit with Sales' });
  await expect.element(head, { timeout: 8000 }).toHaveAttribute('aria-sort', 'descending');
  await expect
    .element(page.getByText(/^Everyone’s fit is being calculated/))
    .not.toBeInTheDocument();
});

test('ties bear the number of their group, and the list says how to read them and what a dash is', async () => {
  const score = { value: 100, interval: [92, 108] as [number, number], unit: 'ability' as const };
  const taken = (told: boolean): Person['tests'] => [
    {
      id: 2,
      name: 'Logical reasoning',
      state: 'completed',
      completed_at: null,
      score: told ? score : null,
      rating: null,
    },
  ];
  serveTalent([
    ...[1, 1, 2, 2].map((tie, at) => personOf(at + 1, { tie, tests: taken(true) })),
    personOf(5, { tests: taken(false) }),
  ]);
  await openPage('/admin/talent?score=2&order=-score', { as: 'manager' });
  const row = (at: number) => page.getByRole('row').filter({ hasText: `Byron ${at}` });
  await expect.element(row(2).getByRole('img', { name: /; tie 1$/ })).toBeVisible();
  await expect.element(row(3).getByRole('img', { name: /; tie 2$/ })).toBeVisible();
  await expect.element(row(3).getByText('= 2', { exact: true })).toBeVisible();
  await expect
    .element(
      page.getByText(
        /as in “= 1”, are a tie.* a comparison of two people tests the difference itself/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/^.*A dash beside a completed test/)).toBeVisible();
});

test('a profile that was chosen for a column and is gone by now takes nothing but its column', async () => {
  serveTalent([personOf(1)]);
  const found = { data: [personOf(1)], meta: { ...onePage(1), fit_order: null } };
  network()
    .reply(getListColumns, {
      data: { talent: { hidden: [], score: null, profile: 'custom:99' }, campaigns: null },
    })
    .answerBy(filterCandidates, ({ query }) =>
      query['profile'] === undefined ? found : refusal(422, { code: 'invalid' }),
    );
  await openPage('/admin/talent', { as: 'manager' });
  await expect.element(page.getByRole('row').filter({ hasText: 'Byron 1' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveLength(0);
});

test('who could not be checked before a reminder is counted, and checked once more by a press', async () => {
  const campaign = { id: 8, name: 'Sales, spring' };
  serveTalent([
    personOf(1, { status: 'invited' }),
    personOf(2, { status: 'in_progress', campaign }),
    personOf(3),
  ]);
  network().refuse(previewReminders, 503);
  await openPage('/admin/talent', { as: 'manager' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const chosen = page.getByRole('group', { name: 'Selected people' });
  await chosen.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Remind…' }).click();
  const sure = page.getByRole('alertdialog');
  await expect
    .element(sure.getByText(/^We couldn’t check whether 3 people/), { timeout: 10_000 })
    .toBeVisible();
  await expect.element(sure.getByText(/left out/)).toHaveLength(0);
  await expect.element(sure.getByText('No one can be reminded')).toHaveLength(0);
  await expect.element(sure.getByRole('button', { name: 'Send reminders' })).toBeDisabled();
  await expectAccessible();

  network().answerBy(previewReminders, ({ params }) => ({
    data: {
      people: 1,
      emailed_recently: 0,
      named: [{ name: `Of ${params['id']}`, emailed_recently: false }],
    },
  }));
  await sure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sure.getByText('reminder email of the campaign in their row')).toBeVisible();
  await expect.element(sure.getByText(/^1 person is left out: completed/)).toBeVisible();
  await expect.element(sure.getByText('We couldn’t check')).toHaveLength(0);
  await expect.element(sure.getByRole('button', { name: 'Send reminders' })).toBeEnabled();
});

test('on a phone people come right below the search: filters are behind a button that says how many are set', async () => {
  serveTalent([personOf(1)]);
  network().reply(filterCampaigns, {
    data: [campaignOf({ status: 'active', campaign_name: 'Data analysts' })],
    meta: onePage(1),
  });
  const { where } = await openPage('/admin/talent', { as: 'manager', width: 390 });
  const row = page.getByRole('row').filter({ hasText: 'Byron 1' });
  await expect.element(row).toBeInViewport({ ratio: 1 });
  const campaign = page.getByLabelText('Campaign', { exact: true });
  const button = page.getByRole('button', { name: /^Filters/ });
  await expect.element(campaign).not.toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await campaign.selectOptions('Data analysts');
  await expect.poll(where).toContain('campaign=7');
  await expect.element(page.getByRole('button', { name: /^Filters:\s1$/ })).toBeVisible();
  await button.click();
  await expect.element(campaign).not.toBeVisible();
  await expectAccessible();
});

test('on a phone an address with a filter says so on the button, and keeps the filters shut', async () => {
  serveTalent([personOf(1)]);
  await openPage('/admin/talent?status=completed', { as: 'manager', width: 390 });
  await expect.element(page.getByRole('button', { name: /^Filters:\s1$/ })).toBeVisible();
  await expect.element(page.getByLabelText('Campaign', { exact: true })).not.toBeVisible();
});

test('the box that selects a page is called so while some are selected, on the next page, too', async () => {
  serveTalent([personOf(1), personOf(2)]);
  await openPage('/admin/talent', { as: 'manager' });
  await page.getByRole('checkbox', { name: 'Select Ada Byron 1' }).click();
  const all = page.getByRole('checkbox', { name: /^Select all on this page 1.selected$/ });
  await expect.element(all).not.toBeChecked();
  await all.click();
  await expect.element(page.getByRole('checkbox', { name: /2.selected$/ })).toBeChecked();
});

test('a page turned by pointer is read from its first row; by keyboard the button stays in sight', async () => {
  serveTalent([]);
  network().answerBy(filterCandidates, ({ query }) => {
    const shown = Number(query['page']);
    const data = Array.from({ length: 25 }, (_, at) => personOf((shown - 1) * 25 + at + 1));
    return { data, meta: { ...onePage(75), current_page: shown, last_page: 3, fit_order: null } };
  });
  await openPage('/admin/talent', { as: 'manager' });
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  const first = page.getByRole('row').filter({ hasText: 'Byron 26' });
  await expect.element(first).toBeInViewport({ ratio: 1 });
  // From the field before it, as who uses no pointer comes to it.
  (
    page.getByRole('navigation', { name: 'Pages' }).getByRole('textbox').element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('row').filter({ hasText: 'Byron 75' })).toBeVisible();
  await expect.element(next).toBeInViewport();
});

test('by touch, a row’s checkbox and name reach over 44 pixels, and the row is no higher', async () => {
  const browser = cdp() as unknown as {
    send: (method: string, params: object) => Promise<void>;
  };
  const touch = (enabled: boolean) =>
    browser.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  await touch(true);
  onTestFinished(() => touch(false));
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  serveTalent([personOf(1)]);
  await openPage('/admin/talent', { as: 'manager' });
  const row = page.getByRole('row').filter({ hasText: 'Byron 1' });
  await expect.element(row).toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeCloseTo(48, 0);
  const isHit = (control: Element, away: number) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2 + away);
    return hit === control || Boolean(hit?.matches('label') && hit.contains(control));
  };
  const choice = row.getByRole('checkbox').element();
  expect([-21, 21].map((away) => isHit(choice, away))).toEqual([true, true]);
  // Over the address below it, not into the row above.
  const name = row.getByRole('link', { name: /Byron 1$/ }).element();
  expect([-15, 27].map((away) => isHit(name, away))).toEqual([true, true]);
});
