import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeUser, personalityAnswer, type Person } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { callRaw } from '../raw-http.ts';
import { insertAnswers } from '../shortcuts.ts';
import { AnsweringClient } from './answering-client.ts';
import { checkNothingLost } from './nothing-lost.ts';
import { externalDatabase, type ServerProcess, startProcess } from './server-process.ts';

let server: TestServer;
let people: Person[];
let nodes: ServerProcess[];

beforeAll(async () => {
  server = await startTestServer({ work: false });
  // So that a statement of many is met while it is on its way.
  await server.database.query(`create function app.take_time() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.005); return null; end $$`);
  await server.database.query(
    'create trigger take_time before insert on app.answers for each statement execute function app.take_time()',
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  nodes = [];
  people = [];
  for (let i = 0; i < 32; i += 1) {
    const person = await makeUser(server);
    await insertAnswers(server, person, { count: 0 });
    people.push(person);
  }
});
afterEach(() => Promise.all(nodes.map((node) => node.end('SIGKILL'))));

async function startNode(): Promise<ServerProcess> {
  const { database, config } = server;
  const env = externalDatabase(database.url, config.secret, config.dataDir);
  const node = await startProcess(env);
  nodes.push(node);
  return node;
}

/** The connection on which answers of several are on their way in this moment. */
function findShared(): Promise<number> {
  return eventually(async () => {
    const [found] = await server.database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'active'
         and query like '%app.save_answers(%' and pid <> pg_backend_pid() limit 1`,
    );
    return found?.pid;
  }, 'a statement of several');
}

/** Sends what was not acknowledged, as a browser does; answers the statuses that were seen. */
async function sendOpen(node: ServerProcess, clients: readonly AnsweringClient[]) {
  const seen = new Set<number>();
  for (const { person, attempted, acknowledged } of clients) {
    const told = new Set(acknowledged);
    const open = attempted.filter((one) => !told.has(one));
    for (const { questionId, index, seq } of open) {
      const [path, { json }] = personalityAnswer(questionId, index, undefined, seq);
      const { status } = await callRaw(node.origin, {
        method: 'POST',
        path,
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(json),
      });
      seen.add(status);
    }
  }
  return [...seen];
}

/** What is stored in the end is the newest of each question, whoever was told what. */
async function checkNewest(clients: readonly AnsweringClient[]): Promise<void> {
  for (const { person, attempted } of clients) {
    const newest = new Map(
      attempted.map(({ questionId, index, seq }) => [questionId, [index, seq]]),
    );
    const rows = await server.database.query<{ question_id: number; kept: number[] }>(
      `select question_id, array[option_index, seq] as kept from app.answers x
       join app.attempts t on t.id = x.attempt_id where t.subject_id = $1`,
      [person.id],
    );
    expect(rows).toHaveLength(newest.size);
    expect(new Map(rows.map((row) => [row.question_id, row.kept]))).toEqual(newest);
  }
}

const count = (clients: readonly AnsweringClient[], what: 'acknowledged' | 'unavailable') =>
  clients.reduce((sum, { [what]: of }) => sum + (typeof of === 'number' ? of : of.length), 0);

test('a node that is killed while answers of many travel together has stored what it acknowledged, and the rest can be sent again', async () => {
  const clients = people.map((person) => new AnsweringClient(person));
  const node = await startNode();
  const running = clients.map((client) => client.run(node.origin, { lanes: 2 }));
  await eventually(async () => count(clients, 'acknowledged') > 100, 'the first answers');
  await findShared();
  await node.end('SIGKILL');
  await Promise.all(running);
  await checkNothingLost(server.database, clients);

  expect(await sendOpen(await startNode(), clients)).toEqual([200]);
  await checkNewest(clients);
});

test('a connection that breaks while answers of many are on it: all of them are asked to come again, and nothing is lost or doubled', async () => {
  const clients = people.map((person) => new AnsweringClient(person));
  const node = await startNode();
  const running = clients.map((client) => client.run(node.origin, { lanes: 2, patient: true }));
  await eventually(async () => count(clients, 'acknowledged') > 100, 'the first answers');
  for (let times = 0; times < 3; times += 1) {
    const before = count(clients, 'unavailable');
    // Between finding and breaking, a statement may end; then the next one is looked for.
    await eventually(async () => {
      await server.database.query('select pg_terminate_backend($1)', [await findShared()]);
      return count(clients, 'unavailable') > before;
    }, 'some that were asked to come again');
  }
  const before = count(clients, 'acknowledged');
  await eventually(async () => count(clients, 'acknowledged') > before + 100, 'answers again');
  for (const client of clients) client.stop();
  await Promise.all(running);
  await checkNothingLost(server.database, clients);
  expect(await sendOpen(node, clients)).toEqual([200]);
  await checkNewest(clients);
});
