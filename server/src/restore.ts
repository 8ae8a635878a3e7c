/**
 * `npm run restore -- <file>`: puts a backup into an empty database and the files that the store lacks beside it; what people
 * have deleted since stays deleted. As the role of DATABASE_URL, which migrates.
 */
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { jobs } from './modules.ts';
import { eraseRestored, unknownInWords } from './modules/own-data/index.ts';
import { putBack } from './platform/backup/copies.ts';
import {
  backupPurpose,
  digestOf,
  dumpOf,
  type Manifest,
  placeOf,
  readManifest,
} from './platform/backup/manifest.ts';
import { findTools, type PostgresTools } from './platform/backup/postgres-tools.ts';
import { type Config, readConfigOrExit } from './platform/config.ts';
import { openKeyring } from './platform/crypto/keyring.ts';
import { openPool } from './platform/db/database.ts';
import { pastPooler, type Place, placeOf as databaseOf } from './platform/db/place.ts';
import { PrimaryClient } from './platform/db/primary-client.ts';
import { migrate, ownMigrations } from './platform/db/migrate.ts';
import { openFiles } from './platform/files/files.ts';
import { openQueue } from './platform/jobs/jobs.ts';

const usage = 'Usage: npm run restore -- <folder>/assay-<moment>.dump';

/** What can be known to be wrong before anything is touched. */
async function check(folder: string, name: string, config: Config): Promise<Manifest> {
  const manifest = await readManifest(folder, name);
  const dump = dumpOf(folder, name);
  const digest = await digestOf(dump).catch(() => null);
  if (digest === null) throw new RangeError(`${dump} is missing or cannot be read.`);
  if (digest !== manifest.database.sha256) throw new RangeError(`${dump} is damaged.`);
  if (manifest.migration > ((await ownMigrations()).at(-1) ?? '')) {
    throw new RangeError(
      `The backup was made by version ${manifest.version}, which is later than this one. Restore it with that version.`,
    );
  }
  if (openKeyring(config).find(backupPurpose, manifest.key_id).length === 0) {
    throw new RangeError(
      'The backup was made with another APP_SECRET. Name that one in APP_SECRET, or in APP_SECRET_FORMER beside a new one.',
    );
  }
  return manifest;
}

/** Only into a database in which nothing is: what a backup says about a row and what stands there cannot both be kept. */
async function prepare(
  db: pg.Client,
  { postgres }: Manifest,
  { roles }: Place,
): Promise<PostgresTools> {
  const { rows } = await db.query<{ version: number; filled: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       exists (select from pg_class where relnamespace not in
         (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')) as filled`,
  );
  const [{ version, filled }] = rows as [(typeof rows)[0]];
  if (filled) {
    throw new RangeError(
      'The database is not empty, and nothing in it was changed. Make a new one (create database … owner …), or drop this one if nobody needs what it holds.',
    );
  }
  const tools = findTools(Math.max(version, postgres));
  if (tools === null) {
    throw new RangeError(
      `There is no pg_restore of PostgreSQL ${Math.max(version, postgres)} or later here.`,
    );
  }
  // Roles belong to the server, not to the dump.
  await db.query(`do $$
    begin
      if not exists (select from pg_roles where rolname = '${roles.app}') then
        create role ${roles.app} nologin;
      end if;
      if not exists (select from pg_roles where rolname = '${roles.definer}') then
        create role ${roles.definer} nologin;
      end if;
      execute format('grant ${roles.app}, ${roles.definer} to %I', current_user);
    end $$`);
  return tools;
}

/** The schemas first: who is to own a function in one must be allowed to create there, which the rights in the dump take back. */
async function load(tools: PostgresTools, db: pg.Client, { url, roles }: Place, dump: string) {
  const folder = await mkdtemp(join(tmpdir(), 'assay-restore-'));
  try {
    const all = (await tools.run('pg_restore', null, ['--list', dump])).split('\n');
    const isSchema = (line: string) => /^\d+; \d+ \d+ SCHEMA /.test(line);
    for (const [first, wanted] of [
      [true, all.filter(isSchema)],
      [false, all.filter((line) => !isSchema(line))],
    ] as const) {
      const list = join(folder, 'list');
      await writeFile(list, `${wanted.join('\n')}\n`);
      const words = ['--exit-on-error', '--single-transaction', `--use-list=${list}`, dump];
      await tools.run('pg_restore', url, words);
      if (first) await db.query(`grant create on schema app to ${roles.definer}`);
    }
    await db.query(`revoke create on schema app from ${roles.definer}`);
    await db.query('analyze');
  } catch (error) {
    await db.query('drop schema if exists app, pgboss cascade');
    throw new RangeError(
      `The backup could not be restored, and the database is empty again: ${(error as Error).message}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function restore(config: Config, place: Place, words: string[]): Promise<string> {
  const [path, ...rest] = words;
  if (path === undefined || rest.length > 0) throw new RangeError(usage);
  const { folder, name } = placeOf(path);
  const manifest = await check(folder, name, config);
  const db = new PrimaryClient({ connectionString: place.url, application_name: 'assay-restore' });
  await db.connect();
  try {
    await load(await prepare(db, manifest, place), db, place, dumpOf(folder, name));
  } finally {
    await db.end();
  }
  const { applied } = await migrate(place.url, place.roles);
  const files = await openFiles(config);
  const copies = await openFiles({ dataDir: folder, s3: null });
  const { restored, missing } = await putBack(copies, files, manifest.files ?? []);
  const erased = await eraseAgain(config, place);
  if (missing.length > 0 || erased.unknown.length > 0) process.exitCode = 1;
  return [
    `The database is as it was at ${manifest.made_at}.`,
    ...(applied.length > 0 ? [`Brought up to date: ${applied.join(', ')}`] : []),
    `Files that were missing and have been put back: ${restored}`,
    ...(manifest.files === null ? ['The backup has no files: restore those yourself.'] : []),
    ...(missing.length > 0
      ? [`There is no copy of ${missing.length}: ${missing.slice(0, 20).join(', ')}`]
      : []),
    `Deleted once more, since people had deleted it after the backup: ${erased.accounts.length} accounts, ${erased.sittings.length} tests`,
    ...(erased.unknown.length > 0 ? [unknownInWords(erased.unknown)] : []),
  ].join('\n');
}

/** Before anybody can log in. */
async function eraseAgain(config: Config, place: Place) {
  const onError = () => undefined;
  const pool = openPool(place, { max: 2, onError });
  const queue = openQueue(place, jobs, onError);
  await queue.start();
  try {
    const store = { db: pool.db, files: await openFiles(config), keyring: openKeyring(config) };
    return await eraseRestored({ ...store, jobs: queue });
  } finally {
    await queue.stop();
    await pool.db.destroy();
  }
}

if (import.meta.main) {
  const config = readConfigOrExit();
  try {
    if (config.databaseUrl === null) {
      throw new RangeError(
        'No DATABASE_URL: the embedded database is restored by putting back the folder ASSAY_DATA as a whole.',
      );
    }
    const answer = await restore(config, pastPooler(databaseOf(config)), process.argv.slice(2));
    process.stdout.write(`${answer}\n`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
