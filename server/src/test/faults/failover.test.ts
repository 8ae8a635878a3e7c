import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from '../../access/token.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Person } from '../factories.ts';
import { eventually } from '../harness.ts';
import { AnsweringClient } from './answering-client.ts';
import { checkNothingLost } from './nothing-lost.ts';
import { hasPostgres, leftOut, makePostgres, type Postgres } from './own-postgres.ts';
import { externalDatabase, readiness, type ServerProcess, startProcess } from './server-process.ts';

describe.skipIf(!hasPostgres)(`a primary and a synchronous standby${leftOut}`, () => {
  let folder: string;
  let primary: Postgres;
  let standby: Postgres;
  let nodes: ServerProcess[];
  let people: Person[];

  const both = () =>
    `postgresql://product@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/product?target_session_attrs=read-write`;

  /** Somebody in the middle of the test. */
  async function makeTaker(number: number): Promise<Person> {
    const token = newToken();
    const email = `taker-${number}@example.org`;
    const [row] = await primary.query<{ id: number }>(
      `with u as (insert into app.users (email, first_name, last_name) values ('${email}', 'T', 'T') returning id),
         s as (insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
           select id, '\\x${hashToken(token).toString('hex')}', 43200, now(), now(), now() + interval '1 day' from u),
         a as (insert into app.attempts (subject_id, instrument, version, language, questions, started_at)
           select id, 'personality', 'test', 'en', 152, now() from u)
       select id from u`,
      'product',
    );
    return { id: (row as { id: number }).id, email, token };
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-failover-'));
    primary = await makePostgres(folder, 'one');
    await primary.start();
    await primary.query('create role product login createrole');
    await primary.query('create database product owner product');
    await migrate(primary.url('product', 'product'));
    standby = await makePostgres(folder, 'two', { copyOf: primary });
    await standby.start();
    // From here on a commit is told only when the standby has it too.
    await primary.query(`alter system set synchronous_standby_names = '*'`);
    await primary.query('select pg_reload_conf()');
    await eventually(async () => {
      const rows = await primary.query(
        `select from pg_stat_replication where sync_state in ('sync', 'quorum')`,
      );
      return rows.length === 1;
    }, 'the standby');
    people = [];
    for (let i = 0; i < 6; i += 1) people.push(await makeTaker(i));
    const env = {
      ...externalDatabase(both(), 'a secret for tests that is long enough', folder),
      ASSAY_DRAIN_MS: '0',
      LOG_LEVEL: 'fatal',
    };
    nodes = [await startProcess(env), await startProcess(env)];
  });
  afterAll(async () => {
    await Promise.all((nodes ?? []).map((node) => node.end('SIGKILL')));
    await primary?.stop('SIGKILL');
    await standby?.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  test('the primary is killed under load and the standby promoted: no answer is lost, and nodes find it by themselves', async () => {
    const clients = people.map((person) => new AnsweringClient(person));
    const running = clients.map((client, at) =>
      client.run((nodes[at % nodes.length] as ServerProcess).origin, { patient: true, lanes: 1 }),
    );
    const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
    await eventually(async () => acknowledged() > 300, 'the first answers');

    await primary.stop('SIGKILL');
    const killed = performance.now();
    const before = acknowledged();
    // Nobody pretends to be well meanwhile.
    await eventually(async () => (await readiness(nodes[0]?.origin ?? '')) === 503, 'no readiness');
    await standby.query('select pg_promote()');
    const promoted = performance.now();
    await eventually(async () => acknowledged() > before, 'the first answer again');
    const again = performance.now();
    await eventually(async () => acknowledged() > before + 300, 'answers from the new primary');
    for (const client of clients) client.stop();
    await Promise.all(running);
    // Where nobody answers a node has ended, and its last words say why.
    for (const node of nodes) {
      const status = await readiness(node.origin);
      if (status !== 200) throw new Error(`Readiness is ${status}: ${node.output()}`);
    }

    await checkNothingLost(
      {
        query: (text, values = []) =>
          standby.query(text.replace('$1', String(values[0])), 'product'),
      },
      clients,
    );
    expect(clients.reduce((sum, client) => sum + client.unavailable, 0)).toBeGreaterThan(0);
    // Within the seconds that what was found is remembered, and some for a busy machine.
    expect(again - promoted).toBeLessThan(15_000);
    process.stdout.write(
      `failover: ${acknowledged()} acknowledged answers, 0 lost; without a primary for ${seconds(promoted - killed)} s, answers again ${seconds(again - promoted)} s after the promotion\n`,
    );
  });

  test('the former primary comes back as a standby of the new one, and a node may start whichever comes first', async () => {
    // What it had and the new one has not stands in nobody's acknowledgement, so it is made anew.
    await rm(primary.data, { recursive: true });
    const former = await makePostgres(folder, 'one-again', { copyOf: standby });
    await former.start();
    const [row] = await former.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    expect(row).toEqual({ standby: true });
    const url = `postgresql://product@127.0.0.1:${former.port},127.0.0.1:${standby.port}/product?target_session_attrs=read-write`;
    const env = externalDatabase(url, 'a secret for tests that is long enough', folder);
    const node = await startProcess(env);
    try {
      const client = new AnsweringClient(people[0] as Person);
      const running = client.run(node.origin, { lanes: 1 });
      await eventually(async () => client.attempted.length > 3, 'answers');
      client.stop();
      await running;
      expect(client.refused.filter((one) => !one.startsWith('409'))).toEqual([]);
    } finally {
      await node.end('SIGTERM');
      await former.stop('SIGINT');
    }
  });

  const seconds = (ms: number) => (ms / 1000).toFixed(1);
});
