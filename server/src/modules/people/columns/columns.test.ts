import { beforeAll, expect, test } from 'vitest';
import { makeSession, makeStaff, makeTenant, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
});

const path = '/api/admin/subjects/columns';
const own = { hidden: ['stage', 'campaign'], score: 'mcqt_3', profile: 'custom:5' };
const none = { talent: null, campaigns: null };
const as = (manager: { token: string }) => ({
  read: async () => (await server.call('GET', path, { token: manager.token })).body.data,
  save: (list: string, json: object) =>
    server.call('PUT', `${path}/${list}`, { token: manager.token, json }),
  reset: (list: string) => server.call('DELETE', `${path}/${list}`, { token: manager.token }),
});

test('columns are kept for each manager and list, changed, and forgotten, as often as one likes', async () => {
  const [one, colleague] = [
    as(tenant.manager),
    as(await makeStaff(server, 'admin', tenant.organization)),
  ];
  expect(await one.read()).toEqual(none);
  expect(await one.save('talent', own)).toMatchObject({
    status: 200,
    body: { data: { talent: own, campaigns: null } },
  });
  await one.save('campaigns', { hidden: ['fit', 'fit'] });
  const campaigns = { hidden: ['fit'], score: null, profile: null };
  expect(await one.read()).toEqual({ talent: own, campaigns });
  expect(await colleague.read()).toEqual(none);
  await colleague.save('talent', { hidden: [] });
  expect(await one.read()).toEqual({ talent: own, campaigns });
  for (let times = 0; times < 2; times += 1) {
    expect((await one.reset('talent')).body.data).toEqual({ talent: null, campaigns });
  }
  expect((await colleague.read()).talent).toEqual({ hidden: [], score: null, profile: null });
});

test('what is wrong is told at its field', async () => {
  const { save } = as(tenant.manager);
  for (const [json, field] of [
    [{}, 'hidden'],
    [{ hidden: ['x'.repeat(81)] }, 'hidden.0'],
    [{ hidden: Array.from({ length: 201 }, (_, n) => `${n}`) }, 'hidden'],
    [{ hidden: [], profile: 'own:5' }, 'profile'],
    [{ hidden: [], score: 'mood' }, 'score'],
  ] as const) {
    const { status, body } = await save('talent', json);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  expect((await save('people', { hidden: [] })).status).toBe(422);
});

test('two choices at once leave one of them whole', async () => {
  const { save, read } = as(await makeStaff(server, 'admin', tenant.organization));
  const choices = ['stage', 'tests', 'status', 'campaign'].map((id, at) => ({
    hidden: [id],
    score: null,
    profile: `${at + 1}`,
  }));
  const answers = await Promise.all(choices.map((choice) => save('talent', choice)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(choices).toContainEqual((await read()).talent);
});

test('who is a manager no more leaves no columns behind; their own data have them until then', async () => {
  const gone = await makeStaff(server, 'admin', tenant.organization);
  await as(gone).save('talent', own);
  const kept = () =>
    server.database.query('select from app.list_columns where user_id = $1', [gone.id]);
  expect(await kept()).toHaveLength(1);
  const token = await makeSession(server, gone.id);
  const { body } = await server.call('GET', '/api/subject-profile/export', { token });
  expect(body.data.columns_of_lists).toEqual([
    { list: 'talent', ...own, updated_at: expect.any(String) },
  ]);
  await server.database.query('delete from app.managers where user_id = $1', [gone.id]);
  expect(await kept()).toHaveLength(0);
});
