import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { norms } from '../../../../norms.ts';
import { system, transact } from '../../../../platform/db/database.ts';
import { asServed } from '../../../../test/compile-cache.ts';
import { makeUser } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { finishPersonality } from '../../../../test/shortcuts.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  token = (await makeUser(server)).token;
});
afterAll(() => server.stop());

/** The command as an operator types it. */
function typed(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../../../norms.ts'), ...words],
    {
      encoding: 'utf8',
      env: {
        ...asServed,
        DATABASE_URL: server.database.url,
        APP_URL: 'https://assay.test',
        APP_SECRET: 'a secret for tests that is long enough',
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
    },
  );
  return { status, stdout, stderr };
}

/** What it answers, without a process. */
const answer = (...words: string[]) =>
  transact(server.node.pool.db, system, (db) => norms(db, words));

async function finish(seed: number): Promise<StoredPersonality> {
  const [user] = await server.database.query<{ id: number }>(
    `insert into app.users (email, first_name, last_name, created_at) values ($1, 'A', 'B', app.now()) returning id`,
    [`norm-${seed}@example.org`],
  );
  const id = (user as { id: number }).id;
  await finishPersonality(server, { id, email: '', token: '' }, { seed });
  return resultOf(id);
}

async function resultOf(id: number): Promise<StoredPersonality> {
  const [row] = await server.database.query<{ scores: StoredPersonality }>(
    'select scores from app.results where subject_id = $1',
    [id],
  );
  return (row as { scores: StoredPersonality }).scores;
}

const inForce = async () =>
  (await server.call('GET', '/api/personality-test/norms', { token })).body.data as {
    name: string;
    version: string;
    group: string;
    n: number | null;
  }[];

describe('norms of the own people', () => {
  test('need two hundred of them', async () => {
    await finish(1);
    const { status, stderr } = typed('compute', 'five-factor', '21-60');
    expect([status, stderr]).toEqual([1, expect.stringContaining('200 people')]);
    await expect(answer('compute', 'five-factor', '5-7')).rejects.toThrow('There is no norm group');
    await expect(answer('activate', '99')).rejects.toThrow(new RangeError('There is no norm 99.'));
    await expect(answer('dance')).rejects.toThrow('Usage');
  });

  test('change nothing until they are chosen, and then new results only', async () => {
    const before: StoredPersonality[] = [];
    for (let seed = 2; seed <= 201; seed += 1) before.push(await finish(seed));
    const shipped = await inForce();
    const computed = typed('compute', 'five-factor', '21-60');
    expect(computed).toMatchObject({ status: 0, stderr: '' });
    expect(computed.stdout).toContain('n 201');
    expect(computed.stdout.split('\n').filter((line) => /^[NEOAC]\d? /.test(line))).toHaveLength(
      35,
    );
    expect(await inForce()).toEqual(shipped);
    expect((await finish(300)).norm).toEqual(before[0]?.norm);

    expect(typed('activate', '1').status).toBe(0);
    const own = (await inForce()).find(({ group }) => group === 'age 21–60');
    expect(own).toMatchObject({ n: 201, name: 'Own people, women and men together' });
    const later = await finish(301);
    expect(later.norm).toMatchObject({ version: own?.version, n: 201, group: 'age 21–60' });
    expect(later.tendencyNorm).toEqual(before[0]?.tendencyNorm);
    const [first] = await server.database.query<{ scores: StoredPersonality }>(
      `select scores from app.results r join app.users u on u.id = r.subject_id where u.email = 'norm-2@example.org'`,
    );
    expect(first?.scores).toEqual(before[0]);

    // A second one of the same group takes its place.
    expect(await answer('compute', 'five-factor', '21-60')).toContain('Norm 2');
    await answer('activate', '2');
    const listed = await answer('list');
    expect(listed.match(/, in force/g)).toHaveLength(1);
    expect(listed).toMatch(/ 2: .*, in force/);
    const refused = new RangeError('Norm 1 is not in force.');
    await expect(answer('deactivate', '1')).rejects.toThrow(refused);
    expect(await answer('list')).toBe(listed);
    await answer('deactivate', '2');
    expect(await inForce()).toEqual(shipped);
    const trail = await server.database.query<{ action: string }>(
      `select action from app.audit_entries where entity = 'norm' order by id`,
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'norm.activated',
      'norm.activated',
      'norm.deactivated',
    ]);
  });

  test('are frozen: the application itself can neither add nor change nor remove one', async () => {
    for (const change of [
      'insert into norms default values',
      "update norms set name = 'x'",
      'update norms set active = true',
      'delete from norms',
    ]) {
      await expect(server.node.pool.pool.query(change)).rejects.toThrow(/permission denied/);
    }
  });
});
