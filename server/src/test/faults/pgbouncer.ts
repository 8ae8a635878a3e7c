import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { accountOf } from './account.ts';
import { freePort } from './server-process.ts';

/** The newest there is on this machine, or undefined. */
const pgbouncer = ['/usr/local/sbin/pgbouncer', '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
);

const version = (() => {
  if (pgbouncer === undefined) return [0, 0];
  const { stdout } = spawnSync(pgbouncer, ['--version'], { encoding: 'utf8' });
  return [Number(/ (\d+)\./.exec(stdout)?.[1]), Number(/ \d+\.(\d+)/.exec(stdout)?.[1])];
})();

export const hasPgbouncer = pgbouncer !== undefined;
/** From 1.21 on it keeps named statements apart. */
export const knowsNames = (version[0] ?? 0) > 1 || (version[1] ?? 0) >= 21;
export const leftOut = hasPgbouncer
  ? ` (${version.join('.')})`
  : ' (left out: this machine has no pgbouncer)';

export interface Pooler {
  /** The same database, through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

/** Few connections for many clients, in transaction mode, as the guide says it and nothing more. The benchmarks use it, too. */
export async function startPgbouncer(database: string, connections = 3): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-pgbouncer-'));
  const { host, user, database: name } = new pg.Client({ connectionString: database });
  const port = await freePort();
  const settings = [
    '[databases]',
    `${name} = host=${host} port=5432 dbname=${name}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${folder}/users`,
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    ...(knowsNames ? ['max_prepared_statements = 200'] : []),
  ];
  await writeFile(join(folder, 'users'), `"${user}" ""\n`);
  await writeFile(join(folder, 'pgbouncer.ini'), settings.join('\n'));
  await chmod(folder, 0o755);
  const lines: string[] = [];
  // It refuses root, as PostgreSQL does.
  const child: ChildProcess = spawn(pgbouncer as string, [join(folder, 'pgbouncer.ini')], {
    ...accountOf(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => lines.push(text.toString()));
  const url = `postgresql://${user}@127.0.0.1:${port}/${name}`;
  await listening(url, lines);
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listening(url: string, lines: string[]): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await answers(url))) {
    if (Date.now() > end) throw new Error(`Waited in vain for pgbouncer: ${lines.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
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
