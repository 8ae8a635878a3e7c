import { mostRows } from '@assay/contract/fields';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';
import { transact } from '../../../platform/db/database.ts';
import { makeTenant } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { conditionsOf, type Found } from './filter.queries.ts';
import { few, findNamed, listNamed } from './people.queries.ts';
import { type Asked, findPage } from './people.service.ts';
import type { Reader } from './describe.service.ts';

let server: TestServer;
let organizationId: OrganizationId;
let tokens: string[] = [];
let [large, small] = [0, 0];
let label = 0;

/** More than the first of an order that are asked one by one, and than the beginning that is counted first. */
const people = 4400;

// First names stand together in the order of names, in several alphabets; the last one comes after all the others.
const firstNames =
  "array['Ada', 'Zora', 'Éva', 'Mia', 'Mio', 'Bjö', 'Юрий', 'Ольга', '하은', 'Zz']";

/**
 * People of the same names are in another organisation, too: nobody may be found there. A database of its own, since a thousand
 * questions take up to four times as long beside the crowds that other files leave.
 */
beforeAll(async () => {
  server = await startTestServer({ work: false });
  const [one, other] = [await makeTenant(server), await makeTenant(server)];
  organizationId = one.organization.id;
  tokens = [one.manager.token, other.manager.token];
  for (const [{ organization }, size] of [
    [other, 300],
    [one, people],
  ] as const) {
    const campaigns = await server.database.query<{ id: number }>(
      `insert into app.campaigns (organization_id, name, type, status, test_types, deadline, sender_name, sender_email, created_at, activated_at)
         select $1, c, 'recruitment', 'active', '{1}', app.now() + interval '9 days', 'B', 'b@example.org', app.now(), app.now()
         from unnest('{large,small}'::text[]) c returning id`,
      [organization.id],
    );
    [large, small] = campaigns.map(({ id }) => id) as [number, number];
    const labels = await server.database.query<{ id: number }>(
      `insert into app.labels (organization_id, name, colour, created_at)
         select $1, l, 'teal', app.now() from unnest('{Many,Others}'::text[]) l returning id`,
      [organization.id],
    );
    const [many, others] = labels.map(({ id }) => id) as [number, number];
    label = many;
    await server.database.query(
      `with n as (select n, n || '-' || $1::integer || '@people.test' as email, ('x' || substr(md5('many' || n), 1, 7))::bit(28)::integer as r
          from generate_series(1, $4::integer) n),
        u as (insert into app.users (email, first_name, last_name)
          select email, (${firstNames})[case when r % 100 < 30 then 2 else 1 + r % 10 end],
            case when r % 100 in (30, 40, 90) then repeat('ﷺ', 80) else translate(substr(md5(n || 'last'), 1, 6), '0123456789', 'adamoreave') end
          from n returning id, email, first_name, last_name),
        i as (select u.*, n.r from u join n using (email)),
        p as (insert into app.permissions (subject_id, organization_id, text_version, granted_at)
          select id, $1, '1', app.now() from i where r % 3 = 0)
       insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, status, added_at, invited_at, opened_at, started_at, completed_at)
         select $1, c.id, i.id, i.first_name, i.last_name, i.email, c.status, app.now(), app.now(),
           app.now() - (r % 500) * interval '1 minute', app.now() - (r % 500) * interval '1 minute',
           case when c.status = 'completed' then app.now() - (r % 400) * interval '1 minute' end
         from i cross join lateral (
           select $2::integer as id, case when r % 5 = 0 then 'completed' else 'in_progress' end as status where r % 8 > 0
           union all select $3, case when r % 7 = 0 and r % 8 > 0 then 'anonymised' else 'in_progress' end where r % 4 = 0) c`,
      [organization.id, large, small, size],
    );
    await server.database.query(
      `insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
         select p.organization_id, p.subject_id, l.id, app.now() from app.organization_people p
           join unnest(array[$2, $3]::integer[]) with ordinality l (id, place) on (p.subject_id + l.place) % 3 > 0 where p.organization_id = $1`,
      [organization.id, many, others],
    );
  }
  // Few numbers, so that many cannot be told apart; some people have none.
  await server.database.query(
    `update app.person_tests t set state = 'completed', score = 40 + n, score_low = 38 + n, score_high = 43 + n
       from (select subject_id, hashint4(subject_id) & 7 as n from app.organization_people) p
       where t.test = '1' and t.subject_id = p.subject_id and t.subject_id % 20 > 0`,
  );
  await server.database.query('analyze');
}, 120_000);
afterAll(() => server.stop());

const reading = <T>(work: (reader: Reader) => Promise<T>) =>
  transact(server.node.pool.db, { scope: 'organisation', organizationId }, (db) =>
    work({ db, organizationId, language: null }),
  );

/** By looking at every word of everybody, in the order of names. */
const plainly = async (name: string) => {
  const parts = `(select case when length(w) < 3 then ' ' || w else w end as w
    from unnest(regexp_split_to_array(app.folded($2), '[[:space:],;]+')) w where w <> '')`;
  const rows = await server.database.query<{ id: number }>(
    `select k.subject_id as id from app.people_words k join app.organization_people p using (organization_id, subject_id)
       where organization_id = $1 and not exists (select from ${parts} p where strpos(k.words, p.w) = 0)
       order by p.name, p.subject_id`,
    [organizationId, name],
  );
  return rows.map(({ id }) => id);
};

const names = [
  'zor', // together, near the end of the order
  'ada', // at its beginning, and here and there in last names
  'юри',
  '하은',
  'zz',
  'eva',
  'mia',
  'bjo',
  'people', // everybody
  'ove',
  'zor ave',
  'e ave',
  'ave zor people',
  'صلى', // in names that are too long for the index of names
  'a',
  '하',
  'qqq',
  ' ,',
  '%',
];

test.each(names)(
  'whoever has %s is counted and found in the order of names, from either end',
  async (name) => {
    const all = await plainly(name);
    await reading(async ({ db }) => {
      const { total, ids } = await findNamed(db, name);
      expect(total).toBe(all.length);
      expect(ids?.toSorted((a, b) => a - b) ?? null).toEqual(
        all.length > few ? null : all.toSorted((a, b) => a - b),
      );
      for (const [limit, offset] of [
        [1, 0],
        [25, 0],
        [25, 25],
        [40, 310],
        [25, Math.max(0, all.length - 10)],
        [people, 0],
        [25, people],
      ] as const) {
        for (const descending of [false, true]) {
          const order = descending ? all.toReversed() : all;
          const found = await listNamed(db, name, { descending, limit, offset });
          expect([limit, offset, descending, found]).toEqual([
            limit,
            offset,
            descending,
            order.slice(offset, offset + limit),
          ]);
        }
      }
    });
  },
);

test('stretches without the letters are passed over, from either end', async () => {
  const read = sql<{ entries: number }>`
    select pg_stat_get_xact_tuples_returned('app.people_by_name_order'::regclass)::integer as entries`;
  await reading(async ({ db }) => {
    for (const [name, descending] of [
      ['하은', false],
      ['bjo', true],
    ] as const) {
      const before = (await read.execute(db)).rows[0]?.entries ?? 0;
      const found = await listNamed(db, name, { descending, limit: 25, offset: 0 });
      expect(found).toHaveLength(25);
      const after = (await read.execute(db)).rows[0]?.entries ?? 0;
      expect([name, after - before < people]).toEqual([name, true]);
    }
  });
});

test('the first of many are those of the whole order, whatever the filter, the order and the page', async () => {
  const filters: Partial<Asked>[] = [
    { campaign: large },
    { campaign: small },
    { label: String(label) },
    { campaign: small, label: String(label) },
    { campaign: large, status: 'completed' },
    { label: String(label), status: 'permission_pending' },
    { campaign: large, label: String(label), status: 'not_completed' },
    { campaign: small, testType: 1, status: 'not_completed' },
    { name: 'people', status: 'completed' },
    { name: 'zor' },
    { name: 'ave zor', label: String(label) },
    { name: 'ada', campaign: large },
    { name: 'e' },
  ];
  const orders = [
    ...(['name', '-name', 'last_activity', '-last_activity'] as const),
    ...(['score', '-score'] as const),
  ];
  let nearer = 0;
  await reading(async (reader) => {
    for (const filter of filters) {
      const { name } = filter;
      const known = name === undefined ? null : await findNamed(reader.db, name);
      const named = name === undefined ? null : { total: mostRows + 1, ids: null };
      for (const order of orders)
        for (const page of [1, 2, 3]) {
          const asked: Asked = { ...filter, order, scoreTest: '1', page, perPage: 25 };
          const list = async (found: Found) => {
            const { ids, ties } = await findPage(reader, asked, found);
            return { asked, ids, ties: [...ties] };
          };
          const none = [sql<boolean>`false`];
          const plain = await list({ ...conditionsOf(asked, known), total: 0, commonName: null });
          const many = { ...conditionsOf(asked, named), total: mostRows + 1, commonName: null };
          expect(await list(many)).toEqual(plain);
          expect(await list({ ...many, oneByOne: none })).toEqual(plain);
          // Some pages are not filled by the first people of an order: they are found the other way.
          const near = { ...many, inOrder: none, conditions: none };
          if ((await list(near)).ids.join() === plain.ids.join()) nearer += 1;
        }
    }
  });
  expect(nearer).toBeGreaterThan(200);
});

test('who searches on and on is told to wait, and keeps nobody else from searching', async () => {
  const search = (token: string | undefined) =>
    server.call('GET', '/api/admin/subjects/candidate/filter?name=zor', { token });
  const [own, other] = tokens;
  const lock = new pg.Client({ connectionString: server.database.url });
  await lock.connect();
  await lock.query('begin; lock table app.people_by_name in access exclusive mode');
  const searches = Array.from({ length: 7 }, () => search(own));
  const refused: unknown[] = [];
  for (const one of searches)
    void one.then(({ status, headers }) => refused.push([status, headers.get('retry-after')]));
  // All seven have come before the first is done.
  await eventually(() => Promise.resolve(refused.length === 2), 'the refusals');
  expect(refused).toEqual([
    [429, '10'],
    [429, '10'],
  ]);
  const others = search(other);
  await lock.query('commit');
  await lock.end();
  expect((await others).status).toBe(200);
  const states = (await Promise.all(searches)).map(({ status }) => status);
  const count = (status: number) => states.filter((one) => one === status).length;
  expect([count(200), count(429)]).toEqual([5, 2]);
  expect((await search(own)).status).toBe(200);
});
