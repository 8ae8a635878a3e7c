import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sqlTest } from '@assay/instruments/skill/content/sql.data';
import { copyDatabase, type TestDatabase } from './test-database.ts';

/*
 * What the SQL test claims is tried on a real PostgreSQL, each option in its place: those that the key calls best, and no
 * others, do what the question asks for.
 */

// The product reads counters as numbers in the whole process; here they stay what PostgreSQL sends.
const asSent: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(type, format),
};

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
  client = new pg.Client({ connectionString: database.url, types: asSent });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Runs statements, undoes them, and gives the rows of the last one as lists of values, or the error's code. */
async function tried(...statements: string[]): Promise<unknown> {
  try {
    await client.query('begin; create schema shop; set local search_path = shop');
    let rows: unknown = [];
    for (const text of statements) ({ rows } = await client.query({ text, rowMode: 'array' }));
    return rows;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.query('rollback');
  }
}

const bare = (text: string) => text.replaceAll(/^`|`$/g, '');

function find(code: string) {
  const question = sqlTest.questions.find((one) => one.code === code);
  if (!question) throw new Error(`No question ${code}`);
  const best = question.options.filter(({ score }) => score === 1).map(({ text }) => bare(text));
  return { ...question, best, query: /```sql\n([\s\S]*?)\n```/.exec(question.text)?.[1] ?? '' };
}

/** Tries each option in its place and expects the wanted rows from the best ones alone. */
async function expectBest(
  code: string,
  wanted: unknown,
  build: (option: string, query: string) => string[],
) {
  const { options, query } = find(code);
  for (const { text, score } of options) {
    const rows = await tried(...build(bare(text), query));
    expect([text, JSON.stringify(rows) === JSON.stringify(wanted)]).toEqual([text, score === 1]);
  }
}

const shop = [
  `create table customers (id int primary key, name text, country text)`,
  `insert into customers values (1, 'Ana', 'NL'), (2, 'Ben', 'NL'), (3, 'Cem', 'TR')`,
  `create table orders (id int primary key, customer_id int, total numeric, shipping int, placed_at timestamp)`,
  `insert into orders values (1, 1, 10, 5, '2026-03-01'), (2, 1, 20, 7, '2026-03-31 15:00'), (3, 2, 30, 1, '2025-12-31')`,
];

describe('filters', () => {
  test('missing phone', () =>
    expectBest('missing-phone', [['Ben']], (option) => [
      `create table people (name text, phone text)`,
      `insert into people values ('Ana', '1'), ('Ben', null), ('Cem', '')`,
      `select name from people where ${option}`,
    ]));

  test('not in, with null', async () => {
    const { query } = find('not-in-null');
    expect(await tried(...shop, query)).toEqual([['Cem']]);
    const orphan = `insert into orders values (4, null, 5, 0, '2026-01-01')`;
    expect(await tried(...shop, orphan, query)).toEqual([]);
  });

  test('between days', async () => {
    const where = /`(placed_at between [^`]+)`/.exec(find('between-days').text)?.[1] ?? '';
    const days = `values (timestamp '2026-03-01 00:00'), ('2026-03-31 00:00'), ('2026-03-31 15:00'), ('2026-04-01 00:00')`;
    const rows = await tried(
      `create table orders (placed_at timestamp)`,
      `insert into orders ${days}`,
      `select to_char(placed_at, 'MM-DD HH24') from orders where ${where}`,
    );
    expect(rows).toEqual([['03-01 00'], ['03-31 00']]);
  });
});

describe('joins', () => {
  test('zero orders', () =>
    expectBest(
      'zero-orders',
      [
        ['Ana', '2'],
        ['Ben', '1'],
        ['Cem', '0'],
      ],
      (option, query) => {
        const [put = '', place = ''] = option.split('` in place of `');
        return [...shop, `${query.replace(place, put)} order by 1`];
      },
    ));

  test('condition in where', async () => {
    const { query } = find('condition-in-where');
    const condition = `o.placed_at >= date '2026-01-01'`;
    const without = query.replace(`where ${condition}\n`, '');
    const all = [
      ['Ana', '30'],
      ['Ben', '0'],
      ['Cem', '0'],
    ];
    const inOn = `${without.replace('= c.id', `= c.id and ${condition}`)} order by 1`;
    expect(await tried(...shop, inOn)).toEqual(all);
    const others = [
      query,
      query.replace('coalesce(sum(o.total), 0)', 'sum(coalesce(o.total, 0))'),
      query.replace('left join', 'right join'),
      `${without} having ${condition}`,
    ];
    for (const other of others) expect(await tried(...shop, other)).not.toEqual(all);
  });

  test('fan-out', async () => {
    const { query, best } = find('fan-out');
    const rows = await tried(
      `create table orders (id int, shipping int)`,
      `insert into orders values (1, 5), (2, 7)`,
      `create table items (order_id int, article text)`,
      `insert into items values (1, 'pen'), (1, 'ink'), (1, 'paper'), (2, 'lamp')`,
      query,
    );
    expect(rows).toEqual([best]);
  });

  test('managers', () =>
    expectBest(
      'managers',
      [
        ['Ana', null],
        ['Ben', 'Ana'],
        ['Cem', 'Ana'],
      ],
      (option, query) => [
        `create table employees (id int, name text, manager_id int)`,
        `insert into employees values (1, 'Ana', null), (2, 'Ben', 1), (3, 'Cem', 1)`,
        `${query.replace('???', option)} order by 1`,
      ],
    ));
});

describe('groups and windows', () => {
  test('large countries', () =>
    expectBest('large-countries', [['NL']], (option) => [
      `create table customers (country text)`,
      `insert into customers select 'NL' from generate_series(1, 101)`,
      `insert into customers select 'TR' from generate_series(1, 100)`,
      option,
    ]));

  test('average of null', async () => {
    const rows = await tried(
      `create table results (name text, score int)`,
      `insert into results values ('Ana', 10), ('Ben', null), ('Cem', 20)`,
      'select avg(score)::float from results',
    );
    expect(rows).toEqual([[Number(find('average-of-null').best[0])]]);
  });

  test('rows of a union', async () => {
    const query = 'select x from a union select x from b';
    expect(find('union-rows').text).toContain(query);
    const rows = await tried(
      `create table a as select * from (values (1), (2), (2)) v(x)`,
      `create table b as select * from (values (2), (3)) v(x)`,
      query,
    );
    expect(rows).toHaveLength(Number(find('union-rows').best[0]));
  });

  test('bare column', async () => {
    const employees = `create table employees (department text, name text, salary int)`;
    // 42803: must appear in the group by clause or be used in an aggregate function.
    expect(await tried(employees, find('bare-column').query)).toBe('42803');
  });

  test('latest order, one row a customer', async () => {
    const orders = [
      `create table orders (customer_id int, placed_at timestamp, id int)`,
      `insert into orders values (1, '2026-01-01', 1), (1, '2026-02-01', 2), (2, '2026-01-05', 3), (2, '2026-01-05', 4), (2, '2026-01-02', 5)`,
    ];
    const { options, query } = find('latest-order');
    for (const { text, score } of options) {
      const rows = await tried(...orders, query.replace('???', bare(text)));
      const of = (customer: number) =>
        (rows as unknown[][]).filter((row) => row[0] === customer).map((row) => row[2]);
      const latest = of(1).join() === '2' && of(2).every((id) => id === 3 || id === 4);
      expect([text, latest && of(2).length === 1]).toEqual([text, score === 1]);
    }
  });

  test('running sum', async () => {
    const { query, best } = find('running-sum');
    const rows = await tried(
      `create table takings (day int, amount int)`,
      `insert into takings values (1, 10), (2, 20), (3, 5), (4, 15)`,
      query,
    );
    expect(rows).toContainEqual([3, ...best]);
  });
});

describe('changes, design and speed', () => {
  const articles = `create table articles (id int, stock int)`;
  const stock = `select stock from articles`;

  test('last item', async () => {
    const { options } = find('last-item');
    for (const { text, score } of options) {
      const once = await tried(articles, `insert into articles values (7, 2)`, bare(text), stock);
      const empty = `insert into articles values (7, 0)`;
      const changed = `with changed as (${bare(text)} returning 1) select count(*)::int from changed`;
      const atNone = await tried(articles, empty, changed);
      const sold = JSON.stringify([once, atNone]) === '[[[1]],[[0]]]';
      expect([text, sold]).toEqual([text, score === 1]);
    }
  });

  test('careful delete', async () => {
    const logs = `create table logs (day int)`;
    expect(await tried(logs, 'delete from logs where day < 3 limit 10')).toBe('42601');
    expect(await tried(logs, 'truncate logs where day < 3')).toBe('42601');
    const two = 'insert into logs values (1), (5)';
    expect(await tried(logs, two, 'select * from logs where day < 3')).toEqual([[1]]);
  });

  test('two sign-ups at once', async () => {
    const insert = `insert into accounts values ('a@b.c', now())`;
    const table = `create table accounts (address text, at timestamptz)`;
    const unique = `alter table accounts add unique (address)`;
    expect(await tried(table, unique, insert, insert)).toBe('23505');
    expect(await tried(table, `create index on accounts (address, at)`, insert, insert)).toEqual(
      [],
    );
  });

  test('an index is used by the range alone', async () => {
    const { options } = find('index-friendly');
    for (const { text, score } of options) {
      const plan = await tried(
        `create table orders (id int, placed_at timestamp)`,
        `insert into orders select i, timestamp '2020-01-01' + i * interval '1 hour' from generate_series(1, 60000) i`,
        `create index on orders (placed_at)`,
        `analyze orders`,
        `explain select * from orders where ${bare(text)}`,
      );
      expect([text, /Index Cond/.test(String(plan))]).toEqual([text, score === 1]);
    }
  });
});

describe('the second twenty', () => {
  const rowsOf = (rows: unknown) => (rows as unknown[]).length;
  const people = 'create table customers (name text, country text, active boolean)';
  const fourPeople = `insert into customers values ('A', 'NL', true), ('B', 'NL', false), ('C', 'BE', true), ('D', 'BE', false)`;

  test('filters', async () => {
    await expectBest('name-prefix', [['Mac'], ['Mac%'], ['Macleod']], (option) => [
      'create table people (name text)',
      `insert into people values ('Macleod'), ('O''Mac'), ('Mac'), ('Mac%'), ('Mc Mac')`,
      `select name from people where ${option} order by length(name)`,
    ]);
    expect(await tried(people, fourPeople, `${find('or-before-and').query} order by 1`)).toEqual([
      ['A'],
      ['B'],
      ['C'],
    ]);
    expect(find('or-before-and').best).toEqual(['All of NL, and the active ones of BE']);
    const found = await tried(
      `create table t (id int, status text)`,
      `insert into t values (1, 'open'), (2, 'closed'), (3, null)`,
      `select id from t where status <> 'closed'`,
    );
    expect(String(rowsOf(found))).toBe(find('not-closed').best[0]);
  });

  test('rows that come out of it', async () => {
    const pairs = await tried(
      'create table t (a int, b int)',
      'insert into t values (1, 1), (1, 2), (1, 1), (2, 1)',
      'select distinct a, b from t',
    );
    expect(String(rowsOf(pairs))).toBe(find('distinct-pairs').best[0]);
    const matched = await tried(
      'create table a as select * from (values (1), (2), (2)) v(x)',
      'create table b as select * from (values (2), (2), (3)) v(x)',
      'select * from a join b on b.x = a.x',
    );
    expect(String(rowsOf(matched))).toBe(find('matching-rows').best[0]);
  });

  test.each([
    ['never-ordered', [['Cem']]],
    ['listed-once', [['Ana'], ['Ben']]],
    ['how-many-buyers', [['2']]],
    ['spent-this-year', [[1]]],
  ])('%s', (code, wanted) =>
    expectBest(code, wanted, (option) => [...shop, `${option} order by 1`]),
  );

  test('sums, ranks and steps', async () => {
    const payments = 'create table payments (month int, amount int)';
    const nothing = await tried(payments, 'select sum(amount) from payments where month = 3');
    expect(nothing).toEqual([[null]]);
    const ranked = await tried(
      `create table t (name text, score int)`,
      `insert into t values ('Ana', 90), ('Ben', 80), ('Cem', 80), ('Dia', 70)`,
      `select name, rank() over (order by score desc) from t`,
    );
    expect(ranked).toContainEqual(['Dia', find('rank-after-tie').best[0]]);
    const takings = [
      `create table takings (day int, amount numeric)`,
      `insert into takings values (1, 10), (2, 20), (3, 5), (4, 15)`,
    ];
    const steps = await tried(
      ...takings,
      'select day, amount - lag(amount) over (order by day) from takings',
    );
    expect(steps).toContainEqual([3, find('step-from-before').best[0]]);
    await expectBest('share-of-all', [[0.2], [0.4], [0.1], [0.3]], (option) => [
      ...takings,
      `select (${option})::float8 from takings order by day`,
    ]);
  });

  test('changes', async () => {
    await expectBest('count-visit', [['a', 2]], (option) => [
      'create table hits (page text primary key, n int)',
      option,
      option,
      'select page, n from hits',
    ]);
    const raised = await tried(
      'create table articles (price numeric)',
      'insert into articles values (10), (20)',
      'update articles set price = price * 1.1',
      'select price::float8 from articles order by 1',
    );
    expect(raised).toEqual([[11], [22]]);
    const [best = ''] = find('new-id').best;
    const orders = 'create table orders (id serial, total int)';
    expect(await tried(orders, best)).toEqual([[1]]);
    await client.query(
      'create temp table articles (id int); insert into articles values (1), (2), (3)',
    );
    await client.query(find('taken-back').query.replace(/select[^;]*;/, ''));
    const { rows } = await client.query('select count(*) from articles; ');
    expect(rows).toEqual([{ count: find('taken-back').best[0] }]);
    await client.query('drop table articles');
  });

  test('a reference refuses who is not there, and takes nobody', async () => {
    const tables = [
      'create table customers (id int primary key)',
      'create table orders (id int, customer_id int references customers)',
      'insert into customers values (1)',
    ];
    const order = (customer: string) => `insert into orders values (1, ${customer})`;
    expect(await tried(...tables, order('7'))).toBe('23503');
    expect(await tried(...tables, order('null'))).toEqual([]);
    expect(await tried(...tables, order('1'), order('1'))).toEqual([]);
  });

  test('numeric is exact', async () => {
    const sum = (type: string) => tried(`select (0.1::${type} + 0.2::${type})::text`);
    expect(await sum('numeric(12, 2)')).toEqual([['0.30']]);
    expect(await sum('double precision')).not.toEqual([['0.3']]);
  });
});
