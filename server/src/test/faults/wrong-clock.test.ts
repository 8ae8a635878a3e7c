import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTenant, type Person, personalityAnswer, type Tenant } from '../factories.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { startedCampaign } from '../shortcuts.ts';
import { externalDatabase, type ServerProcess, startProcess } from './server-process.ts';

const library = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
]
  .map((folder) => `${folder}/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

const leftOut = library === undefined ? ' (left out: this machine has no libfaketime)' : '';

describe.skipIf(library === undefined)(`a node whose clock is wrong${leftOut}`, () => {
  describe.each(['+2h', '-2h'])('by %s', (ahead) => {
    let wrong: ServerProcess;
    beforeAll(async () => {
      const { database, config } = server;
      wrong = await startProcess({
        ...externalDatabase(database.url, config.secret, config.dataDir),
        LD_PRELOAD: library as string,
        FAKETIME: ahead,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
    });
    afterAll(() => wrong.end('SIGKILL'));

    const post = (origin: string, path: string, json: unknown, token?: string) =>
      fetch(origin + path, {
        method: 'POST',
        body: JSON.stringify(json),
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
    const get = (path: string, token: string) =>
      fetch(wrong.origin + path, { headers: { authorization: `Bearer ${token}` } });

    test('really has another time', async () => {
      const date = new Date((await fetch(`${wrong.origin}/api/health`)).headers.get('date') ?? '');
      const hours = (date.getTime() - Date.now()) / 3_600_000;
      expect(hours).toBeCloseTo(ahead === '+2h' ? 2 : -2, 1);
    });

    test('opens sessions that last as long as any other, on every node', async () => {
      const { person } = await startedCampaign(server, tenant);
      const login = { email: person.email, password: 'a fine long password' };
      const answered = await post(wrong.origin, '/api/login', login);
      expect(answered.status).toBe(200);
      const { access_token: token } = (await answered.json()) as { access_token: string };
      expect((await server.call('GET', '/api/subject-profile', { token })).status).toBe(200);
      expect((await get('/api/subject-profile', token)).status).toBe(200);
      expect((await get('/api/subject-profile', person.token)).status).toBe(200);
      const sessions = await server.database.query<{ age: number; lasts: number }>(
        `select extract(epoch from now() - created_at)::float as age,
           extract(epoch from expires_at - created_at)::float as lasts
         from app.sessions where user_id = $1`,
        [person.id],
      );
      expect(sessions).toHaveLength(2);
      for (const { age } of sessions) expect(age).toBeLessThan(60);
      expect(new Set(sessions.map(({ lasts }) => lasts)).size).toBe(1);
      // One that has fallen idle is over there as well.
      await server.database.query(
        `update app.sessions set last_seen_at = now() - idle_seconds * interval '1 second' - interval '1 minute' where user_id = $1`,
        [person.id],
      );
      expect((await get('/api/subject-profile', token)).status).toBe(401);
    });

    async function begin(person: Person) {
      return (await get('/api/personality-test/questions', person.token)).status;
    }

    test('keeps deadlines and stamps answers by the clock of the database', async () => {
      const { person, campaign } = await startedCampaign(server, tenant);
      const move = (interval: string) =>
        server.database.query(
          'update app.campaigns set deadline = now() + $2::interval where id = $1',
          [campaign.id, interval],
        );
      await move('-1 minute');
      expect(await begin(person)).not.toBe(200);
      await move('1 minute');
      expect(await begin(person)).toBe(200);
      const [path, { json }] = personalityAnswer(1, 3, undefined, 1);
      expect((await post(wrong.origin, path, json, person.token)).status).toBe(200);
      const [row] = await server.database.query<{ age: number; began: number }>(
        `select extract(epoch from now() - x.answered_at)::float as age, extract(epoch from now() - t.started_at)::float as began
         from app.answers x join app.attempts t on t.id = x.attempt_id where t.subject_id = $1`,
        [person.id],
      );
      expect(Math.abs(row?.age ?? 9999)).toBeLessThan(60);
      expect(Math.abs(row?.began ?? 9999)).toBeLessThan(60);
    });
  });
});
