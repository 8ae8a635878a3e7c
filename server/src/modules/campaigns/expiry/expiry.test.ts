import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '../../../platform/db/database.ts';
import {
  answerPersonality,
  makeCampaign,
  makeSession,
  makeTenant,
  type Person,
  receiveMail,
  type Tenant,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, enterCampaign, entryToken } from '../../../test/shortcuts.ts';
import { reopenExpired } from './expiry.queries.ts';
import { expireOverdue } from './expiry.worker.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server, work: false });
});
beforeEach(async () => {
  await server.database.moveClock('0 days');
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

let number = 0;
async function runningCampaign(size: number, changes: Record<string, unknown> = {}) {
  number += 1;
  const emails = Array.from({ length: size }, (_, i) => `expiry-${number}-${i}@example.org`);
  const subjects = emails.map((email) => ({ first_name: 'Grace', last_name: 'Hopper', email }));
  const { id } = await makeCampaign(server, tenant, { subjects, ...changes });
  await activate(server, tenant, id);
  return { id, emails };
}

/** As the manager, whose session does not outlive a moved clock. */
async function ask(path: string) {
  const token = await makeSession(server, tenant.manager.id);
  return (await server.call('GET', path, { token })).body;
}

/** Whose calls these are part of. */
const asTenant = () => ({ scope: 'organisation', organizationId: tenant.organization.id }) as const;

const show = async (id: number) => (await ask(`/api/admin/campaigns/${id}`)).data;

async function statuses(id: number): Promise<Record<string, string>> {
  const body = await ask(`/api/admin/subjects/campaign/filter?campaign=${id}&perPage=100`);
  const rows = body.data as { email: string; status: string }[];
  return Object.fromEntries(
    rows.map((row) => [row.email.split('-')[2]?.split('@')[0], row.status]),
  );
}

const sweep = () =>
  Promise.all([server, second, server].map(({ node }) => expireOverdue({ db: node.pool.db })));

const begun = (id: number, count: number) =>
  eventually(async () => (await show(id)).progress.started === count, 'the beginning');

const finished = (id: number, count: number) =>
  eventually(async () => (await show(id)).progress.completed === count, 'the end');

async function come(id: number, email: string, answers = 0): Promise<Person> {
  const person = await enterCampaign(server, tenant, id, email);
  if (answers > 0) await answerPersonality(server, person, { count: answers });
  return person;
}

test('R142 at the deadline who has not begun expires, who has begun stays, and the filter finds both', async () => {
  const { id, emails } = await runningCampaign(5);
  const [, opened, refused, started, done] = emails as [string, string, string, string, string];
  await server.call('GET', `/api/check-magic-link/${await entryToken(server, id, opened)}`);
  await server.database.query(
    "update app.invitations set status = 'bounced' where campaign_id = $1 and email = $2",
    [id, refused],
  );
  await come(id, started, 3);
  await come(id, done, 152);
  await begun(id, 2);
  await finished(id, 1);
  await sweep();
  expect(await statuses(id)).toEqual({
    0: 'invited',
    1: 'opened',
    2: 'bounced',
    3: 'in_progress',
    4: 'completed',
  });
  const before = (await show(id)).progress;

  await server.database.moveClock('15 days');
  await sweep();
  expect(await statuses(id)).toEqual({
    0: 'expired',
    1: 'expired',
    2: 'bounced',
    3: 'in_progress',
    4: 'completed',
  });
  expect(await show(id)).toMatchObject({ status: 'completed', progress: before });
  const found = await ask(`/api/admin/subjects/campaign/filter?campaign=${id}&status=expired`);
  expect(found.meta.total).toBe(2);
  // A link that comes too late is told so and opens nothing.
  const late = await server.call(
    'GET',
    `/api/check-magic-link/${await entryToken(server, id, emails[0] as string)}`,
  );
  expect(late.body.data).toMatchObject({ valid: false });
  expect(['expired', 'withdrawn']).toContain(late.body.data.reason);
  await sweep();
  expect((await statuses(id))[0]).toBe('expired');
});

test('who has begun in time finishes after the deadline, and everybody concerned hears of it', async () => {
  const { id, emails } = await runningCampaign(1, { email_update_on_all_complete: 1 });
  const person = await come(id, emails[0] as string, 10);
  await begun(id, 1);
  await server.database.moveClock('15 days');
  await sweep();
  // Two weeks on, the session of then is over.
  const { token } = await logInAgain(person);
  await answerPersonality(server, { ...person, token });
  await eventually(async () => (await statuses(id))[0] === 'completed', 'the end');
  await receiveMail(server, person.email, 'All done');
  await receiveMail(server, 'mara@example.org', 'Test complete');
  await receiveMail(server, 'mara@example.org', 'Everyone has completed everything');
  expect(await show(id)).toMatchObject({ status: 'completed', progress: { completed: 1 } });
});

async function logInAgain({ email }: Person) {
  const { body } = await server.call('POST', '/api/login', {
    json: { email, password: 'a fine long password' },
  });
  return { token: body.access_token as string };
}

test('a person with an own later deadline keeps the campaign open for that person alone', async () => {
  const { id, emails } = await runningCampaign(2);
  await server.database.query(
    "update app.invitations set own_deadline = app.now() + interval '20 days' where campaign_id = $1 and email = $2",
    [id, emails[1]],
  );
  await server.database.moveClock('15 days');
  await sweep();
  expect(await statuses(id)).toEqual({ 0: 'expired', 1: 'invited' });
  expect((await show(id)).status).toBe('active');
  await server.database.moveClock('21 days');
  await sweep();
  expect(await statuses(id)).toEqual({ 0: 'expired', 1: 'expired' });
  expect((await show(id)).status).toBe('completed');
});

test('a campaign that is closed early expires who has not begun', async () => {
  const { id } = await runningCampaign(2);
  await server.call('POST', `/api/admin/campaigns/${id}/close`, { token: tenant.manager.token });
  await sweep();
  expect(await statuses(id)).toEqual({ 0: 'expired', 1: 'expired' });
});

test('a deadline moved later gives everybody their former state back, and links work again', async () => {
  const { id, emails } = await runningCampaign(3);
  const [, opened, bounced] = emails as [string, string, string];
  await server.call('GET', `/api/check-magic-link/${await entryToken(server, id, opened)}`);
  await server.database.query(
    "update app.invitations set status = 'bounced' where campaign_id = $1 and email = $2",
    [id, bounced],
  );
  const former = { 0: 'invited', 1: 'opened', 2: 'bounced' };
  await server.database.moveClock('50 days');
  await sweep();
  expect(await statuses(id)).toEqual({ 0: 'expired', 1: 'expired', 2: 'bounced' });
  await transact(server.node.pool.db, asTenant(), async (trx) => {
    await reopenExpired(trx, id);
    expect(await statuses(id)).toMatchObject({ 0: 'expired' });
    await trx
      .updateTable('campaigns')
      .set({ status: 'active', closed_at: null, deadline: new Date(Date.now() + 60 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    await reopenExpired(trx, id);
  });
  expect(await statuses(id)).toEqual(former);
  await sweep();
  expect(await statuses(id)).toEqual(former);
});

test('thousands expire once, on two nodes at a time, and the counts stay', async () => {
  tenant = await makeTenant(server, { packageId: 4 });
  const { id } = await runningCampaign(5000);
  await server.database.moveClock('15 days');
  await Promise.all([sweep(), sweep()]);
  // What the run of the minute holds just now, these two leave to it.
  await eventually(async () => {
    const [row] = await server.database.query<{ count: number }>(
      "select count(*)::integer as count from app.invitations where campaign_id = $1 and status = 'expired' and former_status = 'invited'",
      [id],
    );
    return row?.count === 5000;
  }, 'the time of everybody to be up');
  await eventually(async () => (await show(id)).status === 'completed', 'the end of the campaign');
  expect((await show(id)).progress).toMatchObject({
    subjects: 5000,
    invited: 5000,
    opened: 0,
    completed: 0,
  });
});
