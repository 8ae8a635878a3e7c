import { burnoutKey } from '@assay/instruments/burnout/definition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, burnoutCampaign, openRecord, update } from '../../../test/burnout.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';
import { sweepUnscored } from '../completion.service.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;
let person: Person;
let id: number;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

async function begin(): Promise<void> {
  ({ person } = await startedCampaign(server, tenant, burnoutCampaign));
  id = await openRecord(server, person);
}

const send = (
  category: number,
  answers: Parameters<typeof update>[4],
  more?: Record<string, unknown>,
) => update(server, person, id, category, answers, more);
const all = (category: number, value = 2) => answersOf(category, { value });
const read = async () =>
  (await server.call('GET', `/api/burnout/answers/${id}`, { token: person.token })).body.data;

describe('saving a category', () => {
  test('R062 R063: the record, the category and its answers; categories hold the questions', async () => {
    await begin();
    const { body } = await server.call('GET', '/api/burnout/questions', { token: person.token });
    expect(body.data.categories).toHaveLength(3);
    for (const category of body.data.categories) {
      const answers = category.questions.map((question: { id: number }) => ({
        question_id: question.id,
        value: 2,
      }));
      expect((await send(category.id, answers)).status).toBe(200);
    }
    expect(await read()).toMatchObject({ burnout_score: 50, served: 'answered', answered: 19 });
  });

  test('part of it is kept as well, and a later part joins it', async () => {
    await begin();
    const [first, ...rest] = all(1);
    const saved = await send(1, [first as { question_id: number; value: number }]);
    expect(saved.body.data).toMatchObject({
      answered: 1,
      burnout_score: null,
      saved: [{ question_id: 1, seq: 1, stored: true }],
    });
    await send(1, rest);
    expect((await read()).answers.map((one: { seq: number }) => one.seq)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  test('of two devices the higher number stays, whichever comes first', async () => {
    await begin();
    await send(1, [{ question_id: 1, value: 4, seq: 9 }]);
    const late = await send(1, [{ question_id: 1, value: 0, seq: 8 }]);
    expect(late.body.data.saved).toEqual([{ question_id: 1, seq: 9, stored: false }]);
    expect((await read()).answers).toEqual([{ question_id: 1, value: 4, seq: 9 }]);
  });

  test.each([
    [
      'a question of another category',
      1,
      [{ question_id: 7, value: 0 }],
      {},
      'answers.0.question_id',
    ],
    ['a question twice', 1, [all(1)[0], all(1)[0]], {}, 'answers.1.question_id'],
    ['an option that there is not', 1, [{ question_id: 1, value: 5 }], {}, 'answers.0.value'],
    ['no option', 1, [{ question_id: 1 }], {}, 'answers.0.value'],
    ['a category that there is not', 4, [], {}, 'category_id'],
    ['a part that applies to everybody', 1, [], { not_applicable: true }, 'not_applicable'],
    ['answers that do not apply', 3, all(3), { not_applicable: true }, 'answers'],
    ['an end too early', 1, all(1), { finished: true }, 'finished'],
    ['something else', 1, [], { burnout_score: 0 }, 'burnout_score'],
  ])(
    '%s is refused at its field, and nothing is kept',
    async (_, category, answers, more, field) => {
      await begin();
      const { status, body } = await send(category, answers as never, more);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
      expect((await read()).answers).toEqual([]);
    },
  );
});

describe('completing', () => {
  test('without the part about people served, where it does not apply', async () => {
    await begin();
    await send(3, [], { not_applicable: true });
    expect(await read()).toMatchObject({ served: 'not_applicable', questions: 13 });
    await send(1, all(1));
    const { body } = await send(2, all(2, 4));
    expect(body.data).toMatchObject({ answered: 13, served: 'not_applicable' });
    expect(body.data.burnout_score).toBeGreaterThan(50);
  });

  test('"not applicable" ends when the part is answered after all', async () => {
    await begin();
    await send(3, all(3).slice(0, 2));
    await send(3, [], { not_applicable: true });
    await send(3, [], { not_applicable: false });
    expect(await read()).toMatchObject({ served: null, questions: 19, answered: 2 });
    await send(3, [], { not_applicable: true });
    await send(3, all(3).slice(2));
    expect(await read()).toMatchObject({ served: 'answered', answered: 6 });
  });

  test('with questions left out when the person says that this is all, not before', async () => {
    await begin();
    await send(1, all(1).slice(0, 3));
    await send(3, []);
    expect((await send(2, all(2).slice(0, 4))).body.data.burnout_score).toBeNull();
    const { body } = await send(3, [], { finished: true });
    expect(body.data).toMatchObject({ answered: 7, served: 'answered' });
    expect(body.data.burnout_score).not.toBeNull();
  });

  test('afterwards the same answer is acknowledged and another one refused', async () => {
    await begin();
    for (const category of [1, 2, 3]) await send(category, all(category));
    expect((await send(1, [{ question_id: 1, value: 2, seq: 1 }])).status).toBe(200);
    expect((await send(1, [{ question_id: 1, value: 0, seq: 99 }])).status).toBe(409);
    expect((await send(3, [], { not_applicable: true })).status).toBe(409);
    expect(await read()).toMatchObject({ burnout_score: 50 });
  });

  test('twenty last answers at once on two nodes: one result, told once', async () => {
    await begin();
    await send(1, all(1));
    await send(2, all(2));
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => update(i % 2 ? second : server, person, id, 3, all(3))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const results = await server.database.query('select from app.results where attempt_id = $1', [
      id,
    ]);
    expect(results).toHaveLength(1);
    const news = await server.database.query(
      `select from pgboss.job where name = 'attempt.completed' and (data ->> 'subjectId')::int = $1`,
      [person.id],
    );
    expect(news).toHaveLength(1);
  });

  test.each(['answered', 'not_applicable'])(
    'a crash between the last answer (%s) and its score is made good',
    async (served) => {
      await begin();
      await send(1, all(1));
      await send(2, all(2).slice(1));
      if (served === 'answered') await send(3, all(3));
      else await send(3, [], { not_applicable: true });
      await server.database.query(
        `insert into app.answers (attempt_id, question_id, option_index, seq, answered_at) values ($1, 7, 2, 50, app.now())`,
        [id],
      );
      expect((await read()).burnout_score).toBeNull();
      await sweepUnscored({ db: server.node.pool.db, jobs: server.node.queue });
      expect((await read()).burnout_score).toBe(50);
    },
  );
});

describe('the key', () => {
  test('is in no answer of the calls, whatever was answered', async () => {
    await begin();
    await send(1, all(1));
    const { body } = await server.call('GET', '/api/burnout/questions', { token: person.token });
    const names = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) names.add(name);
        collect(inner);
      }
    };
    collect(body);
    collect(await read());
    for (const secret of ['topic', 'reversed', 'score', 'key', 'weight', 'categoryId', 'precision'])
      expect(names).not.toContain(secret);
  });

  test('permuted, leaves every byte of the questions as it is', async () => {
    await begin();
    const ask = async () =>
      (
        await fetch(`${server.origin}/api/burnout/questions`, {
          headers: { authorization: `Bearer ${person.token}` },
        })
      ).text();
    const before = await ask();
    const kept = burnoutKey.map((one) => ({ ...one }));
    try {
      for (const [at, one] of burnoutKey.entries()) {
        one.reversed = !one.reversed;
        one.topic = kept[(at + 1) % kept.length]?.topic ?? one.topic;
      }
      expect(await ask()).toBe(before);
    } finally {
      for (const [at, one] of burnoutKey.entries()) Object.assign(one, kept[at]);
    }
  });
});

describe('a record that was begun with the first version of the questions', () => {
  const questions = async () =>
    (await server.call('GET', '/api/burnout/questions', { token: person.token })).body.data;
  const make = (of: number) =>
    server.database.query(`update app.attempts set version = '2026.1' where id = $1`, [of]);

  test('goes on with them, most first, and is scored by their order', async () => {
    await begin();
    await make(id);
    const asked = await questions();
    expect(asked.version).toBe('2026.1');
    expect(asked.options.frequency[0]).toBe('Nearly always');
    for (const category of [1, 2]) await send(category, all(category, 0));
    await send(3, [], { not_applicable: true });
    // All but the reversed question at the most: (100 + 600 / 7) / 2.
    expect((await read()).burnout_score).toBe(92.9);
    const { body } = await server.call('GET', '/api/burnout/results', { token: person.token });
    expect(body.data.latest).toMatchObject({ happiness: 7.1, change: null });
    expect(body.data.latest.limits[0]).toContain('version 2026.1');

    // The next one asks as today, and what has changed since is not judged.
    id = await openRecord(server, person);
    expect(await questions()).toMatchObject({ version: '2026.2' });
    for (const category of [1, 2]) await send(category, all(category, 0));
    await send(3, [], { not_applicable: true });
    expect((await read()).burnout_score).toBe(7.2);
    const again = await server.call('GET', '/api/burnout/results', { token: person.token });
    expect(again.body.data.latest.change).toBeNull();
    expect(again.body.data.latest.limits[0]).toContain('have changed since your earlier results');
  });

  test('is asked as today while nobody has agreed to it', async () => {
    ({ person } = await startedCampaign(server, tenant, burnoutCampaign));
    const { body } = await server.call('POST', '/api/burnout/create', { token: person.token });
    await make(body.data.id);
    expect(await questions()).toMatchObject({ version: '2026.2' });
    await openRecord(server, person);
    const [row] = await server.database.query<{ version: string }>(
      'select version from app.attempts where id = $1',
      [body.data.id],
    );
    expect(row?.version).toBe('2026.2');
  });
});
