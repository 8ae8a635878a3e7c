import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../harness.ts';
import { accountOf } from './account.ts';
import { freePort } from './server-process.ts';

/** A PostgreSQL of the system with all its programs, which the one of npm lacks; undefined without one. */
const bin = ['/usr/lib/postgresql', '/usr/local/pgsql', '/usr/pgsql']
  .flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin')) : [],
  )
  .find(
    (folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'postgres')),
  );

export const hasPostgres = bin !== undefined;
export const leftOut = hasPostgres
  ? ''
  : ' (left out: this machine has no PostgreSQL with pg_basebackup)';

export interface Postgres {
  port: number;
  data: string;
  /** As this role, in this database. */
  url: (role: string, database: string) => string;
  query: <Row extends pg.QueryResultRow>(text: string, database?: string) => Promise<Row[]>;
  start: () => Promise<void>;
  stop: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
}

function run(name: string, args: string[]): void {
  const done = spawnSync(join(bin as string, name), args, {
    ...accountOf(),
    encoding: 'utf8',
    cwd: '/',
  });
  if (done.status !== 0) throw new Error(`${name}: ${done.stderr}`);
}

interface Wishes {
  copyOf?: Postgres;
  /** Whether a copy goes on with what the other one does. */
  standby?: boolean;
  /** Lines of postgresql.conf. */
  settings?: string[];
}

/** An empty cluster on a port of this machine, or a copy of another one that is running. */
export async function makePostgres(
  folder: string,
  name: string,
  { copyOf, standby = true, settings = [] }: Wishes = {},
): Promise<Postgres> {
  const port = await freePort();
  const data = join(folder, name);
  await mkdir(data, { recursive: true, mode: 0o700 });
  const { uid, gid } = accountOf();
  if (uid !== undefined && gid !== undefined) {
    await chmod(folder, 0o755);
    await chown(data, uid, gid);
  }
  if (copyOf === undefined) {
    run('initdb', [
      '-D',
      data,
      '-U',
      'owner',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
  } else {
    run('pg_basebackup', [
      '-D',
      data,
      '-d',
      copyOf.url('owner', 'postgres'),
      ...(standby ? ['--write-recovery-conf'] : []),
      '--checkpoint=fast',
    ]);
  }
  const lines = [
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ''`,
    'shared_buffers = 32MB',
    ...settings,
  ];
  await appendFile(join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
  const url = (role: string, database: string) =>
    `postgresql://${role}@127.0.0.1:${port}/${database}`;
  let child: ReturnType<typeof spawn> | undefined;

  const query: Postgres['query'] = async <Row extends pg.QueryResultRow>(
    text: string,
    database = 'postgres',
  ) => {
    const client = new pg.Client({ connectionString: url('owner', database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return {
    port,
    data,
    url,
    query,
    async start() {
      const log = await open(`${data}.log`, 'a');
      child = spawn(join(bin as string, 'postgres'), ['-D', data], {
        ...accountOf(),
        cwd: '/',
        stdio: ['ignore', log.fd, log.fd],
      });
      await log.close();
      const ready = () =>
        query('select 1').then(
          () => true,
          () => false,
        );
      await eventually(ready, `PostgreSQL in ${data}`);
    },
    async stop(signal) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
