/**
 * `npm run doctor`: tries everything that a node needs and says for each part whether it is well, and if not what to do. Changes
 * nothing but a file of its own in the store, which it removes. Exits with 1 when a part has failed.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { readWordsOrExit } from './command-words.ts';
import { ageOfLast } from './platform/backup/manifest.ts';
import { findTools } from './platform/backup/postgres-tools.ts';
import { type Config, readConfigOrExit } from './platform/config.ts';
import { type Keyring, openKeyring } from './platform/crypto/keyring.ts';
import { keyIdOf } from './platform/crypto/sealed-stream.ts';
import { type Db, openPool, system, transact } from './platform/db/database.ts';
import { pendingMigrations } from './platform/db/migrate.ts';
import { type Place, placeOf } from './platform/db/place.ts';
import { PrimaryClient } from './platform/db/primary-client.ts';
import { queueConnections } from './platform/jobs/queue-database.ts';
import { type Files, openFiles } from './platform/files/files.ts';
import { freeSpace } from './platform/files/free-space.ts';
import { smtpServer } from './platform/mail/transport.ts';

interface Finding {
  state: 'ok' | 'warning' | 'failed';
  /** What was seen, and what to do about it. */
  text: string;
}

const ok = (text: string): Finding => ({ state: 'ok', text });
const warning = (text: string): Finding => ({ state: 'warning', text });
const failed = (text: string): Finding => ({ state: 'failed', text });

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

async function checkMigrations(db: pg.Client, { ownerUrl, roles }: Place): Promise<Finding> {
  const pending = await pendingMigrations(ownerUrl);
  if (pending.length > 0) {
    return failed(`${pending.length} migrations are missing. Run the command migrate.`);
  }
  try {
    await db.query(`set role ${roles.app}`);
    await db.query('reset role');
  } catch (error) {
    return failed(
      `The product cannot work as ${roles.app} (${messageOf(error)}). As a superuser, grant ${roles.app} and ${roles.definer} to the role of DATABASE_URL.`,
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
  const needed = poolSize + queueConnections + 1;
  const seen = `${used} of ${most} connections are in use; each node takes up to ${needed}`;
  return needed > most - used
    ? warning(`${seen}. For one more node, raise max_connections or lower DATABASE_POOL.`)
    : ok(seen);
}

/** As a node uses it, since a pooler may refuse or mix up what the database itself does. */
async function checkUse(place: Place): Promise<Finding> {
  const said: Error[] = [];
  const pool = openPool(place, {
    max: 2,
    onError: (error) => said.push(error),
    name: 'assay-doctor',
  });
  const who = (db: Db) =>
    sql<{ role: string }>`select current_user as role, ${1}::integer`.execute(db);
  const one = () => transact(pool.db, system, who, { readOnly: true });
  try {
    const answers = await Promise.all([who(pool.db), one(), one(), who(pool.db), one()]);
    const roles = new Set(answers.map(({ rows }) => rows[0]?.role));
    if (roles.size > 1 || !roles.has(place.roles.app)) {
      return failed(`Statements run as ${[...roles].join(', ')}. Set DATABASE_POOLER to 1.`);
    }
  } catch (error) {
    const advice = /startup parameter/.test(messageOf(error))
      ? 'This is a pooler: set DATABASE_POOLER to 1.'
      : /prepared statement/.test(messageOf(error))
        ? 'This pooler knows no named statements: set DATABASE_NAMED_STATEMENTS to 0.'
        : 'Check DATABASE_URL.';
    return failed(`The product cannot use the database (${messageOf(error)}). ${advice}`);
  } finally {
    await pool.db.destroy();
  }
  const names = place.named ? 'with named statements' : 'without named statements';
  return ok(place.pooled ? `through a pooler, ${names}` : 'without a pooler');
}

async function checkNews({ listenUrl, ownerUrl }: Place): Promise<Finding> {
  if (listenUrl === null) {
    return ok('workers look for jobs every second. LISTEN_DATABASE_URL would tell them at once');
  }
  const listener = new PrimaryClient({
    connectionString: listenUrl,
    connectionTimeoutMillis: 5000,
  });
  const sender = new PrimaryClient({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 });
  for (const client of [listener, sender]) client.on('error', () => undefined);
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    const heard = new Promise((resolve) => listener.once('notification', () => resolve(true)));
    await listener.query('listen assay_doctor');
    await sender.query('notify assay_doctor');
    const arrived = await Promise.race([heard, delay(2000, false, { ref: false })]);
    return arrived === true
      ? ok('news of jobs arrive')
      : warning('News of jobs do not arrive. Give LISTEN_DATABASE_URL an address past the pooler.');
  } finally {
    await Promise.allSettled([listener.end(), sender.end()]);
  }
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
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
  const transport = createTransport({ ...smtpServer(smtpUrl), ...timeouts } as never);
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

/** Whether what is stored was sealed with a secret that is named here, told by the ids of keys beside it. */
async function checkSecret(config: Config, place: Place | null): Promise<Finding> {
  const keyring = openKeyring(config);
  const unopened = [
    ...(place === null ? [] : await listUnopenedRows(place, keyring)),
    ...(await listUnopenedFiles(await openFiles(config), keyring)),
  ];
  if (unopened.length === 0) return ok('opens what is stored');
  return failed(
    `What is stored was sealed with another secret and cannot be opened: ${unopened.join(', ')}. Set APP_SECRET to that one, or name it in APP_SECRET_FORMER.`,
  );
}

async function listUnopenedRows(place: Place, keyring: Keyring): Promise<string[]> {
  const pool = openPool(place, { max: 1, onError: () => undefined, name: 'assay-doctor' });
  try {
    return await transact(
      pool.db,
      system,
      async (db) => {
        const columns = await sql<{ table: string; column: string }>`
          select table_name as table, column_name as column from information_schema.columns
          where table_schema = 'app' and column_name like '%key\\_id' order by 1, 2`.execute(db);
        const unopened = new Map<string, number>();
        for (const { table, column } of columns.rows) {
          const { rows } = await sql<{ id: string; count: number }>`
            select ${sql.ref(column)} as id, count(*) from ${sql.table(table)}
            where ${sql.ref(column)} is not null group by 1`.execute(db);
          for (const { id, count } of rows) {
            if (!keyring.knows(id)) unopened.set(table, (unopened.get(table) ?? 0) + count);
          }
        }
        return Array.from(unopened, ([table, count]) => `${count} in ${table}`);
      },
      { readOnly: true },
    );
  } finally {
    await pool.db.destroy();
  }
}

/** The first few of a kind: there may be millions, each with its id in the store alone. */
async function listUnopenedFiles(files: Files, keyring: Keyring): Promise<string[]> {
  const unopened: string[] = [];
  for (const folder of ['cvs', 'recordings']) {
    let seen = 0;
    let count = 0;
    for await (const key of files.list(folder)) {
      const sealed = await files.find(key);
      if (sealed !== null && !keyring.knows(await keyIdOf(sealed))) count += 1;
      seen += 1;
      if (seen === 20) break;
    }
    if (count > 0) unopened.push(`${count} of ${seen} files in ${folder}`);
  }
  return unopened;
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  await mkdir(dataDir, { recursive: true });
  const free = (await freeSpace(dataDir)) / gigabyte;
  const seen = `${free.toFixed(1)} GB free in ${dataDir}`;
  if (free >= 2) return ok(seen);
  return free < 0.2 ? failed(`${seen}. Make room.`) : warning(`${seen}. Make room soon.`);
}

async function checkBackup({ backupFolder, backupUrl }: Config): Promise<Finding> {
  if (backupFolder === null) {
    return warning('No BACKUP_FOLDER: whether there are backups is not known here.');
  }
  if (backupUrl === null) {
    return failed('BACKUP_DATABASE_URL is missing. Name a role that sees past row security.');
  }
  const db = new PrimaryClient({ connectionString: backupUrl, connectionTimeoutMillis: 5000 });
  await db.connect();
  try {
    const { rows } = await db.query<{ name: string; sees: boolean; version: number }>(
      `select rolname as name, rolsuper or rolbypassrls as sees,
         current_setting('server_version_num')::int / 10000 as version
       from pg_roles where rolname = current_user`,
    );
    const [{ name, sees, version }] = rows as [(typeof rows)[0]];
    if (!sees)
      return failed(`${name} does not see all rows. As a superuser: alter role ${name} bypassrls;`);
    if (findTools(version) === null) {
      return failed(
        `There is no pg_dump of PostgreSQL ${version}. Install postgresql-client-${version}.`,
      );
    }
  } finally {
    await db.end();
  }
  const hours = (await ageOfLast(backupFolder)) / 3600;
  if (hours === Number.POSITIVE_INFINITY) {
    return warning(`None lies in ${backupFolder} yet. Run the command backup.`);
  }
  const seen = `the last one in ${backupFolder} is ${hours.toFixed(1)} hours old`;
  return hours > 30 ? warning(`${seen}. Look at what should make them.`) : ok(seen);
}

function checkPages({ webDir }: Config): Finding {
  return existsSync(join(webDir, 'index.html'))
    ? ok('built')
    : failed('not built. Run the command build.');
}

const messageOf = (error: unknown) =>
  (error instanceof Error && error.message) || (error as { code?: string }).code || String(error);

type Report = (name: string, check: () => Finding | Promise<Finding>) => Promise<void>;

/** Tells of each part by its name as soon as it has been tried. */
export async function examine(config: Config, tell: (name: string, finding: Finding) => void) {
  const report: Report = async (name, check) => {
    try {
      tell(name, await check());
    } catch (error) {
      tell(name, failed(messageOf(error)));
    }
  };
  await report('settings', () =>
    ok(config.production ? 'complete' : 'complete; not for production'),
  );
  await report('pages', () => checkPages(config));
  let reached = false;
  if (config.databaseUrl === null) {
    await report('database', () => warning('No DATABASE_URL: the embedded one is not looked at.'));
  } else {
    reached = await reportDatabase(config, report);
  }
  await report('mails', () => checkMail(config));
  await report('files', () => checkFiles(config));
  await report('secret', () => checkSecret(config, reached ? placeOf(config) : null));
  await report('disk', () => checkDisk(config));
  await report('backup', () => checkBackup(config));
}

/** Whether it can be reached. */
async function reportDatabase(config: Config, report: Report): Promise<boolean> {
  const place = placeOf(config);
  const db = new PrimaryClient({ connectionString: place.ownerUrl, connectionTimeoutMillis: 5000 });
  db.on('error', () => undefined);
  try {
    await db.connect();
  } catch (error) {
    const setting = config.migrationUrl === null ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
    await report('database', () =>
      failed(`cannot be reached (${messageOf(error)}). Check ${setting} and the firewall.`),
    );
    return false;
  }
  await report('database', () => checkRole(db));
  await report('migrations', () => checkMigrations(db, place));
  await report('use', () => checkUse(place));
  await report('news', () => checkNews(place));
  await report('connections', () => checkConnections(db, config.poolSize));
  await report('clock', () => checkClock(db));
  await db.end();
  return true;
}

if (import.meta.main) {
  readWordsOrExit('Usage: npm run doctor', {});
  await examine(readConfigOrExit(), (name, { state, text }) => {
    if (state === 'failed') process.exitCode = 1;
    process.stdout.write(`${state.padEnd(8)}${name}: ${text}\n`);
  });
}
