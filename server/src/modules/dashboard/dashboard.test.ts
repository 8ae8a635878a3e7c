import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { burnoutCampaign, finishBurnout } from '../../test/burnout.ts';
import { makeCampaign, makeStaff, makeTenant, type Tenant } from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { activate, finishedCampaign, startedCampaign } from '../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

async function dashboardOf({ manager }: Tenant, query = '') {
  const path = `/api/admin/campaigns/dashboard${query}`;
  const { status, body } = await server.call('GET', path, { token: manager.token });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.dashboardDetails;
}

describe('a new organisation', () => {
  test('has nothing to look after yet, and says so', async () => {
    const details = await dashboardOf(await makeTenant(server));
    expect(details).toMatchObject({
      has_campaigns: false,
      progress: { campaigns: 0, subjects: 0 },
      deadlines: [],
      unread: { total: 0, results: [] },
      averages: { n: 0, scales: null },
      completions: [],
    });
  });
});

describe('an organisation at work', () => {
  let campaign: Awaited<ReturnType<typeof finishedCampaign>>;
  beforeAll(async () => {
    campaign = await finishedCampaign(server, tenant, 7, 5);
    await makeCampaign(server, tenant);
    await eventually(
      async () => (await dashboardOf(tenant)).progress.completed === 5,
      'the progress of five people',
    );
  });

  test('R169 sees progress, deadlines, what is unread, its package and averages', async () => {
    const details = await dashboardOf(tenant);
    expect(details.progress).toEqual({
      campaigns: 1,
      subjects: 7,
      invited: 7,
      opened: 5,
      started: 5,
      completed: 5,
    });
    expect(details.deadlines).toMatchObject([
      { campaign_id: campaign.id, subjects: 7, unfinished: 2 },
    ]);
    expect(details.unread.total).toBe(5);
    expect(details.unread.results).toHaveLength(5);
    expect(details.package).toMatchObject({ name: 'Team', used: 7, limit: 250 });
    expect(details.averages.n).toBe(5);
    expect(details.averages.scales.map(({ code }: { code: string }) => code).toSorted()).toEqual([
      'A',
      'C',
      'E',
      'N',
      'O',
    ]);
    expect(details.completions.map(({ people }: { people: number }) => people)).toEqual([5]);
    expect(details.has_campaigns).toBe(true);
  });

  test('a result that somebody of the organisation has opened is unread no more; a table opens none', async () => {
    const [person] = campaign.people;
    const table = `/api/admin/campaigns/${campaign.id}/subjects/personality-test/results`;
    const { status } = await server.call('GET', table, { token: tenant.manager.token });
    expect(status).toBe(200);
    expect((await dashboardOf(tenant)).unread.total).toBe(5);
    await server.call('GET', `/api/admin/results/personality-test/subject/${person?.id}`, {
      token: tenant.manager.token,
    });
    const { unread } = await dashboardOf(tenant);
    expect(unread.total).toBe(4);
    expect(unread.results.map((row: { subject_id: number }) => row.subject_id)).not.toContain(
      person?.id,
    );
  });

  test('a withdrawn permission takes the result out of everything, and four are no average', async () => {
    const person = campaign.people[1];
    await server.call(
      'DELETE',
      `/api/subject/organizations-with-permission/${tenant.organization.id}`,
      { token: person?.token },
    );
    const details = await dashboardOf(tenant);
    expect(details.progress.completed).toBe(4);
    expect(details.averages).toEqual({ n: 0, least_n: 5, scales: null });
    expect(
      details.unread.results.map((row: { subject_id: number }) => row.subject_id),
    ).not.toContain(person?.id);
  });

  test('R169 a range of days narrows it to campaigns created then; a wrong one is refused', async () => {
    const before = await dashboardOf(tenant, '?createdAt[]=2001-01-01&createdAt[]=2001-12-31');
    expect(before.progress.campaigns).toBe(0);
    expect(before.completions).toEqual([]);
    const { status } = await server.call(
      'GET',
      '/api/admin/campaigns/dashboard?createdAt[]=yesterday&createdAt[]=2001-12-31',
      { token: tenant.manager.token },
    );
    expect(status).toBe(422);
  });

  test('R194 a label that is no number, or 0, is left aside', async () => {
    for (const label of ['0', 'abc', '']) {
      expect((await dashboardOf(tenant, `?label=${label}`)).progress.campaigns).toBe(1);
    }
  });

  test('R169 a label narrows everything to the people who carry it', async () => {
    const [label] = await server.database.query<{ id: number }>(
      `insert into app.labels (organization_id, name, colour, created_at) values ($1, 'Shortlist', 'teal', now()) returning id`,
      [tenant.organization.id],
    );
    const few = campaign.people.slice(2, 4).map(({ id }) => id);
    await server.database.query(
      'insert into app.subject_labels (organization_id, subject_id, label_id, added_at) select $1, unnest($2::int[]), $3, now()',
      [tenant.organization.id, few, label?.id],
    );
    const details = await dashboardOf(tenant, `?label=${label?.id}`);
    expect(details.progress).toMatchObject({ campaigns: 1, subjects: 2, completed: 2 });
    expect(details.deadlines).toMatchObject([{ subjects: 2, unfinished: 0 }]);
    expect(details.unread.total).toBe(2);
    expect(details.averages).toEqual({ n: 0, least_n: 5, scales: null });
    const people = await server.call(
      'GET',
      `/api/admin/subjects/campaign/filter?campaign=${campaign.id}&label=${label?.id}`,
      { token: tenant.manager.token },
    );
    expect(people.body.meta.total).toBe(2);
    expect(people.body.data[0].labels).toMatchObject([{ name: 'Shortlist' }]);
  });

  test('what is unread names the test whose report there is', async () => {
    const other = await makeTenant(server);
    const { person } = await startedCampaign(server, other, burnoutCampaign);
    await finishBurnout(server, person);
    const unread = await eventually(async () => {
      const [row] = (await dashboardOf(other)).unread.results;
      return row;
    }, 'the result');
    expect(unread).toMatchObject({ subject_id: person.id, test: 'burnout' });
    expect((await dashboardOf(tenant)).unread.results[0].test).toBe(1);
  });

  test('shows nothing of others', async () => {
    const other = await makeTenant(server);
    const details = await dashboardOf(other);
    expect(details.progress.campaigns).toBe(0);
    expect(details.unread.total).toBe(0);
  });
});

describe('of more than a thousand unread results', () => {
  const people = 1200;
  let other: Tenant;
  let campaign: { id: number };
  let label: number;
  const query = <Row>(sql: string, values: unknown[]) =>
    server.database.query<Row & object>(sql, values);
  /** One person a minute, the first an hour ago; everybody permits it, and the hundred who finished first are labelled. */
  beforeAll(async () => {
    other = await makeTenant(server);
    campaign = await makeCampaign(server, other, { subjects: [] });
    const id = other.organization.id;
    await query(
      `with u as (insert into app.users (email, first_name, last_name)
           select 'many-' || n || '@example.org', 'Person', n::text from generate_series(1, $3::integer) n returning id, email, last_name),
         p as (insert into app.permissions (subject_id, organization_id, text_version, granted_at) select id, $1, '1', now() from u)
       insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, status, added_at, invited_at, completed_at)
         select $1, $2, id, 'Person', last_name, email, 'completed', now() - interval '2 days', now() - interval '2 days',
           now() - interval '1 hour' - last_name::integer * interval '1 minute' from u`,
      [id, campaign.id, people],
    );
    const [row] = await query<{ id: number }>(
      `insert into app.labels (organization_id, name, colour, created_at) values ($1, 'Most', 'teal', now()) returning id`,
      [id],
    );
    label = row?.id ?? 0;
    await query(
      `insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
         select organization_id, subject_id, $2::integer, now() from app.invitations where campaign_id = $1 and completed_at < now() - interval '160.5 minutes'`,
      [campaign.id, label],
    );
  });
  const names = (results: { last_name: string }[]) => results.map((row) => Number(row.last_name));

  test('all are counted, and the newest are named', async () => {
    const { unread } = await dashboardOf(other);
    expect(unread.total).toBe(people);
    expect(names(unread.results)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('with a label that more than a thousand carry, behind a thousand newer ones that are read', async () => {
    await query(
      `insert into app.access_ledger (subject_id, organization_id, what, at)
         select subject_id, organization_id, 'personality_report', now() from app.invitations
         where campaign_id = $1 and last_name::integer between 101 and 1195`,
      [campaign.id],
    );
    const { unread } = await dashboardOf(other, `?label=${label}`);
    expect([unread.total, names(unread.results)]).toEqual([5, [1196, 1197, 1198, 1199, 1200]]);
    expect((await dashboardOf(other)).unread.total).toBe(105);
    const [from, to] = [-1, 1].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    );
    const since = (range: string) => dashboardOf(other, `?label=${label}&${range}`);
    expect((await since(`createdAt[]=${from}&createdAt[]=${to}`)).unread.total).toBe(5);
    const before = await since('createdAt[]=2001-01-01&createdAt[]=2001-12-31');
    expect(before.unread).toEqual({ total: 0, results: [] });
  });

  test('a permission that is taken back hides its result, and shows it again once it is given again', async () => {
    const live =
      'organization_id = $1 and subject_id in (select subject_id from app.invitations where campaign_id = $2 and last_name::integer <= 10)';
    const values = [other.organization.id, campaign.id];
    await query(`update app.permissions set revoked_at = now() where ${live}`, values);
    const { unread } = await dashboardOf(other);
    expect([unread.total, names(unread.results)[0]]).toEqual([95, 11]);
    await query(`update app.permissions set revoked_at = null where ${live}`, values);
    expect((await dashboardOf(other)).unread.total).toBe(105);
  });

  test('what is older than thirty days is new no more', async () => {
    await query(
      `update app.invitations set completed_at = completed_at - interval '32 days' where campaign_id = $1 and last_name::integer <= 60`,
      [campaign.id],
    );
    const { unread } = await dashboardOf(other);
    expect([unread.total, names(unread.results)[0]]).toEqual([45, 61]);
  });
});

test('an operator sees organisations, packages and mails, and nothing that was measured', async () => {
  const operator = await makeStaff(server, 'tdl_admin');
  await makeTenant(server, { packageId: 1 });
  await server.database.query(
    "update app.organizations set subjects_used = 24, period_started_at = app.now() - interval '360 days' where package_id = 1",
  );
  const { body } = await server.call('GET', '/api/super-admin/dashboard', {
    token: operator.token,
  });
  expect(body.data.nearly_full).toMatchObject([{ used: 24, limit: 25 }]);
  expect(body.data.ending).toHaveLength(1);
  expect(body.data.organizations.active).toBeGreaterThan(1);
  expect(body.data.organizations.trial).toBe(1);
  expect(body.data.mails.failed).toBe(0);
  expect(body.data.failing).toEqual([]);
});

test('an operator sees who was invited and finished in 30 days, whose mails failed, and work that waits', async () => {
  const alone = await startTestServer({ work: false });
  try {
    const operator = await makeStaff(alone, 'tdl_admin');
    const ask = async () =>
      (await alone.call('GET', '/api/super-admin/dashboard', { token: operator.token })).body.data;
    expect(await ask()).toMatchObject({
      people: { invited: 0, completed: 0 },
      failing: [],
      background: { late: 0, oldest: null, no_worker: true, worker_seen: null },
    });
    const seen = (ago: string) =>
      alone.database.query(
        `update pgboss.queue set monitor_claim_on = now() - $1::interval where name = 'mail.queued'`,
        [ago],
      );
    await seen('1 minute');
    expect((await ask()).background).toMatchObject({ no_worker: false });
    await seen('3 minutes');
    const { no_worker, worker_seen } = (await ask()).background;
    expect(no_worker).toBe(true);
    expect(Date.now() - Date.parse(worker_seen)).toBeGreaterThan(170_000);
    const first = await makeTenant(alone);
    const second = await makeTenant(alone);
    const people = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        first_name: 'Ann',
        last_name: `Lee ${i}`,
        email: `ann-${i}-${Math.random()}@example.org`,
      }));
    const { id: near } = await makeCampaign(alone, first, { subjects: people(3) });
    const { id } = await makeCampaign(alone, second, { subjects: people(4) });
    await activate(alone, first, near);
    await activate(alone, second, id);
    const change = (text: string) => alone.database.query(text, [id]);
    await change(
      `update app.invitations set completed_at = app.now(), status = 'completed' where id in
         (select id from app.invitations where campaign_id = $1 order by id limit 2)`,
    );
    // Longer ago than 30 days.
    await change(
      `update app.invitations set invited_at = app.now() - interval '40 days' where id =
         (select max(id) from app.invitations where campaign_id = $1)`,
    );
    await change(
      `update app.mails set failed_at = app.now(), failure = '550 no such user' where campaign_id = $1`,
    );
    await alone.database.query(
      "update pgboss.job set start_after = now() - interval '10 minutes' where state < 'active'",
    );
    const data = await ask();
    expect(data.people).toEqual({ invited: 6, completed: 2 });
    expect(data.failing).toEqual([
      { id: second.organization.id, organization_name: expect.any(String), failed: 4 },
    ]);
    expect(data.background.late).toBeGreaterThan(0);
    expect(Date.parse(data.background.oldest)).toBeLessThan(Date.now() - 9 * 60_000);
  } finally {
    await alone.stop();
  }
});
