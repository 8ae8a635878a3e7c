import { sampleTests } from '@assay/instruments/skill/content/sample-tests';
import { beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant, type Person } from '../../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../../test/harness.ts';
import { bank, operatorCalls } from '../bank.samples.ts';

// Of its own: it asks what the whole bank has.
let server: TestServer;
let operator: Person;
const call = operatorCalls(
  () => server,
  () => operator,
);

beforeAll(async () => {
  server = await startTestServer({ work: false });
  operator = await makeStaff(server, 'super_admin');
  return () => server.stop();
});

const offered = async (): Promise<string[]> =>
  (await call('GET', '/samples')).map(({ code }: { code: string }) => code);
const install = (...codes: string[]) => call('POST', '/samples', { json: { codes } });

test('an empty bank is offered the tests that come with the product, without their keys', async () => {
  const samples = await call('GET', '/samples');
  expect(samples.map(({ text }: { text: string }) => text)).toEqual(
    sampleTests.map(({ name }) => name),
  );
  expect(samples[0]).toEqual({
    code: 'typescript',
    text: 'TypeScript',
    questions_count: 40,
    questions_per_attempt: 20,
    minutes: expect.any(Number),
  });
});

test('what is installed can be asked at once, is a sample, has its pictures and is not offered again', async () => {
  const [made] = await install('data-literacy');
  expect(made).toMatchObject({
    questions_count: 40,
    questions_per_attempt: 20,
    language: 'en',
    is_sample: true,
  });
  const { questions } = await call('GET', `/test/${made.id}`);
  const pictured = questions.filter(({ image_url }: { image_url: string | null }) => image_url);
  expect(pictured.length).toBe(
    sampleTests.find(({ code }) => code === 'data-literacy')?.questions.filter(({ image }) => image)
      .length,
  );
  expect(await offered()).not.toContain('data-literacy');
  expect(await install('data-literacy')).toEqual([]);

  const { manager } = await makeTenant(server);
  const path = '/api/admin/multi-choice/tests';
  const { body } = await server.call('GET', path, { token: manager.token });
  expect(body.data).toEqual([expect.objectContaining({ id: made.id, is_sample: true })]);
  const rows = await server.database.query<{ after: unknown }>(
    `select after from app.audit_entries join app.audit_details on id = entry_id
     where action = 'skill_test.created' and entity_id = $1`,
    [String(made.id)],
  );
  expect(rows).toEqual([{ after: expect.objectContaining({ sample: 'data-literacy' }) }]);
});

test('another name hides nothing; a deleted sample is offered again', async () => {
  const [made] = await install('sql');
  await call('PUT', `/test/${made.id}`, { json: { text: 'Databases', is_universal: true } });
  expect(await offered()).not.toContain('sql');
  await call('DELETE', `/test/${made.id}`);
  expect(await offered()).toContain('sql');
});

test('two people who install at once add each test once', async () => {
  const [first, second] = await Promise.all([install('spreadsheet'), install('spreadsheet')]);
  expect(first.length + second.length).toBe(1);
});

test('those who edit the bank install samples, and nobody else; unknown ones are refused', async () => {
  const { token } = await makeStaff(server, 'tdl_admin');
  const ask = (codes: string[], by = token) =>
    server.call('POST', `${bank}/samples`, { token: by, json: { codes } });
  expect((await ask(['business-writing'])).status).toBe(201);
  const { manager } = await makeTenant(server);
  expect((await ask(['typescript'], manager.token)).status).toBe(403);
  const { status, body } = await ask(['typescript', 'juggling']);
  expect([status, body.errors]).toEqual([422, { codes: ['There is no such sample test.'] }]);
  expect(await offered()).toContain('typescript');
});
