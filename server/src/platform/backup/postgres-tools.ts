import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** pg_dump and pg_restore of one PostgreSQL on this machine. */
export interface PostgresTools {
  version: number;
  /** Runs one of them to its end and answers what it printed; what it complains of is thrown. */
  run: (name: 'pg_dump' | 'pg_restore', url: string | null, words: string[]) => Promise<string>;
}

const places = ['/usr/lib/postgresql', '/usr/pgsql', '/usr/local/pgsql'];

/** The oldest that can read a server, or a backup, of this version; null when there is none. */
export function findTools(version: number): PostgresTools | null {
  const folders = places.flatMap((place) =>
    existsSync(place) ? readdirSync(place).map((name) => join(place, name, 'bin/')) : [],
  );
  const found = [...folders, '']
    .map((folder) => ({ folder, version: versionOf(`${folder}pg_dump`) }))
    .filter((one) => one.version >= version)
    .toSorted((a, b) => a.version - b.version)[0];
  if (found === undefined) return null;
  return {
    version: found.version,
    run: (name, url, words) => run(`${found.folder}${name}`, url, words),
  };
}

function versionOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

async function run(program: string, url: string | null, words: string[]): Promise<string> {
  // Everybody on the machine can read the words of a command, so a password goes another way.
  const [, before = '', password = '', after = ''] =
    /^(postgres(?:ql)?:\/\/[^/@:]*):([^/@]*)(@.*)$/.exec(url ?? '') ?? [];
  const address = password === '' ? url : before + after;
  const env = password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) };
  const to = address === null ? [] : [`--dbname=${address}`];
  const child = spawn(program, [...to, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', PGAPPNAME: 'assay-backup', ...env },
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (said[name] += text));
  const status = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (status !== 0) throw new Error(said.stderr.trim() || `${program} has failed`);
  return said.stdout;
}
