import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkToken } from '../../../access/token.ts';
import { sealAudit, writeAudit } from '../../../platform/audit.ts';
import { openKeyring } from '../../../platform/crypto/keyring.ts';
import { system, transact, type Trx } from '../../../platform/db/database.ts';
import { openFiles } from '../../../platform/files/files.ts';
import { findSealed } from '../../../platform/files/sealed-files.ts';
import { tablesWith } from '../../../test/canary.ts';
import {
  linkIn,
  makeCampaign,
  makeSession,
  makeStaff,
  makeTenant,
  makeUser,
  type Person,
  personalityAnswer,
  receiveMail,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { makeLife } from '../../../test/life.ts';
import {
  activate,
  entryToken,
  finishedCampaign,
  insertAnswers,
  startedCampaign,
} from '../../../test/shortcuts.ts';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server, work: false });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const path = '/api/subject-profile';
const password = 'a fine long password';
const remove = (token: string, json: unknown = { password }, node = server) =>
  node.call('DELETE', path, { token, json });
const query: TestServer['database']['query'] = (text, values) =>
  server.database.query(text, values);

/** Whether a word is in any file of the product. */
async function filesWith(word: string): Promise<string[]> {
  const entries = await readdir(server.config.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if ((await readFile(file, 'latin1')).toLowerCase().includes(word)) found.push(file);
  }
  return found;
}

test('after a deletion nothing anywhere says who it was, and what was counted stays counted', async () => {
  const life = await makeLife(server);
  const { canary, person, tenant, campaign } = life;
  const { token } = tenant.manager;
  await makeCampaign(server, tenant, {
    subjects: [{ first_name: canary, last_name: canary, email: person.email }],
  });
  // Work that failed says why, which may hold the address.
  await query(
    `insert into pgboss.job (name, data, output) values ('mail.queued', '{"mailId": 0}', $1), ('attempt.completed', $2, null)`,
    [
      JSON.stringify({ message: `550 <${person.email}> unknown` }),
      { subjectId: person.id, test: '1' },
    ],
  );
  await transact(server.node.pool.db, system, sealAudit);
  const chain = await query(
    'select id, digest, chain from app.audit_entries where chain is not null order by id',
  );
  const before = (await server.call('GET', `/api/admin/campaigns/${campaign}`, { token })).body
    .data;
  expect(Object.keys(await tablesWith(server.database, canary)).length).toBeGreaterThan(5);
  // The CV is there, and nobody reads in the store whose it is.
  const [cv] = await query<{ file_key: string }>(
    'select file_key from app.cvs where subject_id = $1',
    [person.id],
  );
  const file = join(server.config.dataDir, 'files', cv?.file_key ?? '');
  const store = { files: await openFiles(server.config), keyring: openKeyring(server.config) };
  const opened = await findSealed(store, cv?.file_key ?? '', person.id);
  expect(await text(opened as Readable)).toContain(canary);
  expect(await filesWith(canary)).toEqual([]);

  const fresh = await makeSession(server, person.id);
  expect(await remove(fresh, { password: 'not this one' })).toMatchObject({
    status: 422,
    body: { errors: { password: expect.anything() } },
  });
  expect((await remove(fresh)).status).toBe(200);

  expect(await tablesWith(server.database, canary)).toEqual({});
  await eventually(
    () =>
      access(file).then(
        () => false,
        () => true,
      ),
    'the file to go',
  );
  expect(await filesWith(canary)).toEqual([]);
  // Of the account no row is left, in whichever table.
  const keys = await query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, a.attname::text as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'app.users'::regclass`,
  );
  expect(keys.length).toBeGreaterThan(15);
  for (const { table, column } of keys) {
    const rows = await query(`select from ${table} where ${column} = $1`, [person.id]);
    expect([table, column, rows.length]).toEqual([table, column, 0]);
  }
  expect(await query('select from app.average_members where subject_id = $1', [person.id])).toEqual(
    [],
  );
  expect(
    await query(`select from pgboss.job where data ->> 'subjectId' = $1`, [String(person.id)]),
  ).toEqual([]);

  // Sessions end everywhere, also the one that asked.
  for (const node of [server, second]) {
    expect((await node.call('GET', path, { token: fresh })).status).toBe(401);
    expect((await node.call('GET', path, { token: person.token })).status).toBe(401);
  }
  const login = await server.call('POST', '/api/login', {
    json: { email: person.email, password },
  });
  expect(login.status).toBe(422);

  // The campaign: as many as before, nobody behind the place, nothing in the averages.
  const { progress } = (await server.call('GET', `/api/admin/campaigns/${campaign}`, { token }))
    .body.data;
  expect(progress).toEqual(before.progress);
  const people = await server.call('GET', `/api/admin/campaigns/${campaign}/subjects`, { token });
  expect(people.body.data).toMatchObject([
    {
      first_name: 'Deleted account',
      last_name: '',
      email: '',
      status: 'anonymised',
      permission: false,
      tests: expect.arrayContaining([expect.objectContaining({ completed: false })]),
    },
  ]);
  expect(people.body.data[0].id).not.toBe(person.id);
  const links = await server.call<string>('GET', `/api/admin/campaigns/${campaign}/links.csv`, {
    token,
  });
  expect(links.status).toBe(200);
  expect(links.body).not.toContain('Deleted account');
  expect(
    await query('select from app.campaign_sums where campaign_id = $1 and n > 0', [campaign]),
  ).toEqual([]);
  const report = await server.call(
    'GET',
    `/api/admin/results/personality-test/subject/${person.id}`,
    { token },
  );
  expect(report.status).toBe(404);

  // The chain is whole; its last entry says that an account was deleted, and not by whom.
  expect(
    await query('select id, digest, chain from app.audit_entries where id = any($1) order by id', [
      chain.map(({ id }) => id as number),
    ]),
  ).toEqual(chain);
  const [entry] = await query<{ id: number }>(
    `select e.id, d.actor_id, d.ip, d.user_agent, d.before, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'account.deleted'`,
  );
  expect(entry).toMatchObject({
    actor_id: null,
    ip: '',
    user_agent: null,
    before: null,
    after: null,
  });
  await transact(server.node.pool.db, system, sealAudit);
  const operator = await makeStaff(server, 'super_admin');
  const verdict = await server.call('GET', '/api/super-admin/action-logs/verify', operator);
  expect(verdict.body.data).toMatchObject({ ok: true });
});

test('who goes takes the average along that the person was part of', async () => {
  const tenant = await makeTenant(server);
  const { id, people } = await finishedCampaign(server, tenant, 6);
  const average = async () =>
    (
      await server.call('GET', `/api/admin/campaigns/${id}/personality-test/average-results`, {
        token: tenant.manager.token,
      })
    ).body.data;
  expect(await average()).toMatchObject({ n: 5, scales: expect.any(Array) });
  expect((await remove(people[0]?.token as string)).status).toBe(200);
  expect(await average()).toMatchObject({ n: 0, scales: null });
  const left = await query(
    `select 1 from app.average_figures f join app.average_groups g on g.id = f.group_id where g.campaign_id = $1
     union all select 1 from app.campaign_sums where campaign_id = $1 and (n > 0 or tenths <> 0)`,
    [id],
  );
  expect(left).toEqual([]);
});

test('what came by a link leaves neither address nor device in the log once the account is gone', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  const [mail] = await query<{ id: string }>(
    'select id::text from app.links where user_id = $1 limit 1',
    [person.id],
  );
  expect(mail).toBeDefined();
  const kept = () =>
    query(
      `select e.action from app.audit_entries e join app.audit_details d on d.entry_id = e.id
       where e.organization_id is null and d.actor_id is null and e.action in ('permission.given', 'account.confirmed')`,
    );
  expect(await kept()).toEqual([]);
  const named = await query(`select 1 from app.audit_details where actor_id = $1 and ip <> ''`, [
    person.id,
  ]);
  expect(named.length).toBeGreaterThan(0);
  expect((await remove(person.token)).status).toBe(200);
  expect(await query('select 1 from app.audit_details where actor_id = $1', [person.id])).toEqual(
    [],
  );
});

test('to unsubscribe, to decline and to choose a new password by a link stands in the own data, and is nobody’s afterwards', async () => {
  const { person } = await startedCampaign(server, await makeTenant(server));
  const other = await makeTenant(server);
  const asked = await makeCampaign(server, other, {
    subjects: [{ first_name: 'Grace', last_name: 'Hopper', email: person.email }],
  });
  await activate(server, other, asked.id);
  const headers = { 'user-agent': 'Own Browser 1.0' };
  const post = (path: string, json: unknown) => server.call('POST', path, { json, headers });
  const declined = await post('/api/user/decline-invitation', {
    token: await entryToken(server, asked.id, person.email),
  });
  const unsubscribed = await post('/api/user/unsubscribe', {
    users_encrypted_email: linkToken(
      server.config.secret,
      `unsubscribe ${person.id} ${await subscriptionOf(person)}`,
    ),
  });
  expect([declined.status, unsubscribed.status]).toEqual([200, 200]);
  await post('/api/user/password/send-reset-email', { email: person.email });
  const mail = await receiveMail(server, person.email, 'password');
  const reset = await post('/api/user/password/reset', {
    password: 'another fine long one',
    password_confirmation: 'another fine long one',
    reset_token: linkIn(mail, '/reset-password/').split('/').at(-1),
  });
  expect(reset.status).toBe(200);

  const actions = ['account.password_reset', 'invitation.declined', 'mails.unsubscribed'];
  const details = await query<{ id: number; action: string; ip: string; user_agent: string }>(
    `select e.id, e.action, d.ip, d.user_agent from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where d.user_agent = $1 order by e.action`,
    [headers['user-agent']],
  );
  expect(details.map(({ action }) => action)).toEqual(actions);
  const token = reset.body.access_token as string;
  const own = await server.call('GET', `${path}/export`, { token });
  const told = own.body.data.actions as { action: string; ip: string; user_agent: string }[];
  for (const { action, ip, user_agent } of details) {
    expect(told).toContainEqual(expect.objectContaining({ action, ip, user_agent }));
  }

  expect((await remove(token, { password: 'another fine long one' })).status).toBe(200);
  const left = await query(
    'select ip, user_agent from app.audit_details where entry_id = any($1)',
    [details.map(({ id }) => id)],
  );
  expect(left.filter(({ ip, user_agent }) => ip !== '' || user_agent !== null)).toEqual([]);
});

test('who has asked for a later deadline by a link reads it in the own data, and leaves no trace of it', async () => {
  const { person } = await startedCampaign(server, await makeTenant(server));
  const other = await makeTenant(server);
  const { id } = await makeCampaign(server, other, {
    subjects: [{ first_name: 'Grace', last_name: 'Hopper', email: person.email }],
  });
  await activate(server, other, id);
  const token = await entryToken(server, id, person.email);
  await query(`update app.campaigns set deadline = app.now() - interval '1 hour' where id = $1`, [
    id,
  ]);
  const asked = await server.call('POST', '/api/user/ask-extension', {
    json: { token },
    headers: { 'user-agent': 'Late Browser 1.0' },
  });
  expect(asked.status).toBe(200);
  const own = await server.call('GET', `${path}/export`, { token: person.token });
  expect(own.body.data.actions).toContainEqual(
    expect.objectContaining({ action: 'extension.asked', user_agent: 'Late Browser 1.0' }),
  );
  expect((await remove(person.token)).status).toBe(200);
  expect(await tablesWith(server.database, 'Late Browser')).toEqual({});
});

/** The organisation whose first email has reached somebody, who can unsubscribe since then. */
function subscriptionOf({ id }: Person): Promise<number> {
  return eventually(async () => {
    const [row] = await query<{ organization_id: number }>(
      'select organization_id from app.subscriptions where user_id = $1 order by organization_id limit 1',
      [id],
    );
    return row?.organization_id;
  }, 'a subscription');
}

test('without a password a mailed code does it, once, and nothing else does', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  expect(await remove(person.token, { password: '' })).toMatchObject({
    status: 422,
    body: { errors: { password: ['Please enter your password.'] } },
  });
  expect((await remove(person.token, {})).status).toBe(202);
  const mail = await receiveMail(server, person.email, 'code to delete');
  const code = /\d{4} \d{4}/.exec(mail.text)?.[0] as string;
  // A code to download is none to delete.
  await server.call('POST', `${path}/proof`, { token: person.token, json: {} });
  const other = await receiveMail(server, person.email, 'code to download');
  const wrong = /\d{4} \d{4}/.exec(other.text)?.[0] as string;
  expect((await remove(person.token, { code: wrong })).status).toBe(422);
  expect((await remove(person.token, { code: '' })).status).toBe(422);
  await server.database.moveClock('16 minutes');
  expect((await remove(person.token, { code })).status).toBe(422);
  await server.database.moveClock('0 days');
  expect((await remove(person.token, { code }, second)).status).toBe(200);
  expect(await tablesWith(server.database, person.email)).toEqual({});
});

test('however often it is asked for at once, on two nodes, it happens once', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  await insertAnswers(server, person);
  await query('delete from app.login_failures');
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      remove(person.token, { password }, at % 2 ? second : server),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const logged = await query(
    `select from app.audit_entries where action = 'account.deleted' and entity_id = $1`,
    [String(person.id)],
  );
  expect(logged).toHaveLength(1);
  expect(await query('select from app.users where id = $1', [person.id])).toEqual([]);
});

test('a test that runs in another tab ends with the session, and leaves nothing behind', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  await insertAnswers(server, person, { count: 20 });
  const other = await makeSession(server, person.id);
  const answering = Array.from({ length: 12 }, (_, at) =>
    (at % 2 ? second : server).call('POST', ...personalityAnswer(30 + at, 2, other)),
  );
  const [gone, ...saved] = await Promise.all([remove(person.token), ...answering]);
  expect(gone.status).toBe(200);
  for (const { status } of saved) expect([200, 401, 404]).toContain(status);
  const late = await second.call('POST', ...personalityAnswer(60, 2, other));
  expect(late).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
  expect(await query('select from app.attempts where subject_id = $1', [person.id])).toEqual([]);
});

test('who holds a token of a deleted account is told so, and nobody else', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  const bystander = await makeUser(server);
  const idle = await makeSession(server, person.id);
  await query(
    `update app.sessions set last_seen_at = app.now() - interval '20 days' where id =
    (select max(id) from app.sessions where user_id = $1)`,
    [person.id],
  );
  const loggedOut = await makeSession(server, person.id);
  await server.call('POST', '/api/user/logout', { token: loggedOut });
  const told = async (token: string) =>
    (await second.call('GET', path, { token, headers: { 'accept-language': 'de' } })).body;
  const gone = { code: 'account_deleted', message: 'Dieses Konto ist gelöscht.' };
  const ended = { code: 'unauthenticated', message: 'Bitte melden Sie sich an.' };
  expect(await told(idle)).toMatchObject(ended);
  expect((await remove(person.token)).status).toBe(200);

  for (const token of [person.token, idle]) expect(await told(token)).toMatchObject(gone);
  // Where a recording goes on, the answer has no body.
  const recording = '/api/interviews/abcdefghij/recordings/1';
  const head = await second.call('HEAD', recording, { token: idle });
  expect([head.status, head.headers.get('x-error-code')]).toEqual([401, 'account_deleted']);
  // Nobody else learns anything, and a session that merely ended is told as before.
  await server.call('POST', '/api/user/logout', { token: bystander.token });
  for (const token of [loggedOut, bystander.token, 'x', `${idle}x`])
    expect(await told(token)).toMatchObject(ended);
  expect((await second.call('GET', path)).body).toMatchObject({ code: 'unauthenticated' });
  // What is remembered has nobody in it, and two sessions of one account share no more than a day.
  const [columns] = await query(
    `select array_agg(column_name::text order by column_name) as names from information_schema.columns
     where table_schema = 'app' and table_name = 'erased_sessions'`,
  );
  expect(columns).toEqual({ names: ['forget_on', 'token_hash'] });
});

test('what somebody does while the account goes leaves no trace of them in the log', async () => {
  const log = (person: Person, trx: Trx) =>
    writeAudit(
      trx,
      {
        organizationId: null,
        actorId: person.id,
        requestId: 'r',
        ip: '192.0.2.9',
        userAgent: person.email,
      },
      {
        action: 'deletion.asked',
        entity: 'organization',
        entityId: 1,
        after: { by: person.email },
      },
    );
  const as = ({ id }: Person, work: (trx: Trx) => Promise<unknown>) =>
    transact(second.node.pool.db, { scope: 'candidate', userId: id }, work);
  // The log is written before the account is taken, and commits after that.
  const tenant = await makeTenant(server);
  const { person: early } = await startedCampaign(server, tenant);
  let going: ReturnType<typeof remove> | undefined;
  await as(early, async (trx) => {
    await log(early, trx);
    going = remove(early.token);
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect((await going)?.status).toBe(200);
  // The call has begun before the account goes, and comes to the log afterwards.
  const { person: late } = await startedCampaign(server, tenant);
  await as(late, async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', late.id).execute();
    expect((await remove(late.token)).status).toBe(200);
    await log(late, trx);
  });
  for (const { id, email } of [early, late]) {
    expect(await query('select from app.audit_details where actor_id = $1', [id])).toEqual([]);
    expect(await tablesWith(server.database, email)).toEqual({});
  }
  await transact(server.node.pool.db, system, sealAudit);
  const operator = await makeStaff(server, 'super_admin');
  const verdict = await server.call('GET', '/api/super-admin/action-logs/verify', operator);
  expect(verdict.body.data).toMatchObject({ ok: true });
});

test('whoever looks after others cannot leave by this door', async () => {
  const tenant = await makeTenant(server);
  const answer = await remove(tenant.manager.token);
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const user = await makeUser(server);
  expect((await remove(user.token, { password: 'guess' })).status).toBe(422);
});

test('a former manager is no sender of campaigns any more', async () => {
  const tenant = await makeTenant(server);
  const former = await makeStaff(server, 'admin', tenant.organization);
  const { campaign, person } = await startedCampaign(server, tenant, {
    invite_sender_name: 'Mara Keller',
    invite_sender_email: former.email,
  });
  await eventually(
    async () =>
      (
        await query('select from app.mails where campaign_id = $1 and sent_at is null', [
          campaign.id,
        ])
      ).length === 0,
    'the mails',
  );
  // Its sender changes while it runs, first the name alone, by somebody else; another of that name stays.
  const namesake = await startedCampaign(server, tenant);
  const edit = (campaign_id: number, changes: Record<string, string>) =>
    server.call('PUT', '/api/admin/campaigns/active', {
      token: tenant.manager.token,
      json: { campaign_id, ...changes },
    });
  const edits = [
    await edit(campaign.id, { invite_sender_name: 'Mara K.' }),
    await edit(campaign.id, { invite_sender_name: 'Mara Keller' }),
    await edit(campaign.id, { invite_sender_email: tenant.manager.email }),
    await edit(campaign.id, { invite_sender_email: former.email }),
    await edit(namesake.campaign.id, { invite_sender_name: 'M. Keller' }),
    await edit(namesake.campaign.id, { invite_sender_name: 'Mara Keller' }),
  ];
  expect(edits.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  await query('delete from app.managers where user_id = $1', [former.id]);
  await query('delete from app.user_roles where user_id = $1', [former.id]);
  expect((await remove(former.token, {})).status).toBe(202);
  const mail = await receiveMail(server, former.email, 'code to delete');
  const code = /\d{4} \d{4}/.exec(mail.text)?.[0] as string;
  expect((await remove(former.token, { code })).status).toBe(200);
  const found = await tablesWith(server.database, former.email);
  // What the mail to somebody else said of its sender is theirs.
  expect(Object.keys(found).filter((table) => table !== 'app.demo_mails')).toEqual([]);
  const [row] = await query('select sender_name, sender_email from app.campaigns where id = $1', [
    campaign.id,
  ]);
  expect(row).toEqual({
    sender_name: tenant.organization.name,
    sender_email: tenant.manager.email,
  });
  expect(person.id).toBeGreaterThan(0);
  const logged = await query(
    `select distinct e.entity_id from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'campaign.edited' and (d.before || d.after)::text like '%Mara Keller%'`,
  );
  expect(logged).toEqual([{ entity_id: String(namesake.campaign.id) }]);
  await transact(server.node.pool.db, system, sealAudit);
  const operator = await makeStaff(server, 'super_admin');
  const verdict = await server.call('GET', '/api/super-admin/action-logs/verify', operator);
  expect(verdict.body.data).toMatchObject({ ok: true });
});

test('a former manager whom a colleague had made the contact for adjustments stands nowhere any more', async () => {
  const tenant = await makeTenant(server);
  const former = await makeStaff(server, 'admin', tenant.organization);
  const choose = async (email: string) => {
    const form = new FormData();
    form.append('adjustments_contact', email);
    const { token } = tenant.manager;
    const saved = await server.call('POST', '/api/admin/manager/organization', { token, form });
    expect(saved.status).toBe(200);
  };
  await choose(tenant.manager.email);
  await choose(former.email);
  const operator = await makeStaff(server, 'super_admin');
  const removed = await server.call('DELETE', `/api/super-admin/managers/${former.id}`, operator);
  expect(removed.status).toBe(200);
  // As an earlier version left it when somebody was removed.
  await query('update app.organizations set adjustments_contact = $2 where id = $1', [
    tenant.organization.id,
    former.email,
  ]);
  expect((await remove(former.token, {})).status).toBe(202);
  const mail = await receiveMail(server, former.email, 'code to delete');
  const code = /\d{4} \d{4}/.exec(mail.text)?.[0] as string;
  expect((await remove(former.token, { code })).status).toBe(200);
  expect(await tablesWith(server.database, former.email)).toEqual({});
  // The choice before it names somebody else, and stays in the log.
  const logged = await query(
    `select d.after ->> 'adjustments_contact' as contact from app.audit_details d join app.audit_entries e on e.id = d.entry_id
     where e.action = 'organization.settings_changed' and e.entity_id = $1`,
    [String(tenant.organization.id)],
  );
  expect(logged).toEqual([{ contact: tenant.manager.email }]);
});

test('what the server writes to its log names nobody, not even when a mail or a call fails', async () => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => {
    lines.push(chunk.toString());
    return true;
  };
  try {
    const loud = await startTestServer({ config: { logLevel: 'trace' } });
    const life = await makeLife(loud);
    await loud.call('POST', '/api/login', {
      json: { email: life.person.email, password: 'wrong' },
    });
    await loud.call('POST', path, { token: life.person.token, json: { gender: life.canary } });
    expect((await remove(await makeSession(loud, life.person.id), { password }, loud)).status).toBe(
      200,
    );
    await loud.stop();
    expect(lines.join('')).toContain('answered');
    expect(lines.filter((line) => line.includes(life.canary))).toEqual([]);
  } finally {
    process.stdout.write = write;
  }
});
