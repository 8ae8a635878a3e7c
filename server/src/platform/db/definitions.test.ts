import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { listUncalled } from '../../test/called-functions.ts';
import { copyDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readDefinitions } from './definitions.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await copyDatabase(inject('templateUrl'));
});
afterEach(() => database.drop());

/** What somebody who calls a function or is held by a policy could notice. */
async function readDefined() {
  const functions = await database.query(
    `select pg_get_functiondef(oid) as text, proowner::regrole::text as owner,
       array(select unnest(proacl)::text order by 1) as rights
     from pg_proc where pronamespace = 'app'::regnamespace order by 1`,
  );
  const policies = await database.query(
    `select * from pg_policies where schemaname = 'app' order by tablename, policyname`,
  );
  return { functions, policies };
}

test('what the files say is what the database has: applied anew, they change nothing', async () => {
  const before = await readDefined();
  await database.query('delete from public.applied_definitions');
  const { files } = await readDefinitions();
  expect((await migrate(database.url)).applied).toEqual(files.map(({ path }) => path));
  expect(await readDefined()).toEqual(before);
});

test('every function and every policy stands in one file', async () => {
  const { files } = await readDefinitions();
  const text = files.map((file) => file.text).join('\n');
  const written = (what: RegExp) =>
    [...text.matchAll(what)].map(([, name = '']) => name).toSorted();
  const functions = await database.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'app'::regnamespace`,
  );
  expect(written(/^create or replace function app\.(\w+)/gm)).toEqual(
    functions.map(({ name }) => name).toSorted(),
  );
  const policies = await database.query<{ name: string }>(
    `select policyname || ' on app.' || tablename as name from pg_policies where schemaname = 'app'`,
  );
  const names = policies.map(({ name }) => name).toSorted();
  expect(written(/^create policy (\w+ on app\.\w+)/gm)).toEqual(names);
  expect(written(/^drop policy if exists (\w+ on app\.\w+)/gm)).toEqual(names);
});

test('nothing stands there that nothing calls', async () => {
  expect(await listUncalled(database)).toEqual([]);
  await database.query(
    `create function app.one(a integer) returns integer language sql as 'select 1';
     create function app.other() returns integer language sql as 'select app.one(2)';
     create function app.scope(a integer) returns text language sql as 'select app.scope()'`,
  );
  expect(await listUncalled(database)).toEqual([
    'app.one(integer)',
    'app.other()',
    'app.scope(integer)',
  ]);
});

test('who a session is becomes part of the statement that asks, and costs an answer no call', async () => {
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    `explain select s.user_id from (select app.now() as moment offset 0) n
     cross join lateral app.find_session(sha256('token'), n.moment) s`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('Index Scan using sessions_token_hash_key');
  expect(text).not.toMatch(/Function Scan|find_session|session_end/);
});

test('a file that is another one than was applied last is applied, and no other', async () => {
  const before = await readDefined();
  const path = 'functions/session.sql';
  await database.query(
    `create or replace function app.org_id() returns integer language sql stable as 'select 1'`,
  );
  await database.query(`update public.applied_definitions set sum = 'older' where path = $1`, [
    path,
  ]);
  expect(await pendingMigrations(database.url)).toEqual([path]);
  const both = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(both.flatMap(({ applied }) => applied)).toEqual([path]);
  expect(await pendingMigrations(database.url)).toEqual([]);
  expect(await readDefined()).toEqual(before);
});

test('a node leaves the files of a later version as they are', async () => {
  await database.query(
    `update public.applied_definitions set sum = 'later', version = (select max(version) + 1 from public.applied_definitions)
     where path = 'functions/people.sql'`,
  );
  expect(await pendingMigrations(database.url)).toEqual([]);
  expect(await migrate(database.url)).toEqual({ applied: [], later: [] });
});
