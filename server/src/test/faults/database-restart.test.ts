import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, newToken } from '../../access/token.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../platform/db/embedded.ts';
import type { Person } from '../factories.ts';
import { eventually } from '../harness.ts';
import { AnsweringClient } from './answering-client.ts';
import { checkNothingLost } from './nothing-lost.ts';
import { readiness, type ServerProcess, startProcess } from './server-process.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let node: ServerProcess;
let people: Person[];

/** A connection of its own for every statement, since the server goes away in between. */
const database = {
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  },
};

/** Somebody in the middle of the test. */
async function makeTaker(n: number): Promise<Person> {
  const token = newToken();
  const email = `taker-${n}@example.org`;
  const [row] = await database.query<{ id: number }>(
    `with u as (insert into app.users (email, first_name, last_name) values ($1, 'T', 'T') returning id),
       s as (insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
         select id, $2, 43200, now(), now(), now() + interval '1 day' from u),
       a as (insert into app.attempts (subject_id, instrument, version, language, questions, started_at)
         select id, 'personality', 'test', 'en', 152, now() from u)
     select id from u`,
    [email, hashToken(token)],
  );
  return { id: (row as { id: number }).id, email, token };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-restart-'));
  postgres = await startEmbedded(folder);
  node = await startProcess({
    ASSAY_DATA: folder,
    ASSAY_DEMO: '0',
    ASSAY_DRAIN_MS: '0',
    LOG_LEVEL: 'error',
  });
  people = [];
  for (let i = 0; i < 6; i += 1) people.push(await makeTaker(i));
});
afterAll(async () => {
  await node.end('SIGKILL');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function crash(): Promise<void> {
  const [backend] = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = 'assay' and pid <> pg_backend_pid() and query like '%save_answer%' limit 1`,
  );
  // One session that dies takes all others with it, and the log is replayed.
  process.kill((backend as { pid: number }).pid, 'SIGKILL');
}

async function restart(): Promise<void> {
  await postgres.stop();
  expect(await readiness(node.origin)).toBe(503);
  await delay(500);
  postgres = await startEmbedded(folder);
}

test.each([
  ['dies in mid-load', crash],
  ['is stopped and started in mid-load', restart],
])('a database that %s loses no answer, and the node goes on by itself', async (_what, fault) => {
  await database.query('delete from app.answers');
  const clients = people.map((person) => new AnsweringClient(person));
  const running = clients.map((client) => client.run(node.origin, { patient: true }));
  const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
  await eventually(async () => acknowledged() > 200, 'the first answers');
  await fault();
  const before = acknowledged();
  // Nobody tells the node that the database is back.
  await eventually(async () => acknowledged() > before + 200, 'answers after the fault');
  expect(await readiness(node.origin)).toBe(200);
  for (const client of clients) client.stop();
  await Promise.all(running);
  await checkNothingLost(database, clients);
  // The background work goes on too.
  const [job] = await database.query<{ id: string }>(
    `insert into pgboss.job (name, data) values ('attempt.sweep', '{}') returning id`,
  );
  await eventually(async () => {
    const found = await database.query(
      `select from pgboss.job where id = $1 and state = 'completed'`,
      [job?.id],
    );
    return found.length === 1;
  }, 'a job after the fault');
  // Who came meanwhile was told to come again, and nobody was told that an answer had failed for good.
  expect(clients.reduce((sum, client) => sum + client.unavailable, 0)).toBeGreaterThan(0);
});
