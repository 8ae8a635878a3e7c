import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { EmbeddedPostgres } from '../../platform/db/embedded.ts';

interface Tools {
  /** Folder of pg_dump and pg_restore. */
  bin: string;
  /** A server that they can read; undefined is the one of npm. */
  native: string | undefined;
}

/** The PostgreSQL of npm has no pg_dump, and one of the system reads no server that is newer than itself. */
function find(): Tools | null {
  const installed = ['/usr/lib/postgresql', '/usr/local/pgsql', '/usr/pgsql'].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [],
  );
  for (const native of installed) {
    const bin = join(native, 'bin');
    const { stdout } = spawnSync(join(bin, 'pg_dump'), ['--version'], { encoding: 'utf8' });
    const major = Number(/ (\d+)/.exec(stdout ?? '')?.[1]);
    if (major >= 18) return { bin, native: undefined };
    if (major >= 15 && existsSync(join(bin, 'initdb'))) return { bin, native };
  }
  return null;
}

export const tools = find();
export const leftOut =
  tools === null ? ' (left out: this machine has no pg_dump that can read our PostgreSQL)' : '';

/** In the cluster of `postgres`, as one of its roles, in one of its databases. */
export const urlOf = ({ url }: EmbeddedPostgres, role: string, database: string) =>
  url.replace('//assay@', `//${role}@`).replace('/assay?', `/${database}?`);

export async function run<Row extends pg.QueryResultRow>(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Rows and a hash of them for every table. */
export async function tablesOf(url: string): Promise<Record<string, string>> {
  const tables = await run<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'pgboss', 'public') order by 1`,
  );
  const looks = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from only ${name} t`,
  );
  const rows = await run<{ name: string; hash: string }>(url, looks.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
