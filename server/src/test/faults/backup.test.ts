import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../demo/demo.ts';
import { startNode } from '../../node.ts';
import { readConfig } from '../../platform/config.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../platform/db/embedded.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { eventually } from '../harness.ts';
import { leave } from './leave.ts';
import { leftOut, run, tablesOf, tools, urlOf } from './postgres-tools.ts';

describe.skipIf(tools === null)(`a backup${leftOut}`, () => {
  let folder: string;
  let source: EmbeddedPostgres;
  let target: EmbeddedPostgres;

  const tool = (name: string, ...args: string[]) =>
    spawnSync(join(tools?.bin ?? '', name), args, { encoding: 'utf8' });

  const config = () => ({
    ...readConfig({ ASSAY_DATA: join(folder, 'node') }),
    logLevel: 'silent',
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-backup-'));
    // As root the databases run under another account, which has to come through here.
    await chmod(folder, 0o755);
    const native = tools?.native;
    const options = { durable: false, ...(native === undefined ? {} : { native }) };
    source = await startEmbedded(join(folder, 'source'), options);
    target = await startEmbedded(join(folder, 'target'), options);
    await run(
      source.url,
      'create role product login createrole',
      'create database product owner product',
      'create role assay_backup login bypassrls in role pg_read_all_data',
    );
    const url = urlOf(source, 'product', 'product');
    await migrate(url);
    const node = await startNode(config(), url, { work: false });
    await loadDemo(node, config());
    await node.stop();
  });
  afterAll(async () => {
    await source.stop();
    await target.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('by the owner, whom row security holds too, is refused instead of being incomplete', () => {
    const url = urlOf(source, 'product', 'product');
    const { status, stderr } = tool('pg_dump', '--format=custom', `--file=${folder}/no.dump`, url);
    expect(status).not.toBe(0);
    expect(stderr).toContain('row-level security');
  });

  test('is restored on an empty host, the same in every table, and works there', async () => {
    const dump = join(folder, 'assay.dump');
    const from = urlOf(source, 'assay_backup', 'product');
    const dumped = tool('pg_dump', '--format=custom', `--file=${dump}`, from);
    expect(dumped).toMatchObject({ status: 0, stderr: '' });

    await run(
      target.url,
      'create role product login createrole',
      'create role assay_app nologin',
      'create role assay_definer nologin',
      'grant assay_app, assay_definer to product',
      'create database product owner product',
    );
    const restored = urlOf(target, 'assay', 'product');
    const result = tool('pg_restore', '--exit-on-error', `--dbname=${restored}`, dump);
    expect(result).toMatchObject({ status: 0, stderr: '' });

    const before = await tablesOf(urlOf(source, 'assay', 'product'));
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(before['app.answers']).toMatch(/^[1-9]\d{3,} /);
    expect(await tablesOf(restored)).toEqual(before);

    const url = urlOf(target, 'product', 'product');
    await migrate(url);
    const node = await startNode(config(), url, { work: false });
    try {
      const json = { email: 'manager@assay.test', password: 'assay-demo-2026' };
      const login = await node.app.inject({ method: 'POST', url: '/api/login', payload: json });
      expect(login.statusCode).toBe(200);
      const ready = await node.app.inject({ url: '/api/ready' });
      expect(ready.statusCode).toBe(200);
    } finally {
      await node.stop();
    }
    // Whoever has left after the dump is in it, and leaves again as soon as somebody works here.
    await leave(config(), urlOf(source, 'product', 'product'));
    const candidates = `select from app.users where email = 'candidate@assay.test'`;
    expect(await run(urlOf(source, 'assay', 'product'), candidates)).toHaveLength(0);
    expect(await run(restored, candidates)).toHaveLength(1);
    const working = await startNode(config(), url);
    try {
      await eventually(async () => (await run(restored, candidates)).length === 0, 'the candidate');
    } finally {
      await working.stop();
    }
    // Row security came along: the role of the product sees nobody without saying whom it serves.
    const seen = await run(url, 'set role assay_app', 'select from app.users');
    expect(seen).toHaveLength(0);
  });
});
