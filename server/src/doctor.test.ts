import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine } from './doctor.ts';
import { readConfig } from './platform/config.ts';
import { openKeyring } from './platform/crypto/keyring.ts';
import { openFiles } from './platform/files/files.ts';
import { putSealed } from './platform/files/sealed-files.ts';
import { asServed } from './test/compile-cache.ts';
import { makeStaff } from './test/factories.ts';
import { startTestServer, type TestServer } from './test/harness.ts';

let server: TestServer;
let smtp: SMTPServer;
let smtpUrl: string;
let folder: string;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  folder = await mkdtemp(join(tmpdir(), 'assay-doctor-'));
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const settings = () => ({
  DATABASE_URL: server.database.url,
  APP_URL: 'https://assay.test',
  APP_SECRET: server.config.secret,
  SMTP_URL: smtpUrl,
  ASSAY_DATA: folder,
});

/** By the name of each part, what was said of it, without a process. */
async function partsOf(changes: Record<string, string>) {
  const said: Record<string, string> = {};
  await examine(readConfig({ ...settings(), ...changes }), (name, { state, text }) => {
    said[name] = `${state}: ${text}`;
  });
  return said;
}

/** The command as an operator types it; by the name of each part, what it said. */
function doctor(changes: Record<string, string> = {}, words: string[] = []) {
  const env = { ...asServed, ...settings(), ...changes };
  const script = join(import.meta.dirname, 'doctor.ts');
  return new Promise<{ status: unknown; said: Record<string, string>; stderr: string }>(
    (resolve) => {
      execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) => {
        const lines = stdout.matchAll(/^(ok|warning|failed) +([a-z]+): (.*)$/gm);
        const said = Object.fromEntries(
          [...lines].map(([, state, name, text]) => [name, `${state}: ${text}`]),
        );
        resolve({ status: error?.code ?? 0, said, stderr });
      });
    },
  );
}

test('every part that is well says so', async () => {
  const { said } = await doctor();
  expect(said).toMatchObject({
    settings: expect.stringMatching(/^ok: complete/),
    database: expect.stringMatching(/^ok: PostgreSQL \d+, as /),
    migrations: 'ok: all migrations are in',
    use: 'ok: without a pooler',
    news: 'ok: news of jobs arrive',
    connections: expect.stringMatching(/\d+ of \d+ connections are in use/),
    clock: expect.stringMatching(/^ok: 0\.\d s from/),
    mails: expect.stringMatching(/^ok: .* takes mails$/),
    files: `ok: ${join(folder, 'files')} can be written and read`,
    secret: 'ok: opens what is stored',
    disk: expect.stringMatching(/GB free in/),
    backup: expect.stringMatching(/^warning: No BACKUP_FOLDER/),
    pages: expect.stringMatching(/^(ok|failed): /),
  });
});

test.each([['deep'], ['--deep']])('%s is no word that it knows', async (word) => {
  const { status, said, stderr } = await doctor({}, [word]);
  expect({ status, said }).toEqual({ status: 1, said: {} });
  expect(stderr).toContain(`'${word}'`);
  expect(stderr).toContain('Usage: npm run doctor');
});

test('another secret than what is stored was sealed with is said, with what to do', async () => {
  const { token } = await makeStaff(server, 'super_admin');
  expect((await server.call('POST', '/api/user/totp', { token })).status).toBe(201);
  const files = await openFiles({ dataDir: folder, s3: null });
  const store = { files, keyring: openKeyring(server.config) };
  await putSealed(store, 'cvs/1', 1, Buffer.from('a CV'));
  expect((await partsOf({}))['secret']).toBe('ok: opens what is stored');

  const other = 'another secret that is long enough';
  expect((await partsOf({ APP_SECRET: other }))['secret']).toMatch(
    /^failed: .* cannot be opened: 1 in totp, 1 of 1 files in cvs\. Set APP_SECRET to that one, or name it in APP_SECRET_FORMER\.$/,
  );
  const both = await partsOf({ APP_SECRET: other, APP_SECRET_FORMER: server.config.secret });
  expect(both['secret']).toBe('ok: opens what is stored');
});

test('how a pooler is spoken to is said', async () => {
  expect(await partsOf({ DATABASE_POOLER: '1' })).toMatchObject({
    use: 'ok: through a pooler, without named statements',
    news: expect.stringMatching(/^ok: workers look for jobs every second/),
  });
  const both = await partsOf({
    DATABASE_POOLER: '1',
    LISTEN_DATABASE_URL: server.database.url,
  });
  expect(both['news']).toBe('ok: news of jobs arrive');
});

test('what is missing or away is named with what to do, and ends with 1', async () => {
  const data = join(folder, 'full');
  await writeFile(data, 'no folder');
  const { status, said } = await doctor({
    SMTP_URL: 'smtp://127.0.0.1:9',
    ASSAY_DATA: data,
    DATABASE_POOL: '200',
  });
  expect(status).toBe(1);
  expect(said).toMatchObject({
    connections: expect.stringMatching(/^warning: .*raise max_connections or lower DATABASE_POOL/),
    mails: expect.stringMatching(/^failed: 127\.0\.0\.1:9 takes no mails .*Check SMTP_URL/),
    files: expect.stringMatching(/^failed: .*Check owner and rights/),
    disk: expect.stringMatching(/^failed: /),
  });

  const backups = join(folder, 'backups');
  const backupOf = async (url: string) => {
    const env = { BACKUP_FOLDER: backups, BACKUP_DATABASE_URL: url };
    return (await partsOf(env))['backup'];
  };
  expect(await backupOf('')).toMatch(/^failed: BACKUP_DATABASE_URL is missing/);
  await server.database.query(
    `do $$ begin create role sees_little login; exception when duplicate_object then null; end $$`,
  );
  const asRole = server.database.url.replace('//assay@', '//sees_little@');
  expect(await backupOf(asRole)).toMatch(/^failed: sees_little does not see all rows/);

  await server.database.query(
    'delete from kysely_migration where name = (select max(name) from kysely_migration)',
  );
  expect((await partsOf({}))['migrations']).toMatch(/^failed: 1 migrations are missing/);
  const away = await partsOf({ DATABASE_URL: 'postgresql://assay@127.0.0.1:9/assay' });
  expect(away['database']).toMatch(/^failed: cannot be reached .*Check DATABASE_URL/);
});
