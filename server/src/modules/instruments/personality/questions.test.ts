import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, makeUser, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

const look = (token: string, query = '?begin=0') =>
  server.call('GET', `/api/personality-test/questions${query}`, { token });

async function attempts(id: number): Promise<number> {
  const rows = await server.database.query('select 1 from app.attempts where subject_id = $1', [
    id,
  ]);
  return rows.length;
}

test('who only looks learns how long the test is, and begins nothing', async () => {
  const { person } = await startedCampaign(server, tenant);
  const { status, body } = await look(person.token);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    attemptId: null,
    completed: false,
    questions: [],
    tendencyQuestions: [],
    questionsCountTotal: 120,
    tendencyQuestionsCountTotal: 32,
  });
  expect(await attempts(person.id)).toBe(0);
});

test('what was begun shows to who only looks, in the language it was begun in', async () => {
  const { person } = await startedCampaign(server, tenant);
  const begun = await look(person.token, '?language=de');
  expect(await attempts(person.id)).toBe(1);
  const { body } = await look(person.token);
  expect(body).toEqual(begun.body);
  expect(body.data).toMatchObject({ language: 'de', attemptId: expect.any(Number) });
});

test('whom nobody asks learns so before beginning', async () => {
  const person = await makeUser(server);
  await makeCampaign(server, tenant);
  expect(await look(person.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
