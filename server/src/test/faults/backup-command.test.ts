import { execFile } from 'node:child_process';
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../demo/demo.ts';
import { startNode } from '../../node.ts';
import { readManifest } from '../../platform/backup/manifest.ts';
import { readConfig } from '../../platform/config.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../platform/db/embedded.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { pastPooler, placeOf } from '../../platform/db/place.ts';
import { openFiles } from '../../platform/files/files.ts';
import { restore as restoreBackup } from '../../restore.ts';
import { asServed } from '../compile-cache.ts';
import { eventually } from '../harness.ts';
import { leftOut, run, tablesOf, tools, urlOf } from './postgres-tools.ts';
import { externalDatabase } from './server-process.ts';

const secret = 'a secret of the backup that is long enough';
const candidates = `select from app.users where email = 'candidate@assay.test'`;

describe.skipIf(tools === null)(`the commands for backups${leftOut}`, () => {
  let folder: string;
  let backups: string;
  let source: EmbeddedPostgres;
  let target: EmbeddedPostgres;
  let before: Record<string, string>;

  const settings = (data: string) => ({
    ...externalDatabase(urlOf(source, 'product', 'product'), secret, join(folder, data)),
    APP_URL: 'https://assay.test',
  });
  const config = (data: string) => ({ ...readConfig(settings(data)), logLevel: 'silent' });

  /** As an operator types it, without any right that the guide does not ask for. */
  function command(name: 'backup' | 'restore', words: string[], env: Record<string, string> = {}) {
    const script = join(import.meta.dirname, `../../${name}.ts`);
    const all = {
      ...asServed,
      ...settings('node'),
      BACKUP_DATABASE_URL: urlOf(source, 'assay_backup', 'product'),
      ...env,
    };
    return new Promise<{ status: unknown; said: string }>((resolve) => {
      execFile(process.execPath, [script, ...words], { env: all }, (error, stdout, stderr) =>
        resolve({ status: error?.code ?? 0, said: stdout + stderr }),
      );
    });
  }

  /** Into a database of its own on the other server. */
  async function restore(database: string, data: string, env: Record<string, string> = {}) {
    await run(target.url, `create database ${database} owner product`);
    const DATABASE_URL = urlOf(target, 'product', database);
    const ASSAY_DATA = join(folder, data);
    const name = (await names()).at(-1) ?? '';
    const path = join(backups, `${name}.dump`);
    return command('restore', [path], { DATABASE_URL, ASSAY_DATA, ...env });
  }

  /** The same without a process, to be refused. */
  function restoring(database: string, backup: string, env: Record<string, string> = {}) {
    const DATABASE_URL = urlOf(target, 'product', database);
    const other = readConfig({ ...settings('other'), DATABASE_URL, ...env });
    return restoreBackup(other, pastPooler(placeOf(other)), [join(backups, `${backup}.dump`)]);
  }

  const names = async () =>
    (await readdir(backups)).flatMap((name) =>
      name.endsWith('.json') ? [name.replace('.json', '')] : [],
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-backups-'));
    // As root the databases run under another account, which has to come through here.
    await chmod(folder, 0o755);
    backups = join(folder, 'backups');
    const native = tools?.native;
    const options = { durable: false, ...(native === undefined ? {} : { native }) };
    source = await startEmbedded(join(folder, 'source'), options);
    target = await startEmbedded(join(folder, 'target'), options);
    const product = 'create role product login createrole';
    await run(
      source.url,
      product,
      'create database product owner product',
      'create role assay_backup login bypassrls in role pg_read_all_data',
    );
    await run(target.url, product);
    const url = urlOf(source, 'product', 'product');
    await migrate(url);
    const node = await startNode(config('node'), url, { work: false });
    await loadDemo(node, config('node'));
    await node.stop();
    before = await tablesOf(urlOf(source, 'assay', 'product'));
  });
  afterAll(async () => {
    await source.stop();
    await target.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a role that row security holds is refused in words, and leaves no backup', async () => {
    const url = urlOf(source, 'product', 'product');
    const { status, said } = await command('backup', [backups], { BACKUP_DATABASE_URL: url });
    expect(status).toBe(1);
    expect(said).toContain('product does not see all rows');
    expect(await names()).toEqual([]);
  });

  test('database and files are written, with what they were made of', async () => {
    const store = await openFiles(config('node'));
    await store.put('cv/1', Buffer.from('first'));
    const { status, said } = await command('backup', [], { BACKUP_FOLDER: backups });
    expect(said).toMatch(/assay-\d+T\d+Z\.dump: [\d.]+ MB, read back to its end/);
    expect(status).toBe(0);
    const [name = ''] = await names();
    const { files, migration } = await readManifest(backups, name);
    expect(files).toContainEqual(['cv/1', 5]);
    expect(migration).toMatch(/^00\d\d_/);
    expect((await readdir(backups)).filter((one) => one.endsWith('.part'))).toEqual([]);
  });

  test('are restored by the role of the product on an empty server, the same in every table', async () => {
    const { status, said } = await restore('first', 'elsewhere');
    expect(said).toContain('Files that were missing and have been put back: ');
    expect(status).toBe(0);
    const after = await tablesOf(urlOf(target, 'assay', 'first'));
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(before['app.answers']).toMatch(/^[1-9]\d{3,} /);
    // The queue's own notes say when it was last looked after.
    const kept = (table: string) => table === 'pgboss.job' || !table.startsWith('pgboss.');
    for (const table of Object.keys(before).filter(kept))
      expect([table, after[table]]).toEqual([table, before[table]]);
    expect(existsSync(join(folder, 'elsewhere/files/cv/1'))).toBe(true);

    // Everything belongs to whom it belonged to, and nobody may do more than before.
    const rights = `select n.nspname, c.relname, c.relowner::regrole::text, (select array_agg(one::text order by one::text) from unnest(c.relacl) as one), c.relforcerowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('app', 'pgboss') and c.relkind in ('r', 'S', 'v')
      union all select n.nspname, p.oid::regprocedure::text, p.proowner::regrole::text, (select array_agg(one::text order by one::text) from unnest(p.proacl) as one), p.prosecdef
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('app', 'pgboss')
      union all select '', nspname, nspowner::regrole::text, (select array_agg(one::text order by one::text) from unnest(nspacl) as one), true from pg_namespace where nspname in ('app', 'pgboss')
      order by 1, 2`;
    expect(await run(urlOf(target, 'assay', 'first'), rights)).toEqual(
      await run(urlOf(source, 'assay', 'product'), rights),
    );
    const seen = await run(urlOf(target, 'product', 'first'), 'set role assay_app', candidates);
    expect(seen).toHaveLength(0);
    const node = await startNode(config('elsewhere'), urlOf(target, 'product', 'first'), {
      work: false,
    });
    try {
      const payload = { email: 'manager@assay.test', password: 'assay-demo-2026' };
      const login = await node.app.inject({ method: 'POST', url: '/api/login', payload });
      expect(login.statusCode).toBe(200);
    } finally {
      await node.stop();
    }
  });

  test('whoever has left since stays deleted, and what is in the store is not replaced', async () => {
    const node = await startNode(config('node'), urlOf(source, 'product', 'product'));
    try {
      const password = 'assay-demo-2026';
      const payload = { email: 'candidate@assay.test', password };
      const login = await node.app.inject({ method: 'POST', url: '/api/login', payload });
      const headers = {
        authorization: `Bearer ${login.json<{ access_token: string }>().access_token}`,
      };
      const path = '/api/subject-profile';
      await node.app.inject({ method: 'DELETE', url: path, headers, payload: { password } });
      const erased = join(folder, 'node/files/erased/accounts');
      await eventually(
        async () => existsSync(erased) && (await readdir(erased)).length,
        'the note',
      );
    } finally {
      await node.stop();
    }
    const store = await openFiles(config('node'));
    await store.put('cv/1', Buffer.from('newer'));
    const { status, said } = await restore('second', 'node');
    expect(said).toContain('people had deleted it after the backup: 1 accounts');
    expect(status).toBe(0);
    expect(await run(urlOf(target, 'assay', 'second'), candidates)).toHaveLength(0);
    const chunks: Buffer[] = [];
    for await (const chunk of (await store.find('cv/1')) ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('newer');
  });

  test('nothing is touched where something is, where the backup is damaged, or with another secret', async () => {
    const [backup = ''] = await names();
    const filled = await command('restore', [join(backups, `${backup}.dump`)]);
    expect(filled.status).toBe(1);
    expect(filled.said).toContain('The database is not empty');
    await run(target.url, 'create database third owner product');
    const another = restoring('third', backup, { APP_SECRET: `${secret} or not` });
    await expect(another).rejects.toThrow('made with another APP_SECRET');
    const former = { APP_SECRET: `${secret} or not`, APP_SECRET_FORMER: secret };
    expect(await restore('fourth', 'other', former)).toEqual({
      status: 0,
      said: expect.any(String),
    });
    const safe = join(folder, 'safe');
    await cp(backups, safe, { recursive: true });
    await appendFile(join(backups, `${backup}.dump`), 'x');
    await expect(restoring('third', backup)).rejects.toThrow('is damaged');
    await rm(backups, { recursive: true });
    await rename(safe, backups);
    const empty = `select from pg_tables where schemaname in ('app', 'pgboss')`;
    expect(await run(urlOf(target, 'assay', 'third'), empty)).toEqual([]);
  });

  test('old backups go after the days that are kept, with the files that only they name', async () => {
    const [old = ''] = await names();
    for (const end of ['json', 'dump'])
      await rename(join(backups, `${old}.${end}`), join(backups, `assay-20200101T000000Z.${end}`));
    const store = await openFiles(config('node'));
    await store.remove('cv/1');
    await mkdir(join(folder, 'node/files/logos'), { recursive: true });
    await store.put('logos/2', Buffer.from('second'));
    expect((await command('backup', [backups])).status).toBe(0);
    expect(existsSync(join(backups, 'files/cv/1'))).toBe(true);
    const { status, said } = await command('backup', [backups, '--keep', '30']);
    expect([status, said]).toEqual([0, expect.stringContaining('Removed: assay-20200101T000000Z')]);
    expect(existsSync(join(backups, 'assay-20200101T000000Z.dump'))).toBe(false);
    expect(existsSync(join(backups, 'files/cv/1'))).toBe(false);
    expect(existsSync(join(backups, 'files/logos/2'))).toBe(true);
    expect(await readdir(join(backups, 'files/erased/accounts'))).toHaveLength(1);
  });
});
