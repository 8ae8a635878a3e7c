import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCampaign, makeStaff, makeTenant, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, entryToken } from '../../../test/shortcuts.ts';
import { hashPassword } from '../index.ts';

const password = 'nine purple herons';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  await server.database.query('delete from app.login_failures');
});

const post = (path: string, json: object, node = server) => node.call('POST', path, { json });
const login = (email: string) => post('/api/login', { email, password });
const answer = (challenge: string, code: string, node = server) =>
  post('/api/login/totp', { challenge, code }, node);

/** A manager with a second factor. */
async function makeGuarded() {
  const manager = await makeStaff(server, 'admin', tenant.organization);
  await server.database.query('update app.credentials set password_hash = $2 where user_id = $1', [
    manager.id,
    await hashPassword(password),
  ]);
  const { token } = manager;
  const started = await server.call('POST', '/api/user/totp', { token });
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.data.secret as string) });
  const json = { code: totp.generate() };
  const confirmed = await server.call('POST', '/api/user/totp/confirm', { token, json });
  return { ...manager, recovery: confirmed.body.data.recovery_codes as string[] };
}

test('a fresh login gives no fresh guesses at the second factor', async () => {
  const { email } = await makeGuarded();
  let tried = 0;
  for (let round = 0; round < 5; round += 1) {
    const { status, body } = await login(email);
    if (status !== 200) continue;
    for (let guess = 0; guess < 5; guess += 1) {
      const told = await answer(body.challenge, '000000', guess % 2 === 0 ? server : second);
      if (told.status === 422 && 'code' in told.body.errors) tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThanOrEqual(10);
});

test('a house full of people behind one address is not held up by the second factor', async () => {
  const answers: number[] = [];
  for (let person = 0; person < 4; person += 1) {
    const { email, recovery } = await makeGuarded();
    for (const code of recovery) {
      const { body } = await login(email);
      answers.push((await answer(body.challenge, code)).status);
    }
  }
  expect(answers).toEqual(Array.from({ length: 40 }, () => 200));
});

test("an invitation to somebody else's campaign is no way around the second factor", async () => {
  const { email } = await makeGuarded();
  const other = await makeTenant(server);
  const campaign = await makeCampaign(server, other, {
    subjects: [{ first_name: 'Mara', last_name: 'Keller', email }],
  });
  await activate(server, other, campaign.id);
  const { body } = await post('/api/user/give-permission-to-organization', {
    organizationId: other.organization.id,
    token: await entryToken(server, campaign.id, email),
  });
  expect(body).not.toHaveProperty('access_token');
  // Nor is it one to a manager's account that has no second factor, but it lets in who is no manager.
  await server.database.query('delete from app.totp');
  const give = async () =>
    post('/api/user/give-permission-to-organization', {
      organizationId: other.organization.id,
      token: await entryToken(server, campaign.id, email),
    });
  const refused = await give();
  expect([refused.status, refused.body.codes]).toEqual([
    422,
    { token: [{ code: 'is_staff', params: {} }] },
  ]);
  await server.database.query(
    'delete from app.user_roles where user_id = (select id from app.users where email = $1)',
    [email],
  );
  expect((await give()).status).toBe(200);
});

test('switching it off leaves a trace', async () => {
  const { id, token, recovery } = await makeGuarded();
  const json = { code: recovery[3] };
  expect((await server.call('DELETE', '/api/user/totp', { token, json })).status).toBe(200);
  const left = await server.database.query<{ action: string }>(
    `select action from app.audit_entries
     where entity_id = $1::text and action like 'account.two_factor%' order by id`,
    [id],
  );
  expect(left.map(({ action }) => action)).toEqual([
    'account.two_factor_on',
    'account.two_factor_off',
  ]);
});
