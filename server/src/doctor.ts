/**
 * `npm run doctor`: tries everything that a node needs and says for each part whether it is well, and if not what to do. Changes
 * nothing but a file of its own in the store, which it removes. Exits with 1 when a part has failed.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { type Config, readConfigOrExit } from './platform/config.ts';
import { pendingMigrations } from './platform/db/migrate.ts';
import { openFiles } from './platform/files/files.ts';

interface Finding {
  state: 'ok' | 'warning' | 'failed';
  /** What was seen, and what to do about it. */
  text: string;
}

const ok = (text: string): Finding => ({ state: 'ok', text });
const warning = (text: string): Finding => ({ state: 'warning', text });
const failed = (text: string): Finding => ({ state: 'failed', text });

/** Connections of a node beside its pool: the queue and its listener. */
const besidePool = 7;
const gigabyte = 1e9;

async function checkRole(db: pg.Client): Promise<Finding> {
  const { rows } = await db.query<{ version: number; creates: boolean; name: string }>(
    `select current_setting('server_version_num')::int as version, rolname as name,
       rolsuper or rolcreaterole as creates from pg_roles where rolname = current_user`,
  );
  const [{ version, creates, name }] = rows as [(typeof rows)[0]];
  const major = Math.floor(version / 10_000);
  if (major < 15) return failed(`PostgreSQL ${major} is too old: install 15 or later.`);
  if (!creates) {
    return failed(`${name} may not create roles. As a superuser: alter role ${name} createrole;`);
  }
  return ok(`PostgreSQL ${major}, as ${name}`);
}

async function checkMigrations(db: pg.Client, url: string): Promise<Finding> {
  const pending = await pendingMigrations(url);
  if (pending.length > 0) {
    return failed(`${pending.length} migrations are missing. Run the command migrate.`);
  }
  try {
    await db.query('set role assay_app');
    await db.query('reset role');
  } catch (error) {
    return failed(
      `The product cannot work as assay_app (${messageOf(error)}). As a superuser, grant assay_app and assay_definer to the role of DATABASE_URL.`,
    );
  }
  return ok('all migrations are in');
}

async function checkConnections(db: pg.Client, poolSize: number): Promise<Finding> {
  const { rows } = await db.query<{ most: number; used: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`,
  );
  const [{ most, used }] = rows as [(typeof rows)[0]];
  const needed = poolSize + besidePool;
  const seen = `${used} of ${most} connections are in use; each node takes up to ${needed}`;
  return needed > most - used
    ? warning(`${seen}. For one more node, raise max_connections or lower DATABASE_POOL.`)
    : ok(seen);
}

async function checkClock(db: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await db.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  );
  const apart = Math.abs((rows[0]?.at ?? 0) - (before + Date.now()) / 2) / 1000;
  const seen = `${apart.toFixed(1)} s from that of the database`;
  if (apart < 2) return ok(seen);
  const advice = `${seen}. Keep both machines on time, with chrony or systemd-timesyncd.`;
  return apart < 60 ? warning(advice) : failed(advice);
}

async function checkMail({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === null) return warning('No SMTP_URL: mails go to the outbox of the demo only.');
  const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
  const transport = createTransport({ url: smtpUrl, ...patience } as never);
  const { host } = new URL(smtpUrl);
  try {
    await transport.verify();
    return ok(`${host} takes mails`);
  } catch (error) {
    return failed(`${host} takes no mails (${messageOf(error)}). Check SMTP_URL and the firewall.`);
  } finally {
    transport.close();
  }
}

async function checkFiles(config: Config): Promise<Finding> {
  const place = config.s3 === null ? join(config.dataDir, 'files') : `bucket ${config.s3.bucket}`;
  const key = `doctor/${randomUUID()}`;
  try {
    const files = await openFiles(config);
    await files.put(key, Buffer.from('doctor'));
    const content = await files.find(key);
    content?.destroy();
    await files.remove(key);
    if (content === null) return failed(`${place} has lost what was just written.`);
    return ok(`${place} can be written and read`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const advice = config.s3 === null ? 'Check owner and rights.' : 'Check the S3_ settings.';
    return failed(`${place} cannot be used (${messageOf(cause)}). ${advice}`);
  }
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / gigabyte;
  const seen = `${free.toFixed(1)} GB free in ${dataDir}`;
  if (free >= 2) return ok(seen);
  return free < 0.2 ? failed(`${seen}. Make room.`) : warning(`${seen}. Make room soon.`);
}

function checkPages({ webDir }: Config): Finding {
  return existsSync(join(webDir, 'index.html'))
    ? ok('built')
    : failed('not built. Run the command build.');
}

const messageOf = (error: unknown) =>
  (error instanceof Error && error.message) || (error as { code?: string }).code || String(error);

let bad = false;
async function report(name: string, check: () => Finding | Promise<Finding>): Promise<void> {
  let finding: Finding;
  try {
    finding = await check();
  } catch (error) {
    finding = failed(messageOf(error));
  }
  bad ||= finding.state === 'failed';
  process.stdout.write(`${finding.state.padEnd(8)}${name}: ${finding.text}\n`);
}

async function reportDatabase(url: string, { poolSize }: Config): Promise<void> {
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  db.on('error', () => undefined);
  try {
    await db.connect();
  } catch (error) {
    await report('database', () =>
      failed(`cannot be reached (${messageOf(error)}). Check DATABASE_URL and the firewall.`),
    );
    return;
  }
  await report('database', () => checkRole(db));
  await report('migrations', () => checkMigrations(db, url));
  await report('connections', () => checkConnections(db, poolSize));
  await report('clock', () => checkClock(db));
  await db.end();
}

const config = readConfigOrExit();
await report('settings', () => ok(config.production ? 'complete' : 'complete; not for production'));
await report('pages', () => checkPages(config));
if (config.databaseUrl === null) {
  await report('database', () => warning('No DATABASE_URL: the embedded one is not looked at.'));
} else {
  await reportDatabase(config.databaseUrl, config);
}
await report('mails', () => checkMail(config));
await report('files', () => checkFiles(config));
await report('disk', () => checkDisk(config));
process.exitCode = bad ? 1 : 0;
