import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, type Tenant } from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';

/** Lists of people right after many came in, when the database has no statistics of them yet. */

let server: TestServer;
let tenant: Tenant;
const size = 600;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server);
  await server.database.query('alter table app.permissions set (autovacuum_enabled = false)');
  await server.database.query('alter table app.invitations set (autovacuum_enabled = false)');
  // What it knows is that there are some people of other organisations.
  await fill((await makeTenant(server)).organization.id, 'other');
  await server.database.query('analyze');
  await fill(tenant.organization.id, 'new');
});
afterAll(() => server.stop());

/** Half have finished, a tenth of them has withdrawn the permission, the others were only invited. */
async function fill(organizationId: number, name: string): Promise<void> {
  await server.database.query(
    `with c as (
       insert into app.campaigns (organization_id, name, type, status, test_types, deadline, sender_name, sender_email, created_at, activated_at)
         values ($1, $2, 'recruitment', 'active', '{1}', now() + interval '10 days', 'B', 'b@example.org', now(), now()) returning id
     ), u as (
       insert into app.users (email, first_name, last_name)
         select $2 || n || '@example.org', 'P', lpad(n::text, 4, '0') from generate_series(1, $3::integer) n returning id, email, first_name, last_name
     ), i as (
       insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, status, added_at, invited_at, started_at, completed_at)
         select $1, c.id, u.id, first_name, last_name, email, case when last_name::integer % 2 = 0 then 'completed' else 'invited' end,
           now(), now(), case when last_name::integer % 2 = 0 then now() end, case when last_name::integer % 2 = 0 then now() end from u, c
     ), a as (
       insert into app.attempts (subject_id, instrument, version, language, questions, started_at, completed_at)
         select id, 'personality', '1', 'en', 152, now(), now() from u where last_name::integer % 2 = 0
     )
     insert into app.permissions (subject_id, organization_id, text_version, granted_at, revoked_at)
       select id, $1, '1', now(), case when last_name::integer % 20 = 0 then now() end from u`,
    [organizationId, name, size],
  );
}

const ask = (query: string) =>
  server.call('GET', `/api/admin/subjects/campaign/filter?${query}`, {
    token: tenant.manager.token,
  });

/** How many rows of permissions have been looked at so far. */
async function permissionsRead(): Promise<number> {
  const [row] = await server.database.query<{ read: number }>(
    `select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_user_tables where relname = 'permissions'`,
  );
  return row?.read ?? 0;
}

const half = size / 2;
const withdrawn = size / 20;
const lists = [
  ['', size, '0001 0002 0003'],
  ['status=not_completed', half + withdrawn, '0001 0003 0005'],
  ['status=completed', half - withdrawn, '0002 0004 0006'],
  ['status=permission_pending', withdrawn, '0020 0040 0060'],
  ['status=completed&testType=1', half - withdrawn, '0002 0004 0006'],
  ['status=not_completed&testType=1', half + withdrawn, '0001 0003 0005'],
  ['order=-name&perPage=3&page=2', size, '0597 0596 0595'],
] as const;

test('R142 lists of the people of all campaigns look up each permission once, not all for each', async () => {
  const before = await permissionsRead();
  for (const [query, total, first] of lists) {
    const { body } = await ask(query);
    const names = body.data.map((row: { last_name: string }) => row.last_name);
    expect([query, body.meta.total, ...names.slice(0, 3)]).toEqual([
      query,
      total,
      ...first.split(' '),
    ]);
  }
  // A connection hands in its figures some seconds after its work.
  await eventually(async () => (await permissionsRead()) > before + size, 'the figures', 30);
  expect((await permissionsRead()) - before).toBeLessThan(lists.length * 10 * size);
});
