import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { transact } from '../../../platform/db/database.ts';
import {
  linkIn,
  makeOrganization,
  makeStaff,
  makeTenant,
  makeUser,
  type Person,
  receiveMail,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

const managers = '/api/super-admin/managers';
const profile = '/api/admin/manager/profile';
const password = 'seven calm herons';

let server: TestServer;
let operator: Person;
let counter = 0;

beforeAll(async () => {
  server = await startTestServer();
  operator = await makeStaff(server, 'tdl_admin');
});
afterAll(() => server.stop());

const newAddress = () => `manager-${(counter += 1)}@example.org`;

function invite(organizationId: number, email: string, changes: Record<string, unknown> = {}) {
  const json = {
    organization_id: organizationId,
    first_name: 'Ann',
    last_name: 'Lee',
    email,
    ...changes,
  };
  return server.call('POST', managers, { token: operator.token, json });
}

const read = async (id: number) =>
  (await server.call('GET', `${managers}/${id}`, operator)).body.data;

async function count(table: string, email: string): Promise<number> {
  const [row] = await server.database.query<{ n: number }>(
    `select count(*)::integer as n from app.${table} t join app.users u on u.id = t.user_id where u.email = $1`,
    [email],
  );
  return row?.n ?? 0;
}

describe('inviting', () => {
  test('a new person chooses a password by the mailed link and is a manager', async () => {
    const organization = await makeOrganization(server, { name: 'Tom & <b>Jerry</b>' });
    const email = newAddress();
    const { status, body } = await invite(organization.id, email.toUpperCase());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      organization_id: organization.id,
      first_name: 'Ann',
      last_name: 'Lee',
      email,
      roles: ['admin'],
      status: 'invited',
    });

    const mail = await receiveMail(server, email);
    expect(mail.subject).toBe('You are now a manager of Tom & <b>Jerry</b>');
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain('Tom & <b>Jerry</b>');
    const hash = linkIn(mail, '/admin/create-account-manager/').split('/').at(-1);
    const json = { password, users_encrypted_email: hash };
    const session = await server.call('POST', '/api/user/confirm-registration', { json });
    expect(session.status).toBe(200);
    expect(session.body.roles).toEqual(['admin']);
    expect(await read(body.data.id)).toEqual({ ...body.data, status: 'active' });

    const login = await server.call('POST', '/api/login', { json: { email, password } });
    const own = await server.call('GET', profile, { token: login.body.access_token });
    expect(own.body.data).toEqual({ ...body.data, status: 'active' });
  });

  test('shows with the organisation and stands in the log', async () => {
    const { organization, manager } = await makeTenant(server);
    const { body } = await invite(organization.id, newAddress(), { last_name: 'Abel' });
    const shown = await server.call(
      'GET',
      `/api/super-admin/organizations/${organization.id}`,
      operator,
    );
    expect(shown.body.data.managers_count).toBe(2);
    expect(shown.body.data.managers).toEqual([
      body.data,
      expect.objectContaining({ id: manager.id }),
    ]);
    const colleagues = async () => {
      const path = '/api/admin/manager/organization';
      const own = await server.call('GET', path, { token: manager.token });
      return own.body.data.managers.map((one: { status: string }) => one.status);
    };
    expect(await colleagues()).toEqual(['invited', 'active']);
    await server.database.query(
      "insert into app.credentials (user_id, password_hash) values ($1, 'x')",
      [body.data.id],
    );
    expect(await colleagues()).toEqual(['active', 'active']);
    const entries = await server.database.query(
      `select e.action, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
        where e.entity = 'manager' and e.entity_id = $1`,
      [String(body.data.id)],
    );
    const after = expect.objectContaining({
      email: body.data.email,
      organization_id: organization.id,
    });
    expect(entries).toEqual([{ action: 'manager.created', after }]);
    expect(JSON.stringify(entries)).not.toContain('token');
  });

  test('a super-admin may make an operator a manager, who stays an operator', async () => {
    const organization = await makeOrganization(server);
    const other = await makeStaff(server, 'tdl_admin');
    expect((await invite(organization.id, other.email)).status).toBe(403);
    const { status } = await server.call('POST', managers, {
      token: (await makeStaff(server, 'super_admin')).token,
      json: {
        first_name: 'Ada',
        last_name: 'Byron',
        email: other.email,
        organization_id: organization.id,
      },
    });
    expect(status).toBe(201);
    // An operator's role alone opens nothing of an organisation that has merely invited.
    const closed = await server.call('GET', '/api/admin/campaigns', { token: other.token });
    expect([closed.status, closed.body.code]).toEqual([403, 'no_organization']);
    const mail = await receiveMail(server, other.email);
    const hash = linkIn(mail, '/admin/create-account-manager/').split('/').at(-1);
    const accepted = await server.call('POST', '/api/user/manager-invitation/accept', {
      token: other.token,
      json: { users_encrypted_email: hash },
    });
    expect(accepted.body.roles).toEqual(['admin', 'tdl_admin']);
  });

  test('nobody is a manager twice, here or elsewhere', async () => {
    const { organization, manager } = await makeTenant(server);
    const elsewhere = await makeOrganization(server);
    for (const id of [organization.id, elsewhere.id]) {
      const { status, body } = await invite(id, ` ${manager.email.toUpperCase()}`);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ email: ['This address already belongs to a manager.'] });
    }
    expect((await read(manager.id)).organization_id).toBe(organization.id);
    expect(await count('links', manager.email)).toBe(0);
  });

  test('invited by many at once is invited once', async () => {
    const organizations = [await makeOrganization(server), await makeOrganization(server)];
    const fresh = newAddress();
    const known = (await makeUser(server, { email: newAddress() })).email;
    for (const email of [fresh, known]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) => invite(organizations[i % 2]?.id ?? 0, email)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(11);
      const made = email === fresh ? ['managers', 'user_roles'] : ['manager_invitations'];
      for (const table of [...made, 'links', 'mails']) {
        expect([table, await count(table, email)]).toEqual([table, 1]);
      }
    }
    expect(await count('managers', known)).toBe(0);
  });

  test('to an unknown organisation makes nobody', async () => {
    const email = newAddress();
    expect((await invite(2 ** 31 - 1, email)).status).toBe(404);
    expect(
      await server.database.query('select 1 from app.users where email = $1', [email]),
    ).toEqual([]);
  });

  test.each([
    ['first_name', 'Ann\r\nBcc: all@example.org'],
    ['last_name', ''],
    ['email', 'nobody'],
    ['email', 'a@example.org\nb@example.org'],
    ['role', 'super_admin'],
    ['id', 1],
  ])('refused: %s %j', async (field, value) => {
    const organization = await makeOrganization(server);
    const { status, body } = await invite(organization.id, newAddress(), { [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('is for operators, who see managers only', async () => {
    const { organization, manager } = await makeTenant(server);
    const json = {
      organization_id: organization.id,
      first_name: 'A',
      last_name: 'B',
      email: newAddress(),
    };
    expect((await server.call('POST', managers, { token: manager.token, json })).status).toBe(403);
    expect((await server.call('GET', `${managers}/${manager.id}`, manager)).status).toBe(403);
    const candidate = await makeUser(server);
    for (const id of [candidate.id, operator.id, 2 ** 31 - 1]) {
      expect((await server.call('GET', `${managers}/${id}`, operator)).status).toBe(404);
    }
  });

  test('only operators and oneself learn whether there is a password', async () => {
    const { organization, manager } = await makeTenant(server);
    const other = await makeUser(server);
    const ask = (scope: 'organisation' | 'candidate' | 'platform', userId: number) =>
      transact(
        server.node.pool.db,
        { scope, userId, organizationId: organization.id },
        async (db) => {
          const { rows } = await sql<{
            yes: boolean;
          }>`select app.has_password(${other.id}) as yes`.execute(db);
          return rows[0]?.yes;
        },
      );
    expect(await ask('organisation', manager.id)).toBe(false);
    expect(await ask('candidate', manager.id)).toBe(false);
    expect(await ask('candidate', other.id)).toBe(true);
    expect(await ask('platform', operator.id)).toBe(true);
  });
});

describe('own profile', () => {
  const put = (token: string, json: unknown) => server.call('PUT', profile, { token, json });

  test('half a character is refused at its field', async () => {
    const { manager } = await makeTenant(server);
    const { status, body } = await put(manager.token, { first_name: 'A', last_name: 'B\uD800' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['last_name']);
  });

  test('the name can be edited, the rest is ignored when sent back', async () => {
    const { manager } = await makeTenant(server);
    const before = (await server.call('GET', profile, manager)).body.data;
    const { status, body } = await put(manager.token, {
      ...before,
      first_name: ' Zoë ',
      last_name: '\u{1F600}',
      roles: ['super_admin'],
      organization_id: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, first_name: 'Zoë', last_name: '\u{1F600}' });
    expect((await server.call('GET', profile, manager)).body).toEqual(body);
    // The same once more changes nothing, so nothing is written down.
    expect((await put(manager.token, body.data)).status).toBe(200);
    const entries = await server.database.query<{ before: unknown; after: unknown }>(
      `select d.before, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
        where e.action = 'manager.updated' and e.entity_id = $1`,
      [String(manager.id)],
    );
    expect(entries).toEqual([
      {
        before: { first_name: 'Mara', last_name: 'Keller' },
        after: { first_name: 'Zoë', last_name: '\u{1F600}' },
      },
    ]);
  });

  test.each([
    { first_name: '' },
    { last_name: 'a\u0000' },
    { first_name: 'x'.repeat(81) },
    { password: 'x' },
  ])('refused: %j', async (change) => {
    const { manager } = await makeTenant(server);
    const { status, body } = await put(manager.token, {
      first_name: 'A',
      last_name: 'B',
      ...change,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(Object.keys(change));
  });

  test('candidates have none, and an inactive organisation closes it', async () => {
    const candidate = await makeUser(server);
    expect((await server.call('GET', profile, candidate)).status).toBe(403);
    const { manager } = await makeTenant(server, { status: 'inactive' });
    const { status, body } = await server.call('GET', profile, manager);
    expect(status).toBe(403);
    expect(body.inactive).toBe(true);
  });

  test('the bar learns the organisation, or that there is none', async () => {
    const bar = async (token: string) =>
      (await server.call('GET', '/api/admin/manager/login/profile', { token })).body.data;
    const { organization, manager } = await makeTenant(server, { features: ['iq', 'pins'] });
    expect(await bar(manager.token)).toEqual({
      id: manager.id,
      organization_id: organization.id,
      organization_name: organization.name,
      logo_url: null,
      time_zone: 'Europe/Amsterdam',
      features: ['iq', 'pins'],
    });
    expect(await bar(operator.token)).toEqual({
      id: operator.id,
      organization_id: null,
      organization_name: null,
      logo_url: null,
      time_zone: null,
      features: [],
    });
    expect((await server.call('GET', profile, operator)).body.data).toMatchObject({
      id: operator.id,
      organization_id: null,
      roles: ['tdl_admin'],
      status: 'active',
    });
  });
});
