import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TOTP, URI } from 'otpauth';
import {
  makeCampaign,
  makeStaff,
  makeTenant,
  makeUser,
  receiveMail,
  type Person,
} from '../../test/factories.ts';
import { tablesWith } from '../../test/canary.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { activate, enterCampaign, startedCampaign } from '../../test/shortcuts.ts';
import { timesAsLong } from '../../test/times-as-long.ts';
import { sweepAccounts } from './sweep.worker.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
afterEach(async () => {
  await server.database.moveClock('0');
  await server.database.query('delete from app.login_failures');
});

const password = 'a fine long password';
let people = 0;
const newAddress = () => `person-${(people += 1)}-${Date.now()}@example.org`;
const post = (path: string, json: unknown, token?: string, node = server) =>
  node.call('POST', `/api/${path}`, { json, token });
const logIn = (email: string, with_ = password, node = server) =>
  post('login', { email, password: with_ }, undefined, node);

function register(email: string, changes: object = {}, node = server) {
  const body = { first_name: 'Ada', last_name: 'Byron', email, password, ...changes };
  return post('register-subject', body, undefined, node);
}

async function mailedToken(email: string, path: string, subject = ''): Promise<string> {
  const mail = await receiveMail(server, email, subject);
  const token = new RegExp(`${path}/([\\w-]{43})`).exec(mail.text)?.[1];
  expect(token).toBeTruthy();
  return token as string;
}

async function registered(): Promise<string> {
  const email = newAddress();
  await register(email);
  await post('email/verify', { token: await mailedToken(email, 'confirm-email') });
  return email;
}

/** A manager with a password, by the way that managers come in. */
async function managerWithPassword() {
  const tenant = await makeTenant(server);
  const boss = await makeStaff(server, 'super_admin');
  const email = newAddress();
  await post(
    'super-admin/managers',
    { first_name: 'Mo', last_name: 'Nager', email, organization_id: tenant.organization.id },
    boss.token,
  );
  const token = await mailedToken(email, 'create-account-manager');
  const choose = (password_confirmation: string) =>
    post('user/confirm-registration', {
      password,
      password_confirmation,
      users_encrypted_email: token,
    });
  const differs = await choose(`${password}!`);
  expect([differs.status, Object.keys(differs.body.errors)]).toEqual([
    422,
    ['password_confirmation'],
  ]);
  const { body } = await choose(password);
  return { tenant, email, token: body.access_token as string };
}

describe('registering', () => {
  test('R064 R103 a mailed link makes the account; before that the password opens nothing', async () => {
    const email = newAddress();
    const { status, body } = await register(email);
    expect([status, body.message]).toEqual([201, expect.stringContaining(email)]);
    const early = await logIn(email);
    expect([early.status, early.body.code]).toEqual([403, 'email_unconfirmed']);
    const wrong = await logIn(email, 'another password');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid']);

    const token = await mailedToken(email, 'confirm-email');
    const looked = await server.call('GET', `/api/check-magic-link/${token}`);
    expect(looked.body.data).toMatchObject({ kind: 'email_confirmation', valid: true });
    expect((await post('email/verify', { token })).status).toBe(200);
    const session = await logIn(email);
    expect(session.status).toBe(200);
    expect(session.body).toMatchObject({ token_type: 'Bearer', roles: [], user: { email } });
    expect((await post('email/verify', { token })).status).toBe(422);
    const used = await server.call('GET', `/api/check-magic-link/${token}`);
    expect(used.body.data).toMatchObject({ valid: false, reason: 'used', first_name: null });
  });

  test('opening the mailed link confirms nothing, however often and in whatever way programs do it', async () => {
    const email = newAddress();
    await register(email);
    const token = await mailedToken(email, 'confirm-email');
    for (let times = 0; times < 2; times += 1) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        for (const path of [`/confirm-email/${token}`, `/api/check-magic-link/${token}`]) {
          await fetch(server.origin + path, { method });
        }
        const asked = await fetch(`${server.origin}/api/email/verify?token=${token}`, { method });
        expect([method, asked.ok]).toEqual([method, method === 'OPTIONS' && asked.ok]);
      }
    }
    // Only a form that somebody sends says so.
    expect((await logIn(email)).body.code).toBe('email_unconfirmed');
    expect((await post(`email/verify?token=${token}`, {})).status).toBe(422);
    expect((await logIn(email)).body.code).toBe('email_unconfirmed');
    const looked = await server.call('GET', `/api/check-magic-link/${token}`);
    expect(looked.body.data).toMatchObject({ valid: true, reason: null });
    expect((await post('email/verify', { token })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  test('answers alike for a known address, which gets another mail and keeps its password', async () => {
    const email = await registered();
    const known = await register(email, { password: 'a quite different one', first_name: 'Eve' });
    const fresh = newAddress();
    const unknown = await register(fresh);
    expect(known.status).toBe(unknown.status);
    expect(known.body.message.replace(email, '')).toBe(unknown.body.message.replace(fresh, ''));
    const mail = await receiveMail(server, email, 'already');
    expect(mail.text).not.toContain('confirm-email');
    expect((await logIn(email)).status).toBe(200);
    // The same as for an address without an account, so that trying tells nothing either.
    expect((await logIn(email, 'a quite different one')).body.code).toBe('email_unconfirmed');
  });

  test('does not take over the name or the account of somebody whom an organisation invited', async () => {
    const tenant = await makeTenant(server);
    const email = newAddress();
    const campaign = await makeCampaign(server, tenant, {
      subjects: [{ first_name: 'Grace', last_name: 'Hopper', email }],
    });
    await activate(server, tenant, campaign.id);
    await register(email, { first_name: 'Mallory', password: 'mallory knows this' });
    expect((await logIn(email, 'mallory knows this')).body.code).toBe('email_unconfirmed');
    const person = await enterCampaign(server, tenant, campaign.id, email, { profile: false });
    const [row] = await server.database.query<{ first_name: string }>(
      'select first_name from app.users where id = $1',
      [person.id],
    );
    expect(row?.first_name).toBe('Grace');
    expect((await logIn(email, 'mallory knows this')).status).toBe(403);
    expect((await logIn(email)).status).toBe(200);
  });

  test('somebody who is known here has to type the password again, which a stranger cannot make them do', async () => {
    const person = await makeUser(server);
    await server.database.query('delete from app.credentials where user_id = $1', [person.id]);
    const tenant = await makeTenant(server);
    await server.database.query(
      "insert into app.permissions (subject_id, organization_id, text_version, granted_at) values ($1, $2, '1', now())",
      [person.id, tenant.organization.id],
    );
    await register(person.email);
    const token = await mailedToken(person.email, 'confirm-email');
    for (const typed of [undefined, 'something else entirely']) {
      const { status, body } = await post('email/verify', { token, password: typed });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    }
    expect((await logIn(person.email)).status).toBe(403);
    expect((await post('email/verify', { token, password })).status).toBe(200);
    expect((await logIn(person.email)).status).toBe(200);
  });

  test('twenty at once on two nodes confirm one account once', async () => {
    const email = newAddress();
    await register(email);
    const token = await mailedToken(email, 'confirm-email');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post('email/verify', { token }, undefined, i % 2 ? server : second),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const users = await server.database.query('select 1 from app.users where email = $1', [email]);
    expect(users).toHaveLength(1);
  });

  test('is too old after a week, can be mailed again before, and is swept away after', async () => {
    const email = newAddress();
    await register(email);
    const first = await mailedToken(email, 'confirm-email');
    const again = await post('email/resend', { email });
    const nobody = await post('email/resend', { email: newAddress() });
    expect([again.status, again.body]).toEqual([nobody.status, nobody.body]);
    await eventually(async () => {
      const { body } = await server.call('GET', `/api/demo/mails?to=${encodeURIComponent(email)}`);
      return body.data.length === 2;
    }, 'the second mail');
    expect(await mailedToken(email, 'confirm-email')).toBe(first);
    await server.database.moveClock('8 days');
    expect((await post('email/verify', { token: first })).status).toBe(422);
    await sweepAccounts({ db: server.node.pool.db });
    // The address was nobody's here, and is in no email that was sent to it either.
    expect(await tablesWith(server.database, email)).toEqual({});
  });

  test('of an account that was made, the email about it stays', async () => {
    const email = await registered();
    await server.database.moveClock('8 days');
    await sweepAccounts({ db: server.node.pool.db });
    const kept = await server.database.query(
      `select 1 from app.mails where template = 'email-confirmation' and to_email = $1`,
      [email],
    );
    expect(kept).toHaveLength(1);
  });

  test('R097 every mistake is told at its field', async () => {
    const { status, body } = await register('no address', { first_name: '', password: 'short' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(['email', 'first_name', 'password']);
    const common = await register(newAddress(), { password: 'password123' });
    expect(Object.keys(common.body.errors)).toEqual(['password']);
  });

  test('cannot flood a mailbox: after five the same address waits, on every node', async () => {
    const email = newAddress();
    const nodes = [server, second, server, second, server, second];
    const answers: number[] = [];
    for (const node of nodes) answers.push((await register(email, {}, node)).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

test('devices hear of a deleted account for as long as a session could have lived', async () => {
  const { person } = await startedCampaign(server, await makeTenant(server));
  const path = '/api/subject-profile';
  await server.call('DELETE', path, { token: person.token, json: { password } });
  const told = async (days: number) => {
    await server.database.moveClock(`${days} days`);
    await sweepAccounts({ db: server.node.pool.db });
    return (await second.call('GET', path, { token: person.token })).body.code;
  };
  expect([await told(0), await told(89), await told(91)]).toEqual([
    'account_deleted',
    'account_deleted',
    'unauthenticated',
  ]);
});

describe('a forgotten password', () => {
  const ask = (email: string) => post('user/password/send-reset-email', { email });
  const reset = (reset_token: string, changes: object = {}, node = server) =>
    post(
      'user/password/reset',
      { password: 'a new fine password', reset_token, ...changes },
      undefined,
      node,
    );

  test('R081 is replaced by the mailed link, which logs in and ends every other session', async () => {
    const email = await registered();
    const old = (await logIn(email)).body.access_token as string;
    await ask(email);
    const token = await mailedToken(email, 'reset-password', 'new password');
    const looked = await server.call('GET', `/api/check-magic-link/${token}`);
    expect(looked.body.data).toMatchObject({ kind: 'password_reset', valid: true });
    const weak = await reset(token, { password: 'password123' });
    expect(Object.keys(weak.body.errors)).toEqual(['password']);
    const differs = await reset(token, { password_confirmation: 'another one' });
    expect(Object.keys(differs.body.errors)).toEqual(['password_confirmation']);
    const { status, body } = await reset(token);
    expect([status, body.token_type]).toEqual([200, 'Bearer']);
    const own = await second.call('GET', '/api/user/sessions', { token: body.access_token });
    expect(own.body.data).toHaveLength(1);
    expect((await second.call('GET', '/api/user/sessions', { token: old })).status).toBe(401);
    expect((await logIn(email)).status).toBe(422);
    expect((await logIn(email, 'a new fine password')).status).toBe(200);
    expect((await reset(token)).status).toBe(422);
  });

  test('answers alike and in the same time whether or not there is an account', async () => {
    const email = await registered();
    const ratio = await timesAsLong(async (kind) => {
      await server.database.query('delete from app.login_failures');
      const to = kind === 'known' ? email : newAddress();
      return async () => {
        const { status, body } = await ask(to);
        expect([status, body.message.replace(to, '')]).toEqual([
          200,
          'If there is an account for , an email with a link is on its way.',
        ]);
      };
    });
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('an invited person without an account is mailed nothing', async () => {
    const tenant = await makeTenant(server);
    const email = newAddress();
    await makeCampaign(server, tenant, { subjects: [{ first_name: '', last_name: '', email }] });
    await ask(email);
    const failure = await eventually(async () => {
      const [mail] = await server.database.query<{ failure: string }>(
        'select failure from app.mails where to_email = $1',
        [email],
      );
      return mail?.failure;
    }, 'the mail to be left out');
    expect(failure).toBe('no longer wanted');
  });

  test('works once, however many use it at once, and an hour long', async () => {
    const email = await registered();
    await ask(email);
    const token = await mailedToken(email, 'reset-password', 'new password');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reset(token, {}, i % 2 ? server : second)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await registered();
    await ask(late);
    const old = await mailedToken(late, 'reset-password', 'new password');
    await server.database.moveClock('61 minutes');
    expect((await reset(old)).status).toBe(422);
    const { body } = await server.call('GET', `/api/check-magic-link/${old}`);
    expect(body.data.reason).toBe('expired');
  });
});

describe('sessions', () => {
  test('are listed, ended one by one, and all at once', async () => {
    const email = await registered();
    const tokens: string[] = [];
    for (let i = 0; i < 4; i += 1) tokens.push((await logIn(email)).body.access_token);
    const [first, other] = tokens as [string, string];
    const list = (token: string) => server.call('GET', '/api/user/sessions', { token });
    const { body } = await list(first);
    expect(body.data).toHaveLength(4);
    expect(body.data[0]).toMatchObject({ current: true, ip: '127.0.0.1' });
    expect(body.two_factor).toEqual({ on: false, required: false, recovery_codes_left: 0 });
    const one = body.data.find(({ current }: { current: boolean }) => !current);
    const ended = await server.call('DELETE', `/api/user/sessions/${one.id}`, { token: first });
    expect(ended.status).toBe(200);
    const stranger = await makeUser(server);
    const foreign = await server.call('DELETE', `/api/user/sessions/${body.data[0].id}`, {
      token: stranger.token,
    });
    expect(foreign.status).toBe(404);
    await server.call('DELETE', '/api/user/sessions', { token: first });
    expect((await list(first)).body.data).toHaveLength(1);
    expect((await list(other)).status).toBe(401);
    await server.call('DELETE', '/api/user/sessions?current=1', { token: first });
    expect((await second.call('GET', '/api/user/sessions', { token: first })).status).toBe(401);
  });

  test('a candidate who becomes a manager is out after the idle hours of managers', async () => {
    const person = await makeUser(server);
    await server.database.query(
      'update app.sessions set idle_seconds = 1209600 where user_id = $1',
      [person.id],
    );
    await server.database.moveClock('13 hours');
    expect((await server.call('GET', '/api/user/sessions', { token: person.token })).status).toBe(
      200,
    );
    await server.database.query("insert into app.user_roles (user_id, role) values ($1, 'admin')", [
      person.id,
    ]);
    await server.database.moveClock('26 hours');
    expect((await server.call('GET', '/api/user/sessions', { token: person.token })).status).toBe(
      401,
    );
  });
});

describe('a second factor', () => {
  const totpOf = (uri: string) => URI.parse(uri) as TOTP;
  const codeOf = (uri: string, step = 0) =>
    totpOf(uri).generate({ timestamp: Date.now() + step * 30_000 });

  async function withFactor() {
    const manager = await managerWithPassword();
    const started = await post('user/totp', {}, manager.token);
    expect(started.status).toBe(201);
    const { uri, secret, qr_svg } = started.body.data;
    expect(qr_svg).toMatch(/^<svg /);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const wrong = await post('user/totp/confirm', { code: '000000' }, manager.token);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    // The code of the half minute before is taken in this one, and no longer in the next.
    const left = () => Promise.resolve(30_000 - (Date.now() % 30_000) > 3000);
    await eventually(left, 'a half minute that is not nearly over');
    const { body } = await post('user/totp/confirm', { code: codeOf(uri, -1) }, manager.token);
    expect(body.data.recovery_codes).toHaveLength(10);
    return { ...manager, uri: uri as string, codes: body.data.recovery_codes as string[] };
  }
  const challengeFor = async (email: string) => {
    const { status, body } = await logIn(email);
    expect([status, body.totp_required, body.access_token]).toEqual([200, true, undefined]);
    return body.challenge as string;
  };
  const answer = (challenge: string, code: string, node = server) =>
    post('login/totp', { challenge, code }, undefined, node);

  test('is asked for after the password; each code is good once', async () => {
    const { email, uri } = await withFactor();
    const code = codeOf(uri);
    const { status, body } = await answer(await challengeFor(email), code);
    expect([status, body.roles]).toEqual([200, ['admin']]);
    const again = await answer(await challengeFor(email), code);
    expect(Object.keys(again.body.errors)).toEqual(['code']);
    const next = await answer(await challengeFor(email), codeOf(uri, 1), second);
    expect(next.status).toBe(200);
  });

  test('a code that twenty send at once on two nodes opens one session', async () => {
    const { email, uri } = await withFactor();
    const challenge = await challengeFor(email);
    const code = codeOf(uri);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, i) => answer(challenge, code, i % 2 ? server : second)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('cannot be guessed: five tries, five minutes, then the password again', async () => {
    const { email, uri } = await withFactor();
    const challenge = await challengeFor(email);
    for (let i = 0; i < 5; i += 1) {
      const { status } = await answer(challenge, '000000', i % 2 ? server : second);
      expect(status).toBe(422);
    }
    const late = await answer(challenge, codeOf(uri));
    expect(Object.keys(late.body.errors)).toEqual(['challenge']);
    const old = await challengeFor(email);
    await server.database.moveClock('6 minutes');
    expect(Object.keys((await answer(old, codeOf(uri))).body.errors)).toEqual(['challenge']);
  });

  test('a recovery code helps once', async () => {
    const { email, codes, token } = await withFactor();
    const [code] = codes as [string];
    expect((await answer(await challengeFor(email), code.toUpperCase())).status).toBe(200);
    expect((await answer(await challengeFor(email), code)).status).toBe(422);
    const { body } = await server.call('GET', '/api/user/sessions', { token });
    expect(body.two_factor).toMatchObject({ on: true, recovery_codes_left: 9 });
  });

  test('is not got around by a new password, nor switched off without one', async () => {
    const { email, token } = await withFactor();
    await post('user/password/send-reset-email', { email });
    const link = await mailedToken(email, 'reset-password', 'new password');
    const off = (json: object) => server.call('DELETE', '/api/user/totp', { token, json });
    expect((await off({})).status).toBe(422);
    expect(Object.keys((await off({ password: 'not this one' })).body.errors)).toEqual([
      'password',
    ]);
    expect((await off({ code: '000000' })).status).toBe(422);
    const { body } = await post('user/password/reset', {
      password: 'a new fine password',
      reset_token: link,
    });
    expect(body).toMatchObject({ totp_required: true });
    expect(body.access_token).toBeUndefined();
  });

  test('is switched off with the password', async () => {
    const { email, token } = await withFactor();
    const { status } = await server.call('DELETE', '/api/user/totp', { token, json: { password } });
    expect(status).toBe(200);
    expect((await logIn(email)).body.token_type).toBe('Bearer');
  });

  test('its secret stands nowhere in the clear', async () => {
    const { uri } = await withFactor();
    const rows = await server.database.query<{ secret: Buffer }>('select secret from app.totp');
    const plain = Buffer.from(totpOf(uri).secret.bytes);
    expect(rows.some((row) => row.secret.includes(plain))).toBe(false);
  });

  test('where the organisation asks for it, nothing else can be done before it is set up', async () => {
    const { tenant, token } = await managerWithPassword();
    await server.database.query(
      'update app.organizations set require_two_factor = true where id = $1',
      [tenant.organization.id],
    );
    const blocked = await server.call('GET', '/api/admin/campaigns', { token });
    expect([blocked.status, blocked.body.code]).toEqual([403, 'two_factor_required']);
    const { body } = await server.call('GET', '/api/user/sessions', { token });
    expect(body.two_factor).toMatchObject({ on: false, required: true });
    const started = await post('user/totp', {}, token);
    await post('user/totp/confirm', { code: codeOf(started.body.data.uri) }, token);
    expect((await server.call('GET', '/api/admin/campaigns', { token })).status).toBe(200);
  });

  test('candidates have none', async () => {
    const person: Person = await makeUser(server);
    expect((await post('user/totp', {}, person.token)).status).toBe(403);
  });
});
