import { beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { finishLogical } from '../../../test/logical.ts';
import { activate, enterCampaign, finishPersonality } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let campaign = 0;
const person: Record<string, Person> = {};
const names = ['ada', 'ben', 'cy', 'dee', 'zoe'];
const address = (name: string) => `${name}-${tenant.organization.id}@outcome.test`;

/** Ada, Ben and Cy have taken both tests, Dee has not come in, Zoe has withdrawn since. */
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  const made = await makeCampaign(server, tenant, {
    test_types: ['1', '2'],
    campaign_profile_id: 5,
    subjects: names.map((name) => ({
      first_name: name[0]?.toUpperCase() + name.slice(1),
      last_name: 'Berg',
      email: address(name),
    })),
  });
  campaign = made.id;
  await activate(server, tenant, campaign);
  for (const [at, name] of ['ada', 'ben', 'cy', 'zoe'].entries()) {
    const one = await enterCampaign(server, tenant, campaign, address(name));
    await finishLogical(server, one, { seed: at + 1 });
    await finishPersonality(server, one);
    person[name] = one;
  }
  // As the news of a test that is finished does it.
  await server.database.query(
    "update app.invitations set status = 'completed', completed_at = app.now() where campaign_id = $1 and subject_id = any($2)",
    [campaign, Object.values(person).map(({ id }) => id)],
  );
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [person['zoe']?.id],
  );
});

interface Score {
  value: number;
  interval: [number, number];
  unit: string;
}
interface Row {
  first_name: string;
  permission: boolean;
  tests: { id: number | string; score: Score | null }[];
  fit: Score | null;
  tie: number | null;
}

const ask = (query = '', token = tenant.manager.token) =>
  server.call('GET', `/api/admin/campaigns/${campaign}/results?${query}`, { token });
async function rowsOf(query = ''): Promise<Row[]> {
  const { status, body } = await ask(query);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}
const named = async (query: string) => (await rowsOf(query)).map((row) => row.first_name);
const logicalOf = ({ tests }: Row) => tests.find(({ id }) => id === 2)?.score ?? null;

test('a row tells the score of each test and the fit to the profile, each with its band', async () => {
  const [ada] = await rowsOf();
  expect(ada).toMatchObject({
    first_name: 'Ada',
    permission: true,
    tests: [
      { id: 1, completed: true, score: null },
      { id: 2, completed: true, score: { unit: 'ability' } },
    ],
    fit: { unit: 'fit' },
    tie: null,
  });
  // The same numbers as in the list across campaigns.
  const { body } = await server.call(
    'GET',
    `/api/admin/subjects/candidate/filter?campaign=${campaign}&profile=5`,
    { token: tenant.manager.token },
  );
  const [everywhere] = body.data as Row[];
  expect(ada?.fit).toEqual(everywhere?.fit);
  expect(logicalOf(ada as Row)).toEqual(logicalOf(everywhere as Row));
});

test('without permission nothing is told, neither by a value nor by an order', async () => {
  const zoe = (await rowsOf('name=zoe'))[0];
  expect(zoe).toMatchObject({
    permission: false,
    status: 'permission_pending',
    tests: [{ score: null }, { score: null }],
    fit: null,
    tie: null,
  });
  for (const order of ['score', '-score', 'fit', '-fit']) {
    expect([order, (await named(`order=${order}&scoreTest=2`)).slice(3)]).toEqual([
      order,
      ['Dee', 'Zoe'],
    ]);
  }
  // Of those without a time the first who was taken up comes first, whichever of the two that is.
  const takenUp = await server.database.query<{ first_name: string }>(
    `select first_name from app.invitations where campaign_id = $1 and first_name in ('Dee', 'Zoe') order by id`,
    [campaign],
  );
  for (const order of ['completed_at', '-completed_at']) {
    const last = (await named(`order=${order}`)).slice(3);
    expect([order, last]).toEqual([order, takenUp.map(({ first_name: name }) => name)]);
  }
  await server.database.query(
    'update app.permissions set revoked_at = null where subject_id = $1',
    [person['zoe']?.id],
  );
  expect((await rowsOf('name=zoe'))[0]?.fit).not.toBeNull();
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [person['zoe']?.id],
  );
  // What has been worked out before is not told any more, either.
  expect((await rowsOf('name=zoe'))[0]?.fit).toBeNull();
});

test.each([
  ['score', (row: Row) => logicalOf(row)],
  ['fit', (row: Row) => row.fit],
])('ordered by %s both ways, page by page; overlapping bands are a tie', async (order, scoreOf) => {
  for (const descending of [true, false]) {
    const query = `order=${descending ? '-' : ''}${order}&scoreTest=2`;
    const rows = (await rowsOf(query)).filter((row) => scoreOf(row) !== null);
    const values = rows.map((row) => scoreOf(row)?.value ?? 0);
    expect(values).toHaveLength(3);
    expect(values).toEqual(values.toSorted((one, two) => (descending ? two - one : one - two)));
    let leader = rows[0] as Row;
    let tie = 1;
    for (const row of rows) {
      const [[low, high], [from, to]] = [row, leader].map(
        (one) => scoreOf(one)?.interval ?? [0, 0],
      ) as [[number, number], [number, number]];
      const gap = descending ? from - high : low - to;
      // Where the rounded ends meet, those behind them may or may not.
      if (gap > 0 || (gap === 0 && row.tie !== tie)) [leader, tie] = [row, tie + 1];
      expect(row.tie).toBe(tie);
    }
    const all = await named(query);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => named(`${query}&perPage=2&page=${page}`)),
    );
    expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
  }
});

test('ordered by stage and narrowed to one, or by a test', async () => {
  const { token } = tenant.manager;
  const { body } = await server.call('GET', `/api/admin/campaigns/${campaign}/stages`, { token });
  const last = body.data.stages.at(-1).id as number;
  await server.call('PUT', `/api/admin/campaigns/${campaign}/subjects/stage`, {
    token,
    json: { subjects: [person['ada']?.id], stage_id: last },
  });
  expect((await named('order=-stage'))[0]).toBe('Ada');
  expect((await named('order=stage')).at(-1)).toBe('Ada');
  expect(await named(`stage=${last}&order=-fit`)).toEqual(['Ada']);
  expect(await named('testType=2&status=completed&order=-score&scoreTest=2')).toHaveLength(3);
});

test('whose results a page tells is written down, and of nobody else', async () => {
  const looks = async () => {
    const rows = await server.database.query(
      "select subject_id from app.access_ledger where what = 'people_list' and organization_id = $1 and subject_id = any($2)",
      [tenant.organization.id, Object.values(person).map(({ id }) => id)],
    );
    return rows.map(({ subject_id: id }) => Number(id));
  };
  const before = (await looks()).length;
  await rowsOf('order=-fit&perPage=1');
  expect((await looks()).length).toBe(before + 1);
  await rowsOf('name=zoe');
  expect((await looks()).length).toBe(before + 1);
});

test('what cannot be ordered is refused; another organisation sees nothing', async () => {
  const refused = await ask('order=score');
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['scoreTest']]);
  expect((await ask('order=colour')).status).toBe(422);
  expect((await ask('page=10000000&order=-fit')).status).toBe(422);
  expect((await ask()).body.meta.fit_ordered).toBe(true);
  const other = await makeTenant(server);
  expect((await ask('', other.manager.token)).status).toBe(404);
  await server.database.query('update app.campaigns set subjects_count = 1001 where id = $1', [
    campaign,
  ]);
  expect((await ask('order=-fit')).body.errors).toEqual({
    order: [
      'In a campaign of more than 1,000 people, the fit is calculated in the background, and that is not done yet.',
    ],
  });
  expect((await ask()).body.meta.fit_ordered).toBe(false);
  await server.database.query('update app.campaigns set subjects_count = 5 where id = $1', [
    campaign,
  ]);
});
