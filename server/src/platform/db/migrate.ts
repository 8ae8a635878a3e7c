import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { root } from '../config.ts';
import { applyDefinitions, pendingDefinitions } from './definitions.ts';
import { addFeatures, pendingFeatures } from './features.ts';
import { type Roles, rolesOf } from './place.ts';
import { PrimaryClient } from './primary-client.ts';

const folder = join(root, 'server/migrations');

/** Names of the migrations that this version knows, in their order. */
export async function ownMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return files.map((name) => name.replace('.sql', '')).toSorted();
}

/** What is written names the roles of a first installation; those of another one take their place. */
const inRoles = (written: string, roles: Roles) =>
  written.replaceAll(/\bassay_(app|definer)\b/g, (_, role: keyof Roles) => roles[role]);

async function readMigrations(roles: Roles): Promise<Record<string, Migration>> {
  const entries = (await ownMigrations()).map(async (name) => {
    const text = inRoles(await readFile(join(folder, `${name}.sql`), 'utf8'), roles);
    return [
      name,
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
export class UnfitDatabase extends Error {}

async function asOwner<T>(
  url: string,
  roles: Roles,
  work: (migrator: Migrator, later: string[], db: Kysely<unknown>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'assay-migrate',
    Client: PrimaryClient,
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db).catch((error: Error) => {
      throw new UnfitDatabase(`${describeRefusal(error)} Look at DATABASE_URL.`, { cause: error });
    });
    const own = await readMigrations(roles);
    const later = await listLater(db, Object.keys(own));
    // The migrator wants to know everything that was done; what a later version did is nothing to do again.
    const done: Migration = { up: () => Promise.resolve() };
    const all = { ...own, ...Object.fromEntries(later.map((name) => [name, done])) };
    const provider = { getMigrations: () => Promise.resolve(all) };
    return await work(new Migrator({ db, provider }), later, db);
  } finally {
    await db.destroy();
  }
}

/** Why no connection came about. Both addresses of one name may have refused it, each for its own reason. */
function describeRefusal(error: Error): string {
  const reasons = error instanceof AggregateError ? (error.errors as Error[]) : [error];
  const words = [...new Set(reasons.map(({ message }) => message))].join(', ');
  return `The database cannot be used: ${words}.`;
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
    throw new UnfitDatabase(
      `The database was brought to ${names.at(-1)} by another version of Assay, which this one cannot work beside. ` +
        'Start that version or a later one, or restore the backup from before the upgrade.',
    );
  }
  return unknown;
}

const inList = (feature: string) => `feature ${feature}`;

/** Brings the database up to date, as its owner: migrations, functions and policies, features. Several nodes may do so at once. */
export function migrate(url: string, roles = rolesOf()): Promise<Migrated> {
  return asOwner(url, roles, async (migrator, later, db) => {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw error as Error;
    const definitions = await applyDefinitions(db, (text) => inRoles(text, roles));
    const features = (await addFeatures(db)).map(inList);
    const done = results.map(({ migrationName }) => migrationName);
    const applied = [...done, ...definitions, ...features];
    return { applied, later };
  });
}

/** Names of the migrations, of the files of functions and policies, and of the features that the database has not seen yet. */
export function pendingMigrations(url: string): Promise<string[]> {
  return asOwner(url, rolesOf(), async (migrator, _, db) => {
    const all = await migrator.getMigrations();
    const pending = all.filter((one) => one.executedAt === undefined).map((one) => one.name);
    const features = (await pendingFeatures(db)).map(inList);
    return [...pending, ...(await pendingDefinitions(db)), ...features];
  });
}
