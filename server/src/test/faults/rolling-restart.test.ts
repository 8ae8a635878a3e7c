import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { campaignFields, makeTenant, makeUser, type Person, type Tenant } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { callRaw } from '../raw-http.ts';
import { insertAnswers } from '../shortcuts.ts';
import { AnsweringClient } from './answering-client.ts';
import { keepDoing } from './keep-doing.ts';
import { type Balancer, leftOut, nginx, startNginx } from './nginx.ts';
import { checkNothingLost } from './nothing-lost.ts';
import {
  endWell,
  externalDatabase,
  freePort,
  type ServerProcess,
  startProcess,
} from './server-process.ts';

/** Milliseconds after each call: what fills both cores makes a restart longer, and finds nothing more. */
const rest = 10;

const portOf = (node: ServerProcess) => Number(new URL(node.origin).port);

/** How many calls of the product a node has answered since its start. */
async function servedBy({ origin }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const counts = metrics.matchAll(/^assay_http_requests_total\{(.+)\} (\d+)$/gm);
  return [...counts]
    .filter(([, labels]) => labels?.includes('route="/api/admin') || labels?.includes('/answers"'))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

/** Until nothing comes to a node any more; on a busy machine it still answers what it was asked before it was taken out. */
const rests = (node: ServerProcess) =>
  eventually(async () => {
    const served = await servedBy(node);
    await delay(300);
    return (await servedBy(node)) === served;
  }, 'a node that is asked nothing');

/** Calls one after the other until told to stop; answers how many went well and what went wrong. */
function keepCalling(call: () => Promise<{ status: number; text: string }>, good: number) {
  const results = keepDoing(
    () => call().catch((error: Error) => ({ status: 0, text: error.message })),
    rest,
  );
  return async () => {
    const all = await results();
    const failed = all.filter(({ status }) => status !== good);
    return { fine: all.length - failed.length, failed };
  };
}

describe.skipIf(nginx === undefined)(`two nodes behind nginx${leftOut}`, () => {
  let server: TestServer;
  let folder: string;
  let balancer: Balancer;
  let nodes: [ServerProcess, ServerProcess];
  let people: Person[];
  let tenant: Tenant;

  const start = (port: number) => {
    const { database, config } = server;
    const env = externalDatabase(database.url, config.secret, config.dataDir);
    return startProcess({ ...env, ASSAY_DRAIN_MS: '1000' }, port);
  };

  beforeAll(async () => {
    server = await startTestServer({ work: false });
    folder = await mkdtemp(join(tmpdir(), 'assay-nginx-'));
    tenant = await makeTenant(server);
    people = [];
    for (let i = 0; i < 4; i += 1) {
      const person = await makeUser(server);
      await insertAnswers(server, person, { count: 0 });
      people.push(person);
    }
    const ports: [number, number] = [await freePort(), await freePort()];
    nodes = [await start(ports[0]), await start(ports[1])];
    balancer = await startNginx(folder, ports);
  });
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Answers, reads and writes all the while; tells what became of each. */
  function load() {
    // nginx drops connections that rest when it takes up new settings; a browser would open another by itself.
    const agent = new Agent({ keepAlive: false });
    const clients = people.map((person) => new AnsweringClient(person));
    const answering = clients.map((client) =>
      client.run(balancer.origin, { lanes: 1, rest, agent }),
    );
    const headers = {
      authorization: `Bearer ${tenant.manager.token}`,
      'content-type': 'application/json',
    };
    const path = '/api/admin/campaigns';
    const stopReading = keepCalling(
      () => callRaw(balancer.origin, { method: 'GET', path, headers, agent }),
      200,
    );
    const stopWriting = keepCalling(() => {
      const body = JSON.stringify(campaignFields());
      return callRaw(balancer.origin, { method: 'POST', path, headers, body, agent });
    }, 201);
    const stop = async () => {
      for (const client of clients) client.stop();
      await Promise.all(answering);
      return { clients, reads: await stopReading(), writes: await stopWriting() };
    };
    // A test that failed would otherwise go on answering beneath the next.
    onTestFinished(async () => void (await stop()));
    return stop;
  }

  async function checkAnswers(clients: AnsweringClient[]): Promise<void> {
    await checkNothingLost(server.database, clients);
    for (const { attempted, acknowledged } of clients) {
      expect(acknowledged.length).toBe(attempted.length);
      expect(acknowledged.length).toBeGreaterThan(50);
    }
  }

  const restart = async (which: 0 | 1) => {
    const before = nodes[which];
    await endWell(before);
    nodes[which] = await start(portOf(before));
  };

  const campaigns = async () => {
    const [row] = await server.database.query<{ n: number }>(
      'select count(*)::int as n from app.campaigns where organization_id = $1',
      [tenant.organization.id],
    );
    return row?.n ?? 0;
  };

  beforeEach(async () => {
    await server.database.query('delete from app.answers');
  });

  test('are restarted one after the other, taken out first, without one failed call', async () => {
    const before = await campaigns();
    const stop = load();
    await delay(300);
    for (const which of [0, 1] as const) {
      await balancer.use(portOf(nodes[which]), 'down');
      await rests(nodes[which]);
      await restart(which);
      await balancer.use(portOf(nodes[which]), 'up');
    }
    await delay(300);
    const { clients, reads, writes } = await stop();
    expect({ reads: reads.failed, writes: writes.failed }).toEqual({ reads: [], writes: [] });
    await checkAnswers(clients);
    expect(reads.fine).toBeGreaterThan(50);
    expect(writes.fine).toBeGreaterThan(20);
    expect((await campaigns()) - before).toBe(writes.fine);
  });

  test('go on while a later version migrates beneath them, and one of them starts beside it', async () => {
    const before = await campaigns();
    const stop = load();
    await delay(300);
    // What migrations may do within a major version, to tables in use.
    const later = [
      'alter table app.answers add column later text',
      `alter table app.campaigns add column later text not null default 'none'`,
      'create table app.later (id integer primary key, campaign_id integer references app.campaigns on delete cascade)',
      `insert into kysely_migration (name, timestamp) values ('0999_later', now()::text)`,
    ];
    for (const statement of later) await server.database.query(statement);
    await delay(300);
    await balancer.use(portOf(nodes[0]), 'down');
    await restart(0);
    await balancer.use(portOf(nodes[0]), 'up');
    await delay(300);
    const { clients, reads, writes } = await stop();
    expect({ reads: reads.failed, writes: writes.failed }).toEqual({ reads: [], writes: [] });
    await checkAnswers(clients);
    expect(writes.fine).toBeGreaterThan(20);
    expect((await campaigns()) - before).toBe(writes.fine);
  });

  test('one that stops without notice fails no answer and no read, and nothing is done twice', async () => {
    const before = await campaigns();
    const stop = load();
    await delay(300);
    await restart(0);
    await delay(300);
    const { clients, reads, writes } = await stop();
    expect(reads.failed).toEqual([]);
    await checkAnswers(clients);
    // A write that was under way to the closing door is told as failed, a handful at most, rather than sent again.
    expect(writes.failed.length).toBeLessThan(10);
    const made = (await campaigns()) - before;
    expect(made).toBeGreaterThanOrEqual(writes.fine);
    expect(made).toBeLessThanOrEqual(writes.fine + writes.failed.length);
  });

  test('a node that drains closes what it has answered', async () => {
    const { hostname, port } = new URL(nodes[0].origin);
    const connection = async () =>
      (await fetch(`http://${hostname}:${port}/api/health`)).headers.get('connection');
    expect(await connection()).toBe('keep-alive');
    const ended = endWell(nodes[0]);
    await delay(200);
    expect(await connection()).toBe('close');
    await ended;
  });
});
