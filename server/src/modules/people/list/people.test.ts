import { mostRows } from '@assay/contract/fields';
import { leastOverChance } from '@assay/instruments/logical/present';
import { isTold } from '@assay/instruments/logical/texts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/database.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { finishLogical } from '../../../test/logical.ts';
import { activate, enterCampaign, finishPersonality } from '../../../test/shortcuts.ts';
import { conditionsOf } from './filter.queries.ts';
import { type Asked, findPage } from './people.service.ts';

let server: TestServer;
let tenant: Tenant;
let [logical, other] = [0, 0];
let label = 0;
const person: Record<string, Person> = {};
const address = (name: string) => `${name}-${tenant.organization.id}@people.test`;
const typed = (name: string) => ({
  first_name: name === 'zoe' ? 'Zoë' : name[0]?.toUpperCase() + name.slice(1),
  last_name: 'Van Dijk',
  email: address(name),
});

/**
 * Ada, Ben, Cy and Zoë have taken the logical test, Zoë has withdrawn since. Dee has not come in, Ben takes part in two campaigns,
 * and Eve is in another one than the others.
 */
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  const invite = async (people: string[], tests: string[], changes = {}) => {
    const { id } = await makeCampaign(server, tenant, {
      test_types: tests,
      subjects: people.map(typed),
      ...changes,
    });
    await activate(server, tenant, id);
    return id;
  };
  logical = await invite(['ada', 'ben', 'cy', 'dee', 'zoe'], ['2']);
  other = await invite(['ben', 'eve'], ['1']);
  for (const [at, name] of ['ada', 'ben', 'cy', 'zoe'].entries()) {
    const one = await enterCampaign(server, tenant, logical, address(name));
    await finishLogical(server, one, { seed: at + 1 });
    person[name] = one;
  }
  await finishPersonality(server, person['ben'] as Person);
  // As the news of a test that is finished does it.
  await server.database.query(
    "update app.invitations set status = 'completed', completed_at = app.now() where campaign_id = $1 and subject_id = any($2)",
    [logical, Object.values(person).map(({ id }) => id)],
  );
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [person['zoe']?.id],
  );
  const { token } = tenant.manager;
  const made = await server.call('POST', '/api/admin/labels', {
    token,
    json: { name: 'Shortlist', colour: 'teal' },
  });
  label = made.body.data.id;
  await server.call('POST', '/api/admin/labels/multiple-subject', {
    token,
    json: { labels: [label], subjects: [person['ada']?.id, person['zoe']?.id] },
  });
});

const get = (path: string, token = tenant.manager.token) =>
  server.call('GET', `/api/admin/subjects${path}`, { token });
const candidates = async (query = '') => {
  const { status, body } = await get(`/candidate/filter?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
type Row = { first_name: string; id: number; tie: number | null; tests: { score: unknown }[] };
const namesOf = (body: { data: Row[] }) => body.data.map((row) => row.first_name);
const named = async (query: string) => namesOf(await candidates(query));

test('R127 lists by campaign, by assessment and as candidates; candidates are everybody, once', async () => {
  expect(await named('')).toEqual(['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Zoë']);
  const assessed = await get('/assessment/filter');
  expect(namesOf(assessed.body)).toEqual(['Ada', 'Ben', 'Cy']);
  const { body } = await get(`/campaign/filter?campaign=${other}`);
  expect(namesOf(body)).toEqual(['Ben', 'Eve']);
  for (const path of ['', '/all', '/all?page=1']) {
    expect([path, (await get(path)).body.meta.total]).toEqual([path, 6]);
  }
  const { meta } = await candidates('perPage=4&page=2');
  expect(meta).toEqual({
    current_page: 2,
    last_page: 2,
    per_page: 4,
    total: 6,
    total_is_exact: true,
    fit_order: null,
  });
});

test('a row says what lists need: labels, campaigns, each test with its score and interval', async () => {
  const [ada, ben] = (await candidates()).data;
  expect(ada).toMatchObject({
    status: 'completed',
    permission: true,
    labels: [{ name: 'Shortlist' }],
    campaigns_count: 1,
    tests: [{ id: 2, name: 'Logical reasoning', state: 'completed', score: { unit: 'ability' } }],
  });
  const { score } = ada.tests[0];
  expect(score.interval[0]).toBeLessThan(score.value);
  expect(score.interval[1]).toBeGreaterThan(score.value);
  expect(ben).toMatchObject({ campaigns_count: 2, campaign: { id: other } });
  expect(ben.tests.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
    [1, 'completed'],
    [2, 'completed'],
  ]);
  const report = await server.call(
    'GET',
    `/api/admin/results/iq-test/subject/${person['ada']?.id}`,
    { token: tenant.manager.token },
  );
  const total = report.body.data.scores.find(({ code }: { code: string }) => code === 'TOTAL');
  expect([score.value, score.interval]).toEqual([total.iq, total.interval]);
});

test('without permission there is the typed name, the address and the state; nothing tells of a result', async () => {
  const zoe = (await candidates('name=zoe')).data[0];
  expect(zoe).toMatchObject({
    first_name: 'Zoë',
    email: address('zoe'),
    status: 'permission_pending',
    permission: false,
    last_activity_at: null,
    tests: [{ state: 'asked', completed_at: null, score: null }],
    fit: null,
    tie: null,
  });
  // Not by a filter.
  expect(await named('status=completed')).toEqual(['Ada', 'Cy']);
  expect(await named('testType=2&status=completed')).toEqual(['Ada', 'Ben', 'Cy']);
  expect(await named(`campaign=${logical}&status=completed`)).toEqual(['Ada', 'Ben', 'Cy']);
  expect(await named('testType=2&status=not_completed')).toEqual(['Dee', 'Zoë']);
  // And not by an order: behind all others, by name.
  const both = ['order=score&scoreTest=2', 'order=-score&scoreTest=2'];
  for (const query of [...both, 'order=last_activity', 'order=-last_activity']) {
    expect([query, (await named(query)).slice(3)]).toEqual([query, ['Dee', 'Eve', 'Zoë']]);
  }
  const { body } = await get(`/${person['zoe']?.id}`);
  expect(body.data).toMatchObject({ permission: false, campaigns: [{ completed_at: null }] });
  await server.database.query(
    'update app.permissions set revoked_at = null where subject_id = $1',
    [person['zoe']?.id],
  );
  expect((await candidates('name=zoe')).data[0].tests[0].score).not.toBeNull();
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [person['zoe']?.id],
  );
});

describe('people are found', () => {
  test.each([
    ['ada', ['Ada']],
    ['van dijk ada', ['Ada']],
    ['Dijk, Ben', ['Ben']],
    ['ZOË', ['Zoë']],
    ['zoe', ['Zoë']],
    ['ijk', ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Zoë']],
    ['cy', ['Cy']],
    ['e', ['Eve']],
    ['eve-', ['Eve']],
    ['@people.test dee', ['Dee']],
    ['nobody', []],
    ['%', []],
  ])('by %s', async (name, expected) => {
    const query = `name=${encodeURIComponent(name)}`;
    expect(await named(query)).toEqual(expected);
    expect((await candidates(query)).meta.total).toBe(expected.length);
  });
});

/** A page as it is read where more people are found than can be looked up one by one. */
const asMany = (asked: Asked) => {
  const organizationId = tenant.organization.id;
  const named = asked.name === undefined ? null : { total: mostRows + 1, ids: null };
  return transact(server.node.pool.db, { scope: 'organisation', organizationId }, async (db) => {
    const reader = { db, organizationId, language: null };
    const found = conditionsOf(asked, named);
    const { total } = await findPage(reader, asked, found);
    const { ids } = await findPage(reader, asked, { ...found, total: mostRows + 1 });
    return { ids, total };
  });
};

test('many are found as few are, in every order and on every page, and counted', async () => {
  const first = { page: 1, perPage: 25 };
  const names = ['dijk', 'van e', 'di@', 'zoe', 'd', 'people dijk', 'dij ben-', 'nobody'];
  const asked: Asked[] = [
    ...names.flatMap((name): Asked[] => [
      { name, ...first },
      { name, ...first, order: '-name' },
      { name, ...first, order: '-last_activity' },
      { name, page: 2, perPage: 2 },
      { name, ...first, label: String(label) },
      { name, ...first, status: 'completed' },
    ]),
    { ...first, label: String(label) },
    { ...first, campaign: logical, order: '-name' },
    { ...first, campaign: other, label: String(label) },
    ...(['name', '-name', 'last_activity', '-last_activity'] as const).flatMap((order): Asked[] =>
      [1, 2].flatMap((page): Asked[] => [
        { page, perPage: 1, order, label: String(label) },
        { page, perPage: 2, order, campaign: logical },
        { page, perPage: 1, order, campaign: other },
        { page, perPage: 1, order, campaign: logical, label: String(label) },
      ]),
    ),
  ];
  for (const one of asked) {
    const query = new URLSearchParams(Object.entries(one).map(([key, value]) => [key, `${value}`]));
    const { data, meta } = await candidates(query.toString());
    const { ids, total } = await asMany(one);
    const told = one.name !== undefined && one.label === undefined && one.status === undefined;
    expect([one, ids, total]).toEqual([
      one,
      data.map((row: Row) => row.id),
      told ? mostRows + 1 : meta.total,
    ]);
  }
});

test('the total of a campaign or of a label is how many its list has, without those who are nameless by now', async () => {
  const campaign = `campaign=${logical}`;
  for (const query of [
    campaign,
    `${campaign}&status=completed`,
    `${campaign}&label=${label}`,
    `campaign=${other}`,
    `label=${label}`,
  ]) {
    const { data, meta } = await candidates(query);
    expect(data.length).toBeGreaterThan(0);
    expect([query, meta.total]).toEqual([query, data.length]);
  }
  const turn = (status: string) =>
    server.database.query<{ status: string }>(
      `update app.invitations i set status = $1 from app.invitations former
         where i.campaign_id = $2 and i.email = $3 and former.id = i.id returning former.status`,
      [status, other, address('eve')],
    );
  const [former] = await turn('anonymised');
  const { data, meta } = await candidates(`campaign=${other}`);
  expect([namesOf({ data }), meta.total]).toEqual([['Ben'], 1]);
  await turn(former?.status ?? '');
});

test('the first of many are found without looking all of them up, and far ones all the same', async () => {
  const organizationId = tenant.organization.id;
  const pages = (asked: Asked) =>
    transact(server.node.pool.db, { scope: 'organisation', organizationId }, async (db) => {
      const reader = { db, organizationId, language: null };
      const found = { ...conditionsOf(asked, null), total: mostRows + 1 };
      const near = await findPage(reader, asked, { ...found, inOrder: [sql<boolean>`false`] });
      const far = await findPage(reader, asked, { ...found, oneByOne: [sql<boolean>`false`] });
      return [near.ids, far.ids];
    });
  for (const one of [{ campaign: logical }, { label: String(label) }]) {
    const [near, far] = await pages({ ...one, page: 1, perPage: 2 });
    expect(near).toHaveLength(2);
    expect(far).toEqual(near);
  }
});

test('somebody whose name is too long for the index of names is found among many', async () => {
  const rename = (name: string) =>
    server.database.query('update app.invitations set last_name = $1 where subject_id = $2', [
      name,
      person['cy']?.id,
    ]);
  await rename('ﷺ'.repeat(80));
  for (const name of ['cy', 'cy صلى'])
    expect((await asMany({ name, page: 1, perPage: 25 })).ids).toEqual([person['cy']?.id]);
  await rename('Van Dijk');
  expect((await asMany({ name: 'cy dijk', page: 1, perPage: 25 })).ids).toEqual([person['cy']?.id]);
});

test('R193 a label that is no number is left aside; several are all carried', async () => {
  expect(await named('label=abc')).toHaveLength(6);
  expect(await named('label=0')).toHaveLength(6);
  expect(await named(`label=${label}`)).toEqual(['Ada', 'Zoë']);
  expect(await named(`label=${label},999999`)).toEqual([]);
  expect(await named(`label=${label}&name=ada`)).toEqual(['Ada']);
});

test('state and stage are of the campaign that was asked about, or of the last; people are found by a stage', async () => {
  const { token } = tenant.manager;
  const path = `/api/admin/campaigns/${logical}`;
  const { body } = await server.call('GET', `${path}/stages`, { token });
  const [first, second] = body.data.stages;
  const chosen = [person['ada']?.id, person['zoe']?.id];
  const json = { subjects: chosen, stage_id: second.id };
  const moved = await server.call('PUT', `${path}/subjects/stage`, { token, json });
  expect(moved.status).toBe(200);

  // Where somebody stands is the organisation's own, permission or not.
  const { data, meta } = await candidates(`stage=${second.id}`);
  expect([namesOf({ data }), meta.total]).toEqual([['Ada', 'Zoë'], 2]);
  const stage = { id: second.id, name: second.name, outcome: null, campaign_id: logical };
  expect(data[0]).toMatchObject({ stage, campaign: { id: logical } });
  expect(await named(`stage=${first.id}&campaign=${logical}`)).toEqual(['Ben', 'Cy', 'Dee']);
  expect(await named(`stage=${second.id}&campaign=${other}`)).toEqual([]);

  const ben = async (query: string) => (await candidates(`name=ben&${query}`)).data[0];
  expect(await ben('')).toMatchObject({ campaign: { id: other }, stage: { campaign_id: other } });
  const asked = { status: 'completed', campaign: { id: logical }, stage: { id: first.id } };
  expect(await ben(`campaign=${logical}`)).toMatchObject(asked);
  expect(await ben(`stage=${first.id}`)).toMatchObject(asked);
  expect((await get('/candidate/filter?stage=2147483647')).status).toBe(404);
});

test('ordered by score, the band decides who is told apart', async () => {
  const { data } = await candidates('order=-score&scoreTest=2&perPage=3');
  const rows = data.map((row: Row) => ({
    tie: row.tie,
    ...(row.tests.find(({ score }) => score !== null)?.score as {
      value: number;
      interval: [number, number];
    }),
  }));
  const values = rows.map(({ value }: { value: number }) => value);
  expect(values).toEqual(values.toSorted((one: number, two: number) => two - one));
  let [leader, tie] = [rows[0], 1];
  for (const row of rows) {
    if (row.interval[1] < leader.interval[0]) [leader, tie] = [row, tie + 1];
    expect(row.tie).toBe(tie);
  }
  const upwards = namesOf(await candidates('order=score&scoreTest=2')).slice(0, 3);
  expect(upwards).toEqual(namesOf({ data }).toReversed());
  const pages = await Promise.all(
    [1, 2, 3].map((page) => named(`order=-score&scoreTest=2&perPage=2&page=${page}`)),
  );
  expect(pages.flat()).toEqual([...namesOf({ data }), 'Dee', 'Eve', 'Zoë']);
});

test('an order by score names its test, one by fit its profile, and unknown values are refused', async () => {
  const refused = [
    ['order=score', 'scoreTest'],
    ['order=fit', 'profile'],
    ['profile=999999', 'profile'],
    ['order=email', 'order'],
    ['status=great', 'status'],
    ['page=401&perPage=25', 'page'],
    ['colour=red', 'colour'],
  ] as const;
  for (const [query, field] of refused) {
    const { status, body } = await get(`/candidate/filter?${query}`);
    expect([query, status, Object.keys(body.errors)]).toEqual([query, 422, [field]]);
  }
});

test('the fit to a profile is that of the report', async () => {
  const { data } = await candidates('profile=3&name=ben');
  const report = await server.call(
    'GET',
    `/api/admin/results/personality-test/subject/${person['ben']?.id}?campaign=${other}`,
    { token: tenant.manager.token },
  );
  const { percentile, percentileInterval } = report.body.data.fit;
  expect(data[0].fit).toEqual({ value: percentile, interval: percentileInterval, unit: 'fit' });
  expect((await candidates('profile=3&name=ada')).data[0].fit).toBeNull();
});

test('R201 GET subjects/{id}: of the own organisation only, as every list, and for managers alone', async () => {
  const stranger = await makeTenant(server);
  const id = person['ada']?.id;
  const { body } = await get(`/${id}`);
  expect(body.data).toMatchObject({
    id,
    email: address('ada'),
    campaigns: [{ id: logical, status: 'completed' }],
  });
  expect((await get(`/${id}`, stranger.manager.token)).status).toBe(404);
  expect((await get(`/${id}`, person['ada']?.token)).status).toBe(403);
  for (const path of ['', '/all', '/candidate/filter?name=ada', '/assessment/filter']) {
    expect([path, (await get(path, stranger.manager.token)).body.data]).toEqual([path, []]);
    expect((await get(path, person['ada']?.token)).status).toBe(403);
  }
});

test('whose results a list tells is written down, and nobody else; without scores nobody', async () => {
  const looks = async () => {
    const rows = await server.database.query<{ subject_id: number }>(
      "select subject_id from app.access_ledger where organization_id = $1 and what = 'people_list' order by id",
      [tenant.organization.id],
    );
    return rows.map((row) => row.subject_id);
  };
  const before = await looks();
  expect((await candidates('scores=0')).data[0].tests[0].score).toBeNull();
  await get('');
  const { body } = await get(`/${person['ada']?.id}?scores=0`);
  expect(body.data.tests[0]).toMatchObject({ state: 'completed', score: null });
  expect(await looks()).toEqual(before);
  await candidates();
  const told = (await looks()).slice(before.length);
  expect(new Set(told)).toEqual(new Set(['ada', 'ben', 'cy'].map((name) => person[name]?.id)));
  expect(told).toHaveLength(3);
});

test('who leaves their last campaign is in no list any more', async () => {
  const { token } = tenant.manager;
  const [{ id }] = (await candidates('name=eve')).data;
  await server.call('DELETE', `/api/admin/campaign/${other}/subject/${id}/remove`, { token });
  expect(await named('name=eve')).toEqual([]);
  expect((await get(`/${id}`)).status).toBe(404);
});

test('a logical result of guesses or of too few answers has no number in lists and files, and no place by it', async () => {
  const own = await makeTenant(server);
  const { token } = own.manager;
  const names = ['able', 'zealous', 'guesser', 'halfway'];
  const subjects = names.map((name) => {
    const email = `${name}-${own.organization.id}@people.test`;
    return { first_name: name, last_name: 'Roe', email };
  });
  const emails = subjects.map(({ email }) => email);
  const { id } = await makeCampaign(server, own, { test_types: ['2'], subjects });
  await activate(server, own, id);
  const people: Person[] = [];
  for (const email of emails) people.push(await enterCampaign(server, own, id, email));
  const [able, zealous, guesser, halfway] = people as [Person, Person, Person, Person];
  await finishLogical(server, able);
  await finishLogical(server, zealous);
  await finishLogical(server, guesser, { always: 1 });
  await finishLogical(server, halfway, { answered: 20 });
  const get = async (path: string) =>
    (await server.call('GET', `/api/admin/${path}`, { token })).body;
  const { data } = await get('subjects/candidate/filter');
  const scoreOf = ({ id: one }: Person) =>
    data.find((row: Row) => row.id === one).tests[0].score as unknown;
  expect([able, guesser, halfway].map(scoreOf)).toEqual([expect.any(Object), null, null]);
  // Whichever way the scores are ordered: last, and as if they had none.
  const inOrder = async (order: string) =>
    (await get(`subjects/candidate/filter?order=${order}&scoreTest=2`)).data.map((row: Row) => [
      row.id,
      row.tie !== null,
    ]);
  const last = [guesser, halfway].map(({ id: one }) => [one, false]);
  expect((await inOrder('score')).slice(2)).toEqual(last);
  expect((await inOrder('-score')).slice(2)).toEqual(last);
  const csv = String(await get('subjects/download-csv'));
  const lines = csv.split('\r\n').filter((line) => line.includes('@people.test'));
  const hasFigures = (email: string) =>
    /,completed,\d+,\d+,\d+,/.test(lines.find((line) => line.includes(email)) ?? '');
  expect(emails.map(hasFigures)).toEqual([true, true, false, false]);
  const saysWhy = (text: string, email: string) =>
    text
      .split('\r\n')
      .find((line) => line.includes(email))
      ?.includes(
        ',"Logical reasoning: too few answers, or no more right ones than guessing gives, so there is no number.",',
      );
  expect(emails.map((email) => saysWhy(csv, email))).toEqual([false, false, true, true]);
  const looks = await server.database.query<{ subject_id: number }>(
    "select distinct subject_id from app.access_ledger where organization_id = $1 and what = 'people_file'",
    [own.organization.id],
  );
  expect(new Set(looks.map(({ subject_id: one }) => one))).toEqual(
    new Set(people.map(({ id: one }) => one)),
  );
  const ofCampaign = String(await get(`campaigns/${id}/results/file`));
  expect(emails.map((email) => saysWhy(ofCampaign, email))).toEqual([false, false, true, true]);
  const results = await get(`campaigns/${id}/results`);
  const told = results.data.map(({ tests }: Row) => tests[0]?.score === null);
  expect(told.toSorted()).toEqual([false, false, true, true]);
  // What the answers say can change without the number that they have been given.
  await server.database.query(
    'update app.results r set scores = o.scores from app.results o where r.subject_id = $1 and o.subject_id = $2',
    [guesser.id, able.id],
  );
  expect(await inOrder('score')).toContainEqual([guesser.id, true]);
});

test('a logical result says as little in the database as in the report', async () => {
  const asked = 40;
  const pairs = Array.from({ length: asked + 1 }, (_, answered) =>
    Array.from({ length: answered + 1 }, (__, right) => ({ answered, right })),
  ).flat();
  const rows = await server.database.query<{ nothing: boolean }>(
    `select app.says_nothing(one.scores) as nothing
     from jsonb_array_elements($1::jsonb) with ordinality as one (scores, place) order by one.place`,
    [
      JSON.stringify(
        pairs.map(({ answered, right }) => {
          const items = Array.from({ length: asked }, (_, at) => ({
            outcome: at < right ? 'right' : at < answered ? 'wrong' : 'unreached',
          }));
          return { sections: { analogy: { items } } };
        }),
      ),
    ],
  );
  const told = pairs.map(({ answered, right }) => {
    const overChance = right >= leastOverChance(answered);
    return isTold({ answered, asked, overChance, band: 'average' });
  });
  expect(rows.map(({ nothing }) => !nothing)).toEqual(told);
});
