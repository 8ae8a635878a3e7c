import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  linkIn,
  makeCampaign,
  makeStaff,
  makeTenant,
  makeUser,
  receiveMail,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { callRaw } from '../../../test/raw-http.ts';
import { activate, entryToken } from '../../../test/shortcuts.ts';
import { timesAsLong } from '../../../test/times-as-long.ts';
import { hashPassword } from '../index.ts';

const password = 'nine purple herons';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ work: false, beside: server });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  await server.database.moveClock('0');
  // Every test calls from the same address.
  await server.database.query('delete from app.login_failures');
});

async function makeAccount(): Promise<Person> {
  const user = await makeUser(server);
  const hash = await hashPassword(password);
  await server.database.query('update app.credentials set password_hash = $2 where user_id = $1', [
    user.id,
    hash,
  ]);
  return user;
}

const login = (email: string, word: string, node = server) =>
  node.call('POST', '/api/login', { json: { email, password: word } });

describe('logging in', () => {
  test('says the same of a wrong password and of an unknown address', async () => {
    const { email } = await makeAccount();
    const invited = await makeUser(server);
    await server.database.query('delete from app.credentials where user_id = $1', [invited.id]);
    const known = await login(email, 'not this one');
    const others = [
      await login('nobody@example.org', 'not this one'),
      await login(invited.email, 'not this one'),
    ];
    expect(known.status).toBe(422);
    expect(Object.keys(known.body.errors)).toEqual(['login']);
    for (const { status, body } of others)
      expect({ status, body }).toEqual({ status: 422, body: known.body });
    expect((await login(email, password)).status).toBe(200);
  });

  test('takes the same time whether or not there is an account', async () => {
    const { email } = await makeAccount();
    const ratio = await timesAsLong(async (kind) => {
      await server.database.query('delete from app.login_failures');
      return () => login(kind === 'known' ? email : 'unknown@example.org', 'not this one');
    });
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  test('gives a session that each node knows and that stands nowhere in the clear', async () => {
    const { email } = await makeAccount();
    const { body } = await login(email.toUpperCase(), password);
    const token = body.access_token as string;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await second.call('GET', '/api/subject-profile', { token })).status).toBe(200);
    const rows = await server.database.query<{ row: string }>(
      'select to_jsonb(s)::text as row from app.sessions s',
    );
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test('logging out ends this session and no other', async () => {
    const { email } = await makeAccount();
    const [one, other] = [
      (await login(email, password)).body.access_token,
      (await login(email, password)).body.access_token,
    ];
    await server.call('POST', '/api/user/logout', { token: one });
    for (const node of [server, second]) {
      expect((await node.call('GET', '/api/subject-profile', { token: one })).status).toBe(401);
      expect((await node.call('GET', '/api/subject-profile', { token: other })).status).toBe(200);
    }
  });

  test('staff are out after twelve idle hours', async () => {
    const { email, id } = await makeAccount();
    await server.database.query(`insert into app.user_roles values ($1, 'tdl_admin')`, [id]);
    const token = (await login(email, password)).body.access_token;
    await server.database.moveClock('11 hours 59 minutes');
    expect((await server.call('GET', '/api/super-admin/features', { token })).status).toBe(200);
    await server.database.moveClock('24 hours');
    expect((await server.call('GET', '/api/super-admin/features', { token })).status).toBe(401);
  });
});

describe('guessing', () => {
  test('is stopped after five failures, on every node, with the time to wait', async () => {
    const { email } = await makeAccount();
    for (let i = 0; i < 5; i += 1) {
      expect((await login(email, `guess ${i}`, i % 2 === 0 ? server : second)).status).toBe(422);
    }
    for (const node of [server, second]) {
      const { status, body, headers } = await login(email, password, node);
      expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(1);
      expect(wait).toBeLessThanOrEqual(15);
      expect(body.message).toBe(`Too many attempts. Please wait ${wait} seconds.`);
    }
    // Others are not held up.
    expect((await login((await makeAccount()).email, password)).status).toBe(200);
    await server.database.moveClock('16 seconds');
    expect((await login(email, password)).status).toBe(200);
    // A success clears the account.
    expect((await login(email, 'guess')).status).toBe(422);
    expect((await login(email, password)).status).toBe(200);
  });

  test('waits longer with every further failure, up to a quarter of an hour', async () => {
    const { email } = await makeAccount();
    const waits: number[] = [];
    let seconds = 0;
    let failed = 0;
    for (let i = 0; i < 12; i += 1) {
      const began = performance.now();
      const { status, headers } = await login(email, 'guess');
      if (status === 422) {
        failed = began;
        continue;
      }
      const wait = Number(headers.get('retry-after'));
      // Whole seconds that are over since are no longer to wait for.
      const over = Math.floor((performance.now() - failed) / 1000);
      const whole = [15, 30, 60, 120][waits.length] as number;
      expect(wait).toBeLessThanOrEqual(whole);
      expect(wait).toBeGreaterThanOrEqual(whole - over);
      waits.push(wait);
      seconds += wait + 1;
      await server.database.moveClock(`${seconds} seconds`);
    }
    expect(waits.length).toBeGreaterThanOrEqual(3);
  });

  test('twenty at once do not slip past the limit', async () => {
    for (const email of [(await makeAccount()).email, 'nobody@example.org']) {
      await server.database.query('delete from app.login_failures');
      const nodes = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? server : second));
      const answers = await Promise.all(nodes.map((node, i) => login(email, `guess ${i}`, node)));
      const count = (code: number) => answers.filter(({ status }) => status === code).length;
      expect({ tried: count(422), stopped: count(429) }).toEqual({ tried: 5, stopped: 15 });
    }
  });

  test('from one address over many accounts is stopped too', async () => {
    const answers = [];
    for (let i = 0; i < 32; i += 1)
      answers.push((await login(`nobody-${i}@example.org`, 'guess')).status);
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
    expect(answers.slice(30)).toEqual([429, 429]);
  });
});

/** A campaign's mail that has left, with the person it went to. */
async function invitedPerson() {
  const campaign = await makeCampaign(server, tenant);
  await activate(server, tenant, campaign.id);
  const email = campaign.subjects[0]?.email as string;
  return { campaign, email, hash: await entryToken(server, campaign.id, email) };
}

const confirm = (hash: string, organization = tenant.organization.id, node = server) =>
  node.call('POST', '/api/user/confirm-registration', {
    json: { password, users_encrypted_email: hash, organization_id: organization },
  });
const peek = (hash: string, headers?: Record<string, string>) =>
  server.call('GET', `/api/check-magic-link/${hash}`, headers === undefined ? {} : { headers });

describe('a mailed link', () => {
  test('works once, however many use it at once', async () => {
    const { hash, email } = await invitedPerson();
    const nodes = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? server : second));
    const answers = await Promise.all(
      nodes.map((node) => confirm(hash, tenant.organization.id, node)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 422),
    ]);
    const [found] = await server.database.query<Record<string, number>>(
      `select (select count(*)::int from app.sessions s where s.user_id = u.id) as sessions,
         (select count(*)::int from app.credentials c where c.user_id = u.id) as passwords,
         (select count(*)::int from app.permissions p where p.subject_id = u.id) as permissions,
         (select count(*)::int from app.audit_entries e where e.action = 'account.confirmed' and e.entity_id = u.id::text) as entries
       from app.users u where email = $1`,
      [email],
    );
    expect(found).toEqual({ sessions: 1, passwords: 1, permissions: 1, entries: 1 });
    expect((await peek(hash)).body.data).toMatchObject({ valid: false, reason: 'used' });
  });

  test('gives permission once, however many use it at once', async () => {
    const known = await makeAccount();
    const subjects = [{ first_name: 'A', last_name: 'B', email: known.email }];
    const campaign = await makeCampaign(server, tenant, { subjects });
    await activate(server, tenant, campaign.id);
    const token = await entryToken(server, campaign.id, known.email);
    const json = { token, organizationId: tenant.organization.id };
    const path = '/api/user/give-permission-to-organization';
    const nodes = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? server : second));
    const answers = await Promise.all(nodes.map((node) => node.call('POST', path, { json })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    const permissions = await server.database.query(
      'select from app.permissions where subject_id = $1',
      [known.id],
    );
    expect(permissions).toHaveLength(1);
  });

  test('is not used up by looking, nor by a scanner or a browser that fetches ahead', async () => {
    const { hash, email } = await invitedPerson();
    const opened = async () =>
      (
        await server.database.query('select opened_at from app.invitations where email = $1', [
          email,
        ])
      )[0]?.opened_at;
    for (const [header, value] of [
      ['sec-purpose', 'prefetch'],
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
    ] as const) {
      expect(await peek(hash, { [header]: value })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    }
    expect(await opened()).toBeNull();
    for (let i = 0; i < 3; i += 1)
      expect((await peek(hash)).body.data).toMatchObject({
        valid: true,
        kind: 'subject_invitation',
      });
    expect(await opened()).toBeInstanceOf(Date);
    expect((await confirm(hash)).status).toBe(200);
  });

  test('does not work altered, for another organisation, or for another purpose', async () => {
    const other = await makeTenant(server);
    const { hash } = await invitedPerson();
    const altered = `${hash.slice(0, -2)}${hash.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await peek(altered)).body.data).toMatchObject({
      valid: false,
      reason: 'unknown',
      email: null,
      organization: null,
    });
    const refused = [
      await confirm(altered),
      await confirm(hash, other.organization.id),
      await server.call('POST', '/api/user/confirm-registration', {
        json: { password, users_encrypted_email: hash },
      }),
    ];
    for (const { status, body } of refused) {
      expect({ status, fields: Object.keys(body.errors) }).toEqual({
        status: 422,
        fields: ['users_encrypted_email'],
      });
    }
    expect(refused[1]?.body).toEqual(refused[0]?.body);
    const give = (token: string, organizationId: number) =>
      server.call('POST', '/api/user/give-permission-to-organization', {
        json: { token, organizationId },
      });
    // Without a password yet, permission alone is not enough to come in.
    expect((await give(hash, tenant.organization.id)).status).toBe(422);

    const root = await makeStaff(server, 'super_admin');
    const email = 'new.manager@example.org';
    await server.call('POST', '/api/super-admin/managers', {
      token: root.token,
      json: { organization_id: tenant.organization.id, first_name: 'Ann', last_name: 'Lee', email },
    });
    const invitation = linkIn(await receiveMail(server, email), '/admin/create-account-manager/')
      .split('/')
      .at(-1) as string;
    expect((await give(invitation, tenant.organization.id)).status).toBe(422);
    expect((await confirm(invitation, other.organization.id)).status).toBe(422);
    expect((await confirm(invitation)).status).toBe(200);
    expect((await confirm(hash)).status).toBe(200);
  });

  test('is too old after its time', async () => {
    const { hash } = await invitedPerson();
    await server.database.moveClock('31 days');
    expect((await peek(hash)).body.data).toMatchObject({ valid: false, reason: 'expired' });
    expect((await confirm(hash)).status).toBe(422);
  });

  test('stands nowhere in the clear', async () => {
    const { hash } = await invitedPerson();
    for (const table of ['links', 'mails', 'audit_entries', 'audit_details']) {
      const rows = await server.database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from app.${table} t`,
      );
      for (const { row } of rows) expect(row).not.toContain(hash);
    }
    const jobs = await server.database.query<{ row: string }>(
      'select data::text as row from pgboss.job',
    );
    for (const { row } of jobs) expect(row ?? '').not.toContain(hash);
  });

  test('wants a password that is long, not common and not the own name', async () => {
    const { hash, email } = await invitedPerson();
    const name = email.split('@')[0] as string;
    for (const word of ['short', 'password123', 'aaaaaaaaaaaa', `${name}12`, 'Grace Hopper']) {
      const { status, body } = await server.call('POST', '/api/user/confirm-registration', {
        json: {
          password: word,
          users_encrypted_email: hash,
          organization_id: tenant.organization.id,
        },
      });
      expect([word, status, Object.keys(body.errors ?? {})]).toEqual([word, 422, ['password']]);
    }
    // A refused password does not use the link up.
    expect((await confirm(hash)).status).toBe(200);
  });
});

describe('names in mails', () => {
  test('are shown as they are typed and never become HTML', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const other = await makeTenant(server, { name: `${evil} & Sons` });
    const email = 'evil@example.org';
    const campaign = await makeCampaign(server, other, {
      campaign_name: `${evil}{link}`,
      invite_sender_name: `"${evil}" <x@example.org>`,
      subjects: [
        { first_name: `${evil}{last_name}`, last_name: '</title><script>alert(1)</script>', email },
      ],
    });
    await activate(server, other, campaign.id);
    const mail = await receiveMail(server, email);
    expect(mail.html).not.toMatch(/<img|<script|onerror=alert\(1\)>/i);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html.match(/<\/title>/g)).toHaveLength(1);
    expect(mail.text).toContain(evil);
    // A placeholder inside a name is only text.
    expect(mail.text).toContain(`${evil}{last_name}`);
  });

  test('cannot begin another header', async () => {
    for (const field of ['campaign_name', 'invite_sender_name']) {
      const json = {
        campaign_name: 'a',
        invite_sender_name: 'b',
        invite_sender_email: 'c@example.org',
        [field]: 'x\r\nBcc: y@example.org',
      };
      const { status, body } = await server.call('POST', '/api/admin/campaigns', {
        token: tenant.manager.token,
        json,
      });
      expect([field, status, Object.keys(body.errors)]).toEqual([field, 422, [field]]);
    }
    // Whatever came into the database another way stays one line.
    const campaign = await makeCampaign(server, tenant);
    await server.database.query(
      `update app.campaigns set name = E'One\\r\\nBcc: two@example.org' where id = $1`,
      [campaign.id],
    );
    await activate(server, tenant, campaign.id);
    const mail = await receiveMail(server, campaign.subjects[0]?.email as string);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  test('nor does the Host of a request lead the link elsewhere', async () => {
    const campaign = await makeCampaign(server, tenant);
    const { status } = await callRaw(server.origin, {
      method: 'POST',
      path: `/api/admin/campaigns/activate/${campaign.id}`,
      headers: {
        authorization: `Bearer ${tenant.manager.token}`,
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
      },
    });
    expect(status).toBe(200);
    const mail = await receiveMail(server, campaign.subjects[0]?.email as string);
    expect(mail.html).not.toContain('evil.test');
    linkIn(mail, '/create-account-test-subject/');
  });
});
