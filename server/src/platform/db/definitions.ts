import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { root } from '../config.ts';

const folder = join(root, 'server/sql');

interface Definitions {
  /** Rises with every change of a file, so that nodes of two versions know whose files are the later ones. */
  version: number;
  /** Functions before the policies that ask them. */
  files: { path: string; text: string; sum: string }[];
}

interface Applied {
  path: string;
  sum: string;
  version: number;
}

/** Functions and policies as this version wants them. */
export async function readDefinitions(): Promise<Definitions> {
  const written = await readFile(join(folder, 'version.json'), 'utf8');
  const { version } = JSON.parse(written) as { version: number };
  const paths = globSync('*/*.sql', { cwd: folder }).toSorted();
  const files = paths.map(async (path) => {
    const text = await readFile(join(folder, path), 'utf8');
    return { path, text, sum: createHash('sha256').update(text).digest('hex') };
  });
  return { version, files: await Promise.all(files) };
}

async function listChanged(db: Kysely<unknown>, { version, files }: Definitions) {
  const there = await sql<{ there: boolean }>`
    select to_regclass('public.applied_definitions') is not null as there`.execute(db);
  if (there.rows[0]?.there !== true) return files;
  const { rows } = await sql<Applied>`
    select path, sum, version from public.applied_definitions`.execute(db);
  // A later version only adds to what functions take and give: this one works with its files.
  if (rows.some((row) => row.version > version)) return [];
  const sums = new Map(rows.map(({ path, sum }) => [path, sum]));
  return files.filter(({ path, sum }) => sums.get(path) !== sum);
}

/** Paths of the files that the database has not seen as they are. */
export async function pendingDefinitions(db: Kysely<unknown>): Promise<string[]> {
  const changed = await listChanged(db, await readDefinitions());
  return changed.map(({ path }) => path);
}

/**
 * Applies each file that is another one than the database has seen last, all or none. After the migrations, as the owner of the
 * database; nodes that start together wait for each other. Answers the paths.
 */
export async function applyDefinitions(
  db: Kysely<unknown>,
  withRoles: (text: string) => string,
): Promise<string[]> {
  const definitions = await readDefinitions();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('assay definitions'))`.execute(trx);
    const changed = await listChanged(trx, definitions);
    if (changed.length === 0) return [];
    // Who is to own a function must be allowed to create one, and functions may name each other in any order.
    await sql.raw(withRoles('grant create on schema app to assay_definer')).execute(trx);
    await sql`set local check_function_bodies = off`.execute(trx);
    for (const { path, text, sum } of changed) {
      await sql.raw(withRoles(text)).execute(trx);
      await sql`insert into public.applied_definitions (path, sum, version) values (${path}, ${sum}, ${definitions.version})
        on conflict (path) do update set sum = excluded.sum, version = excluded.version`.execute(
        trx,
      );
    }
    await sql.raw(withRoles('revoke create on schema app from assay_definer')).execute(trx);
    return changed.map(({ path }) => path);
  });
}
