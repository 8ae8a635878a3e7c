import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  linkIn,
  makeCampaign,
  makeStaff,
  makeTenant,
  makeUser,
  receiveMail,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate } from '../../../test/shortcuts.ts';
import { timesAsLong } from '../../../test/times-as-long.ts';
import { attemptKey, hashPassword } from '../index.ts';

const typed = 'nine purple herons';
const own = 'seven tidy lighthouses';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.moveClock('0');
  // Every test calls from the same address.
  await server.database.query('delete from app.login_failures');
});

let count = 0;
const newAddress = () => `new-${(count += 1)}@example.org`;

const post = (path: string, json: object) => server.call('POST', path, { json });
const register = (email: string) =>
  post('/api/register-subject', {
    first_name: 'Grace',
    last_name: 'Hopper',
    email,
    password: typed,
  });
const resend = (email: string) => post('/api/email/resend', { email });
const login = (email: string, password: string) => post('/api/login', { email, password });

async function makeAccount() {
  const user = await makeUser(server);
  await server.database.query('update app.credentials set password_hash = $2 where user_id = $1', [
    user.id,
    await hashPassword(own),
  ]);
  return user;
}

async function mailedHash(email: string, path: string, subject: string): Promise<string> {
  return linkIn(await receiveMail(server, email, subject), path)
    .split('/')
    .at(-1) as string;
}

describe('who has an account stays unknown', () => {
  test('when one tries the password that one has registered with oneself', async () => {
    const { email } = await makeAccount();
    const stranger = newAddress();
    await register(email);
    await register(stranger);
    const [known, unknown] = [await login(email, typed), await login(stranger, typed)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body.code).toBe('email_unconfirmed');
    expect((await login(email, own)).status).toBe(200);
  });

  test('by words and time of registering and of asking for the mail again', async () => {
    const { email } = await makeAccount();
    for (const [name, call] of Object.entries({ register, resend })) {
      const ratio = await timesAsLong(async (kind) => {
        await server.database.query('delete from app.login_failures');
        const address = kind === 'known' ? email : newAddress();
        return async () => {
          const { status, body } = await call(address);
          expect([status, body.message.replace(address, '')]).toEqual([
            name === 'register' ? 201 : 200,
            expect.not.stringMatching(/account|known/i),
          ]);
        };
      });
      expect([name, ratio > 0.5 && ratio < 2]).toEqual([name, true]);
    }
  });
});

test('an address gets a dozen mails from strangers at once and one an hour after that, whoever it belongs to', async () => {
  const { email: known } = await makeAccount();
  const reset = (email: string) => post('/api/user/password/send-reset-email', { email });
  const refusals: unknown[] = [];
  for (const email of [known, newAddress()]) {
    const others = () =>
      server.database.query('delete from app.login_failures where key <> $1', [
        attemptKey('mails', email),
      ]);
    const calls = [register, resend, reset];
    for (let i = 0; i < 12; i += 1) {
      await others();
      expect((await calls[i % 3]?.(email))?.status).toBeLessThan(202);
    }
    for (const call of calls) {
      await others();
      const { status, body, headers } = await call(email);
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(3500);
      expect(wait).toBeLessThanOrEqual(3600);
      expect(body.message).toBe(`Too many attempts. Please wait ${Math.ceil(wait / 60)} minutes.`);
      refusals.push([status, body]);
    }
    await server.database.moveClock('61 minutes');
    expect((await reset(email)).status).toBe(200);
    expect((await reset(email)).status).toBe(429);
    await server.database.moveClock('0');
  }
  expect(refusals.slice(0, 3)).toEqual(refusals.slice(3));
});

test('the click of somebody who is invited does not confirm what a stranger has registered', async () => {
  const campaign = await makeCampaign(server, tenant);
  await activate(server, tenant, campaign.id);
  const { body } = await server.call('GET', `/api/admin/campaigns/${campaign.id}/subjects`, {
    token: tenant.manager.token,
  });
  const { email } = body.data[0];
  await register(email);
  const token = await mailedHash(email, '/confirm-email/', 'confirm');
  const clicked = await post('/api/email/verify', { token });
  expect([clicked.status, Object.keys(clicked.body.errors)]).toEqual([422, ['password']]);
  expect((await login(email, typed)).status).not.toBe(200);
  expect((await post('/api/email/verify', { token, password: typed })).status).toBe(200);
});

test("a registration never opens a manager's account, even when the manager confirms it", async () => {
  const root = await makeStaff(server, 'super_admin');
  const email = newAddress();
  await server.call('POST', '/api/super-admin/managers', {
    token: root.token,
    json: { organization_id: tenant.organization.id, first_name: 'Ann', last_name: 'Lee', email },
  });
  await register(email);
  const token = await mailedHash(email, '/confirm-email/', 'confirm');
  expect((await post('/api/email/verify', { token })).status).toBe(409);
  expect((await login(email, typed)).body).not.toHaveProperty('access_token');
  const invitation = await mailedHash(email, '/admin/create-account-manager/', 'manager');
  const opened = await post('/api/user/confirm-registration', {
    password: own,
    users_encrypted_email: invitation,
  });
  expect(opened.body).toMatchObject({ roles: ['admin'], user: { first_name: 'Ann' } });
});

test('R097 R111 a new password names the field that is wrong, and keeps the link', async () => {
  const { email } = await makeAccount();
  await post('/api/user/password/send-reset-email', { email });
  const reset_token = await mailedHash(email, '/reset-password/', 'new password');
  const reset = (json: object) => post('/api/user/password/reset', json);
  const fields = async (json: object) => {
    const { status, body } = await reset(json);
    return [status, Object.keys(body.errors)];
  };
  const twice = { password: typed, password_confirmation: own };
  expect(await fields({ ...twice, reset_token })).toEqual([422, ['password_confirmation']]);
  const common = { password: 'password123', password_confirmation: 'password123' };
  expect(await fields({ ...common, reset_token })).toEqual([422, ['password']]);
  expect(await fields({ ...common, reset_token: 'A'.repeat(43) })).toEqual([422, ['reset_token']]);
  const { body } = await reset({ password: typed, password_confirmation: typed, reset_token });
  const list = await server.call('GET', '/api/user/sessions', { token: body.access_token });
  expect(list.body.data).toHaveLength(1);
});
