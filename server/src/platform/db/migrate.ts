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

function asOwner(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  return { db, migrator };
}

/** Brings the database up to date, as its owner. Several nodes may do so at once. */
export async function migrate(url: string): Promise<void> {
  const { db, migrator } = asOwner(url);
  try {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error as Error;
  } finally {
    await db.destroy();
  }
}

/** Names of the migrations that the database has not seen yet. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const { db, migrator } = asOwner(url);
  try {
    const all = await migrator.getMigrations();
    return all.filter((one) => one.executedAt === undefined).map((one) => one.name);
  } finally {
    await db.destroy();
  }
}
