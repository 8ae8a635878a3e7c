import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { root } from '../platform/config.ts';
import { describeDatabase } from '../platform/db/describe.ts';
import { pendingMigrations } from '../platform/db/migrate.ts';
import { copyDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
});
afterAll(() => database.drop());

test('the committed description is what the migrations make', async () => {
  const { types, listing } = await describeDatabase(database.url);
  const committed = (name: string) => readFile(join(root, 'server/schema', name), 'utf8');
  // `npm run schema` writes both anew.
  expect(listing).toBe(await committed('database.txt'));
  expect(types).toBe(await committed('database.ts'));
});

/** A foreign key without an index makes every deletion of what it points to read the whole table. */
function listUnindexedKeys() {
  return database.query(
    `select k.conrelid::regclass::text as table, array_agg(a.attname::text order by p.n) as columns
     from pg_constraint k
     cross join unnest(k.conkey) with ordinality as p (attnum, n)
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.attnum
     where k.contype = 'f' and k.connamespace = 'app'::regnamespace and not exists (
       select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
         and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)
     group by k.oid, k.conrelid`,
  );
}

test('every foreign key has an index that begins with it', async () => {
  expect(await listUnindexedKeys()).toEqual([]);
  await database.query('drop index app.links_invitation');
  expect(await listUnindexedKeys()).toEqual([{ table: 'app.links', columns: ['invitation_id'] }]);
});

test('no migration is pending on a migrated database, and a forgotten one shows', async () => {
  expect(await pendingMigrations(database.url)).toEqual([]);
  await database.query(
    'delete from kysely_migration where name = (select max(name) from kysely_migration)',
  );
  expect(await pendingMigrations(database.url)).toHaveLength(1);
});
