import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStaff, type Person } from '../../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../../test/harness.ts';
import {
  bank,
  freeze,
  operatorCalls,
  questionForm,
  rightAndWrong,
  versionsOf,
} from '../bank.samples.ts';

let server: TestServer;
let operator: Person;
let testId: number;
const call = operatorCalls(
  () => server,
  () => operator,
);

beforeAll(async () => {
  server = await startTestServer({ work: false });
  operator = await makeStaff(server, 'tdl_admin');
  testId = (await call('POST', '/test', { json: { text: 'Sums' } })).id;
});
afterAll(() => server.stop());

function ask(method: string, path: string, json?: unknown) {
  return server.call(method, bank + path, { token: operator.token, json });
}

function addQuestion(changes: Record<string, unknown> = {}) {
  const json = { test_id: testId, text: 'How much?', options: rightAndWrong, ...changes };
  return call('POST', '/question', { json });
}

test('R072 a question comes by a form and is read back', async () => {
  const options = JSON.stringify(rightAndWrong);
  const text = 'What is it?\n\n```ts\nconst a = 1;\n```';
  const form = questionForm({ test_id: String(testId), text, options, seconds: '45', topic: 'A' });
  const made = await call('POST', '/question', { form });
  expect(made).toMatchObject({
    test_id: testId,
    text,
    topic: 'A',
    seconds: 45,
    image_url: null,
    unfinished: null,
    unfinished_codes: [],
    versions: 0,
    options: [
      { text: 'Yes', score: 1, is_correct: true, question_id: made.id, position: 1 },
      { text: 'No', score: 0, is_correct: false, question_id: made.id, position: 2 },
    ],
  });
  expect(await call('GET', `/question/${made.id}`)).toEqual(made);
});

test('a form ends lines with two signs, which count as one', async () => {
  const text = 'A line of code\n'.repeat(665) + 'x'.repeat(25);
  const form = questionForm({ test_id: String(testId), text });
  expect(text).toHaveLength(10_000);
  expect(await call('POST', '/question', { form })).toMatchObject({ text });
});

test('what a question needs to be asked is said', async () => {
  const none = await addQuestion({ options: [] });
  expect(none).toMatchObject({
    unfinished: 'It needs at least two options.',
    unfinished_codes: [{ code: 'two_options_needed', params: {} }],
  });
  const wrong = await addQuestion({
    options: rightAndWrong.map(({ text }) => ({ text, score: 0 })),
  });
  expect(wrong.unfinished).toBe('It needs an option with a score above 0.');
});

test.each([
  [{ text: ' \n ' }, 'text'],
  [{ text: 'x'.repeat(10_001) }, 'text'],
  [{ text: 'a\u0007' }, 'text'],
  [{ seconds: 4 }, 'seconds'],
  [{ seconds: 3601 }, 'seconds'],
  [{ seconds: 1.5 }, 'seconds'],
  [{ topic: 'a\nb' }, 'topic'],
  [{ options: [{ text: '', score: 1 }] }, 'options.0.text'],
  [{ options: [{ text: 'a', score: 1000.01 }] }, 'options.0.score'],
  [{ options: [{ text: 'a', score: 0.125 }] }, 'options.0.score'],
  [{ options: [{ text: 'a', score: 0, is_correct: true }] }, 'options.0.is_correct'],
  [{ options: [{ text: 'a', score: 0, id: 1 }] }, 'options.0.id'],
  [{ options: Array.from({ length: 9 }, () => rightAndWrong[0]) }, 'options'],
  [{ image: 'x' }, 'image'],
])('%j is refused at its field', async (changes, field) => {
  const json = { test_id: testId, text: 'How much?', ...changes };
  const { status, body } = await ask('POST', '/question', json);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

describe('a change', () => {
  test('keeps what it does not name, by PUT, by POST and by a form that says PUT', async () => {
    const { id, options } = await addQuestion({ topic: 'A', seconds: 30 });
    const kept = { topic: 'A', seconds: 30, options };
    expect(await call('PUT', `/question/${id}`, { json: { text: 'One' } })).toMatchObject(kept);
    expect(await call('POST', `/question/${id}`, { json: { text: 'Two' } })).toMatchObject(kept);
    const form = questionForm({ _method: 'PUT', text: 'Three', test_id: String(testId) });
    expect(await call('POST', `/question/${id}`, { form })).toMatchObject({
      ...kept,
      text: 'Three',
    });
    form.set('options[]', '');
    expect((await call('POST', `/question/${id}`, { form })).options).toEqual([]);
  });

  test('may send the whole question back', async () => {
    const whole = await addQuestion();
    const json = { ...whole, topic: 'B' };
    expect(await call('PUT', `/question/${whole.id}`, { json })).toMatchObject({
      topic: 'B',
      options: whole.options,
    });
  });

  test('is refused where somebody else was faster', async () => {
    const { id, updated_at } = await addQuestion();
    await call('PUT', `/question/${id}`, { json: { text: 'First', updated_at } });
    const late = await ask('PUT', `/question/${id}`, { text: 'Second', updated_at });
    expect(late.status).toBe(409);
    expect((await call('GET', `/question/${id}`)).text).toBe('First');
  });

  test('leaves a question in its test', async () => {
    const { id } = await addQuestion();
    const other = await call('POST', '/test', { json: { text: 'Other' } });
    const { status, body } = await ask('PUT', `/question/${id}`, { text: 'x', test_id: other.id });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['test_id']]);
  });

  test('keeps the ids of options that stay, in the order given', async () => {
    const { id, options } = await addQuestion();
    const [yes, no] = options;
    const list = [
      { text: 'Perhaps', score: 0.5 },
      { id: no.id, text: 'Not at all', score: 0 },
    ];
    const changed = await call('PUT', `/question/${id}`, { json: { text: 'x', options: list } });
    expect(changed.options).toMatchObject([
      { text: 'Perhaps', score: 0.5, is_correct: true, position: 1 },
      { id: no.id, text: 'Not at all', position: 2 },
    ]);
    expect((await ask('GET', `/option/${yes.id}`)).status).toBe(404);
  });
});

test('an edited question is asked anew, and what was asked stays as it was', async () => {
  const own = await call('POST', '/test', { json: { text: 'Versions' } });
  const { id, options } = await addQuestion({ test_id: own.id });
  const [first] = await freeze(server, own.id);
  const [again] = await freeze(server, own.id);
  expect(again?.version_id).toBe(first?.version_id);
  await call('PUT', `/question/${id}`, { json: { text: 'How many?' } });
  await call('PUT', `/option/${options[0].id}`, { json: { text: 'Yes', score: 0.5 } });
  const [second] = await freeze(server, own.id);
  expect(second?.version_id).not.toBe(first?.version_id);
  expect(await versionsOf(server, id)).toMatchObject([
    { text: 'How much?', options: [{ score: 1 }, { score: 0 }] },
    { text: 'How many?', options: [{ score: 0.5 }, { score: 0 }] },
  ]);
  expect((await call('GET', `/question/${id}`)).versions).toBe(2);
  // A new order among the questions is no new question.
  await call('PUT', `/test/${own.id}/order`, { json: { question_ids: [id] } });
  await freeze(server, own.id);
  expect(await versionsOf(server, id)).toHaveLength(2);
});

test('a copy stands behind its original', async () => {
  const own = await call('POST', '/test', { json: { text: 'Copies' } });
  const first = await addQuestion({ test_id: own.id, text: 'One', topic: 'T', seconds: 20 });
  await addQuestion({ test_id: own.id, text: 'Two' });
  const copy = await call('POST', `/question/${first.id}/copy`);
  expect(copy).toMatchObject({ text: 'One', topic: 'T', seconds: 20, position: 2, versions: 0 });
  expect(copy.options).toMatchObject(rightAndWrong);
  const { questions } = await call('GET', `/test/${own.id}`);
  expect(questions.map((one: { text: string }) => one.text)).toEqual(['One', 'One', 'Two']);
});

test('a question that nobody was asked goes for good, another one out of sight', async () => {
  const own = await call('POST', '/test', { json: { text: 'Deleting' } });
  const fresh = await addQuestion({ test_id: own.id });
  expect((await call('DELETE', `/question/${fresh.id}`)).message).toBe('The question is deleted.');
  const asked = await addQuestion({ test_id: own.id });
  await freeze(server, own.id);
  expect((await call('DELETE', `/question/${asked.id}`)).message).toContain(
    'Existing results keep it',
  );
  for (const { id, options } of [fresh, asked]) {
    expect((await ask('GET', `/question/${id}`)).status).toBe(404);
    expect((await ask('PUT', `/question/${id}`, { text: 'x' })).status).toBe(404);
    expect((await ask('POST', `/question/${id}/copy`)).status).toBe(404);
    expect((await ask('GET', `/option/${options[0].id}`)).status).toBe(404);
    const option = { question_id: id, text: 'x', score: 0 };
    expect((await ask('POST', '/option', option)).status).toBe(404);
  }
  expect((await call('GET', `/test/${own.id}`)).questions).toEqual([]);
  expect(await versionsOf(server, asked.id)).toHaveLength(1);
  expect(await freeze(server, own.id)).toEqual([]);
});

test('twenty changes at once on two nodes leave one whole question', async () => {
  const beside = await startTestServer({ work: false, beside: server });
  const { id } = await addQuestion();
  const { token } = operator;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const options = [0, 1, 2].map((n) => ({ text: `${i}-${n}`, score: n === 0 ? 1 : 0 }));
      const node = i % 2 === 0 ? server : beside;
      return node.call('PUT', `${bank}/question/${id}`, {
        token,
        json: { text: `Text ${i}`, options },
      });
    }),
  );
  await beside.stop();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { text, options } = await call('GET', `/question/${id}`);
  const last = text.replace('Text ', '');
  expect(options.map((option: { text: string }) => option.text)).toEqual([
    `${last}-0`,
    `${last}-1`,
    `${last}-2`,
  ]);
});

test('every change of a question is in the action log, with what it was', async () => {
  const { id } = await addQuestion({ text: 'Before' });
  await call('PUT', `/question/${id}`, { json: { text: 'After' } });
  const copy = await call('POST', `/question/${id}/copy`);
  await call('DELETE', `/question/${id}`);
  const rows = await server.database.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from app.audit_entries join app.audit_details on id = entry_id
     where entity = 'skill_question' and entity_id = any($1) order by id`,
    [[String(id), String(copy.id)]],
  );
  expect(rows).toMatchObject([
    { action: 'skill_question.created', after: { text: 'Before', options: rightAndWrong } },
    { action: 'skill_question.updated', before: { text: 'Before' }, after: { text: 'After' } },
    { action: 'skill_question.copied', after: { text: 'After' } },
    { action: 'skill_question.deleted', before: { text: 'After' } },
  ]);
});
