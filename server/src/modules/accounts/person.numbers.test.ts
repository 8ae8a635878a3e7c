import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeUser } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';

const server = await useServer();

const numbers = async (count: number) => {
  const rows = await server.database.query<{ id: number }>(
    'select app.next_user_id() as id from generate_series(1, $1::integer)',
    [count],
  );
  return rows.map(({ id }) => id);
};

test('neither size nor order of the numbers of people tells when they came', async () => {
  const people = [];
  for (let at = 0; at < 12; at += 1) people.push((await makeUser(server)).id);
  expect(people).not.toEqual(people.toSorted((a, b) => a - b));
  const many = await numbers(20_000);
  expect(new Set(many).size).toBe(many.length);
  // Spread evenly: each tenth of the range holds about a tenth of them.
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const id of many) {
    expect(id).toBeGreaterThan(0);
    const tenth = Math.floor((id / 2_147_483_648) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const share of tenths) expect(Math.abs(share - 2000)).toBeLessThan(250);
  const rises = many.filter((id, at) => at > 0 && id > (many[at - 1] as number)).length;
  expect(Math.abs(rises - 10_000)).toBeLessThan(300);
});

test('a number that an earlier release has given is not given again', async () => {
  const { database } = server;
  const [next] = await numbers(1);
  await database.query(
    'insert into app.users (id, email, first_name, last_name) values ($1, $2, $3, $4)',
    [next, 'long@example.org', 'Long', 'Known'],
  );
  const [{ last }] = (await database.query<{ last: number }>(
    'select last_value::integer as last from app.people',
  )) as [{ last: number }];
  await database.query('select setval($1, $2, false)', ['app.people', last]);
  expect(await numbers(1)).not.toEqual([next]);
});

test('the server may take a number, and read neither the key nor the counter', async () => {
  const { pool } = server.node;
  await expect(sql`select key from app.people_key`.execute(pool.db)).rejects.toThrow(/denied/);
  await expect(sql`select nextval('app.people')`.execute(pool.db)).rejects.toThrow(/denied/);
});
