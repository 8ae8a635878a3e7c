import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, system, transact } from '../../platform/db/database.ts';
import { placeOf } from '../../platform/db/place.ts';
import { campaignFields, makeTenant, makeUser, type Person } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { insertAnswers } from '../shortcuts.ts';
import { AnsweringClient } from './answering-client.ts';
import { checkNothingLost } from './nothing-lost.ts';
import { hasPgbouncer, knowsNames, leftOut, type Pooler, startPgbouncer } from './pgbouncer.ts';

describe.skipIf(!hasPgbouncer)(`through pgbouncer in transaction mode${leftOut}`, () => {
  let direct: TestServer;
  let pooler: Pooler;

  beforeAll(async () => {
    direct = await startTestServer({ work: false });
    pooler = await startPgbouncer(direct.database.url);
  });
  afterAll(async () => {
    await pooler.stop();
    await direct.stop();
  });

  const settings = (changes: object = {}) => ({
    databaseUrl: pooler.url,
    migrationUrl: direct.database.url,
    pooled: true,
    namedStatements: false,
    ...changes,
  });

  /** Answers of several people at once, and what managers do, on more connections than the pooler has. */
  async function work(server: TestServer): Promise<void> {
    const people: Person[] = [];
    for (let i = 0; i < 6; i += 1) {
      const person = await makeUser(direct);
      await insertAnswers(direct, person, { count: 0 });
      people.push(person);
    }
    const { manager, organization } = await makeTenant(direct);
    const clients = people.map((person) => new AnsweringClient(person));
    const running = clients.map((client) => client.run(server.origin, { lanes: 1 }));
    const { token } = manager;
    for (let i = 0; i < 20; i += 1) {
      const json = campaignFields();
      const [made, list] = await Promise.all([
        server.call('POST', '/api/admin/campaigns', { token, json }),
        server.call('GET', '/api/admin/campaigns', { token }),
      ]);
      expect([made.status, list.status]).toEqual([201, 200]);
    }
    for (const client of clients) client.stop();
    await Promise.all(running);
    await checkNothingLost(direct.database, clients);
    for (const { acknowledged } of clients) expect(acknowledged.length).toBeGreaterThan(20);
    const [row] = await direct.database.query<{ n: number }>(
      'select count(*)::int as n from app.campaigns where organization_id = $1',
      [organization.id],
    );
    expect(row?.n).toBe(20);
  }

  /** How long a job waits for a worker. */
  async function waitOfJob(): Promise<number> {
    const begun = performance.now();
    const [job] = await direct.database.query<{ id: string }>(
      `insert into pgboss.job (name, data) values ('attempt.sweep', '{}') returning id`,
    );
    await eventually(async () => {
      const found = await direct.database.query(
        `select from pgboss.job where id = $1 and state = 'completed'`,
        [job?.id],
      );
      return found.length === 1;
    }, 'the job');
    return performance.now() - begun;
  }

  test('a node works, and its jobs are done, without anything kept on a connection', async () => {
    const server = await startTestServer({ beside: direct, config: settings() });
    try {
      expect((await server.call('GET', '/api/ready')).status).toBe(200);
      await work(server);
      expect(await waitOfJob()).toBeLessThan(5000);
    } finally {
      await server.stop();
    }
  });

  test.skipIf(!knowsNames)('and with named statements where the pooler knows them', async () => {
    const config = settings({ namedStatements: true });
    const server = await startTestServer({ beside: direct, config, work: false });
    try {
      expect((await server.call('GET', '/api/ready')).status).toBe(200);
      await work(server);
    } finally {
      await server.stop();
    }
  });

  test('hears of new jobs at once on an address past the pooler, and again after it broke', async () => {
    const config = settings({ listenUrl: direct.database.url });
    const server = await startTestServer({ beside: direct, config });
    const listeners = () =>
      direct.database.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
      );
    try {
      await eventually(async () => (await listeners()).length === 1, 'the listener');
      const [{ pid }] = (await listeners()) as [{ pid: number }];
      await direct.database.query('select pg_terminate_backend($1)', [pid]);
      await eventually(
        async () => (await listeners()).some((one) => one.pid !== pid),
        'the listener again',
      );
    } finally {
      await server.stop();
    }
    expect(await listeners()).toEqual([]);
  });

  test('every statement is the product’s, in a transaction or alone, and nothing of it stays', async () => {
    const place = placeOf({ ...direct.config, ...settings() });
    const pool = openPool(place, { max: 3, onError: () => undefined });
    const read = sql<{ role: string; path: string; patience: string }>`
      select current_user as role, current_setting('search_path') as path, current_setting('statement_timeout') as patience`;
    const ours = { role: 'assay_app', path: 'app', patience: '30s' };
    expect((await read.execute(pool.db)).rows).toEqual([ours]);
    await transact(pool.db, system, async (trx) => {
      expect((await read.execute(trx)).rows).toEqual([ours]);
    });
    const snapshot = { oneMoment: true, readOnly: true };
    const inside = await transact(pool.db, system, (trx) => read.execute(trx), snapshot);
    expect(inside.rows).toEqual([ours]);

    // One that fails leaves nothing behind either, and what it wrote is gone.
    await expect(sql`select 1 / 0`.execute(pool.db)).rejects.toThrow(/division by zero/);
    await expect(sql`create table app.mine ()`.execute(pool.db)).rejects.toThrow(
      /permission denied/,
    );
    expect((await read.execute(pool.db)).rows).toEqual([ours]);
    await pool.db.destroy();

    const client = new pg.Client({ connectionString: pooler.url });
    await client.connect();
    for (let i = 0; i < 6; i += 1) {
      const { rows } = await client.query<{ role: string; path: string }>(
        `select current_user as role, current_setting('search_path') as path`,
      );
      expect(rows[0]).toEqual({ role: 'assay', path: '"$user", public' });
    }
    await client.end();
  });

  test('without the setting for it, the pooler refuses the node by name', async () => {
    const place = placeOf({ ...direct.config, databaseUrl: pooler.url });
    const pool = openPool(place, { max: 1, onError: () => undefined });
    await expect(sql`select 1`.execute(pool.db)).rejects.toThrow(/unsupported startup parameter/);
    await pool.db.destroy();
  });
});
