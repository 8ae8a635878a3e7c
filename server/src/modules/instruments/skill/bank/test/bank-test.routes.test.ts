import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCampaign,
  makeOrganization,
  makeStaff,
  makeTenant,
  type Person,
} from '../../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../../test/harness.ts';
import { bank, freeze, operatorCalls, rightAndWrong, versionsOf } from '../bank.samples.ts';

let server: TestServer;
let operator: Person;
const call = operatorCalls(
  () => server,
  () => operator,
);

beforeAll(async () => {
  server = await startTestServer({ work: false });
  operator = await makeStaff(server, 'super_admin');
});
afterAll(() => server.stop());

/** The answer as it comes, for what is to be refused. */
function ask(method: string, path: string, json?: unknown, token = operator.token) {
  return server.call(method, bank + path, { token, json });
}

async function makeTest(text = 'Sums', changes: Record<string, unknown> = {}, questions = 1) {
  const made = await call('POST', '/test', { json: { text, ...changes } });
  for (let i = 1; i <= questions; i += 1) await addQuestion(made.id, `Question ${i}`);
  return made.id as number;
}

function addQuestion(testId: number, text: string, changes: Record<string, unknown> = {}) {
  const json = { test_id: testId, text, options: rightAndWrong, ...changes };
  return call('POST', '/question', { json });
}

const textsOf = (made: { questions: { text: string }[] }) => made.questions.map(({ text }) => text);

test('R009 R105 both kinds of operators write tests, managers and candidates do not', async () => {
  const { manager } = await makeTenant(server);
  for (const role of ['super_admin', 'tdl_admin'] as const) {
    const { token } = await makeStaff(server, role);
    expect((await ask('POST', '/test', { text: role }, token)).status).toBe(201);
    expect((await ask('GET', '/test', undefined, token)).status).toBe(200);
  }
  expect((await ask('GET', '/test', undefined, manager.token)).status).toBe(403);
  expect((await ask('POST', '/test', { text: 'x' }, manager.token)).status).toBe(403);
});

test('R071 a test is universal exactly when no organisation is chosen', async () => {
  const { id: organization } = await makeOrganization(server);
  const everybody = await call('POST', '/test', { json: { text: 'For all' } });
  expect(everybody).toMatchObject({ is_universal: true, organization_ids: [] });
  const some = await call('POST', '/test', {
    json: { text: 'For some', organization_ids: [organization, organization] },
  });
  expect(some).toMatchObject({ is_universal: false, organization_ids: [organization] });
  const wide = { text: 'For some', is_universal: true, organization_ids: [] };
  expect(await call('PUT', `/test/${some.id}`, { json: wide })).toMatchObject({
    is_universal: true,
    organization_ids: [],
  });
  for (const wrong of [
    { text: 'x', is_universal: true, organization_ids: [organization] },
    { text: 'x', is_universal: false },
  ]) {
    const { status, body } = await ask('POST', '/test', wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['is_universal']]);
  }
  const stranger = await ask('POST', '/test', { text: 'x', organization_ids: [organization, 999] });
  expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([
    422,
    ['organization_ids.1'],
  ]);
});

test('a whole test can be sent back', async () => {
  const id = await makeTest();
  const whole = await call('GET', `/test/${id}`);
  const json = { ...whole, text: 'Sums again', description: 'Two\nlines' };
  expect(await call('PUT', `/test/${id}`, { json })).toMatchObject({
    text: 'Sums again',
    description: 'Two\nlines',
    questions: [{ text: 'Question 1' }],
  });
  const { body } = await ask('PUT', `/test/${id}`, { text: ' ' });
  expect(Object.keys(body.errors)).toEqual(['text']);
});

test('what somebody else has written meanwhile is not overwritten; other changes stand in nobody’s way', async () => {
  const { id: organization } = await makeOrganization(server);
  const id = await makeTest('Opened by two');
  const { described_at } = await call('GET', `/test/${id}`);
  // A question, the order: the form shows neither.
  await addQuestion(id, 'Question 2');
  const { questions } = await call('GET', `/test/${id}`);
  const question_ids = questions.map((one: { id: number }) => one.id).toReversed();
  await call('PUT', `/test/${id}/order`, { json: { question_ids } });
  const first = { text: 'First', organization_ids: [organization], described_at };
  expect(await call('PUT', `/test/${id}`, { json: first })).toMatchObject({ text: 'First' });

  const late = await ask('PUT', `/test/${id}`, { text: 'Second', described_at });
  expect(late.status).toBe(409);
  expect(late.body.message).toMatch(/^Someone has changed this test since you opened it/);
  const kept = await call('GET', `/test/${id}`);
  expect(kept).toMatchObject({ text: 'First', organization_ids: [organization] });
  // Opened again it can be saved; who names no moment does not mind.
  const again = { text: 'Second', described_at: kept.described_at };
  expect(await call('PUT', `/test/${id}`, { json: again })).toMatchObject({ text: 'Second' });
  expect(await call('PUT', `/test/${id}`, { json: { text: 'Third' } })).toMatchObject({
    text: 'Third',
  });
});

test('of two who save at once one is told', async () => {
  const id = await makeTest('At once');
  const { described_at } = await call('GET', `/test/${id}`);
  const answers = await Promise.all(
    ['One', 'Other'].map((text) => ask('PUT', `/test/${id}`, { text, described_at })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('tests are listed by name, organisation and kind, a page at a time', async () => {
  const { id: organization } = await makeOrganization(server);
  await makeTest('Zebra 1', { organization_ids: [organization] }, 2);
  await makeTest('zebra 2', {}, 1);
  const half = await makeTest('Zebra 3', {}, 0);
  await addQuestion(half, 'Half', { options: [] });
  const list = async (query: string) => {
    const { body } = await ask('GET', `/test?name=zebra&${query}`);
    return body.data.map(({ text }: { text: string }) => text);
  };
  expect(await list('')).toEqual(['Zebra 1', 'zebra 2', 'Zebra 3']);
  expect(await list('order=-text')).toEqual(['Zebra 3', 'zebra 2', 'Zebra 1']);
  expect(await list('order=-questions&perPage=1')).toEqual(['Zebra 1']);
  expect(await list('kind=chosen')).toEqual(['Zebra 1']);
  expect(await list('kind=everybody&page=2&perPage=1')).toEqual(['Zebra 3']);
  expect(await list('kind=unfinished')).toEqual(['Zebra 3']);
  expect(await list(`organization=${organization}`)).toEqual(['Zebra 1', 'zebra 2', 'Zebra 3']);
  const other = await makeOrganization(server);
  expect(await list(`organization=${other.id}`)).toEqual(['zebra 2', 'Zebra 3']);
  expect((await ask('GET', '/test?name=zebra&perPage=2')).body.meta).toMatchObject({ total: 3 });
});

test('numbers beside a test count what can be asked', async () => {
  const id = await makeTest('Counts', {}, 2);
  const numbers = async () => {
    const { questions_count, unfinished_count, seconds_total } = await call('GET', `/test/${id}`);
    return [questions_count, unfinished_count, seconds_total];
  };
  expect(await numbers()).toEqual([2, 0, 120]);
  const { id: third } = await addQuestion(id, 'Third', { seconds: 30, options: [] });
  expect(await numbers()).toEqual([2, 1, 120]);
  await call('POST', '/option', { json: { question_id: third, text: 'A', score: 0 } });
  const b = await call('POST', '/option', { json: { question_id: third, text: 'B', score: 0 } });
  expect(await numbers()).toEqual([2, 1, 120]);
  await call('PUT', `/option/${b.id}`, { json: { text: 'B', score: 0.5 } });
  expect(await numbers()).toEqual([3, 0, 150]);
  await call('DELETE', `/option/${b.id}`);
  expect(await numbers()).toEqual([2, 1, 120]);
  await call('DELETE', `/question/${third}`);
  expect(await numbers()).toEqual([2, 0, 120]);
});

test('a question that is still being written is asked of nobody', async () => {
  const id = await makeTest('Half', {}, 1);
  const { id: half } = await addQuestion(id, 'Half', { options: [{ text: 'Only', score: 1 }] });
  expect(await freeze(server, id)).toHaveLength(1);
  await call('POST', '/option', { json: { question_id: half, text: 'Other', score: 0 } });
  expect(await freeze(server, id)).toHaveLength(2);
});

test('questions are put in order, each named once', async () => {
  const id = await makeTest('Order', {}, 3);
  const { questions } = await call('GET', `/test/${id}`);
  const [a, b, c] = questions.map((question: { id: number }) => question.id);
  const json = { question_ids: [c, a, b] };
  const ordered = await call('PUT', `/test/${id}/order`, { json });
  expect(textsOf(ordered)).toEqual(['Question 3', 'Question 1', 'Question 2']);
  expect(ordered.questions.map(({ position }: { position: number }) => position)).toEqual([
    1, 2, 3,
  ]);
  expect((await freeze(server, id)).map((row) => row.question_id)).toEqual([c, a, b]);
  for (const question_ids of [[a, b], [a, b, b], [a, b, c, c], [a, b, 999], []]) {
    const { status, body } = await ask('PUT', `/test/${id}/order`, { question_ids });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['question_ids']]);
  }
});

test('a copy has everything but the history', async () => {
  const { id: organization } = await makeOrganization(server);
  const id = await makeTest('Copied', { organization_ids: [organization], description: 'd' }, 2);
  await freeze(server, id);
  const copy = await call('POST', `/test/${id}/copy`);
  expect(copy).toMatchObject({
    text: 'Copied (copy)',
    description: 'd',
    organization_ids: [organization],
    questions_count: 2,
    seconds_total: 120,
  });
  expect(textsOf(copy)).toEqual(['Question 1', 'Question 2']);
  for (const question of copy.questions) {
    expect(question).toMatchObject({ versions: 0, test_id: copy.id });
    expect(question.options).toMatchObject(rightAndWrong);
  }
  const long = await makeTest('x'.repeat(200), {}, 0);
  expect((await call('POST', `/test/${long}/copy`)).text).toHaveLength(200);
});

test('a test that nobody was asked goes for good, another one out of sight', async () => {
  const fresh = await makeTest('Fresh');
  const asked = await makeTest('Asked');
  const [question] = await freeze(server, asked);
  for (const id of [fresh, asked]) {
    await call('DELETE', `/test/${id}`);
    for (const [method, path, json] of [
      ['GET', `/test/${id}`],
      ['PUT', `/test/${id}`, { text: 'x' }],
      ['DELETE', `/test/${id}`],
      ['POST', `/test/${id}/copy`],
      ['PUT', `/test/${id}/order`, { question_ids: [] }],
      ['POST', '/question', { text: 'x', test_id: id }],
      ['GET', `/test/${id}/export?format=csv`],
    ] as const) {
      expect([path, (await ask(method, path, json)).status]).toEqual([path, 404]);
    }
  }
  const left = await server.database.query('select id from app.skill_tests where id = any($1)', [
    [fresh, asked],
  ]);
  expect(left).toEqual([{ id: asked }]);
  expect(await versionsOf(server, question?.question_id ?? 0)).toHaveLength(1);
  expect((await ask('GET', `/question/${question?.question_id}`)).status).toBe(404);
});

test('a test that a campaign asks for stays for it', async () => {
  const tenant = await makeTenant(server);
  const id = await makeTest('Wanted');
  const campaign = await makeCampaign(server, tenant);
  await server.database.query('update app.campaigns set test_types = $1 where id = $2', [
    [`mcqt_${id}`],
    campaign.id,
  ]);
  expect((await call('GET', `/test/${id}`)).campaigns_count).toBe(1);
  expect((await call('DELETE', `/test/${id}`)).message).toContain('Campaigns that do');
  expect(await freeze(server, id)).toHaveLength(1);
});

test('R106 a manager sees the tests that the own organisation may use, without their questions', async () => {
  const own = await makeTenant(server);
  const other = await makeTenant(server);
  const prefix = `Offer ${own.organization.id}`;
  await makeTest(`${prefix} all`, { description: 'About sums' }, 2);
  await makeTest(`${prefix} own`, { organization_ids: [own.organization.id] });
  await makeTest(`${prefix} other`, { organization_ids: [other.organization.id] });
  await makeTest(`${prefix} empty`, {}, 0);
  await call('DELETE', `/test/${await makeTest(`${prefix} gone`)}`);
  const path = '/api/admin/multi-choice/tests';
  const { body } = await server.call('GET', path, own.manager);
  const offered = body.data.filter(({ text }: { text: string }) => text.startsWith(prefix));
  expect(offered).toEqual([
    {
      id: expect.any(Number),
      text: `${prefix} all`,
      description: 'About sums',
      questions_count: 2,
      minutes: 2,
      is_sample: false,
    },
    expect.objectContaining({ text: `${prefix} own` }),
  ]);
  const without = await makeTenant(server, { features: [] });
  const refused = await server.call('GET', path, without.manager);
  expect([refused.status, refused.body.feature]).toEqual([403, 'skill_tests']);
});

test('every change of a test is in the action log', async () => {
  const id = await makeTest('Logged');
  await call('PUT', `/test/${id}`, { json: { text: 'Logged again' } });
  const { questions } = await call('GET', `/test/${id}`);
  await call('PUT', `/test/${id}/order`, { json: { question_ids: [questions[0].id] } });
  const copy = await call('POST', `/test/${id}/copy`);
  await call('DELETE', `/test/${id}`);
  const rows = await server.database.query<{ action: string; entity_id: string }>(
    `select action, entity_id from app.audit_entries where entity = 'skill_test' and entity_id = any($1) order by id`,
    [[String(id), String(copy.id)]],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'skill_test.created',
    'skill_test.updated',
    'skill_test.reordered',
    'skill_test.copied',
    'skill_test.deleted',
  ]);
});

test('how many questions a sitting draws is set, kept, copied, carried by QTI and counted for managers', async () => {
  const own = await makeTenant(server);
  const id = await makeTest('A pool', { questions_per_attempt: 2 }, 4);
  expect(await call('GET', `/test/${id}`)).toMatchObject({
    questions_per_attempt: 2,
    is_sample: false,
  });
  // Left out, it stays.
  expect(await call('PUT', `/test/${id}`, { json: { text: 'A pool' } })).toMatchObject({
    questions_per_attempt: 2,
  });
  const { body } = await server.call('GET', '/api/admin/multi-choice/tests', own.manager);
  const offered = body.data.find((one: { id: number }) => one.id === id);
  expect(offered).toMatchObject({ questions_count: 2, minutes: 2 });
  expect(await call('POST', `/test/${id}/copy`)).toMatchObject({ questions_per_attempt: 2 });
  const all = { text: 'A pool', questions_per_attempt: null };
  expect(await call('PUT', `/test/${id}`, { json: all })).toMatchObject({
    questions_per_attempt: null,
  });
  for (const questions_per_attempt of [0, 1.5, 501]) {
    const { status, body: refused } = await ask('PUT', `/test/${id}`, {
      text: 'A pool',
      questions_per_attempt,
    });
    expect([status, Object.keys(refused.errors)]).toEqual([422, ['questions_per_attempt']]);
  }
});

test('a test says what its questions are written in, or nothing', async () => {
  const id = await makeTest('Rechnen', { language: 'de' });
  expect(await call('GET', `/test/${id}`)).toMatchObject({ language: 'de' });
  expect(await call('POST', `/test/${id}/copy`)).toMatchObject({ language: 'de' });
  // Left out, it stays.
  expect(await call('PUT', `/test/${id}`, { json: { text: 'Rechnen' } })).toMatchObject({
    language: 'de',
  });
  const unsaid = { text: 'Rechnen', language: null };
  expect(await call('PUT', `/test/${id}`, { json: unsaid })).toMatchObject({ language: null });
  for (const language of ['xx', '', 'de-"onload="']) {
    const { status, body } = await ask('PUT', `/test/${id}`, { text: 'Rechnen', language });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['language']]);
  }
});
