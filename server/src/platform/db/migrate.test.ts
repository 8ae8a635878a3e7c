import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrate, pendingMigrations, UnfitDatabase } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
});
afterAll(() => database.drop());

async function withDone(names: string[], work: () => Promise<void>): Promise<void> {
  const values = names.map((name, at) => `('${name}', '2099-01-01T00:00:0${at}.000Z')`).join(', ');
  await database.query(`insert into kysely_migration (name, timestamp) values ${values}`);
  await work();
  await database.query('delete from kysely_migration where name = any ($1)', [names]);
}

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database.url)).toEqual({ applied: [], later: [] });
});

test('a feature of the contract that the database does not know gets its row, and no other is touched', async () => {
  const listFeatures = () =>
    database.query<{ id: number; key: string }>('select id, key from app.features order by id');
  const before = await listFeatures();
  await database.query("delete from app.features where key = 'culture'");
  expect(await pendingMigrations(database.url)).toEqual(['feature culture']);
  expect(await migrate(database.url)).toEqual({ applied: ['feature culture'], later: [] });
  const others = before.filter(({ key }) => key !== 'culture');
  const last = Math.max(...others.map(({ id }) => id));
  expect(await listFeatures()).toEqual([...others, { id: last + 1, key: 'culture' }]);
  expect(await migrate(database.url)).toEqual({ applied: [], later: [] });
});

test('a node works beside the migrations of a later version', async () => {
  const names = ['0998_more', '0999_and_more'];
  await withDone(names, async () => {
    expect(await migrate(database.url)).toEqual({ applied: [], later: names });
    expect(await pendingMigrations(database.url)).toEqual([]);
  });
});

test.each(['1001_another_major_version', '0003_never_released'])(
  'a database with %s is refused with a way out',
  async (name) => {
    await withDone([name], async () => {
      await expect(migrate(database.url)).rejects.toThrow(/restore the backup/);
    });
  },
);

test('own migrations do not come after those of a later version', async () => {
  const [last] = await database.query<{ name: string; timestamp: string }>(
    'select name, timestamp from kysely_migration order by name desc limit 1',
  );
  await database.query('delete from kysely_migration where name = $1', [last?.name]);
  await withDone(['0999_more'], async () => {
    await expect(migrate(database.url)).rejects.toThrow(/another version of Assay/);
  });
});

test.each([
  ['nobody listens', () => 'postgres://assay:x@127.0.0.1:1/assay', /ECONNREFUSED/],
  [
    'there is no such database',
    () => database.url.replace(/\/\w+(?=\?|$)/, '/nowhere'),
    /"nowhere" does not exist/,
  ],
])('where %s, the message says why and what to look at', async (_, elsewhere, reason) => {
  const refused = await migrate(elsewhere()).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(UnfitDatabase);
  expect(refused).toHaveProperty('message', expect.stringMatching(reason));
  expect(refused).toHaveProperty('message', expect.stringMatching(/DATABASE_URL/));
});
