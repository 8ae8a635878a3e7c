import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../modules/accounts/index.ts';
import { startNode } from '../../node.ts';
import { readConfig } from '../../platform/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { eventually } from '../harness.ts';
import { accountOf } from './account.ts';
import { candidate, leave } from './leave.ts';
import { hasPostgres, leftOut, makePostgres, type Postgres } from './own-postgres.ts';

/** As `docs/operating.md` says it, with an archive that is a folder. */
describe.skipIf(!hasPostgres)(`a copy and an archive of all changes${leftOut}`, () => {
  let folder: string;
  let archive: string;
  let first: Postgres;
  let copy: Postgres;

  const config = () => ({
    ...readConfig({ ASSAY_DATA: join(folder, 'node') }),
    logLevel: 'silent',
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-moment-'));
    archive = join(folder, 'archive');
    await mkdir(archive);
    const { uid, gid } = accountOf();
    if (uid !== undefined && gid !== undefined) chownSync(archive, uid, gid);
    first = await makePostgres(folder, 'first', {
      settings: [
        'archive_mode = on',
        `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
      ],
    });
    await first.start();
    await first.query('create role product login createrole');
    await first.query('create database product owner product');
    await migrate(first.url('product', 'product'));
    const hash = await hashPassword(candidate.password);
    await first.query(
      `insert into app.organizations (name, package_id) values ('First', 2);
       with u as (insert into app.users (email, first_name, last_name) values ('${candidate.email}', 'C', 'T') returning id)
       insert into app.credentials (user_id, password_hash) select id, '${hash}' from u`,
      'product',
    );
    copy = await makePostgres(folder, 'copy', { copyOf: first, standby: false });
  });
  afterAll(async () => {
    await first?.stop('SIGKILL');
    await copy?.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  test('bring the database back to a moment before a mistake, without those who deleted their account since', async () => {
    const rename = (name: string) =>
      first.query(`update app.organizations set name = '${name}' where id = 1`, 'product');
    await rename('After the copy');
    const [now] = await first.query<{ moment: string }>('select clock_timestamp()::text as moment');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await rename('A mistake');
    await leave(config(), first.url('product', 'product'));
    await first.query('select pg_switch_wal()');
    await first.stop('SIGINT');

    await appendFile(
      join(copy.data, 'postgresql.conf'),
      [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${now?.moment}'`,
        `recovery_target_action = 'promote'`,
        '',
      ].join('\n'),
    );
    await writeFile(join(copy.data, 'recovery.signal'), '');
    await copy.start();
    await eventually(async () => {
      const [row] = await copy.query<{ going: boolean }>('select pg_is_in_recovery() as going');
      return row?.going === false;
    }, 'the end of the recovery');

    const [organization] = await copy.query(
      'select name from app.organizations where id = 1',
      'product',
    );
    expect(organization).toEqual({ name: 'After the copy' });
    const candidates = () =>
      copy.query(`select from app.users where email = '${candidate.email}'`, 'product');
    expect(await candidates()).toHaveLength(1);
    const node = await startNode(config(), copy.url('product', 'product'));
    try {
      await eventually(async () => (await candidates()).length === 0, 'the candidate');
    } finally {
      await node.stop();
    }
  });
});
