import { judgementKey } from '@assay/instruments/judgement/key.data';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  campaignFields,
  makeTenant,
  makeUser,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { answerJudgement, judgementAnswers } from '../../../test/judgement.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
});

const base = '/api/judgement-test';
const get = ({ token }: Person, path: string) => server.call('GET', `${base}/${path}`, { token });
const save = ({ token }: Person, json: object) =>
  server.call('POST', `${base}/answer`, { token, json });
const taker = async () =>
  (await startedCampaign(server, tenant, { test_types: ['judgement'] })).person;

const results = (person: Person) =>
  server.database.query<{ summary: object; scores: Record<string, unknown>; score: unknown }>(
    'select summary, scores, score from app.results where subject_id = $1',
    [person.id],
  );

describe('the life of an attempt', () => {
  test('nothing is begun by looking, and it begins with all twelve situations', async () => {
    const person = await taker();
    const looked = await get(person, 'questions?begin=0');
    expect(looked.body.data).toMatchObject({
      attemptId: null,
      minutes: 14,
      questions: [],
      questionsCountTotal: 12,
    });
    const { body } = await get(person, 'questions');
    expect(body.data).toMatchObject({ completed: false, answeredCountTotal: 0 });
    expect(body.data.questions.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
    expect(body.data.questions[0].responses).toHaveLength(4);
  });

  test('each answer is saved at once, may change, and goes on elsewhere', async () => {
    const person = await taker();
    const { attemptId } = (await get(person, 'questions')).body.data;
    const first = await save(person, { questionId: 1, most: 2, least: 0, seq: 1, attemptId });
    expect(first.body.data).toEqual({ questionId: 1, seq: 1, stored: true, done: false });
    await save(person, { questionId: 1, most: 3, least: 0, seq: 2, attemptId });
    const late = await save(person, { questionId: 1, most: 2, least: 1, seq: 1, attemptId });
    expect(late.body.data).toEqual({ questionId: 1, seq: 2, stored: false, done: false });
    const { questions, answeredCountTotal } = (await get(person, 'questions?begin=0')).body.data;
    expect(answeredCountTotal).toBe(1);
    expect(questions[0].answer).toEqual({ most: 3, least: 0, seq: 2 });
    expect(questions[1]).not.toHaveProperty('answer');
  });

  test('the last one scores it; its taker reads words, and it is over', async () => {
    const person = await taker();
    await answerJudgement(server, person, { seed: 5, count: 11 });
    expect((await get(person, 'results')).body.data.results).toBeNull();
    expect(await results(person)).toEqual([]);
    const last = await save(person, judgementAnswers(5)[11] ?? {});
    expect(last.body.data.done).toBe(true);
    const [stored] = await results(person);
    expect(stored?.summary).toEqual({ POINTS: expect.any(Number) });
    // No number that lists could sort people by.
    expect(stored?.score).toBeNull();
    const { results: own } = (await get(person, 'results')).body.data;
    expect(own).toMatchObject({ agreement: expect.stringMatching(/^(chance|some|most)$/) });
    expect(own.areas).toHaveLength(4);
    expect(`${own.title} ${own.text}`).not.toMatch(/\d/);
    const changed = await save(person, { questionId: 1, most: 0, least: 1, seq: 99 });
    expect(changed.status).toBe(409);
    expect((await get(person, 'questions')).body.data.completed).toBe(true);
  });

  test('it is in the language of its reader', async () => {
    const { token } = await taker();
    for (const [language, word] of [
      ['nl', 'collega'],
      ['de', 'Person'],
      ['es', 'persona'],
    ]) {
      const headers = { 'accept-language': language ?? '' };
      const { body } = await server.call('GET', `${base}/questions`, { token, headers });
      expect(body.data.questions[0].text).toContain(word);
    }
  });

  test('what was deleted can be taken again after 30 days', async () => {
    const person = await taker();
    await answerJudgement(server, person);
    const json = { test_type_ids: ['judgement'] };
    const { token } = person;
    const erased = await server.call('DELETE', '/api/subject-profile/tests', { token, json });
    expect(erased.status).toBe(200);
    expect(await results(person)).toEqual([]);
    expect(await get(person, 'questions')).toMatchObject({
      status: 409,
      body: { code: 'retake_wait' },
    });
  });
});

test.each([
  [{ questionId: 13, most: 0, least: 1 }, 'questionId'],
  [{ questionId: 1, most: 2, least: 2 }, 'least'],
  [{ questionId: 1, most: 4, least: 2 }, 'most'],
  [{ questionId: 1, most: 0 }, 'least'],
])('%j is refused at %s', async (json, field) => {
  const person = await taker();
  await get(person, 'questions');
  const { status, body } = await save(person, json);
  expect([status, Object.keys(body.codes)]).toEqual([422, [field]]);
});

test('nobody begins it whom no organisation asks, invited or not', async () => {
  const { person } = await startedCampaign(server, tenant, { test_types: ['1'] });
  expect((await get(person, 'questions')).status).toBe(403);
  const alone = await makeUser(server);
  expect((await get(alone, 'questions')).status).toBe(403);
  const { body } = await server.call('GET', '/api/subject/test-types', { token: alone.token });
  const offered = body.data.tests.map(({ id }: { id: unknown }) => id);
  expect(offered).toContain(1);
  expect(offered).not.toContain('judgement');
});

test('a campaign can ask for it where its feature is on', async () => {
  const without = await makeTenant(server, { features: ['personality'] });
  const json = campaignFields({ test_types: ['judgement'] });
  const create = ({ manager: { token } }: Tenant) =>
    server.call('POST', '/api/admin/campaigns', { token, json });
  expect((await create(tenant)).status).toBe(201);
  const refused = await create(without);
  expect([refused.status, Object.keys(refused.body.codes)]).toEqual([422, ['test_types.0']]);
});

describe('the key', () => {
  /** Names and values of everything in an answer, however deep. */
  function* everything(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
    if (typeof value !== 'object' || value === null) {
      yield [path, value];
      return;
    }
    for (const [name, inner] of Object.entries(value)) yield* everything(inner, `${path}.${name}`);
  }
  const telling = /score|correct|right|wrong|key|point|rank|reason|effective|weight|\barea\b/i;
  const reasons = judgementKey.flatMap(({ responses }) => responses.map(({ reason }) => reason));

  test('is in nothing that its taker is sent, before the end and after it', async () => {
    const person = await taker();
    const { token } = person;
    const before = [
      await get(person, 'questions?begin=0'),
      await get(person, 'questions'),
      await save(person, { questionId: 1, most: 1, least: 2 }),
      await get(person, 'results'),
      await server.call('GET', '/api/subject/test-types', { token }),
    ];
    for (const { body } of before)
      for (const [path] of everything(body)) expect(path).not.toMatch(telling);
    await answerJudgement(server, person, { seed: 3 });
    const after = [
      await get(person, 'results'),
      await get(person, 'questions'),
      await server.call('GET', '/api/subject-profile/export', { token }),
    ];
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
    const said = JSON.stringify([...before, ...after].map(({ body }) => body));
    expect(said).not.toMatch(/"rank"|"reason"/);
    expect(reasons.filter((reason) => said.includes(reason.slice(0, 30)))).toEqual([]);
    // What the scan would find if it were there.
    expect(JSON.stringify(judgementKey)).toMatch(telling);
  });

  test('a right and a wrong choice are acknowledged alike, and neither is kept with what it gave', async () => {
    const person = await taker();
    await get(person, 'questions');
    const told = new Set<string>();
    for (const [at, most, least] of [
      [1, 1, 2],
      [2, 1, 3],
    ] as const) {
      const { body } = await save(person, { questionId: at, most, least, seq: at });
      told.add(JSON.stringify({ ...body.data, questionId: 0, seq: 0 }));
    }
    expect(told.size).toBe(1);
    await answerJudgement(server, person);
    const [stored] = await results(person);
    const kept = (stored?.scores['situations'] ?? []) as object[];
    expect(kept).toHaveLength(12);
    for (const one of kept)
      expect(Object.keys(one).toSorted()).toEqual(['least', 'most', 'questionId']);
  });
});
