import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, enterCampaign, finishPersonality } from '../../../test/shortcuts.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { keepFits } from './fit-profile.queries.ts';
import { useCampaignProfiles, workOutFits } from './fit.worker.ts';

let server: TestServer;
let tenant: Tenant;
let campaign = 0;
const names = ['ada', 'ben', 'cy', 'dee', 'eve', 'fay'];
const person: Record<string, Person> = {};
const address = (name: string) => `${name}-${tenant.organization.id}@fit.test`;

/** Everybody but Fay has taken the test. */
beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  ({ id: campaign } = await makeCampaign(server, tenant, {
    test_types: ['1'],
    campaign_profile_id: 5,
    subjects: names.map((name) => ({
      first_name: name[0]?.toUpperCase() + name.slice(1),
      last_name: 'Berg',
      email: address(name),
    })),
  }));
  await activate(server, tenant, campaign);
  for (const [at, name] of names.entries()) {
    const one = await enterCampaign(server, tenant, campaign, address(name));
    if (name !== 'fay') await finishPersonality(server, one, { seed: at + 1 });
    person[name] = one;
  }
});
afterAll(() => server.stop());

const idOf = (name: string) => person[name]?.id ?? 0;
const work = () => workOutFits({ db: server.node.pool.db });
const ask = (profile: string, token = tenant.manager.token) =>
  server.call('POST', '/api/admin/subjects/order-by-fit', { token, json: { profile } });

interface Score {
  value: number;
  interval: [number, number];
}
interface Row {
  first_name: string;
  fit: Score | null;
  tie: number | null;
}
interface List {
  data: Row[];
  meta: { fit_order: unknown };
}

async function list(query: string): Promise<List> {
  const path = `/api/admin/subjects/candidate/filter?${query}`;
  const { status, body } = await server.call('GET', path, { token: tenant.manager.token });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}
const namesOf = ({ data }: Pick<List, 'data'>) => data.map((row) => row.first_name);
const everybody = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'];

const valuesOf = ({ data }: Pick<List, 'data'>) => data.flatMap(({ fit }) => fit?.value ?? []);
const highestFirst = (values: number[]) => values.toSorted((one, other) => other - one);

const setPermission = (name: string, given: boolean) =>
  server.database.query(
    `update app.permissions set revoked_at = ${given ? 'null' : 'app.now()'} where subject_id = $1`,
    [idOf(name)],
  );
const countOf = async (table: string, name: string) => {
  const [row] = await server.database.query<{ n: number }>(
    `select count(*)::integer as n from app.${table} where subject_id = $1`,
    [idOf(name)],
  );
  return row?.n;
};

test('an order by fit is offered once everybody’s has been worked out, which begins when it is asked for', async () => {
  const before = await list('order=-fit&profile=9');
  expect(before.meta.fit_order).toEqual({ state: 'unasked', waiting: 0 });
  await work();
  expect((await list('profile=9')).meta.fit_order).toMatchObject({ state: 'unasked' });

  const asked = { state: 'waiting', waiting: 5 };
  expect((await ask('9')).body.data).toEqual(asked);
  const meanwhile = await list('order=-fit&profile=9');
  expect(meanwhile.meta.fit_order).toEqual(asked);
  expect(namesOf(meanwhile)).toEqual(everybody);
  expect(meanwhile.data.every(({ tie }) => tie === null)).toBe(true);

  await work();
  const { data, meta } = await list('order=-fit&profile=9');
  expect(meta.fit_order).toEqual({ state: 'ready', waiting: 0 });
  const values = valuesOf({ data });
  expect(values).toHaveLength(5);
  expect(new Set(values).size).toBeGreaterThan(1);
  expect(values).toEqual(highestFirst(values));
  expect(namesOf({ data }).at(-1)).toBe('Fay');
  expect((await ask('9')).body.data).toEqual({ state: 'ready', waiting: 0 });
});

test('a group of ties runs from its first row until somebody’s band lies beyond it; both ways and page by page', async () => {
  await ask('3');
  await work();
  for (const order of ['-fit', 'fit']) {
    const { data } = await list(`order=${order}&profile=3`);
    const fitted = data.filter((row) => row.fit !== null);
    let leader = fitted[0];
    let tie = 1;
    for (const row of fitted) {
      const [low, high] = row.fit?.interval ?? [0, 0];
      const [from, to] = leader?.fit?.interval ?? [0, 0];
      if (order === '-fit' ? high < from : low > to) [leader, tie] = [row, tie + 1];
      expect([order, row.first_name, row.tie]).toEqual([order, row.first_name, tie]);
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`order=${order}&profile=3&perPage=2&page=${page}`)),
    );
    expect(pages.flatMap(namesOf)).toEqual(namesOf({ data }));
    const narrowed = await list(`order=${order}&profile=3&name=berg&status=not_completed`);
    const left = namesOf(narrowed);
    expect(left).toEqual(namesOf({ data }).filter((name) => left.includes(name)));
  }
});

test('people are ordered by their rank in full, which is shown as a whole number from 1 to 99', async () => {
  await ask('5');
  await work();
  const kept = await server.database.query<{ score: number }>(
    `select f.score from app.person_fits f where f.subject_id = $1`,
    [idOf('ada')],
  );
  expect(kept.every(({ score }) => Number.isInteger(score))).toBe(false);
  for (const [at, name] of ['dee', 'ada', 'eve', 'ben', 'cy'].entries()) {
    await server.database.query(
      'update app.person_fits set score = $2, score_low = 1, score_high = 3 where subject_id = $1',
      [idOf(name), [0.4, 0.3, 0.2, 0.1, 0][at]],
    );
  }
  const order = ['Dee', 'Ada', 'Eve', 'Ben', 'Cy'];
  for (const [asked, expected] of [
    ['-fit', order],
    ['fit', order.toReversed()],
  ] as const) {
    const { data } = await list(`order=${asked}&profile=5`);
    const path = `/api/admin/campaigns/${campaign}/results?order=${asked}`;
    const { body } = await server.call('GET', path, { token: tenant.manager.token });
    for (const rows of [data, body.data]) {
      expect(namesOf({ data: rows }).slice(0, 5)).toEqual(expected);
      expect(valuesOf({ data: rows })).toEqual([1, 1, 1, 1, 1]);
    }
  }
  await server.database.query('delete from app.fit_profiles');
});

test('who withdraws falls out at once, and comes back with the permission', async () => {
  await ask('3');
  await work();
  const [best = ''] = namesOf(await list('order=-fit&profile=3'));
  const name = best.toLowerCase();
  await setPermission(name, false);
  const { data, meta } = await list('order=-fit&profile=3');
  expect(namesOf({ data }).slice(-2)).toEqual([best, 'Fay'].toSorted());
  expect(data.find((row) => row.first_name === best)).toMatchObject({ fit: null, tie: null });
  expect(meta.fit_order).toEqual({ state: 'ready', waiting: 0 });
  expect([await countOf('person_fits', name), await countOf('fits_due', name)]).toEqual([0, 0]);
  // A run that has read the result before keeps nothing of it.
  const [late] = await server.database.query<{ attempt: number; profile: number }>(
    `select a.id as attempt, p.id as profile from app.attempts a, app.fit_profiles p
     where a.subject_id = $1 and p.organization_id = $2 limit 1`,
    [idOf(name), tenant.organization.id],
  );
  const { attempt = 0, profile = 0 } = late ?? {};
  const kept = { subject_id: idOf(name), attempt_id: attempt, score: 50, low: 40, high: 60 };
  await transact(server.node.pool.db, system, (trx) => keepFits(trx, profile, [kept]));
  expect(await countOf('person_fits', name)).toBe(0);

  await setPermission(name, true);
  const back = await list('order=-fit&profile=3');
  expect(back.meta.fit_order).toEqual({ state: 'ready', waiting: 1 });
  expect(namesOf(back).slice(-2)).toEqual([best, 'Fay'].toSorted());
  await work();
  expect(namesOf(await list('order=-fit&profile=3'))[0]).toBe(best);
});

test('a result that is corrected, deleted or new is worked out anew', async () => {
  await ask('3');
  await work();
  const place = async (name: string) => namesOf(await list('order=-fit&profile=3')).indexOf(name);
  const first = await place('Cy');
  expect(first).toBeLessThan(5);
  await server.database.query(
    `update app.results set scores = (select scores from app.results where subject_id = $2 and instrument = 'personality')
     where subject_id = $1 and instrument = 'personality'`,
    [idOf('cy'), idOf('dee')],
  );
  expect([await countOf('person_fits', 'cy'), await countOf('fits_due', 'cy')]).toEqual([0, 1]);
  await work();
  const [used] = await server.database.query<{ n: number }>(
    'select count(*)::integer as n from app.fit_profiles where organization_id = $1',
    [tenant.organization.id],
  );
  expect([await countOf('person_fits', 'cy'), await countOf('fits_due', 'cy')]).toEqual([
    used?.n,
    0,
  ]);

  await server.database.query('delete from app.attempts where subject_id = $1', [idOf('cy')]);
  expect([await countOf('person_fits', 'cy'), await countOf('fits_due', 'cy')]).toEqual([0, 0]);
  await finishPersonality(server, person['cy'] as Person, { seed: 3 });
  expect(await countOf('fits_due', 'cy')).toBe(1);
  await work();
  expect(await place('Cy')).toBeLessThan(5);
});

test('a profile that asks for something else is another one, and the campaign keeps what it has taken', async () => {
  await useCampaignProfiles({ db: server.node.pool.db });
  await work();
  const before = valuesOf(await list('order=-fit&profile=5'));
  expect([before.length, before]).toEqual([5, highestFirst(before)]);
  expect((await list('profile=5')).meta.fit_order).toMatchObject({ state: 'ready' });
  await server.database.query(
    `with made as (insert into app.job_profile_versions (job_profile_id, version, name, description, tasks, group_ids, source, targets, created_at)
       select job_profile_id, 2, name, description, tasks, group_ids, source, '[{"facet":"E3","weight":1,"direction":"high","target":60}]', app.now()
       from app.job_profile_versions where job_profile_id = 5)
     update app.job_profiles set version = 2 where id = 5`,
  );
  const { meta } = await list('order=-fit&profile=5');
  expect(meta.fit_order).toEqual({ state: 'unasked', waiting: 0 });
  await ask('5');
  await work();
  const after = valuesOf(await list('order=-fit&profile=5'));
  expect([after.length, after]).toEqual([5, highestFirst(after)]);
  expect(after).not.toEqual(before);
  // One that no campaign has and no list was ordered by for long is forgotten, with its fits.
  await server.database.query(
    "update app.fit_profiles set used_at = app.now() - interval '91 days'",
  );
  await useCampaignProfiles({ db: server.node.pool.db });
  const path = `/api/admin/campaigns/${campaign}/results`;
  const { token } = tenant.manager;
  await server.database.query('update app.campaigns set subjects_count = 1001 where id = $1', [
    campaign,
  ]);
  const taken = await server.call('GET', `${path}?order=-fit`, { token });
  expect([taken.status, taken.body.meta?.fit_ordered]).toEqual([200, true]);
  expect((await list('profile=5')).meta.fit_order).toMatchObject({ state: 'unasked' });
  const [left] = await server.database.query<{ n: number }>(
    'select count(*)::integer as n from app.fit_profiles',
  );
  expect(left?.n).toBe(1);
});

test('of another organisation nobody is worked out and nothing is told', async () => {
  const other = await makeTenant(server);
  expect((await ask('7', other.manager.token)).body.data).toEqual({ state: 'waiting', waiting: 0 });
  await work();
  expect((await list('profile=7')).meta.fit_order).toEqual({ state: 'unasked', waiting: 0 });
  expect((await ask('custom:999999')).status).toBe(422);
  expect((await ask('seven')).status).toBe(422);
  expect((await ask('7', person['ada']?.token)).status).toBe(403);
});

test('who leaves their last campaign leaves no fit behind', async () => {
  await ask('3');
  await work();
  expect(await countOf('person_fits', 'eve')).toBeGreaterThan(0);
  await server.database.query('delete from app.invitations where subject_id = $1', [idOf('eve')]);
  expect(await countOf('person_fits', 'eve')).toBe(0);
});
