import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf } from './platform/backup/manifest.ts';
import { root } from './platform/config.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { mailQueued } from './platform/mail/mail.ts';
import { version } from './platform/version.ts';
import {
  endWell,
  externalDatabase,
  startProcess,
  type ServerProcess,
} from './test/faults/server-process.ts';
import { asServed } from './test/compile-cache.ts';
import { eventually, startTestServer, type TestServer } from './test/harness.ts';

/** What somebody who operates the product sees of it. */

let server: TestServer;
let backups: string;
beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'assay-backups-'));
  server = await startTestServer({ work: false, config: { backupFolder: backups } });
});
afterAll(async () => {
  await server.stop();
  await rm(backups, { recursive: true });
});

const ready = async () => (await server.call('GET', '/api/ready')).body;
const metricsOf = async (origin: string) => (await fetch(`${origin}/metrics`)).text();
const valueOf = async (name: string, origin = server.origin) =>
  (await metricsOf(origin))
    .split('\n')
    .find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    ?.split(' ')
    .at(-1);

test('health and metrics tell the version', async () => {
  expect((await server.call('GET', '/api/health')).body).toEqual({ status: 'ok', version });
  expect(await metricsOf(server.origin)).toContain(`assay_build_info{version="${version}"} 1`);
});

test('metrics tell of requests by status, and of this process by the usual names', async () => {
  await server.call('GET', '/api/admin/campaigns');
  const text = await metricsOf(server.origin);
  expect(text).toMatch(
    /^assay_http_requests_total\{method="GET",route="\/api\/admin\/campaigns",status="401"\} \d/m,
  );
  expect(text).toMatch(/^assay_http_request_duration_seconds_bucket\{/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^assay_database_pool_connections\{state="used"\} \d/m);
});

test('metrics tell how old the last backup is', async () => {
  const age = async () => valueOf('assay_backup_age_seconds');
  expect(await age()).toBe('+Inf');
  const hourAgo = new Date(Date.now() - 3_600_000);
  await writeFile(join(backups, `${nameOf(hourAgo)}.json`), '{}');
  // One that is not finished is none.
  await writeFile(join(backups, `${nameOf(new Date())}.dump`), '');
  expect(Number(await age())).toBeCloseTo(3600, -2);
});

test('metrics tell how much room the disk of the data has', async () => {
  const { bavail, bsize } = await statfs(server.config.dataDir);
  const told = Number(await valueOf('assay_data_free_bytes'));
  expect(Math.abs(told / (bavail * bsize) - 1)).toBeLessThan(0.2);
});

test('numbers of the database never hold up the metrics', async () => {
  const holder = new pg.Client({ connectionString: server.database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table pgboss.queue in access exclusive mode');
    const begun = performance.now();
    expect(await metricsOf(server.origin)).toContain('process_cpu_seconds_total');
    expect(performance.now() - begun).toBeLessThan(3000);
  } finally {
    await holder.end();
  }
});

test('a node that never saw a worker is ready and says so', async () => {
  expect(await ready()).toEqual({ status: 'ready', warnings: ['no_worker'] });
  expect(await valueOf('assay_worker_last_seen_age_seconds')).toBe('+Inf');
});

describe('a process that only works', () => {
  let worker: ServerProcess;
  beforeAll(async () => {
    const { database, config } = server;
    const env = externalDatabase(database.url, config.secret, config.dataDir);
    const https = { APP_URL: 'https://assay.example.org', NODE_ENV: 'production' };
    worker = await startProcess({ ...env, ...https, LOG_LEVEL: 'info' }, undefined, 'work');
  }, 60_000);
  afterAll(() => worker.end('SIGKILL'));

  test('tells on a port of its own how it is, and serves nothing of the product', async () => {
    const ask = (path: string) => fetch(worker.origin + path);
    expect(await (await ask('/api/health')).json()).toEqual({ status: 'ok', version });
    expect(await (await ask('/api/ready')).json()).toEqual({ status: 'ready', warnings: [] });
    expect(await valueOf('assay_database_up', worker.origin)).toBe('1');
    for (const path of ['/api/me', '/api/login', '/admin', '/api/docs', '/api/openapi.json'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test('is seen by every node', async () => {
    await eventually(async () => (await ready()).warnings.length === 0, 'the worker to be seen');
    expect(Number(await valueOf('assay_worker_last_seen_age_seconds'))).toBeLessThan(60);
  });

  test('its connections carry its name', async () => {
    const rows = await server.database.query<{ name: string }>(
      'select distinct application_name as name from pg_stat_activity where datname = current_database()',
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['assay-serve', 'assay-work']));
    expect(names).not.toContain('pgboss');
  });

  test('logs that it works, and which job failed where, never what was in it', async () => {
    const [mail] = await server.database.query<{ id: number }>(
      `insert into app.mails (message_id, template, params, to_email, to_name, dedupe_key, created_at)
        values ('m1', 'of ann@example.org', '{}', 'ann@example.org', 'Ann Lee', 'm1', now()) returning id`,
    );
    const { queue, pool } = server.node;
    await queue.send(pool.db, mailQueued, { mailId: Number(mail?.id) });
    await eventually(
      async () => worker.output().includes('a job failed'),
      'the failure in the log',
    );
    const lines = worker
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; places?: string[] });
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'working', version, queues: expect.any(Array) }),
    );
    const failure = lines.find(({ msg }) => msg === 'a job failed');
    expect(failure).toMatchObject({ job: 'mail.queued', id: expect.any(String), kind: 'Error' });
    expect(failure?.places?.join('\n')).toContain('delivery.ts');
    expect(worker.output()).not.toMatch(/ann@example|Ann Lee/);

    const counted = /^assay_jobs_total\{queue="mail.queued",outcome="failed"\} [1-9]/m;
    expect(await metricsOf(worker.origin)).toMatch(counted);
    // It waits for its next try, so the mail has not left. The log says so before the queue puts the job back, as a new row.
    await eventually(async () => {
      const waiting = await server.database.query(
        `update pgboss.job set created_on = now() - interval '1 hour' where name = 'mail.queued' and state = 'retry' returning id`,
      );
      return waiting.length > 0;
    }, 'the next try');
    await eventually(
      async () => Number(await valueOf('assay_mails_oldest_unsent_age_seconds')) >= 3600,
      'the age of the mail',
    );
  });

  test('every name in the dashboard and the alerts is in the metrics', async () => {
    const known = await metricsOf(server.origin);
    const named = (await Promise.all(['grafana.json', 'alerts.yml'].map(readDocument))).join('\n');
    const names = new Set(named.match(/\b(assay|process|nodejs)_[a-z0-9_]+/g));
    expect(names.size).toBeGreaterThan(12);
    for (const name of names)
      expect(known).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'));
  });

  test('that is gone for two minutes is missed by a node that is ready all the same', async () => {
    await endWell(worker);
    await server.database.query(
      `update pgboss.queue set monitor_claim_on = now() - interval '3 minutes'`,
    );
    await eventually(async () => (await ready()).warnings.includes('no_worker'), 'the warning');
    expect((await server.call('GET', '/api/ready')).status).toBe(200);
  });
});

const readDocument = (name: string) => readFile(join(root, 'docs', name), 'utf8');

const promtool = await promisify(execFile)('promtool', ['--version']).then(
  () => true,
  () => false,
);

test.skipIf(!promtool)('the alerts are sound and ring when they should', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-alerts-'));
  try {
    await copyFile(join(root, 'docs/alerts.yml'), join(folder, 'alerts.yml'));
    await copyFile(join(root, 'server/src/test/alerts.promtest.yml'), join(folder, 'test.yml'));
    const run = (...words: string[]) => promisify(execFile)('promtool', words, { cwd: folder });
    await run('check', 'rules', 'alerts.yml');
    expect((await run('test', 'rules', 'test.yml')).stdout).toContain('SUCCESS');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('migrating says what was done, or that nothing was left to do', async () => {
  const { database, config } = server;
  const env = {
    ...asServed,
    ...externalDatabase(database.url, config.secret, config.dataDir),
    APP_URL: 'https://assay.example.org',
  };
  const script = join(root, 'server/src/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'migrate'], { env });
  expect(stdout).toBe('The database is up to date.\n');
});

test('subdomains are bound to https only where that is set', () => {
  const config = { ...server.config, appUrl: 'https://assay.example.org' };
  const headerOf = (hstsSubdomains: boolean) =>
    securityHeaders({ ...config, hstsSubdomains })['strict-transport-security'];
  expect(headerOf(false)).toBe('max-age=31536000');
  expect(headerOf(true)).toBe('max-age=31536000; includeSubDomains');
});
