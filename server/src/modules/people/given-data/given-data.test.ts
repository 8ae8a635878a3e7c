import { beforeAll, expect, test } from 'vitest';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let person: Person;
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  ({ person } = await startedCampaign(server, tenant));
});

const save = (json: object, about = person, token = tenant.manager.token) =>
  server.call('PUT', `/api/admin/subject/${about.id}/given-data`, { token, json });

async function shown(about = person) {
  const path = `/api/admin/subject-profile/${about.id}`;
  return (await server.call('GET', path, { token: tenant.manager.token })).body.data.given_data;
}

test('R148 start date and role are saved and read back on the profile, each by itself', async () => {
  const nothing = { work_start_date_at_current_company: null, role_type: null, role_id: null };
  expect(await shown()).toEqual(nothing);
  const all = {
    work_start_date_at_current_company: '2024-02-29',
    role_type: 'standard',
    role_id: 3,
  };
  expect(await save(all)).toMatchObject({ status: 200, body: { data: all } });
  expect(await shown()).toEqual(all);
  await save({ work_start_date_at_current_company: '2025-01-01' });
  expect(await shown()).toEqual({ ...all, work_start_date_at_current_company: '2025-01-01' });
  await save({ role_type: 'alt', role_id: '2' });
  expect(await shown()).toMatchObject({ role_type: 'alt', role_id: 2 });
  await save({ work_start_date_at_current_company: '', role_type: '', role_id: '' });
  expect(await shown()).toEqual(nothing);
});

test('half a role, one that there is not, and what is no date are refused at their field', async () => {
  for (const [json, field] of [
    [{ role_type: 'standard' }, 'role_id'],
    [{ role_id: 3 }, 'role_type'],
    [{ role_type: 'standard', role_id: 9999 }, 'role_id'],
    [{ role_type: 'custom', role_id: 1 }, 'role_id'],
    [{ role_type: 'other', role_id: 1 }, 'role_type'],
    [{ work_start_date_at_current_company: '2025-02-30' }, 'work_start_date_at_current_company'],
    [{ work_start_date_at_current_company: '0000-01-01' }, 'work_start_date_at_current_company'],
  ] as const) {
    const { status, body } = await save(json);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
});

test('two managers who change different things at once both have their way', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const answers = await Promise.all([
    save({ work_start_date_at_current_company: '2025-01-01' }, about),
    save({ role_type: 'standard', role_id: 3 }, about),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shown(about)).toEqual({
    work_start_date_at_current_company: '2025-01-01',
    role_type: 'standard',
    role_id: 3,
  });
});

test('nobody else has a word in it, and without permission nobody', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const foreign = await makeTenant(server);
  const json = { role_type: 'standard', role_id: 3 };
  expect((await save(json, about, foreign.manager.token)).status).toBe(404);
  expect((await save(json, about, about.token)).status).toBe(403);
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [about.id],
  );
  const answer = await save(json, about);
  expect(answer).toMatchObject({ status: 403, body: { code: 'permission_required' } });
});
