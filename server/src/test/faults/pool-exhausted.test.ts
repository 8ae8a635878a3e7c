import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser, personalityAnswer, type Person } from '../factories.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';
import { insertAnswers } from '../shortcuts.ts';
import { AnsweringClient } from './answering-client.ts';
import { checkNothingLost } from './nothing-lost.ts';

let server: TestServer;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer({ work: false, config: { poolSize: 2 } });
  people = [];
  for (let i = 0; i < 6; i += 1) {
    const person = await makeUser(server);
    await insertAnswers(server, person, { count: 0 });
    people.push(person);
  }
});
afterAll(() => server.stop());

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const begun = performance.now();
  return { value: await work, ms: performance.now() - begun };
}

test('while slow transactions hold every connection: told in time to come again, alive, and well again by itself', async () => {
  const clients = people.map((person) => new AnsweringClient(person));
  const running = clients.map((client) => client.run(server.origin, { patient: true }));
  const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
  await eventually(async () => acknowledged() > 100, 'the first answers');

  const holder = new pg.Client({ connectionString: server.database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table app.answers in access exclusive mode');
  await delay(300);
  const before = acknowledged();
  const begun = performance.now();
  const person = people[0] as Person;
  const [path, options] = personalityAnswer(1, 1, person.token, 1_000_000);
  const [answer, health, ready] = await Promise.all([
    timed(server.call('POST', path, options)),
    timed(server.call('GET', '/api/health')),
    timed(server.call('GET', '/api/ready')),
  ]);
  expect(answer.value.status).toBe(503);
  expect(Number(answer.value.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.value.body).toMatchObject({ code: 'unavailable' });
  expect(answer.ms).toBeLessThan(7000);
  expect(health.value.status).toBe(200);
  expect(health.ms).toBeLessThan(1000);
  expect(ready.value.status).toBe(503);
  expect(ready.ms).toBeLessThan(7000);
  // Those that hold the connections give up as well, long before the one that they wait for.
  await delay(11_500 - (performance.now() - begun));
  expect(acknowledged()).toBe(before);

  await holder.query('rollback');
  await holder.end();
  await eventually(async () => acknowledged() > before + 200, 'answers again');
  expect((await server.call('GET', '/api/ready')).status).toBe(200);
  for (const client of clients) client.stop();
  await Promise.all(running);
  await checkNothingLost(server.database, clients);
  for (const { slowest, unavailable } of clients) {
    expect(slowest).toBeLessThan(17_000);
    expect(unavailable).toBeGreaterThan(0);
  }
});
