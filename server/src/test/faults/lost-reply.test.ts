import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endTogether } from '../end-together.ts';
import { makeUser, personalityAnswer, type Person } from '../factories.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { callRaw } from '../raw-http.ts';
import { insertAnswers } from '../shortcuts.ts';

let server: TestServer;
let person: Person;
let proxy: Server;
let viaProxy: string;
/** How many replies the proxy still swallows. */
let toSwallow = 0;
let swallowed = 0;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  person = await makeUser(server);
  await insertAnswers(server, person, { count: 0 });
  const { port, hostname } = new URL(server.origin);
  proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream);
    upstream.on('data', (reply) => {
      if (toSwallow > 0) {
        // A reply is there, so the answer is committed; the client never hears of it.
        toSwallow -= 1;
        swallowed += 1;
        upstream.destroy();
        client.resetAndDestroy();
      } else client.write(reply);
    });
    endTogether(client, upstream);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  viaProxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  await server.stop();
});

function send(questionId: number, index: number, seq: number) {
  const [path, { json }] = personalityAnswer(questionId, index, undefined, seq);
  return callRaw(viaProxy, {
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
}

const rows = () =>
  server.database.query<{ question_id: number; option_index: number; seq: number; xmin: string }>(
    `select question_id, option_index, seq, x.xmin::text from app.answers x
     join app.attempts t on t.id = x.attempt_id where t.subject_id = $1`,
    [person.id],
  );

test('an answer whose reply was lost is sent again: one row, the same number, 200', async () => {
  toSwallow = 3;
  for (let tries = 0; tries < 3; tries += 1)
    await expect(send(7, 2, 5)).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect(swallowed).toBe(3);
  const [stored] = await rows();
  expect(stored).toMatchObject({ question_id: 7, option_index: 2, seq: 5 });

  const again = await send(7, 2, 5);
  expect(again.status).toBe(200);
  expect(JSON.parse(again.text)).toMatchObject({ data: { seq: 5 } });
  // The very row of the first time: a repeated call writes nothing.
  expect(await rows()).toEqual([stored]);
});

test('one that was lost and then changed is not brought back by sending it again', async () => {
  toSwallow = 1;
  await expect(send(8, 1, 10)).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect((await send(8, 4, 11)).status).toBe(200);
  expect((await send(8, 1, 10)).status).toBe(200);
  const row = (await rows()).find(({ question_id }) => question_id === 8);
  expect(row).toMatchObject({ option_index: 4, seq: 11 });
});
