import { beforeAll, expect, test } from 'vitest';
import {
  makeCampaign,
  makeManager,
  makeTenant,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { endLogical, logicalQuestions, logicalTaker, logicalTime } from '../../../test/logical.ts';
import { activate, startedCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
let other: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
  other = await makeTenant(server);
});

const path = (person: Person) => `/api/admin/subjects/${person.id}`;
const look = ({ manager: { token } }: Tenant, person: Person) =>
  server.call('GET', `${path(person)}/extra-time`, { token });
const give = ({ manager: { token } }: Tenant, person: Person, percent: unknown) =>
  server.call('PUT', `${path(person)}/extra-time`, { token, json: { percent } });
const add = ({ manager: { token } }: Tenant, person: Person, seconds: unknown) =>
  server.call('POST', `${path(person)}/time-credit`, { token, json: { seconds } });

const remaining = async (person: Person) =>
  (await logicalTime(server, person, 'analogy')).body.data.remainingSeconds as number;

const permit = (person: Person, { organization }: Tenant) =>
  server.database.query(
    `insert into app.permissions (subject_id, organization_id, text_version, granted_at) values ($1, $2, '1', app.now())`,
    [person.id, organization.id],
  );
const withdraw = (person: Person, { organization }: Tenant) =>
  server.call('DELETE', `/api/subject/organizations-with-permission/${organization.id}`, person);

/** Lists somebody in a running campaign of an organisation that asks for the logical test, and opens nothing. */
async function list(person: Person, by: Tenant) {
  const subjects = [{ first_name: 'Grace', last_name: 'Hopper', email: person.email }];
  const { id } = await makeCampaign(server, by, { test_types: ['2'], subjects });
  await activate(server, by, id);
}

const auditOf = (person: Person) =>
  server.database.query(
    `select e.action, d.before, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action like 'subject.%time%' and e.entity_id = $1 order by e.id`,
    [String(person.id)],
  );

test('extra time is there before the start, in what runs, and gone when it is taken back', async () => {
  const { person } = await logicalTaker(server, tenant);
  expect((await look(tenant, person)).body.data).toEqual({ percent: 0, running: false });
  expect((await give(tenant, person, 25)).status).toBe(200);
  expect(await remaining(person)).toBe(900);
  await logicalQuestions(server, person, 'analogy');
  expect(await remaining(person)).toBeGreaterThan(895);
  expect((await give(tenant, person, 100)).status).toBe(200);
  expect(await remaining(person)).toBeGreaterThan(1435);
  expect((await look(tenant, person)).body.data).toEqual({ percent: 100, running: true });
  await give(tenant, person, 0);
  expect(await remaining(person)).toBeLessThanOrEqual(720);
  expect(await auditOf(person)).toMatchObject([
    { action: 'subject.extra_time_set', before: { percent: 0 }, after: { percent: 25 } },
    { action: 'subject.extra_time_set', before: { percent: 25 }, after: { percent: 100 } },
    { action: 'subject.extra_time_set', before: { percent: 100 }, after: { percent: 0 } },
  ]);
});

test('nobody gives themselves time, nor an earlier second attempt', async () => {
  const { person } = await logicalTaker(server, tenant);
  await makeManager(server, person, tenant);
  await logicalQuestions(server, person, 'analogy');
  const oneself = { ...tenant, manager: person };
  const waived = await server.call('PUT', `/api/admin/subjects/${person.id}/retake-waiver`, {
    token: person.token,
    json: { test: 2 },
  });
  const [given, added] = [await give(oneself, person, 100), await add(oneself, person, 600)];
  for (const refused of [given, added, waived]) {
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(refused.body.message).toContain('your own test');
  }
  expect(await auditOf(person)).toEqual([]);
  expect((await give(tenant, person, 25)).status).toBe(200);
});

test('seconds are added to what runs; nothing runs is a 409 and leaves no trace', async () => {
  const { person } = await logicalTaker(server, tenant);
  expect((await add(tenant, person, 60)).status).toBe(409);
  await logicalQuestions(server, person, 'analogy');
  const before = await remaining(person);
  expect((await add(tenant, person, 60)).status).toBe(200);
  expect(await remaining(person)).toBeGreaterThanOrEqual(before + 55);
  await endLogical(server, person, 'analogy');
  expect((await add(tenant, person, 60)).status).toBe(409);
  expect(await auditOf(person)).toMatchObject([
    { action: 'subject.time_added', after: { seconds: 60 } },
  ]);
});

test('extra time is forgotten once no campaign of the organisation names the person', async () => {
  const { campaign, person } = await logicalTaker(server, tenant);
  const subjects = [{ first_name: 'Ada', last_name: 'Lovelace', email: person.email }];
  const second = await makeCampaign(server, tenant, { subjects });
  await activate(server, tenant, second.id);
  await give(tenant, person, 50);
  const takeOut = (id: number) =>
    server.call('DELETE', `/api/admin/campaign/${id}/subject/${person.id}/remove`, {
      token: tenant.manager.token,
    });
  expect((await takeOut(campaign.id)).status).toBe(200);
  expect((await look(tenant, person)).body.data.percent).toBe(50);
  expect((await takeOut(second.id)).status).toBe(200);
  expect(
    await server.database.query('select from app.extra_times where subject_id = $1', [person.id]),
  ).toEqual([]);
  expect((await look(tenant, person)).status).toBe(404);
});

test('only what is offered can be given', async () => {
  const { person } = await logicalTaker(server, tenant);
  for (const percent of [10, -25, 200, '25', null]) {
    expect(await give(tenant, person, percent)).toMatchObject({
      status: 422,
      body: { errors: { percent: expect.anything() } },
    });
  }
  for (const seconds of [14, 601, 60.5, '60', null]) {
    expect(await add(tenant, person, seconds)).toMatchObject({
      status: 422,
      body: { errors: { seconds: expect.anything() } },
    });
  }
});

test('another organisation neither gives nor learns anything', async () => {
  const { person } = await logicalTaker(server, tenant);
  await logicalQuestions(server, person, 'analogy');
  await give(tenant, person, 50);
  for (const answer of [
    await look(other, person),
    await give(other, person, 100),
    await add(other, person, 60),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect(await remaining(person)).toBeLessThanOrEqual(1080);
});

test('who asks for another test learns nothing of this one, and cannot add to it', async () => {
  const { person } = await logicalTaker(server, tenant);
  await logicalQuestions(server, person, 'analogy');
  // The other organisation invites the same person to the personality test.
  await startedCampaign(server, other, {
    subjects: [{ first_name: 'Grace', last_name: 'Hopper', email: person.email }],
  }).catch(() => undefined);
  await permit(person, other);
  expect((await look(other, person)).body.data).toEqual({ percent: 0, running: false });
  expect((await add(other, person, 60)).status).toBe(409);
  expect(await remaining(person)).toBeLessThanOrEqual(720);
});

test('who is only listed by an organisation has the same clock as before, and it learns nothing', async () => {
  const { person } = await logicalTaker(server, tenant);
  await list(person, other);
  await logicalQuestions(server, person, 'analogy');
  expect((await look(other, person)).body.data).toEqual({ percent: 0, running: false });
  expect(await add(other, person, 600)).toMatchObject({
    status: 403,
    body: { code: 'permission_required' },
  });
  // Extra time can be set before the permission; it counts from then on.
  const { status, body } = await give(other, person, 100);
  expect([status, body.message]).toEqual([
    200,
    'Grace Hopper gets 100 % extra time as soon as you have their permission.',
  ]);
  expect(await remaining(person)).toBeLessThanOrEqual(720);
  expect((await look(other, person)).body.data).toEqual({ percent: 100, running: false });
  await endLogical(server, person, 'analogy');

  await permit(person, other);
  await logicalQuestions(server, person, 'sequence');
  const left = async () =>
    (await logicalTime(server, person, 'sequence')).body.data.remainingSeconds as number;
  const usual = 720;
  expect(await left()).toBeGreaterThan(2 * usual - 20);
  expect((await look(other, person)).body.data).toEqual({ percent: 100, running: true });
  expect((await add(other, person, 60)).status).toBe(200);
});

test('when the permission ends, a clock that runs keeps its length, and the next one is the usual', async () => {
  const { person } = await logicalTaker(server, tenant);
  await list(person, other);
  await permit(person, other);
  await give(other, person, 100);
  await logicalQuestions(server, person, 'analogy');
  expect((await withdraw(person, other)).status).toBe(200);
  expect(await remaining(person)).toBeGreaterThan(1420);
  expect((await look(other, person)).body.data.running).toBe(false);
  expect((await add(other, person, 60)).status).toBe(403);
  // Neither the one that has lost it nor another one makes the clock shorter.
  await give(other, person, 0);
  await give(tenant, person, 25);
  expect(await remaining(person)).toBeGreaterThan(1420);
  await give(other, person, 100);
  await endLogical(server, person, 'analogy');
  await give(tenant, person, 0);
  await logicalQuestions(server, person, 'sequence');
  const { body } = await logicalTime(server, person, 'sequence');
  expect(body.data.remainingSeconds).toBeLessThanOrEqual(720);
});

test('nothing that the candidate or another organisation gets tells of it', async () => {
  const { person } = await logicalTaker(server, tenant);
  await give(tenant, person, 50);
  const opened = await logicalQuestions(server, person, 'analogy');
  await add(tenant, person, 30);
  const told = [
    opened,
    await logicalTime(server, person, 'analogy'),
    await server.call('GET', '/api/subject/test-types', { token: person.token }),
    await server.call('GET', '/api/subject-profile', { token: person.token }),
  ];
  for (const { body } of told) {
    expect(JSON.stringify(body)).not.toMatch(/extra|credit|added|percent/i);
  }
});
