import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  linkIn,
  makeOrganization,
  makeSession,
  makeStaff,
  makeTenant,
  makeUser,
  type Organization,
  type Person,
  receiveMail,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';

const managers = '/api/super-admin/managers';
const password = 'seven calm herons';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer();
  operator = await makeStaff(server, 'tdl_admin');
});
afterAll(() => server.stop());

const invite = async (organization: Organization, email: string) => {
  const json = { organization_id: organization.id, first_name: 'Ann', last_name: 'Lee', email };
  return server.call('POST', managers, { token: operator.token, json });
};

async function hashFor({ email }: Pick<Person, 'email'>): Promise<string> {
  const mail = await receiveMail(server, email, 'invited to be a manager');
  return linkIn(mail, '/admin/create-account-manager/').split('/').at(-1) as string;
}

/** Somebody with an account who has been invited, and the link in their mail. */
async function invited() {
  const { organization, manager } = await makeTenant(server);
  const person = await makeUser(server);
  const { status, body } = await invite(organization, person.email);
  expect(status).toBe(201);
  return { organization, manager, person, made: body.data, hash: await hashFor(person) };
}

const check = async (hash: string) =>
  (await server.call('GET', `/api/check-magic-link/${hash}`)).body.data;

const answer = (what: 'accept' | 'decline', hash: string, token?: string) =>
  server.call('POST', `/api/user/manager-invitation/${what}`, {
    token,
    json: { users_encrypted_email: hash },
  });

const opens = async (token: string) =>
  (await server.call('GET', '/api/admin/campaigns', { token })).status;

const statusesOf = async (organization: Organization) => {
  const { body } = await server.call(
    'GET',
    `/api/super-admin/organizations/${organization.id}`,
    operator,
  );
  return Object.fromEntries(
    body.data.managers.map((one: { id: number; status: string }) => [one.id, one.status]),
  );
};

async function entriesAbout({ id }: Person) {
  const rows = await server.database.query<{ action: string; actor: number; org: number | null }>(
    `select e.action, d.actor_id as actor, (d.after ->> 'organization_id')::integer as org
       from app.audit_entries e join app.audit_details d on d.entry_id = e.id
      where e.entity = 'manager' and e.entity_id = $1 order by e.id`,
    [String(id)],
  );
  return rows.map(({ action, actor, org }) => [action, actor, org]);
}

describe('somebody with an account', () => {
  test('is shown as invited, under the typed name, and has no right', async () => {
    const { organization, manager, person, made } = await invited();
    expect(made).toMatchObject({
      id: person.id,
      first_name: 'Ann',
      last_name: 'Lee',
      email: person.email,
      roles: [],
      status: 'invited',
    });
    expect(await statusesOf(organization)).toEqual({
      [manager.id]: 'active',
      [person.id]: 'invited',
    });
    const own = await server.call('GET', '/api/admin/manager/organization', manager);
    expect(own.body.data.managers).toContainEqual({
      id: person.id,
      first_name: 'Ann',
      last_name: 'Lee',
      email: person.email,
      status: 'invited',
    });
    expect(JSON.stringify(own.body)).not.toContain('Byron');
    for (const path of ['campaigns', 'manager/organization', 'manager/login/profile']) {
      const { status } = await server.call('GET', `/api/admin/${path}`, person);
      expect([path, status]).toEqual([path, 403]);
    }
    const rows = await server.database.query(
      `select 1 from app.managers where user_id = $1 union select 2 from app.user_roles where user_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([]);
  });

  test('logs in, accepts, and is a manager in a new session; all others end', async () => {
    const { organization, person, hash } = await invited();
    const asked = await check(hash);
    expect(asked).toMatchObject({
      kind: 'manager_acceptance',
      valid: true,
      organization: organization,
    });
    const elsewhere = await makeSession(server, person.id);
    const { status, body } = await answer('accept', hash, person.token);
    expect([status, body.roles]).toEqual([200, ['admin']]);
    expect(await opens(body.access_token)).toBe(200);
    expect([await opens(person.token), await opens(elsewhere)]).toEqual([401, 401]);
    expect((await statusesOf(organization))[person.id]).toBe('active');
    expect(await entriesAbout(person)).toEqual([
      ['manager.invited', operator.id, organization.id],
      ['manager.accepted', person.id, organization.id],
    ]);
    expect((await check(hash)).reason).toBe('used');
    for (const what of ['accept', 'decline'] as const) {
      expect((await answer(what, hash, body.access_token)).status).toBe(422);
    }
    expect(await opens(body.access_token)).toBe(200);
  });

  test('cannot be taken over by a new password, nor accept for somebody else', async () => {
    const { person, hash } = await invited();
    const credentials = () =>
      server.database.query('select password_hash from app.credentials where user_id = $1', [
        person.id,
      ]);
    const before = await credentials();
    const json = { password, users_encrypted_email: hash };
    const taken = await server.call('POST', '/api/user/confirm-registration', { json });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['password']]);
    expect(await credentials()).toEqual(before);

    expect((await answer('accept', hash)).status).toBe(401);
    const other = await makeUser(server);
    const foreign = await answer('accept', hash, other.token);
    expect([foreign.status, foreign.body.codes.users_encrypted_email[0].code]).toEqual([
      422,
      'another_account',
    ]);
    expect([await opens(person.token), await opens(other.token)]).toEqual([403, 403]);
    expect((await answer('accept', hash, person.token)).status).toBe(200);
  });

  test('declines by the link alone, and leaves the list', async () => {
    const { organization, manager, person, hash } = await invited();
    const { status, body } = await answer('decline', hash);
    expect([status, body.message]).toEqual([200, expect.stringContaining('declined')]);
    expect(await statusesOf(organization)).toEqual({ [manager.id]: 'active' });
    expect((await answer('accept', hash, person.token)).status).toBe(422);
    expect(await opens(person.token)).toBe(403);
    expect((await entriesAbout(person)).at(-1)).toEqual([
      'manager.declined',
      person.id,
      organization.id,
    ]);
    expect((await invite(organization, person.email)).status).toBe(201);
  });

  test('is mailed again; the former link is dead then', async () => {
    const { person, hash } = await invited();
    const again = await server.call('POST', `${managers}/${person.id}/invite`, {
      token: operator.token,
    });
    expect([again.status, again.body.message]).toEqual([
      200,
      expect.stringContaining(person.email),
    ]);
    expect((await answer('accept', hash, person.token)).status).toBe(422);
    await eventually(async () => (await hashFor(person)) !== hash, 'the second mail');
    expect((await answer('accept', await hashFor(person), person.token)).status).toBe(200);
  });

  test('keeps the own name, address and roles as long as nothing is accepted', async () => {
    const { person, hash } = await invited();
    const put = (json: unknown) =>
      server.call('PUT', `${managers}/${person.id}`, { token: operator.token, json });
    const names = { first_name: 'Anna', last_name: 'Leroy' };
    expect((await put(names)).body.data).toMatchObject({ ...names, status: 'invited' });
    expect((await put({ ...names, email: 'mine@example.org' })).status).toBe(422);
    const boss = await makeStaff(server, 'super_admin');
    for (const role of ['admin', 'super_admin']) {
      const given = await server.call('POST', '/api/super-admin/assign-role', {
        token: boss.token,
        json: { manager_id: person.id, role },
      });
      expect([role, given.status]).toEqual([role, 404]);
    }
    const { body } = await answer('accept', hash, person.token);
    expect(body.user).toMatchObject({ first_name: 'Ada', last_name: 'Byron' });
  });

  test('is taken off the list; the link is dead then, and the organisation keeps its manager', async () => {
    const { organization, manager, person, hash } = await invited();
    const gone = await server.call('DELETE', `${managers}/${person.id}`, operator);
    expect(gone.body.message).toBe('The invitation of Ann Lee has been withdrawn.');
    expect((await answer('accept', hash, person.token)).status).toBe(422);
    expect(await statusesOf(organization)).toEqual({ [manager.id]: 'active' });
  });

  test('is invited once, and never where they are a manager already', async () => {
    const { person } = await invited();
    const second = await invite(await makeOrganization(server), person.email);
    expect(second.body.errors).toEqual({ email: ['This person has already been invited.'] });
  });
});

test('somebody known who has no password is asked too, and accepts by choosing one', async () => {
  const { organization } = await makeTenant(server);
  const person = await makeUser(server);
  await server.database.query('delete from app.credentials where user_id = $1', [person.id]);
  await invite(organization, person.email);
  // Came in without a password, and is logged in: that opens nothing.
  expect(await opens(person.token)).toBe(403);
  const hash = await hashFor(person);
  expect((await check(hash)).kind).toBe('manager_invitation');
  const json = { password, users_encrypted_email: hash };
  const { body } = await server.call('POST', '/api/user/confirm-registration', { json });
  expect(body.roles).toEqual(['admin']);
  expect(await opens(body.access_token)).toBe(200);
  expect((await entriesAbout(person)).map(([action]) => action)).toEqual([
    'manager.invited',
    'manager.accepted',
  ]);
});

test('who was logged in by a link alone is so no more as a manager', async () => {
  const { organization } = await makeTenant(server);
  const person = await makeUser(server);
  await server.database.query('delete from app.credentials where user_id = $1', [person.id]);
  await invite(organization, person.email);
  const { status, body } = await server.call('POST', '/api/user/confirm-registration', {
    json: { password, users_encrypted_email: await hashFor(person) },
  });
  expect([status, body.roles]).toEqual([200, ['admin']]);
  expect(await opens(person.token)).toBe(401);
  expect(await opens(body.access_token)).toBe(200);
});
