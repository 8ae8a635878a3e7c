import { beforeAll, expect, test } from 'vitest';
import { makeStaff, type Person } from '../../../../../test/factories.ts';
import { useServer } from '../../../../../test/harness.ts';
import { bank, operatorCalls, rightAndWrong } from '../bank.samples.ts';

const server = await useServer();

let operator: Person;
let testId: number;
const call = operatorCalls(
  () => server,
  () => operator,
);

beforeAll(async () => {
  operator = await makeStaff(server, 'super_admin');
  testId = (await call('POST', '/test', { json: { text: 'Sums' } })).id;
});

function ask(method: string, path: string, json?: unknown) {
  return server.call(method, bank + path, { token: operator.token, json });
}

async function makeQuestion(): Promise<number> {
  const json = { test_id: testId, text: 'How much?' };
  return (await call('POST', '/question', { json })).id;
}

test('R073 an option is right when its score is not zero', async () => {
  const question_id = await makeQuestion();
  for (const [score, is_correct] of [
    [0, false],
    [0.01, true],
    [0.33, true],
    [1, true],
  ]) {
    const sent = { question_id, text: `Worth ${score}`, score, is_correct };
    const made = await call('POST', '/option', { json: sent });
    expect(made).toMatchObject(sent);
    expect(await call('GET', `/option/${made.id}`)).toEqual(made);
    const { status, body } = await ask('POST', '/option', { ...sent, is_correct: !is_correct });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['is_correct']]);
  }
});

test.each([
  [{ text: '' }, 'text'],
  [{ text: 'x'.repeat(2001) }, 'text'],
  [{ score: -1000.01 }, 'score'],
  [{ score: 1001 }, 'score'],
  [{ score: 0.001 }, 'score'],
  [{ score: '1' }, 'score'],
  [{ score: undefined }, 'score'],
  [{ position: 3 }, 'position'],
])('%j is refused at its field', async (changes, field) => {
  const json = { question_id: await makeQuestion(), text: 'x', score: 1, ...changes };
  const { status, body } = await ask('POST', '/option', json);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('an option is changed and sent back whole, and stays with its question', async () => {
  const question_id = await makeQuestion();
  const made = await call('POST', '/option', { json: { question_id, text: 'A', score: 0 } });
  const json = { ...made, text: 'B', score: 1, is_correct: true };
  expect(await call('PUT', `/option/${made.id}`, { json })).toEqual({ ...json });
  const moved = { text: 'B', score: 1, question_id: await makeQuestion() };
  const { status, body } = await ask('PUT', `/option/${made.id}`, moved);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['question_id']]);
  await call('DELETE', `/option/${made.id}`);
  expect((await ask('GET', `/option/${made.id}`)).status).toBe(404);
  expect((await ask('DELETE', `/option/${made.id}`)).status).toBe(404);
});

test('a change of an option is refused where somebody else was faster, also at another option', async () => {
  const question_id = await makeQuestion();
  const add = (text: string) => call('POST', '/option', { json: { question_id, text, score: 0 } });
  const [mine, other] = [await add('Mine'), await add('Other')];
  const { updated_at } = await call('GET', `/question/${question_id}`);
  await call('PUT', `/option/${other.id}`, { json: { text: 'Theirs', score: 1, updated_at } });
  const late = await ask('PUT', `/option/${mine.id}`, { text: 'Late', score: 1, updated_at });
  expect(late.status).toBe(409);
  expect(late.body.message).toContain('What you typed is still here');
  expect((await call('GET', `/option/${mine.id}`)).text).toBe('Mine');
});

test('a question has eight options at most, also when twenty come at once', async () => {
  const question_id = await makeQuestion();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      ask('POST', '/option', { question_id, text: `${i}`, score: 0 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  const { options } = await call('GET', `/question/${question_id}`);
  expect(options.map(({ position }: { position: number }) => position)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test('assigned options are these in this order and no others', async () => {
  const question_id = await makeQuestion();
  const first = await call('POST', '/assign/options', {
    json: { question_id, options: rightAndWrong },
  });
  expect(first.options).toMatchObject(rightAndWrong);
  const [yes] = first.options;
  const options = [{ text: 'Perhaps', score: 0.5, is_correct: true }, yes];
  const second = await call('POST', '/assign/options', { json: { question_id, options } });
  expect(second.options).toMatchObject([{ text: 'Perhaps' }, { id: yes.id, text: 'Yes' }]);
  const other = await makeQuestion();
  const foreign = await ask('POST', '/assign/options', { question_id: other, options: [yes] });
  expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([
    422,
    ['options.0.question_id', 'options.0.id'],
  ]);
  const twice = [yes, yes].map(({ id, text, score }) => ({ id, text, score }));
  const repeated = await ask('POST', '/assign/options', { question_id, options: twice });
  expect(Object.keys(repeated.body.errors)).toEqual(['options.1.id']);
  expect((await ask('POST', '/assign/options', { question_id, options: [] })).status).toBe(422);
  const missing = { question_id: 999_999, options: rightAndWrong };
  expect((await ask('POST', '/assign/options', missing)).status).toBe(404);
});

test('R074 groups of options are kept for other questions', async () => {
  const json = { groupName: 'Yes or no', options: rightAndWrong };
  const made = await call('POST', '/predefined-option-groups', { json });
  expect(made).toMatchObject({
    groupName: 'Yes or no',
    options: [
      { text: 'Yes', score: 1, is_correct: true },
      { text: 'No', score: 0, is_correct: false },
    ],
  });
  expect(await call('GET', '/predefined-option-groups')).toEqual([made]);
  const question_id = await makeQuestion();
  const { options } = made;
  const given = await call('POST', '/assign/options', { json: { question_id, options } });
  expect(given.options).toMatchObject(rightAndWrong);
  const same = await ask('POST', '/predefined-option-groups', json);
  expect([same.status, Object.keys(same.body.errors)]).toEqual([422, ['groupName']]);
  const path = `/predefined-option-groups/${made.id}`;
  const renamed = { ...made, groupName: 'Agreement' };
  expect(await call('PUT', path, { json: renamed })).toEqual(renamed);
  await call('DELETE', path);
  expect((await ask('DELETE', path)).status).toBe(404);
  expect((await ask('PUT', path, json)).status).toBe(404);
  expect((await call('GET', `/question/${question_id}`)).options).toHaveLength(2);
});

test('every change of options and groups is in the action log', async () => {
  const question_id = await makeQuestion();
  const { id } = await call('POST', '/option', { json: { question_id, text: 'A', score: 0 } });
  await call('PUT', `/option/${id}`, { json: { text: 'A', score: 1 } });
  await call('DELETE', `/option/${id}`);
  await call('POST', '/assign/options', { json: { question_id, options: rightAndWrong } });
  const group = { groupName: 'Logged', options: rightAndWrong };
  const made = await call('POST', '/predefined-option-groups', { json: group });
  await call('PUT', `/predefined-option-groups/${made.id}`, { json: group });
  await call('DELETE', `/predefined-option-groups/${made.id}`);
  const rows = await server.database.query<{ action: string }>(
    'select action from app.audit_entries order by id desc limit 7',
  );
  expect(rows.map(({ action }) => action).toReversed()).toEqual([
    'skill_option.created',
    'skill_option.updated',
    'skill_option.deleted',
    'skill_question.options_assigned',
    'option_group.created',
    'option_group.updated',
    'option_group.deleted',
  ]);
});
