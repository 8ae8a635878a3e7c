import { beforeEach, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { burnoutCampaign, finishBurnout } from '../../../test/burnout.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';
import { averageGroups } from './batch.service.ts';

const server = await useServer();

let tenant: Tenant;
let campaign: number;
let people: Person[];

async function makeGroup(size: number): Promise<void> {
  const emails = Array.from({ length: size }, (_, i) => `${i}-${Math.random()}@example.org`);
  const subjects = emails.map((email) => ({ first_name: 'A', last_name: 'B', email }));
  ({ id: campaign } = await makeCampaign(server, tenant, { ...burnoutCampaign, subjects }));
  await activate(server, tenant, campaign);
  people = [];
  for (const email of emails) {
    people.push(await enterCampaign(server, tenant, campaign, email, { profile: false }));
  }
}

/** What the news of a finished record sets in motion. */
const hear = ({ id }: Person) =>
  transact(server.node.pool.db, system, (trx) => averageGroups(trx, id));

async function finish(person: Person, value: number): Promise<number> {
  const id = await finishBurnout(server, person, { value });
  await hear(person);
  return id;
}

const ask = (id = campaign) =>
  server.call('GET', `/api/admin/campaigns/${id}/burnout/averages`, {
    token: tenant.manager.token,
  });
const figures = async (id = campaign) => {
  const { total, batches } = (await ask(id)).body.data;
  return { total, batches: batches.map(({ n, mean }: { n: number; mean: number }) => [n, mean]) };
};
const missing = async () => (await ask()).body.data.missing as number;

beforeEach(async () => {
  tenant = await makeTenant(server);
});

test('four people are never averaged, the fifth closes a batch, and the next four wait again', async () => {
  await makeGroup(9);
  expect(await missing()).toBe(5);
  for (const person of people.slice(0, 4)) await finish(person, 2);
  expect(await figures()).toEqual({ total: null, batches: [] });
  // Somebody who does it again is still one person.
  await finish(people[0] as Person, 2);
  expect(await missing()).toBe(1);
  await finish(people[4] as Person, 2);
  expect(await missing()).toBe(5);
  expect(await figures()).toEqual({ total: { n: 5, mean: 50 }, batches: [[5, 50]] });
  for (const person of people.slice(5)) await finish(person, 4);
  expect((await figures()).batches).toEqual([[5, 50]]);
});

test('a figure stays as it was when somebody of it takes the test again', async () => {
  await makeGroup(5);
  for (const person of people) await finish(person, 2);
  for (const person of people.slice(0, 4)) await finish(person, 4);
  expect((await figures()).batches).toEqual([[5, 50]]);
  await finish(people[4] as Person, 0);
  expect((await figures()).batches).toHaveLength(2);
});

test('news that comes twice, or for many at once, averages nothing twice', async () => {
  await makeGroup(5);
  for (const person of people) await finishBurnout(server, person, { value: 3 });
  await Promise.all([...people, ...people, ...people].map(hear));
  expect((await figures()).batches).toHaveLength(1);
  const rows = await server.database.query(
    'select batch_id from app.burnout_group_records where campaign_id = $1',
    [campaign],
  );
  expect(rows).toHaveLength(5);
});

test.each(['withdraws the permission', 'deletes the record'])(
  'somebody who %s takes the figure along, and the others are not averaged again',
  async (way) => {
    await makeGroup(9);
    let record = 0;
    for (const person of people.slice(0, 5)) record = await finish(person, 2);
    const leaver = people[4] as Person;
    const path =
      way === 'deletes the record'
        ? `/api/burnout/${record}`
        : `/api/subject/organizations-with-permission/${tenant.organization.id}`;
    expect((await server.call('DELETE', path, { token: leaver.token })).status).toBe(200);
    expect(await figures()).toEqual({ total: null, batches: [] });
    for (const person of people.slice(5)) await finish(person, 2);
    for (const person of people.slice(0, 4)) await hear(person);
    expect((await figures()).batches).toEqual([]);
  },
);

test('of two campaigns a record counts in the one that asked last, also when that one is deleted', async () => {
  await makeGroup(5);
  const first = campaign;
  const subjects = people.map(({ email }) => ({ first_name: 'A', last_name: 'B', email }));
  const later = await makeCampaign(server, tenant, { ...burnoutCampaign, subjects });
  await activate(server, tenant, later.id);
  for (const person of people) await finish(person, 1);
  expect((await figures(first)).batches).toEqual([]);
  expect((await figures(later.id)).batches).toHaveLength(1);

  await server.database.query('delete from app.campaigns where id = $1', [later.id]);
  for (const person of people) await hear(person);
  expect((await figures(first)).batches).toEqual([]);
});

test('a record from before the invitation, and one without permission, count nowhere', async () => {
  await makeGroup(5);
  for (const person of people) await finish(person, 1);
  const subjects = people.map(({ email }) => ({ first_name: 'A', last_name: 'B', email }));
  const other = await makeTenant(server);
  const theirs = await makeCampaign(server, other, { ...burnoutCampaign, subjects });
  await activate(server, other, theirs.id);
  for (const person of people) await hear(person);
  const rows = await server.database.query(
    'select from app.burnout_group_records where organization_id = $1',
    [other.organization.id],
  );
  expect(rows).toEqual([]);
});

test('the extremes are cut off, so that a figure gives no band away', async () => {
  await makeGroup(5);
  for (const person of people) await finish(person, 4);
  const [, mean] = (await figures()).batches[0];
  expect(mean).toBe(90);
});
