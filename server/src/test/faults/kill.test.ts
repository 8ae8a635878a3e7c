import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded } from '../../platform/db/embedded.ts';
import { makeTenant, type Person } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { insertAnswers, startedCampaign } from '../shortcuts.ts';
import { AnsweringClient } from './answering-client.ts';
import { checkNothingLost } from './nothing-lost.ts';
import {
  endWell,
  externalDatabase,
  readiness,
  type ServerProcess,
  startProcess,
} from './server-process.ts';

let server: TestServer;
let people: Person[];
/** Every process of this file, so that none outlives a failing test. */
const processes: ServerProcess[] = [];

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const { database, config } = server;
  const one = await startProcess({
    ...externalDatabase(database.url, config.secret, config.dataDir),
    ...env,
  });
  processes.push(one);
  return one;
}

beforeAll(async () => {
  server = await startTestServer({ work: false });
  const tenant = await makeTenant(server);
  people = [];
  for (let i = 0; i < 8; i += 1) {
    const { person } = await startedCampaign(server, tenant);
    await insertAnswers(server, person, { count: 0 });
    people.push(person);
  }
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end('SIGKILL')));
  await server.stop();
});

describe('a node that is killed in the middle of answers', () => {
  test('has stored everything it acknowledged and nothing else, three times over', async () => {
    const clients = people.map((person) => new AnsweringClient(person));
    for (let round = 0; round < 3; round += 1) {
      const node = await start();
      const acknowledged = () =>
        clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
      const before = acknowledged();
      const running = clients.map((client) => client.run(node.origin));
      await delay(400 + 150 * round);
      await eventually(async () => acknowledged() - before > 50, 'the first answers');
      await node.end('SIGKILL');
      await Promise.all(running);
      expect(acknowledged() - before).toBeGreaterThan(50);
      await checkNothingLost(server.database, clients);
    }
    // Every answer that broke off may be sent again, by whoever takes over.
    const node = await start();
    for (const { person, attempted } of clients) {
      const last = attempted.at(-1) as (typeof attempted)[number];
      const one = new AnsweringClient(person);
      const running = one.run(node.origin, { lanes: 1 });
      await delay(50);
      one.stop();
      await running;
      expect(one.refused).toEqual([]);
      expect(last.seq).toBeGreaterThan(0);
    }
    await node.end('SIGKILL');
  });
});

describe('a node that is asked to stop', () => {
  test('says so first, serves on while it drains, loses nothing and ends well', async () => {
    const drain = 4500;
    /** Whatever sets out by then is answered, on a machine that others use too. */
    const surely = drain - 1500;
    const node = await start({ ASSAY_DRAIN_MS: String(drain) });
    const lanes = 4;
    const clients = people.map((person) => new AnsweringClient(person));
    await server.database.query('delete from app.answers');
    const running = clients.map((client) => client.run(node.origin, { lanes }));
    await delay(300);
    const asked = performance.now();
    const ended = endWell(node);
    let told = 0;
    let servedUntil = 0;
    while (performance.now() - asked < drain - 300) {
      const status = await readiness(node.origin);
      if (status === 503) told ||= performance.now() - asked;
      const sent = performance.now() - asked;
      const health = await fetch(`${node.origin}/api/health`, {
        headers: { connection: 'close' },
      }).catch((error: unknown) => {
        // One that sets out later can arrive when the node need not listen any more.
        if (sent < surely || performance.now() - asked < drain) throw error;
      });
      if (!health) break;
      expect(health.status).toBe(200);
      servedUntil = performance.now() - asked;
      await delay(20);
    }
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(1000);
    // Beside another load these are few calls, but none is refused up to the end of the loop.
    expect(servedUntil).toBeGreaterThan(told + drain / 3);
    await ended;
    const took = performance.now() - asked;
    expect(took).toBeGreaterThan(drain - 100);
    expect(took).toBeLessThan(drain + 6000);
    await Promise.all(running);
    await checkNothingLost(server.database, clients);
    // Whatever was taken on was answered, so only the last call of a lane can be open.
    for (const { attempted, acknowledged } of clients)
      expect(attempted.length - acknowledged.length).toBeLessThanOrEqual(lanes);
    expect(await readiness(node.origin)).toBe(0);
  });

  test('does not wait for who has connected and says nothing', async () => {
    const node = await start({ ASSAY_DRAIN_MS: '0' });
    // As a browser does ahead of what somebody may press.
    const ahead = connect(Number(new URL(node.origin).port), '127.0.0.1');
    await once(ahead, 'connect');
    const asked = performance.now();
    await endWell(node);
    expect(performance.now() - asked).toBeLessThan(10_000);
    ahead.destroy();
  });

  test('ends by itself when its launcher is killed, after what is under way', async () => {
    const node = await start({ ASSAY_LAUNCHER: 'sh' });
    const sent = request(`${node.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answered = once(sent, 'response');
    sent.write('{"email":"nobody@example.org",');
    await node.end('SIGKILL');
    // It looks for its launcher every second.
    await delay(3500);
    sent.end('"password":"a wrong password"}');
    const [{ statusCode }] = (await answered) as [IncomingMessage];
    expect(statusCode).toBe(422);
    await eventually(async () => (await readiness(node.origin)) === 0, 'its end');
  });

  test('does not wait when it is asked twice', async () => {
    const node = await start({ ASSAY_DRAIN_MS: '30000' });
    const ended = node.end('SIGTERM');
    // Two signals within a second are one, passed on by a launcher.
    await delay(1300);
    process.kill(node.pid, 'SIGTERM');
    const asked = performance.now();
    expect(await ended).toBe(1);
    expect(performance.now() - asked).toBeLessThan(3000);
  });
});

describe('the embedded PostgreSQL', () => {
  let folder: string;
  let env: Record<string, string>;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-kill-'));
    env = { ASSAY_DATA: folder, ASSAY_DEMO: '0', DATABASE_URL: '', ASSAY_DRAIN_MS: '0' };
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await (await startEmbedded(folder)).stop();
    await rm(folder, { recursive: true, force: true });
  });
  const pidOf = async () =>
    Number((await readFile(join(folder, 'pgdata/postmaster.pid'), 'utf8')).split('\n')[0]);
  async function ask(sql: string) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  }
  const kept = `select 1 as kept from app.users where email = 'kept@example.org'`;

  test('outlives a killed node, is taken up again with its data, and stops with the last one', async () => {
    const first = await start(env);
    const postmaster = await pidOf();
    // Joins the running server, as a second node would; only to learn where it listens.
    ({ url } = await startEmbedded(folder));
    await ask(
      `insert into app.users (email, first_name, last_name) values ('kept@example.org', 'K', 'L')`,
    );
    const durable = await ask(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    );
    expect(durable).toEqual([{ fsync: 'on', commit: 'on' }]);

    await first.end('SIGKILL');
    expect(await isAlive(postmaster)).toBe(true);
    const second = await start(env);
    expect(await pidOf()).toBe(postmaster);
    expect(await ask(kept)).toEqual([{ kept: 1 }]);
    await endWell(second);
    expect(await isAlive(postmaster)).toBe(false);
  });

  test('killed together with its node, as by a power cut, brings everything back', async () => {
    const node = await start(env);
    const postmaster = await pidOf();
    process.kill(postmaster, 'SIGKILL');
    await node.end('SIGKILL');
    // PostgreSQL refuses while the one before is listed, if only because nobody has asked after it.
    await eventually(
      () =>
        readFile(`/proc/${postmaster}/stat`).then(
          () => false,
          () => true,
        ),
      'its end',
    );
    const another = await start(env);
    expect(await ask(kept)).toEqual([{ kept: 1 }]);
    await endWell(another);
  });
});

/** A process that has ended and that nobody has asked after is still listed, as `Z`. */
async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat !== null && !/^\d+ \(.*\) [ZX]/.test(stat);
}
