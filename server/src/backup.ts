/**
 * `npm run backup -- [folder] [--keep <days>] [--without-files]`: writes the database and the files into a folder (that of
 * `BACKUP_FOLDER`), looks at what was written, and removes backups that are older than so many days. Changes nothing else.
 */
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readWords } from './command-words.ts';
import { copyNew, forget } from './platform/backup/copies.ts';
import {
  backupPurpose,
  digestOf,
  dumpOf,
  listBackups,
  type Manifest,
  manifestOf,
  momentOf,
  nameOf,
  readManifest,
  writeManifest,
} from './platform/backup/manifest.ts';
import { PrimaryClient } from './platform/db/primary-client.ts';
import { findTools, type PostgresTools } from './platform/backup/postgres-tools.ts';
import { type Config, readConfigOrExit } from './platform/config.ts';
import { openKeyring } from './platform/crypto/keyring.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { takeFolder } from './platform/db/folder-lock.ts';
import { openFiles } from './platform/files/files.ts';
import { version } from './platform/version.ts';

const usage = 'Usage: npm run backup -- [folder] [--keep <days>] [--without-files]';
const day = 24 * 3600 * 1000;

function read(words: string[], { backupFolder }: Config) {
  const { values, positionals } = readWords(usage, {
    args: words,
    allowPositionals: true,
    options: { keep: { type: 'string' }, 'without-files': { type: 'boolean' } },
  });
  const [folder = backupFolder, ...rest] = positionals;
  if (folder === null || rest.length > 0 || !/^\d{1,4}$/.test(values.keep ?? '1')) {
    throw new RangeError(`${usage}\nThe folder may be named by BACKUP_FOLDER.`);
  }
  return {
    folder: resolve(folder),
    keepDays: values.keep === undefined ? null : Number(values.keep),
    withFiles: values['without-files'] !== true,
  };
}

/** Refuses a role that would leave out rows, and asks which version is needed to read them all. */
async function lookAtDatabase(url: string): Promise<{ tools: PostgresTools; migration: string }> {
  const db = new PrimaryClient({ connectionString: url, application_name: 'assay-backup' });
  await db.connect();
  try {
    const { rows } = await db.query<{ name: string; sees: boolean; version: number }>(
      `select rolname as name, rolsuper or rolbypassrls as sees,
         current_setting('server_version_num')::int / 10000 as version
       from pg_roles where rolname = current_user`,
    );
    const [role] = rows as [(typeof rows)[0]];
    if (!role.sees) {
      throw new RangeError(
        `${role.name} does not see all rows. Name a role that does in BACKUP_DATABASE_URL. As a superuser: create role assay_backup login bypassrls password '…' in role pg_read_all_data;`,
      );
    }
    const tools = findTools(role.version);
    if (tools === null) {
      throw new RangeError(
        `There is no pg_dump of PostgreSQL ${role.version} or later here. Install postgresql-client-${role.version}.`,
      );
    }
    const { rows: done } = await db.query<{ name: string }>(
      'select max(name) as name from kysely_migration',
    );
    return { tools, migration: done[0]?.name ?? '' };
  } finally {
    await db.end();
  }
}

async function backUp(config: Config, url: string, words: string[]): Promise<string> {
  const { folder, keepDays, withFiles } = read(words, config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await takeFolder(folder, 0))) {
    throw new RangeError(`Another backup into ${folder} is under way.`);
  }
  const { tools, migration } = await lookAtDatabase(url);
  const moment = new Date();
  const name = nameOf(moment);
  const dump = dumpOf(folder, name);
  await writeDump(tools, url, dump);
  // After the database: a row never names a file that was not there before it.
  const copies = await openFiles({ dataDir: folder, s3: null });
  const files = withFiles ? await copyNew(await openFiles(config), copies) : null;
  const bytes = (await stat(dump)).size;
  await writeManifest(folder, name, {
    version,
    made_at: moment.toISOString(),
    migration,
    postgres: tools.version,
    key_id: openKeyring(config).current(backupPurpose).id,
    database: { bytes, sha256: await digestOf(dump) },
    files,
  });
  const removed = keepDays === null ? [] : await removeOld(folder, name, keepDays);
  if (removed.length > 0) await forget(copies, await namedIn(folder));
  return [
    `${dump}: ${inMegabytes(bytes)}, read back to its end`,
    files === null
      ? 'Files were left out.'
      : `${join(folder, 'files')}: ${files.length} files, ${inMegabytes(sum(files))}`,
    ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}`] : []),
    'Keep APP_SECRET in another place: nothing that is encrypted opens without it.',
  ].join('\n');
}

/** Under another name until it was read back to its end. */
async function writeDump(tools: PostgresTools, url: string, dump: string): Promise<void> {
  const part = `${dump}.part`;
  try {
    await (await open(part, 'w', 0o600)).close();
    await tools.run('pg_dump', url, ['--format=custom', `--file=${part}`]);
    await tools.run('pg_restore', null, ['--file=/dev/null', part]);
    const written = await open(part, 'r');
    await written.sync();
    await written.close();
    await rename(part, dump);
  } catch (error) {
    await rm(part, { force: true });
    throw new RangeError(`The database could not be written: ${(error as Error).message}`);
  }
}

async function removeOld(folder: string, own: string, days: number): Promise<string[]> {
  const oldest = Date.now() - days * day;
  const old = (await listBackups(folder)).filter(
    (name) => name !== own && momentOf(name).getTime() < oldest,
  );
  for (const name of old) {
    // A dump without a manifest is no backup, so that goes first.
    await rm(manifestOf(folder, name));
    await rm(dumpOf(folder, name), { force: true });
  }
  return old;
}

async function namedIn(folder: string): Promise<Set<string>> {
  const named = new Set<string>();
  for (const name of await listBackups(folder)) {
    for (const [key] of (await readManifest(folder, name)).files ?? []) named.add(key);
  }
  return named;
}

const sum = (files: NonNullable<Manifest['files']>) =>
  files.reduce((bytes, [, size]) => bytes + size, 0);
const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const config = readConfigOrExit();
const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
const url =
  config.backupUrl ??
  config.migrationUrl ??
  config.databaseUrl ??
  (embedded as { url: string }).url;
try {
  process.stdout.write(`${await backUp(config, url, process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  if (embedded?.attached === false) await embedded.stop();
}
