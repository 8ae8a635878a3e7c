import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerCulture } from '../../../test/culture.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, enterCampaign, finishPersonality } from '../../../test/shortcuts.ts';

/*
 * A manager who wants one person's scores without the ledger noticing looks at every average there is, changes who is in
 * it, looks again and subtracts. Whatever is changed, no figure may move by what one person alone brings.
 */

let server: TestServer;
let tenant: Tenant;
let campaign: number;
let label: number;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer({ work: false });
});
afterAll(() => server.stop());

const data = async (path: string) => {
  const { status, body } = await server.call('GET', path, { token: tenant.manager.token });
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};

/** Every figure about people who are not named beside it. */
async function lookAtEverything(id = campaign) {
  const [dashboard, labelled] = await Promise.all(
    ['', `?label=${label}`].map((query) => data(`/api/admin/campaigns/dashboard${query}`)),
  );
  const { n, scales } = await data(`/api/admin/campaigns/${id}/personality-test/average-results`);
  const culture = await data(`/api/admin/campaigns/${id}/culture-test/average-results`);
  const listed = await data('/api/admin/compare/personality/campaigns');
  const listedCulture = await data('/api/admin/compare/culture/campaigns');
  const count = (rows: { id: number; n: number }[]) => rows.map((row) => [row.id, row.n]);
  return {
    dashboard: dashboard.dashboardDetails.averages,
    labelled: labelled.dashboardDetails.averages,
    campaign: { n, scales },
    culture: { n: culture.n, categories: culture.categories },
    counts: [count(listed), count(listedCulture)],
    // With what is expected of the people in the campaign's profile.
    report: await data(
      `/api/admin/results/personality-test/subject/${people[1]?.id}?campaign=${id}`,
    ),
  };
}

async function finish(person: Person, seed: number): Promise<void> {
  await finishPersonality(server, person, { seed });
  await answerCulture(server, person, { seed });
}

async function join(index: number): Promise<Person> {
  const email = `${index}-${Math.random()}@example.org`;
  const subjects = [{ first_name: 'A', last_name: 'B', email }];
  const form = new FormData();
  form.set('campaign_id', String(campaign));
  form.set('subjects', JSON.stringify(subjects));
  const path = '/api/admin/campaigns/active/add-subjects';
  const added = await server.call('POST', path, { token: tenant.manager.token, form });
  expect(added.status).toBe(201);
  const person = await enterCampaign(server, tenant, campaign, email);
  await finish(person, index);
  return person;
}

/** Gives the label to these people and to no others. */
async function wear(whom: Person[]): Promise<void> {
  await server.database.query('delete from app.subject_labels where label_id = $1', [label]);
  await server.database.query(
    `insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
     select $1, unnest($2::int[]), $3, now()`,
    [tenant.organization.id, whom.map(({ id }) => id), label],
  );
}

beforeEach(async () => {
  tenant = await makeTenant(server);
  const emails = Array.from({ length: 5 }, (_, i) => `${i}-${Math.random()}@example.org`);
  const subjects = emails.map((email) => ({ first_name: 'A', last_name: 'B', email }));
  ({ id: campaign } = await makeCampaign(server, tenant, { subjects, test_types: ['1', '3'] }));
  await activate(server, tenant, campaign);
  people = [];
  for (const [i, email] of emails.entries()) {
    const person = await enterCampaign(server, tenant, campaign, email);
    await finish(person, i + 1);
    people.push(person);
  }
  const [row] = await server.database.query<{ id: number }>(
    `insert into app.labels (organization_id, name, colour, created_at) values ($1, 'L', 'teal', now()) returning id`,
    [tenant.organization.id],
  );
  label = row?.id as number;
  await wear(people);
});

test('nobody is singled out by coming, by a label, by a second campaign or by leaving', async () => {
  const five = await lookAtEverything();
  expect(five).toMatchObject({
    dashboard: { n: 5 },
    labelled: { n: 5 },
    campaign: { n: 5 },
    culture: { n: 5 },
  });

  // The sixth comes, alone: nothing moves, in no average, with whatever label.
  const victim = await join(6);
  expect(await lookAtEverything()).toEqual(five);
  await wear([...people, victim]);
  expect(await lookAtEverything()).toEqual(five);

  // A label with one person fewer, or one exchanged, shows nothing rather than the rest.
  for (const left of people) {
    await wear([...people.filter((one) => one !== left), victim]);
    expect((await lookAtEverything()).labelled).toEqual({ n: 0, least_n: 5, scales: null });
  }
  await wear(people);
  expect(await lookAtEverything()).toEqual(five);

  // The same people and the victim in a campaign of their own: who has been averaged is not averaged again.
  const ids = [...people.slice(1), victim];
  const subjects = ids.map(({ email }) => ({ first_name: 'A', last_name: 'B', email }));
  const second = await makeCampaign(server, tenant, { subjects, test_types: ['1', '3'] });
  await activate(server, tenant, second.id);
  const other = await lookAtEverything(second.id);
  expect([other.campaign, other.culture]).toMatchObject([
    { n: 0, scales: null },
    { n: 0, categories: null },
  ]);
  expect((await lookAtEverything()).dashboard).toEqual(five.dashboard);

  // Taken out and put back in.
  const place = `/api/admin/campaign/${campaign}/subject/${victim.id}/remove`;
  const removed = await server.call('DELETE', place, { token: tenant.manager.token });
  expect(removed.status).toBe(200);
  expect((await lookAtEverything()).campaign).toEqual(five.campaign);

  // One withdraws and permits again: the figure is gone for good, and the other four are never averaged with the victim.
  const gone = people[0] as Person;
  const set = (revoked: string) =>
    server.database.query(
      `update app.permissions set revoked_at = ${revoked} where subject_id = $1`,
      [gone.id],
    );
  await set('app.now()');
  const nothing = { n: 0, scales: null };
  expect(await lookAtEverything()).toMatchObject({
    dashboard: nothing,
    labelled: nothing,
    campaign: nothing,
    culture: { n: 0, categories: null },
  });
  await set('null');
  await wear([...people, victim]);
  expect(await lookAtEverything()).toMatchObject({ campaign: nothing, labelled: nothing });
});

test('four accounts of one’s own and the victim give the victim only to within a wide range', async () => {
  const [row] = await server.database.query<{ value: string }>(
    `select r.summary ->> 'N' as value from app.results r where r.subject_id = $1 and r.test = '1'`,
    [people[4]?.id],
  );
  const known = await server.database.query<{ value: string }>(
    `select r.summary ->> 'N' as value from app.results r where r.subject_id = any($1) and r.test = '1'`,
    [people.slice(0, 4).map(({ id }) => id)],
  );
  const { campaign: shown } = await lookAtEverything();
  const mean = shown.scales.find(({ code }: { code: string }) => code === 'N').mean as number;
  const others = known.reduce((sum, { value }) => sum + Number(value), 0);
  expect(mean % 5).toBe(0);
  const [low, high] = [5 * (mean - 2.5) - others, 5 * (mean + 2.5) - others];
  expect(Number(row?.value)).toBeGreaterThanOrEqual(low - 0.5);
  expect(Number(row?.value)).toBeLessThanOrEqual(high + 0.5);
  expect(high - low).toBe(25);
});

test('in every instrument with averages figures come in steps and speak of whole groups', async () => {
  for (let index = 6; index <= 11; index += 1) await join(index);
  const { campaign: shown, culture } = await lookAtEverything();
  expect([shown.n, culture.n]).toEqual([10, 10]);
  const figures = await server.database.query<{ instrument: string; tenths: number; n: number }>(
    `select g.instrument, f.tenths, g.people as n from app.average_groups g
     join app.average_figures f on f.group_id = g.id where g.campaign_id = $1`,
    [campaign],
  );
  expect(new Set(figures.map(({ instrument }) => instrument))).toEqual(
    new Set(['personality', 'culture']),
  );
  for (const { instrument, tenths, n } of figures) {
    expect(n).toBe(5);
    expect(Math.abs(tenths % (instrument === 'culture' ? 5 : 50))).toBe(0);
  }
});
