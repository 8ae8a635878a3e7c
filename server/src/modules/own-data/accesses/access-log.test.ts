import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { makeLife } from '../../../test/life.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = (token: string, query = '') =>
  server.call('GET', `/api/subject-profile/access-log${query}`, { token });

test('somebody reads which organisation opened what and when, and nobody else does', async () => {
  const { person, tenant } = await makeLife(server);
  const { body, status } = await read(person.token);
  expect(status).toBe(200);
  expect(body.meta.total).toBe(2);
  expect(body.data).toMatchObject([
    { test: 'Logical reasoning', kind: 'report', organization: { name: tenant.organization.name } },
    { test: 'Personality', kind: 'report' },
  ]);
  // Which of its people it was is the organisation's to say.
  expect(JSON.stringify(body)).not.toContain('Mara');
  expect((await read((await makeUser(server)).token)).body).toEqual({
    data: [],
    meta: { current_page: 1, last_page: 1, per_page: 25, total: 0, total_is_exact: true },
  });
  expect((await read(tenant.manager.token)).body.data).toEqual([]);
});

test('ten thousand looks are paged, quickly', async () => {
  const person = await makeUser(server);
  const { organization, manager } = await makeTenant(server);
  await server.database.query(
    `insert into app.access_ledger (subject_id, organization_id, actor_id, what, at)
     select $1, $2, $3, 'personality_report', app.now() - make_interval(days => n) from generate_series(1, 10000) n`,
    [person.id, organization.id, manager.id],
  );
  const first = await read(person.token, '?perPage=100');
  expect(first.body.meta.total).toBe(10_000);
  const started = performance.now();
  const last = await read(person.token, '?page=100&perPage=100');
  expect(performance.now() - started).toBeLessThan(2000);
  expect(last.status).toBe(200);
  expect(last.body.data).toHaveLength(100);
});
