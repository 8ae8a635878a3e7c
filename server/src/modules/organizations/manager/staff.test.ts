import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCampaign,
  makeOrganization,
  makeStaff,
  makeTenant,
  makeUser,
  type Person,
  receiveMail,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { finishedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let second: TestServer;
let boss: Person;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
  boss = await makeStaff(server, 'super_admin');
  operator = await makeStaff(server, 'tdl_admin');
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const call = (method: string, path: string, json?: unknown, { token } = boss, node = server) =>
  node.call(method, `/api/super-admin/${path}`, { token, json });

describe('managers', () => {
  test('an operator makes neither the own account a manager nor that of somebody above', async () => {
    const { organization } = await makeTenant(server);
    const operator = await makeStaff(server, 'tdl_admin');
    const boss = await makeStaff(server, 'tdl_admin');
    const add = (email: string) =>
      server.call('POST', '/api/super-admin/managers', {
        token: operator.token,
        json: { first_name: 'A', last_name: 'B', email, organization_id: organization.id },
      });
    const own = await add(operator.email);
    expect([own.status, Object.keys(own.body.errors ?? {})]).toEqual([422, ['email']]);
    expect((await add(boss.email)).status).toBe(403);
    const rows = await server.database.query('select 1 from app.managers where user_id = any($1)', [
      [operator.id, boss.id],
    ]);
    expect(rows).toEqual([]);
  });

  test('R105 are read, edited and taken out by operators only', async () => {
    const { manager, organization } = await makeTenant(server);
    const another = await makeStaff(server, 'admin', organization);
    expect((await call('GET', `managers/${manager.id}`, undefined, manager)).status).toBe(403);
    const edited = await call('PUT', `managers/${another.id}`, {
      first_name: 'Nina',
      last_name: 'Berg',
    });
    expect(edited.body.data).toMatchObject({ first_name: 'Nina', last_name: 'Berg' });
    const gone = await call('DELETE', `managers/${another.id}`, undefined, operator);
    expect(gone.body.message).toContain('Nina Berg');
    const closed = await server.call('GET', '/api/admin/campaigns', { token: another.token });
    expect(closed.status).toBe(403);
    expect((await call('DELETE', `managers/${another.id}`)).status).toBe(404);
  });

  test('an address changes until the invitation was used; the old link is dead then', async () => {
    const { organization } = await makeTenant(server);
    const person = { first_name: 'New', last_name: 'Comer', organization_id: organization.id };
    const made = await call('POST', 'managers', { ...person, email: 'wrong@staff.test' });
    const first = await receiveMail(server, 'wrong@staff.test');
    const token = /create-account-manager\/([\w-]{43})/.exec(first.text)?.[1];
    const { id } = made.body.data;
    const names = { first_name: 'New', last_name: 'Comer' };
    const taken = await call('PUT', `managers/${id}`, { ...names, email: boss.email });
    expect(Object.keys(taken.body.errors)).toEqual(['email']);
    await call('PUT', `managers/${id}`, { ...names, email: 'right@staff.test' });
    await receiveMail(server, 'right@staff.test');
    const { body } = await server.call('GET', `/api/check-magic-link/${token}`);
    expect(body.data.valid).toBe(false);
    const { body: again } = await call('POST', `managers/${id}/invite`);
    expect(again.message).toContain('right@staff.test');
    const { manager } = await makeTenant(server);
    const fixed = await call('PUT', `managers/${manager.id}`, { ...names, email: 'x@staff.test' });
    expect(Object.keys(fixed.body.errors)).toEqual(['email']);
    expect((await call('POST', `managers/${manager.id}/invite`)).status).toBe(409);
  });

  test('nobody gets at an account that is more by sending its invitation elsewhere', async () => {
    const { organization } = await makeTenant(server);
    const names = { first_name: 'Next', last_name: 'One' };
    const add = async (email: string) => {
      const json = { ...names, email, organization_id: organization.id };
      return (await call('POST', 'managers', json)).body.data.id as number;
    };
    const superior = await add('superior@staff.test');
    await call('POST', 'assign-role', { manager_id: superior, role: 'super_admin' });
    const mine = { ...names, email: 'mine@staff.test' };
    expect((await call('PUT', `managers/${superior}`, mine, operator)).status).toBe(403);
    expect((await call('DELETE', `managers/${superior}`, undefined, operator)).status).toBe(403);
    expect((await call('PUT', `managers/${superior}`, mine)).status).toBe(200);
    await call('POST', 'remove-role', { manager_id: superior, role: 'super_admin' });

    // Came in without a password, so that there are results but no credentials.
    const candidate = await makeUser(server);
    await server.database.query('delete from app.credentials where user_id = $1', [candidate.id]);
    expect(await add(candidate.email)).toBe(candidate.id);
    const stolen = await call('PUT', `managers/${candidate.id}`, {
      ...names,
      email: 'a@staff.test',
    });
    expect(Object.keys(stolen.body.errors)).toEqual(['email']);
  });

  test('the last one of an organisation stays, also when two go at once', async () => {
    const { manager, organization } = await makeTenant(server);
    const { status, body } = await call('DELETE', `managers/${manager.id}`);
    expect([status, body.message]).toEqual([409, expect.stringContaining('last manager')]);
    const another = await makeStaff(server, 'admin', organization);
    const answers = await Promise.all([
      call('DELETE', `managers/${manager.id}`),
      call('DELETE', `managers/${another.id}`, undefined, boss, second),
    ]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
  });
});

describe('roles', () => {
  const change = (what: string, manager_id: number, role: string, actor = boss) =>
    call('POST', `${what}-role`, { manager_id, role }, actor);

  test('R011 R150 R200 are listed, given and taken by name', async () => {
    const { body } = await call('GET', 'roles');
    expect(body.data.map(({ role }: { role: string }) => role)).toEqual([
      'admin',
      'tdl_admin',
      'super_admin',
    ]);
    const { manager } = await makeTenant(server);
    const given = await change('assign', manager.id, 'tdl_admin');
    expect(given.body.data.roles).toEqual(['admin', 'tdl_admin']);
    const twice = await change('assign', manager.id, 'tdl_admin');
    expect(twice.status).toBe(200);
    expect((await call('GET', 'organizations', undefined, manager)).status).toBe(200);
    const taken = await change('remove', manager.id, 'tdl_admin');
    expect(taken.body.data.roles).toEqual(['admin']);
    expect((await call('GET', 'organizations', undefined, manager)).status).toBe(403);
    expect((await change('assign', manager.id, 'god')).status).toBe(422);
    expect((await change('assign', 999_999, 'admin')).status).toBe(404);
  });

  test('nobody changes the own ones, and an operator makes no super-admin', async () => {
    expect((await change('assign', operator.id, 'super_admin', operator)).status).toBe(403);
    expect((await change('remove', boss.id, 'super_admin')).status).toBe(403);
    const { manager } = await makeTenant(server);
    expect((await change('assign', manager.id, 'super_admin', operator)).status).toBe(403);
    expect((await change('remove', boss.id, 'super_admin', operator)).status).toBe(403);
  });

  test('the last super-admin and the last manager of an organisation stay', async () => {
    const other = await makeStaff(server, 'super_admin');
    const invited = await makeStaff(server, 'super_admin');
    await server.database.query('delete from app.credentials where user_id = $1', [invited.id]);
    const answers = await Promise.all([
      change('remove', other.id, 'super_admin'),
      change('remove', boss.id, 'super_admin', other),
    ]);
    // Whoever is second is a super-admin no more, or would be the last one.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.database.query(
      "insert into app.user_roles (user_id, role) values ($1, 'super_admin') on conflict do nothing",
      [boss.id],
    );
    const { manager } = await makeTenant(server);
    expect((await change('remove', manager.id, 'admin')).status).toBe(409);
  });
});

describe('an organisation', () => {
  test('R149 R185 is deleted with what is its own; people keep accounts and results', async () => {
    const tenant = await makeTenant(server);
    const { people } = await finishedCampaign(server, tenant, 2);
    const { id, name } = tenant.organization;
    const { status, body } = await call('DELETE', `organizations/${id}`);
    expect([status, body.message]).toEqual([200, expect.stringContaining(name)]);
    expect((await call('GET', `organizations/${id}`)).status).toBe(404);
    const manager = await server.call('GET', '/api/admin/campaigns', {
      token: tenant.manager.token,
    });
    expect(manager.status).toBe(403);
    const own = await server.call('GET', '/api/personality-test/results', {
      token: people[0]?.token,
    });
    expect(own.status).toBe(200);
    for (const table of [
      'campaigns',
      'invitations',
      'permissions',
      'mails',
      'campaign_sums',
      'average_groups',
      'average_members',
    ]) {
      const rows = await server.database.query(
        `select 1 from app.${table} where organization_id = $1`,
        [id],
      );
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect((await call('DELETE', `organizations/${id}`)).status).toBe(404);
  });

  test('that pays for its package is not deleted before the subscription ends', async () => {
    const { id } = await makeOrganization(server);
    await server.database.query(
      "insert into app.billing (organization_id, subscription_id, told_at) values ($1, 'sub_1', now())",
      [id],
    );
    expect((await call('DELETE', `organizations/${id}`)).status).toBe(409);
  });

  test('R186 a renewed package begins a period with nobody counted, and is answered', async () => {
    const { id } = await makeOrganization(server);
    await server.database.query(
      "update app.organizations set subjects_used = 12, period_started_at = app.now() - interval '300 days' where id = $1",
      [id],
    );
    const { body } = await call('PUT', 'organizations/packages/reset', { organization_id: id });
    expect(body.data).toMatchObject({ id, subjects_used: 0 });
    expect(Date.parse(body.data.period_ends_at)).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  });

  test('counts the people it invited in a range of days, each once', async () => {
    const tenant = await makeTenant(server);
    const { people } = await finishedCampaign(server, tenant, 3, 0);
    await makeCampaign(server, tenant);
    const today = new Date().toISOString().slice(0, 10);
    const count = (from: string, to: string) =>
      call('GET', `organizations/${tenant.organization.id}/subjects-count/${from}/${to}`);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect((await count(today, tomorrow)).body.data.subjects_count).toBe(people.length);
    expect((await count('2001-01-01', '2001-12-31')).body.data.subjects_count).toBe(0);
    expect((await count(tomorrow, '2001-01-01')).status).toBe(422);
    expect((await count('yesterday', today)).status).toBe(422);
    expect(
      (await call('GET', `organizations/999999/subjects-count/${today}/${today}`)).status,
    ).toBe(404);
  });

  test('lists narrow by status and package', async () => {
    const { id } = await makeOrganization(server, { status: 'inactive', packageId: 3 });
    const list = async (query: string) =>
      (await call('GET', `organizations/filter?perPage=100&${query}`)).body.data.map(
        (row: { id: number }) => row.id,
      );
    expect(await list('status=inactive&package=3')).toContain(id);
    expect(await list('status=active')).not.toContain(id);
    expect(await list('package=1')).not.toContain(id);
  });
});

describe('the own organisation', () => {
  test('tells a manager which colleagues have an account', async () => {
    const { manager, organization } = await makeTenant(server);
    const colleague = await makeStaff(server, 'admin', organization);
    const path = '/api/admin/manager/organization';
    const { body } = await server.call('GET', path, manager);
    const statuses = new Map(
      body.data.managers.map(({ id, status }: Record<string, unknown>) => [id, status]),
    );
    expect(statuses).toEqual(
      new Map([
        [manager.id, 'active'],
        [colleague.id, 'active'],
      ]),
    );
  });

  test('R070 R106 shows itself and is edited by its managers, by form or JSON', async () => {
    const { manager, organization } = await makeTenant(server);
    const own = (options: object) =>
      server.call('POST', '/api/admin/manager/organization', { token: manager.token, ...options });
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('organization_name', `${organization.name} & Sons`);
    form.set('retention_months', '12');
    form.set('require_two_factor', '0');
    form.set('reviews_in_export', '0');
    form.append('frame_ancestors[]', 'https://Careers.Example.org');
    form.append('frame_ancestors[]', '');
    const { status, body } = await own({ form });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      organization_name: `${organization.name} & Sons`,
      retention_months: 12,
      require_two_factor: false,
      reviews_in_export: false,
      frame_ancestors: ['https://careers.example.org'],
      managers: [{ id: manager.id, status: 'active' }],
    });
    const wrong = await own({
      json: { time_zone: 'Mars/Base', retention_months: 0, frame_ancestors: ['http://x.org/a'] },
    });
    expect(Object.keys(wrong.body.errors).toSorted()).toEqual([
      'frame_ancestors.0',
      'retention_months',
    ]);
    const zone = await own({ json: { time_zone: 'Mars/Base' } });
    expect(Object.keys(zone.body.errors)).toEqual(['time_zone']);
    const taken = await own({ json: { organization_name: (await makeOrganization(server)).name } });
    expect(Object.keys(taken.body.errors)).toEqual(['organization_name']);
    const show = () =>
      server.call('GET', '/api/admin/manager/organization', { token: manager.token });
    expect((await show()).body.data).toMatchObject({ retention_months: 12 });
    const strict = await own({ json: { require_two_factor: true } });
    expect(strict.body.data).toMatchObject({ retention_months: 12, require_two_factor: true });
    // It holds at once, for whoever asked for it too.
    expect((await show()).body.code).toBe('two_factor_required');
    const candidate = await makeUser(server);
    const foreign = await server.call('GET', '/api/admin/manager/organization', candidate);
    expect(foreign.status).toBe(403);
  });
});
