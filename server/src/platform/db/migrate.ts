import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { root } from '../config.ts';

const folder = join(root, 'server/migrations');

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const entries = files.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [
      name.replace('.sql', ''),
      {
        up: (db) =>
          sql
            .raw(text)
            .execute(db)
            .then(() => undefined),
      },
    ] as const satisfies [string, Migration];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What was done, and what a later version of the product had done to the database before. */
interface Migrated {
  applied: string[];
  later: string[];
}

/** A node cannot work with this database; the message says what to do. */
export class WrongVersion extends Error {}

async function asOwner<T>(
  url: string,
  work: (migrator: Migrator, later: string[]) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'assay-migrate' });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const own = await readMigrations();
    const later = await listLater(db, Object.keys(own));
    // The migrator wants to know everything that was done; what a later version did is nothing to do again.
    const done: Migration = { up: () => Promise.resolve() };
    const all = { ...own, ...Object.fromEntries(later.map((name) => [name, done])) };
    const provider = { getMigrations: () => Promise.resolve(all) };
    return await work(new Migrator({ db, provider }), later);
  } finally {
    await db.destroy();
  }
}

/**
 * Migrations of a later version. The number of a migration begins with the major version that it belongs to: within that, later
 * ones only add, so that this version works beside them, as long as it has none of its own that they came before.
 */
async function listLater(db: Kysely<unknown>, own: string[]): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return [];
  const executed = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  const names = executed.rows.map(({ name }) => name);
  const unknown = names.filter((name) => !own.includes(name));
  const last = own.at(-1) ?? '';
  const foreign = unknown.find((name) => name[0] !== last[0] || name < last);
  const missing = unknown.length === 0 ? undefined : own.find((name) => !names.includes(name));
  if (foreign !== undefined || missing !== undefined) {
    throw new WrongVersion(
      `The database was brought to ${names.at(-1)} by another version of Assay, which this one cannot work beside. ` +
        'Start that version or a later one, or restore the backup from before the upgrade.',
    );
  }
  return unknown;
}

/** Brings the database up to date, as its owner. Several nodes may do so at once. */
export function migrate(url: string): Promise<Migrated> {
  return asOwner(url, async (migrator, later) => {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw error as Error;
    return { applied: results.map(({ migrationName }) => migrationName), later };
  });
}

/** Names of the migrations that the database has not seen yet. */
export function pendingMigrations(url: string): Promise<string[]> {
  return asOwner(url, async (migrator) => {
    const all = await migrator.getMigrations();
    return all.filter((one) => one.executedAt === undefined).map((one) => one.name);
  });
}
