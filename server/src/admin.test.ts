import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from './admin.ts';
import { openPool, type Pool, system, transact } from './platform/db/database.ts';
import { pastPooler, placeOf } from './platform/db/place.ts';
import { asServed } from './test/compile-cache.ts';
import { makeStaff, makeTenant } from './test/factories.ts';
import { startTestServer, type TestServer } from './test/harness.ts';

const onError = () => undefined;
const password = 'a fine long password';

let server: TestServer;
let smtp: SMTPServer;
let smtpUrl: string;
/** As the role that migrates. */
let pool: Pool;
const mails: { to: string; subject: string; text: string }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  pool = openPool(placeOf(server.config), { max: 1, onError, as: 'migrating' });
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
      mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, text });
      callback();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`;
});
afterAll(async () => {
  await pool.db.destroy();
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

/** The command as an operator types it. */
function typed(words: string[], mailServer = smtpUrl) {
  const env = {
    ...asServed,
    DATABASE_URL: server.database.url,
    APP_URL: 'https://assay.test',
    APP_SECRET: server.config.secret,
    SMTP_URL: mailServer,
    ASSAY_DATA: server.config.dataDir,
  };
  const script = join(import.meta.dirname, 'admin.ts');
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** What it answers, without a process. */
function answer(...words: string[]) {
  const config = { ...server.config, appUrl: 'https://assay.test', smtpUrl };
  return admin({ config, place: pastPooler(placeOf(config)), pool, onError }, words);
}

const tokenIn = (text: string) =>
  /https:\/\/assay\.test\/reset-password\/([\w-]{43})/.exec(text)?.[1];

function choosePassword(token: string | undefined) {
  const json = { reset_token: token, password, password_confirmation: password };
  return server.call('POST', '/api/user/password/reset', { json });
}

async function logIn(email: string) {
  return server.call('POST', '/api/login', { json: { email, password } });
}

async function actions(email: string): Promise<string[]> {
  const { rows } = await transact(server.node.pool.db, system, (db) =>
    sql<{ action: string }>`
      select e.action from app.audit_entries e join app.audit_details d on d.entry_id = e.id
      where d.after ->> 'email' = ${email} order by e.id`.execute(db),
  );
  return rows.map(({ action }) => action);
}

test('the first account is mailed a link, chooses a password and adds an organisation', async () => {
  const made = await typed(['create', 'First@Example.org', '--name', 'Ada King Lovelace']);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).not.toContain('reset-password');
  expect(mails).toMatchObject([
    { to: 'first@example.org', subject: 'You now administer this Assay installation' },
  ]);
  const { status, body } = await choosePassword(tokenIn(mails[0]?.text ?? ''));
  expect(status).toBe(200);
  const { access_token: token } = body as { access_token: string };
  const added = await server.call('POST', '/api/super-admin/organizations', {
    token,
    json: { organization_name: 'First customer', package_id: 4 },
  });
  expect(added.status).toBe(201);
  const profile = await server.call('GET', '/api/admin/manager/profile', { token });
  expect(profile.body.data).toMatchObject({ first_name: 'Ada', last_name: 'King Lovelace' });
  expect(await actions('first@example.org')).toEqual(['account.super_admin_made']);
});

test('a second one is made on purpose only', async () => {
  await expect(answer('create', 'second@example.org')).rejects.toThrow('--another');
  await expect(answer('create', 'first@example.org', '--another')).rejects.toThrow(
    'npm run admin -- reset first@example.org',
  );
  const made = await answer('create', 'second@example.org', '--another', '--print-link');
  expect(mails.some(({ to }) => to === 'second@example.org')).toBe(false);
  expect((await choosePassword(tokenIn(made))).status).toBe(200);
  // The link is used up.
  expect((await choosePassword(tokenIn(made))).status).toBe(422);
});

test('who has an account keeps its password', async () => {
  const tenant = await makeTenant(server);
  const { email, token } = await makeStaff(server, 'admin', tenant.organization);
  expect(await answer('create', email, '--another')).toContain('https://assay.test/admin/login');
  expect(mails.some(({ to }) => to === email)).toBe(false);
  expect((await server.call('GET', '/api/admin/manager/profile', { token })).status).toBe(401);
});

test('the way back in takes password, second step and sessions, and says so in the log', async () => {
  const { body } = await logIn('second@example.org');
  const { access_token: token } = body as { access_token: string };
  await transact(server.node.pool.db, system, (db) =>
    sql`insert into app.totp (user_id, secret, key_id, created_at, confirmed_at)
      select id, 'secret', 'key', app.now(), app.now() from app.users where email = 'second@example.org'`.execute(
      db,
    ),
  );
  expect((await logIn('second@example.org')).body).not.toHaveProperty('access_token');
  expect(await answer('reset', 'second@example.org')).toContain('logged out everywhere');
  expect((await logIn('second@example.org')).status).toBe(422);
  expect((await server.call('GET', '/api/admin/manager/profile', { token })).status).toBe(401);
  const mail = mails.find(({ to }) => to === 'second@example.org');
  expect((await choosePassword(tokenIn(mail?.text ?? ''))).body).toHaveProperty('access_token');
  expect(await actions('second@example.org')).toEqual([
    'account.super_admin_made',
    'account.reset_by_operator',
  ]);
});

test('a mail that is not taken is said, with the way out', async () => {
  const failed = await typed(['reset', 'second@example.org'], 'smtp://127.0.0.1:9');
  expect(failed.status).toBe(1);
  expect(failed.stdout).toMatch(/could not be sent: .*ECONNREFUSED/);
  expect(failed.stdout).toContain('npm run admin -- reset second@example.org --print-link');
});

test('what it does not know is refused in words', async () => {
  const { status, stdout, stderr } = await typed([]);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Usage: /),
  });
});

test.each([
  [['create', 'no address'], /^no address is no address of a mailbox/],
  [['reset', 'nobody@example.org'], /^No one with the address nobody@example\.org/],
  [['reset', 'first@example.org', '--another'], /^Usage: /],
  [['create', 'first@example.org', '--force'], /Unknown option '--force'/],
])('%j is refused in words', async (words, said) => {
  const refused = await answer(...words).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RangeError);
  expect((refused as RangeError).message).toMatch(said);
});

test('a node that answers requests may do neither', async () => {
  const { db } = server.node.pool;
  const calls = [
    sql`select app.make_super_admin('x@example.org', 'X', 'Y', 'hash', true)`,
    sql`select app.open_way_in('first@example.org', 'hash', gen_random_uuid(), 'token'::bytea)`,
  ];
  for (const call of calls) {
    await expect(transact(db, system, (trx) => call.execute(trx))).rejects.toThrow(
      /permission denied for function/,
    );
  }
});
