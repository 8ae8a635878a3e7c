import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startNode } from '../../node.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { dropDatabase } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { rolesOf } from './place.ts';

let server: TestServer;
let admin: pg.Client;
const roles = rolesOf('second');

/** In the cluster of the tests, as one of its roles. */
const urlOf = (role: string, database: string) =>
  inject('templateUrl').replace('//assay@', `//${role}@`).replace('/assay?', `/${database}?`);

beforeAll(async () => {
  server = await startTestServer({ work: false });
  admin = new pg.Client({ connectionString: urlOf('assay', 'postgres') });
  await admin.connect();
  await admin.query('create role second login createrole');
  await admin.query('create database second owner second');
});
afterAll(async () => {
  await dropDatabase(admin, 'second');
  await admin.query(`drop role second, ${roles.app}, ${roles.definer}`);
  await admin.end();
  await server.stop();
});

test('a second installation in a cluster has roles of its own', async () => {
  const url = urlOf('second', 'second');
  await migrate(url, roles);
  const config = { ...server.config, databaseUrl: url, rolePrefix: 'second' };
  const node = await startNode(config, url);
  try {
    const ready = await node.app.inject({ url: '/api/ready' });
    expect(ready.statusCode).toBe(200);
    const payload = { email: 'nobody@example.org', password: 'no password of anybody' };
    const login = await node.app.inject({ method: 'POST', url: '/api/login', payload });
    expect(login.statusCode).toBe(422);
    const { rows } = await node.pool.pool.query<{ me: string }>('select current_user as me');
    expect(rows).toEqual([{ me: roles.app }]);
  } finally {
    await node.stop();
  }

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Nothing there belongs to the first one or is granted to it, and neither role may be the other.
  const { rows } = await client.query<{ name: string }>(`
    select 'policy ' || policyname as name from pg_policies where roles::text like '%assay\\_%'
    union all select 'function ' || proname from pg_proc
      where pronamespace = 'app'::regnamespace and (proowner::regrole::text like 'assay%' or proacl::text like '%assay\\_%' or prosrc like '%assay\\_app%')
    union all select 'table ' || relname from pg_class where relacl::text like '%assay\\_%'`);
  expect(rows).toEqual([]);
  await expect(client.query('set role assay_app')).rejects.toThrow(/permission denied/);
  await client.end();
});

test('its owner cannot take the roles of the first', async () => {
  await expect(migrate(urlOf('second', 'second'))).resolves.toEqual({ applied: [], later: [] });
  await admin.query('create database third owner second');
  try {
    await expect(migrate(urlOf('second', 'third'))).rejects.toThrow(/permission denied|assay_app/);
  } finally {
    await dropDatabase(admin, 'third');
  }
});
