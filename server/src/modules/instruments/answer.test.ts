import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { personalityKey } from '@assay/instruments/personality/definition';
import { instruments } from '@assay/instruments/registry';
import {
  makeCampaign,
  makeSession,
  makeTenant,
  makeUser,
  personalityAnswer,
  type Person,
  type Tenant,
} from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import {
  activate,
  enterCampaign,
  finishPersonality,
  insertAnswers,
  startedCampaign,
} from '../../test/shortcuts.ts';
import { completeAttempt } from './index.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
afterEach(() => server.database.moveClock('0'));

async function makeTaker(count = 0): Promise<Person> {
  const { person } = await startedCampaign(server, tenant);
  if (count > 0) await insertAnswers(server, person, { count });
  else await open(person);
  return person;
}

const open = (person: Person, node = server) =>
  node.call('GET', '/api/personality-test/questions', { token: person.token });

const answer = (
  { token }: Person,
  questionId: number,
  index: number,
  seq?: number,
  node = server,
) => node.call('POST', ...personalityAnswer(questionId, index, token, seq));

async function stored(person: Person, questionId: number) {
  const rows = await server.database.query<{ option_index: number; seq: number }>(
    `select option_index, seq from app.answers x join app.attempts t on t.id = x.attempt_id
     where t.subject_id = $1 and question_id = $2`,
    [person.id, questionId],
  );
  return rows;
}

const results = (person: Person) =>
  server.database.query<{ scores: unknown }>(
    'select scores from app.results where subject_id = $1',
    [person.id],
  );

/** How often the modules above are told. */
async function completions(person: Person): Promise<number | undefined> {
  const [news] = await server.database.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'attempt.completed' and (data ->> 'subjectId')::int = $1`,
    [person.id],
  );
  return news?.count;
}

describe('the order of answers', () => {
  test('the same answer again changes nothing and is acknowledged', async () => {
    const person = await makeTaker();
    const first = await answer(person, 1, 2, 1);
    expect(first).toMatchObject({
      status: 200,
      body: { data: { questionId: 1, seq: 1, stored: true, done: false } },
    });
    for (let i = 0; i < 3; i += 1) {
      expect(await answer(person, 1, 2, 1)).toMatchObject({
        status: 200,
        body: { data: { seq: 1, stored: false } },
      });
    }
    expect(await stored(person, 1)).toEqual([{ option_index: 2, seq: 1 }]);
  });

  test('a lower number is acknowledged and left aside, a higher one wins', async () => {
    const person = await makeTaker();
    await answer(person, 1, 2, 5);
    expect(await answer(person, 1, 4, 4)).toMatchObject({
      status: 200,
      body: { data: { seq: 5, stored: false } },
    });
    // Equal numbers are the same answer; the first to arrive stays.
    expect(await answer(person, 1, 4, 5)).toMatchObject({
      status: 200,
      body: { data: { seq: 5, stored: false } },
    });
    expect(await stored(person, 1)).toEqual([{ option_index: 2, seq: 5 }]);
    expect(await answer(person, 1, 0, 6)).toMatchObject({
      status: 200,
      body: { data: { seq: 6, stored: true } },
    });
    expect(await stored(person, 1)).toEqual([{ option_index: 0, seq: 6 }]);
  });

  test('a call without a number gets the next of the attempt', async () => {
    const person = await makeTaker();
    await answer(person, 1, 2, 40);
    expect((await answer(person, 2, 1)).body.data).toMatchObject({ seq: 41, stored: true });
    expect((await answer(person, 1, 3)).body.data).toMatchObject({ seq: 42, stored: true });
    const { body } = await open(person);
    const given = body.data.questions.filter(
      (one: { answer?: unknown }) => one.answer !== undefined,
    );
    expect(given.map(({ id, answer: one }: { id: number; answer: unknown }) => [id, one])).toEqual([
      [1, { index: 3, seq: 42 }],
      [2, { index: 1, seq: 41 }],
    ]);
  });

  test('many changes of one answer at once, over two nodes: the highest stays', async () => {
    const person = await makeTaker();
    const numbers = Array.from({ length: 30 }, (_, i) => i + 1);
    const shuffled = numbers.toSorted((a, b) => ((a * 7) % 31) - ((b * 7) % 31));
    const answers = await Promise.all(
      shuffled.map((n) => answer(person, 3, n % 5, n, n % 2 === 0 ? server : second)),
    );
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 200));
    expect(await stored(person, 3)).toEqual([{ option_index: 0, seq: 30 }]);
  });
});

describe('completing', () => {
  test('two last answers at once, on two nodes, complete exactly once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await makeTaker(150);
      const [first, last] = await Promise.all([
        answer(person, 151, 1, 200),
        answer(person, 152, 1, 201, second),
      ]);
      expect([first.status, last.status]).toEqual([200, 200]);
      expect([first.body.data.done, last.body.data.done]).toContain(true);
      expect(await results(person)).toHaveLength(1);
      expect(await completions(person)).toBe(1);
    }
  });

  test('the last answer twenty times at once scores once', async () => {
    const person = await makeTaker(151);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        answer(person, 152, 3, 200, i % 2 === 0 ? server : second),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.every(({ body }) => body.data.done === true)).toBe(true);
    expect(await results(person)).toHaveLength(1);
  });

  test('sweeps on several nodes score an attempt once, and none of them fails', async () => {
    const person = await makeTaker();
    await server.database.query('delete from app.attempts where subject_id = $1', [person.id]);
    const attemptId = await insertAnswers(server, person);
    const services = [server, second].map(({ node }) => ({ db: node.pool.db, jobs: node.queue }));
    await Promise.all(
      [...services, ...services, ...services].map((one) => completeAttempt(one, attemptId)),
    );
    expect(await results(person)).toHaveLength(1);
    expect(await completions(person)).toBe(1);
  });

  test('afterwards the same or an older answer is a 200 and a different one a 409', async () => {
    const person = await makeTaker(151);
    expect((await answer(person, 152, 3, 200)).body.data).toMatchObject({
      done: true,
      stored: true,
    });
    const before = await results(person);
    expect(await answer(person, 152, 3, 200)).toMatchObject({
      status: 200,
      body: { data: { stored: false, done: true } },
    });
    expect(await answer(person, 152, 3, 300)).toMatchObject({
      status: 200,
      body: { data: { stored: false } },
    });
    expect(await answer(person, 152, 1, 199)).toMatchObject({
      status: 200,
      body: { data: { stored: false } },
    });
    for (const late of [await answer(person, 152, 1, 201), await answer(person, 152, 1)]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    }
    expect(await stored(person, 152)).toEqual([{ option_index: 3, seq: 200 }]);
    expect(await results(person)).toEqual(before);
    expect((await open(person)).body.data.completed).toBe(true);
  });

  test('who sends the last answer again after a crash is told of the end when it is scored', async () => {
    const person = await makeTaker();
    await server.database.query('delete from app.attempts where subject_id = $1', [person.id]);
    await insertAnswers(server, person);
    const [last] = await stored(person, 152);
    const again = await Promise.all(
      [server, second].map((node) => answer(person, 152, last?.option_index ?? 0, last?.seq, node)),
    );
    for (const { body } of again) expect(body.data).toMatchObject({ stored: false, done: true });
    expect(await results(person)).toHaveLength(1);
    expect(await completions(person)).toBe(1);
  });

  test('the sweep scores what a crash left between the last answer and its score', async () => {
    const left = await makeTaker();
    await server.database.query('delete from app.attempts where subject_id = $1', [left.id]);
    const partly = await makeTaker(100);
    // One that this version cannot score, since a later one has begun it.
    await server.database.query(
      `with a as (insert into app.attempts (subject_id, instrument, test, version, language, questions, started_at)
         values ($1, 'later', '99', '1', 'en', 1, app.now()) returning id)
       insert into app.answers (attempt_id, question_id, option_index, seq, answered_at) select id, 1, 1, 1, app.now() from a`,
      [partly.id],
    );
    await insertAnswers(server, left, { seed: 9 });
    const worker = await startTestServer({ beside: server });
    try {
      await server.node.queue.send(server.node.pool.db, { queue: 'attempt.sweep' }, {});
      await eventually(async () => (await results(left)).length === 1, 'the sweep');
      expect(await results(partly)).toHaveLength(0);
      const other = await makeTaker();
      await server.database.query('delete from app.attempts where subject_id = $1', [other.id]);
      await finishPersonality(server, other, { seed: 9 });
      // The profile asks for age alone, and both have the same.
      expect(await results(left)).toEqual(await results(other));
    } finally {
      await worker.stop();
    }
  });
});

describe('what is refused', () => {
  test('a question, scale or type that does not belong there is the field’s mistake', async () => {
    const person = await makeTaker();
    const five = '/api/personality-test/answers';
    const tendency = '/api/personality-test/tendencies/answers';
    const [, { json: good }] = personalityAnswer(1, 2, person.token);
    const [, { json: other }] = personalityAnswer(121, 2, person.token);
    const wrong: [string, object, string][] = [
      [five, { ...good, scaleId: (good['scaleId'] % 30) + 1 }, 'scaleId'],
      [five, { ...good, type: 'tendency' }, 'type'],
      [five, { ...good, questionId: 153 }, 'questionId'],
      [five, { ...good, questionId: 0 }, 'questionId'],
      [five, { ...good, index: 5 }, 'index'],
      [five, { ...good, index: -1 }, 'index'],
      [five, { ...good, index: 1.5 }, 'index'],
      [five, { ...good, seq: 0 }, 'seq'],
      [five, { ...good, seq: 2 ** 31 }, 'seq'],
      [five, { ...good, confirmed: 1 }, 'confirmed'],
      [five, other, 'questionId'],
      [tendency, good, 'questionId'],
      [tendency, { ...other, type: '5-factor' }, 'type'],
    ];
    for (const [path, json, field] of wrong) {
      const { status, body } = await server.call('POST', path, { token: person.token, json });
      expect([json, status, Object.keys(body.errors)]).toEqual([json, 422, [field]]);
      // Somebody without a session learns that first, whatever else is wrong.
      expect((await server.call('POST', path, { json })).status).toBe(401);
      expect((await server.call('POST', path, { json, token: 'n'.repeat(43) })).status).toBe(401);
    }
    expect(await stored(person, 1)).toEqual([]);
  });

  test('an attempt of somebody else, and no attempt at all, are 404', async () => {
    const person = await makeTaker();
    const foreign = await makeTaker(5);
    const { attemptId } = (await open(foreign)).body.data;
    const [path, { token, json }] = personalityAnswer(1, 2, person.token, 1);
    expect((await server.call('POST', path, { token, json: { ...json, attemptId } })).status).toBe(
      404,
    );
    expect(await stored(foreign, 1)).toHaveLength(1);
    expect(await stored(person, 1)).toEqual([]);
    const stranger = await makeUser(server);
    expect((await answer(stranger, 1, 2, 1)).status).toBe(404);
  });

  test('a session that has ended is 401 on every node within a second', async () => {
    const person = await makeTaker();
    expect((await answer(person, 1, 2, 1, second)).status).toBe(200);
    expect((await server.call('POST', '/api/user/logout', { token: person.token })).status).toBe(
      200,
    );
    const start = performance.now();
    expect((await answer(person, 1, 3, 2, second)).status).toBe(401);
    expect((await open(person, second)).status).toBe(401);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(await stored(person, 1)).toEqual([{ option_index: 2, seq: 1 }]);
  });

  test('a session ends when it is idle for too long or 90 days old, by the clock of the database', async () => {
    const person = await makeTaker();
    await server.database.moveClock('13 days 23 hours');
    expect((await answer(person, 1, 2, 1)).status).toBe(200);
    // The call above touched the session, which goes on from there.
    await server.database.moveClock('27 days 22 hours');
    expect((await answer(person, 2, 2, 2)).status).toBe(200);
    await server.database.moveClock('41 days 23 hours');
    expect((await answer(person, 3, 2, 3)).status).toBe(401);
    expect((await open(person)).status).toBe(401);

    await server.database.moveClock('0');
    const busy = { ...person, token: await makeSession(server, person.id) };
    await server.database.query(
      `update app.sessions set idle_seconds = 86400 * 100 where user_id = $1`,
      [person.id],
    );
    await server.database.moveClock('89 days 23 hours');
    expect((await answer(busy, 4, 2, 4)).status).toBe(200);
    await server.database.moveClock('90 days 1 minute');
    expect((await answer(busy, 5, 2, 5)).status).toBe(401);
  });
});

describe('opening the questions', () => {
  test('needs a campaign that asks for them, a permission and a profile, in this order; a profile alone of somebody whom nobody has invited', async () => {
    const stranger = await makeUser(server);
    expect(await open(stranger)).toMatchObject({ status: 409, body: { code: 'profile_required' } });
    const { person: other } = await startedCampaign(server, tenant, { test_types: ['2'] });
    expect(await open(other)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const campaign = await makeCampaign(server, tenant);
    const email = campaign.subjects[0]?.email as string;
    await activate(server, tenant, campaign.id);
    const person = await enterCampaign(server, tenant, campaign.id, email, { profile: false });
    expect(await open(person)).toMatchObject({ status: 409, body: { code: 'profile_required' } });
    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
    expect(await open(person)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const attempts = await server.database.query('select from app.attempts where subject_id = $1', [
      person.id,
    ]);
    expect(attempts).toEqual([]);
  });

  test('is not possible after the deadline, but what was begun may be finished', async () => {
    const begun = await makeTaker();
    const { person: late } = await startedCampaign(server, tenant);
    await server.database.query(`update app.sessions set idle_seconds = 86400 * 60`);
    await server.database.moveClock('15 days');
    expect((await open(late)).status).toBe(403);
    expect((await open(begun)).status).toBe(200);
    expect((await answer(begun, 1, 2, 1)).body.data).toMatchObject({ stored: true });
  });

  test('twice at once begins one attempt', async () => {
    const { person } = await startedCampaign(server, tenant);
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, i) => open(person, i % 2 === 0 ? server : second)),
    );
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(opened.map(({ body }) => body.data.attemptId)).size).toBe(1);
  });

  test('gives nothing of the key away', async () => {
    const person = await makeTaker(3);
    const { body } = await open(person);
    const names = new Set<string>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) names.add(name);
        walk(inner);
      }
    };
    walk(body.data.questions);
    walk(body.data.tendencyQuestions);
    expect([...names].toSorted()).toEqual([
      'answer',
      'id',
      'index',
      'scaleId',
      'seq',
      'text',
      'type',
    ]);
    expect(JSON.stringify(body)).not.toMatch(
      /"[^"]*(key|revers|sign|score|correct|weight|facet|factor"|norm)[^"]*":/i,
    );

    // The keying of every item turned round: not one byte may differ.
    const bytes = JSON.stringify(body);
    const turn = () => {
      for (const item of personalityKey) item.reversed = !item.reversed;
    };
    turn();
    try {
      expect(JSON.stringify((await open(person)).body)).toBe(bytes);
    } finally {
      turn();
    }
  });
});

test('an answer is one round trip to the database', async () => {
  const person = await makeTaker();
  const texts: string[] = [];
  const { pool } = server.node.pool;
  const watched = new Set<unknown>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: string | { text: string }, ...rest: unknown[]) => {
      texts.push(typeof config === 'string' ? config : config.text);
      return query(config, ...rest);
    }) as typeof client.query;
  });
  await answer(person, 1, 2, 1);
  expect(texts.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringContaining('app.save_answer'),
  ]);
  texts.length = 0;
  await answer(person, 1, 2, 1);
  expect(texts).toHaveLength(1);
  // Whether a political question is asked of somebody is one more; of an applicant it is not, and nothing is stored.
  texts.length = 0;
  await answer(person, 28, 2, 2);
  expect(texts).toEqual([expect.stringContaining('app.find_own_form')]);
  // The other calls show that the spy sees everything.
  texts.length = 0;
  await open(person);
  expect(texts.length).toBeGreaterThan(3);
});

test('what stands after any order of arrival is what was answered last', async () => {
  const person = await makeTaker();
  const form = { version: '2026.2', political: false } as const;
  const given = instruments.personality.simulate(4, form).slice(0, 40);
  const calls = given.flatMap(({ questionId, index }, i) => [
    () => answer(person, questionId, (index + 1) % 5, i + 1),
    () => answer(person, questionId, index, 100 + i, second),
  ]);
  await Promise.all(calls.toReversed().map((call) => call()));
  const { body } = await open(person);
  const found = [...body.data.questions, ...body.data.tendencyQuestions].filter(
    (one) => one.answer !== undefined,
  );
  expect(found.map(({ id, answer: one }) => [id, one.index])).toEqual(
    given
      .map(({ questionId, index }) => [questionId, index])
      .toSorted(([a], [b]) => (a as number) - (b as number)),
  );
});
