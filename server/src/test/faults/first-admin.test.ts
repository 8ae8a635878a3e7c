import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../platform/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { asServed } from '../compile-cache.ts';
import { hasPostgres, leftOut, makePostgres, type Postgres } from './own-postgres.ts';

/**
 * What a role may grant and call has changed between versions of PostgreSQL, and other tests know the embedded one alone. Here it
 * is the machine's, with the role that the guide makes and no more.
 */
describe.skipIf(!hasPostgres)(`the first account on the machine’s PostgreSQL${leftOut}`, () => {
  let folder: string;
  let postgres: Postgres;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-first-admin-'));
    postgres = await makePostgres(folder, 'one');
    await postgres.start();
    await postgres.query('create role assay login createrole');
    await postgres.query(
      `create database assay owner assay template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    );
    await migrate(postgres.url('assay', 'assay'));
  });
  afterAll(async () => {
    await postgres?.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const admin = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'server/src/admin.ts'), ...words], {
      env: {
        ...asServed,
        DATABASE_URL: postgres.url('assay', 'assay'),
        APP_URL: 'https://assay.test',
        APP_SECRET: 'a secret for tests that is long enough',
        SMTP_URL: 'smtp://127.0.0.1:9',
        ASSAY_DATA: folder,
      },
    });
  const link = /https:\/\/assay\.test\/reset-password\/[\w-]{43}/;

  test('is made, gets its way back, and both are in the log', async () => {
    expect((await admin('create', 'ada@example.org', '--print-link')).stdout).toMatch(link);
    await expect(admin('create', 'bo@example.org')).rejects.toThrow(/--another/);
    expect((await admin('reset', 'ada@example.org', '--print-link')).stdout).toMatch(link);
    const rows = await postgres.query<{ action: string }>(
      'select action from app.audit_entries order by id',
      'assay',
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'account.super_admin_made',
      'account.reset_by_operator',
    ]);
  });

  test.each([
    `app.make_super_admin('x@example.org', 'X', 'Y', 'hash', true)`,
    `app.open_way_in('ada@example.org', 'hash', gen_random_uuid(), 'token'::bytea)`,
  ])('the role of the nodes may not call %s', async (call) => {
    const asked = postgres.query(`set role assay_app; select ${call}`, 'assay');
    await expect(asked).rejects.toThrow(/permission denied for function/);
  });
});
