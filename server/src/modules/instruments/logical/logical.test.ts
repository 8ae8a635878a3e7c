import type { LogicalSection } from '@assay/contract/logical';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeTenant, makeUser, type Person, type Tenant } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  endLogical,
  logicalAnswer,
  logicalQuestions,
  logicalTaker,
  logicalTime,
} from '../../../test/logical.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

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

const taker = async () => (await logicalTaker(server, tenant)).person;

async function inSection(section: LogicalSection): Promise<Person> {
  const person = await taker();
  await logicalQuestions(server, person, 'analogy');
  if (section === 'sequence') {
    await endLogical(server, person, 'analogy');
    await logicalQuestions(server, person, 'sequence');
  }
  return person;
}

const clocksOf = (person: Person) =>
  server.database.query<{ part: number; ended: boolean }>(
    `select part, ended_at is not null as ended from app.clocks c join app.attempts a on a.id = c.attempt_id
     where subject_id = $1 order by part`,
    [person.id],
  );

const answersOf = (person: Person) =>
  server.database.query<{ question_id: number; option_index: number }>(
    `select question_id, option_index from app.answers x join app.attempts a on a.id = x.attempt_id
     where subject_id = $1 order by question_id`,
    [person.id],
  );

const resultsOf = (person: Person) =>
  server.database.query('select scores from app.results where subject_id = $1', [person.id]);

describe('the questions (R012, R163)', () => {
  test('who only looks begins nothing, and learns how much time there will be', async () => {
    const person = await taker();
    const { status, body } = await logicalQuestions(server, person, 'analogy', false);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      attemptId: null,
      completed: false,
      started: false,
      over: false,
      remainingSeconds: 720,
      givenBackSeconds: 0,
      saved: 0,
      ranOut: false,
      analogyQuestions: [],
      analogyQuestionsCountTotal: 20,
    });
    expect((await logicalTime(server, person, 'sequence')).body.data).toEqual({
      started: false,
      over: false,
      remainingSeconds: 720,
      givenBackSeconds: 0,
    });
    expect(await clocksOf(person)).toEqual([]);
  });

  test('twenty questions of six options each; asking again gives the same ones and no more time (R182)', async () => {
    const person = await taker();
    const { body } = await logicalQuestions(server, person, 'analogy');
    const { analogyQuestions: questions, ...state } = body.data;
    expect(state).toMatchObject({ started: true, over: false, analogyQuestionsCountTotal: 20 });
    expect(state.remainingSeconds).toBeGreaterThan(715);
    expect(questions).toHaveLength(20);
    for (const question of questions) {
      expect(question.type).toBe('analogy');
      expect(new Set(question.options.map(({ text }: { text: string }) => text)).size).toBe(6);
    }
    await server.database.moveClock('10 seconds');
    const again = (await logicalQuestions(server, person, 'analogy')).body.data;
    expect(again.analogyQuestions).toEqual(questions);
    expect(again.remainingSeconds).toBeLessThanOrEqual(710);
    const looked = (await logicalQuestions(server, person, 'analogy', false)).body.data;
    expect(looked.analogyQuestions).toEqual(questions);
  });

  test('the second section opens when the first one is over, and closes it for good (R181)', async () => {
    const person = await inSection('analogy');
    const tests = () => server.call('GET', '/api/subject/test-types', { token: person.token });
    expect((await tests()).body.data.tests[0].remaining_seconds).toBeGreaterThan(715);
    await logicalAnswer(server, person, { questionId: 3, optionId: 1 });
    expect(await logicalQuestions(server, person, 'sequence')).toMatchObject({
      status: 409,
      body: { message: 'This part opens when the first one is completed.' },
    });
    // Nobody ends it: its time runs out.
    await server.database.moveClock('15 minutes');
    expect((await logicalTime(server, person, 'analogy')).body.data).toMatchObject({
      over: true,
      remainingSeconds: 0,
    });
    expect((await tests()).body.data.tests[0].remaining_seconds).toBeNull();
    const looked = await logicalQuestions(server, person, 'analogy', false);
    expect(looked.body.data).toMatchObject({ over: true, ranOut: true, saved: 1 });
    const { status, body } = await logicalQuestions(server, person, 'sequence');
    expect(status).toBe(200);
    expect(body.data.sequenceQuestions).toHaveLength(20);
    expect(await clocksOf(person)).toEqual([
      { part: 1, ended: true },
      { part: 2, ended: false },
    ]);
    expect((await logicalQuestions(server, person, 'analogy')).body.data.analogyQuestions).toEqual(
      [],
    );
  });

  test('people get different forms', async () => {
    const [one, other] = [await inSection('analogy'), await inSection('analogy')];
    const [first, next] = [
      (await logicalQuestions(server, one, 'analogy')).body.data.analogyQuestions,
      (await logicalQuestions(server, other, 'analogy')).body.data.analogyQuestions,
    ];
    const same = first.filter(
      (question: object, at: number) => JSON.stringify(question) === JSON.stringify(next[at]),
    );
    expect(same.length).toBeLessThan(5);
  });

  test('beginning twenty times at once on two nodes begins one sitting with one clock', async () => {
    const person = await taker();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        logicalQuestions(i % 2 === 0 ? server : second, person, 'analogy'),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const shown = new Set(answers.map(({ body }) => JSON.stringify(body.data.analogyQuestions)));
    expect(shown.size).toBe(1);
    expect(await clocksOf(person)).toHaveLength(1);
  });

  test('a browser that fetches ahead starts no clock', async () => {
    const person = await taker();
    const { status } = await server.call('GET', '/api/iq-test/questions/analogy', {
      token: person.token,
      headers: { 'sec-purpose': 'prefetch' },
    });
    expect(status).toBe(409);
    expect(await clocksOf(person)).toEqual([]);
  });

  test('who is asked for other tests begins nothing; without a session there is nothing at all (R203)', async () => {
    const { person: stranger } = await startedCampaign(server, tenant);
    for (const begin of [true, false]) {
      expect(await logicalQuestions(server, stranger, 'analogy', begin)).toMatchObject({
        status: 403,
      });
    }
    expect((await logicalTime(server, stranger, 'analogy')).status).toBe(403);
    expect((await endLogical(server, stranger, 'analogy')).status).toBe(404);
    for (const path of ['questions/analogy', 'time/sequence', 'results', 'practice']) {
      expect((await server.call('GET', `/api/iq-test/${path}`)).status).toBe(401);
    }
    expect((await server.call('PUT', '/api/iq-test/complete/analogy')).status).toBe(401);
  });
});

describe('the key stays on the server', () => {
  const names = /key|right|correct|answer|solution|family|score|theta|difficulty|seed/i;

  function namesIn(value: unknown): string[] {
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(Array.isArray(value) ? [] : [name]),
      ...namesIn(inner),
    ]);
  }

  test('no field of what is sent tells of it', async () => {
    const person = await inSection('analogy');
    const open = await logicalQuestions(server, person, 'analogy');
    const answered = await logicalAnswer(server, person, { questionId: 1, optionId: 2 });
    const timed = await logicalTime(server, person, 'analogy');
    const ended = await endLogical(server, person, 'analogy');
    for (const { body } of [open, answered, timed, ended]) {
      expect(namesIn(body).filter((name) => names.test(name))).toEqual([]);
    }
  });

  test('another key leaves every byte of the questions as it was', async () => {
    const person = await inSection('analogy');
    await logicalAnswer(server, person, { questionId: 3, optionId: 1, seq: 1 });
    const bytes = async () =>
      JSON.stringify(
        (await logicalQuestions(server, person, 'analogy')).body.data.analogyQuestions,
      );
    const before = await bytes();
    await server.database.query(
      `update app.attempt_keys k set key = jsonb_build_object('analogy', (select jsonb_agg((v::int + 1) % 6) from jsonb_array_elements_text(key -> 'analogy') v), 'sequence', key -> 'sequence')
       from app.attempts a where a.id = k.attempt_id and a.subject_id = $1`,
      [person.id],
    );
    expect(await bytes()).toBe(before);
  });

  test('the sitting that is kept beside it has none either', async () => {
    const person = await inSection('analogy');
    const [row] = await server.database.query<{ form: unknown }>(
      'select form from app.attempts where subject_id = $1',
      [person.id],
    );
    expect(namesIn(row?.form).filter((name) => /key|right|correct/i.test(name))).toEqual([]);
  });
});

describe('answers (R164, R180)', () => {
  test('are shown again with the questions; the highest sequence number stands', async () => {
    const person = await inSection('analogy');
    expect(
      (await logicalAnswer(server, person, { questionId: 2, optionId: 4, seq: 5 })).body.data,
    ).toEqual({ questionId: 2, seq: 5, stored: true });
    expect(
      (await logicalAnswer(server, person, { questionId: 2, optionId: 1, seq: 4 })).body.data,
    ).toEqual({ questionId: 2, seq: 5, stored: false });
    expect(
      (await logicalAnswer(server, person, { questionId: 2, optionId: 4, seq: 5 })).status,
    ).toBe(200);
    expect((await logicalAnswer(second, person, { questionId: 7, optionId: 0 })).body.data).toEqual(
      {
        questionId: 7,
        seq: 6,
        stored: true,
      },
    );
    const { analogyQuestions } = (await logicalQuestions(server, person, 'analogy')).body.data;
    expect(analogyQuestions[1].answer).toEqual({ index: 4, seq: 5 });
    expect(analogyQuestions[0].answer).toBeUndefined();
  });

  test('what does not belong there is the mistake of its field', async () => {
    const person = await inSection('analogy');
    const good = { questionId: 1, optionId: 0, type: 'analogy', confirmed: true };
    const wrong: [string, object, string][] = [
      ['analogy', { ...good, questionId: 101 }, 'questionId'],
      ['analogy', { ...good, questionId: 21 }, 'questionId'],
      ['analogy', { ...good, questionId: 0 }, 'questionId'],
      ['analogy', { ...good, questionId: '1' }, 'questionId'],
      ['analogy', { ...good, optionId: 6 }, 'optionId'],
      ['analogy', { ...good, optionId: -1 }, 'optionId'],
      ['analogy', { ...good, type: 'sequence' }, 'type'],
      ['analogy', { ...good, type: 'matrix' }, 'type'],
      ['analogy', { ...good, confirmed: 'yes' }, 'confirmed'],
      ['analogy', { ...good, seq: 0 }, 'seq'],
      ['analogy', { ...good, index: 1 }, 'index'],
      ['sequence', good, 'questionId'],
    ];
    for (const [section, json, field] of wrong) {
      const path = `/api/iq-test/answers/${section}`;
      const { status, body } = await server.call('POST', path, { token: person.token, json });
      expect([json, status, Object.keys(body.errors)]).toEqual([json, 422, [field]]);
      expect((await server.call('POST', path, { json })).status).toBe(401);
    }
    expect(await answersOf(person)).toEqual([]);
  });

  test('before a section has begun there is nothing to answer', async () => {
    const person = await taker();
    expect((await logicalAnswer(server, person, { questionId: 1, optionId: 0 })).status).toBe(404);
    await logicalQuestions(server, person, 'analogy');
    expect(await logicalAnswer(server, person, { questionId: 101, optionId: 0 })).toMatchObject({
      status: 409,
      body: { message: 'You have not started this part yet.' },
    });
    expect((await endLogical(server, person, 'sequence')).status).toBe(409);
  });

  test('to the attempt of somebody else are 404 and change nothing', async () => {
    const [person, other] = [await inSection('analogy'), await inSection('analogy')];
    const { attemptId } = (await logicalQuestions(server, other, 'analogy')).body.data;
    const json = { questionId: 1, optionId: 0, type: 'analogy', confirmed: true, attemptId };
    const { status } = await server.call('POST', '/api/iq-test/answers/analogy', {
      token: person.token,
      json,
    });
    expect(status).toBe(404);
    expect([await answersOf(person), await answersOf(other)]).toEqual([[], []]);
  });
});

describe('the end', () => {
  test('after a section is ended, answers are too late and say so; what was stored may come again', async () => {
    const person = await inSection('analogy');
    await logicalAnswer(server, person, { questionId: 1, optionId: 2, seq: 1 });
    expect((await endLogical(server, person, 'analogy')).body.data).toEqual({
      section: 'analogy',
      section_completed: true,
      completed: false,
    });
    expect(
      await logicalAnswer(server, person, { questionId: 2, optionId: 2, seq: 2 }),
    ).toMatchObject({
      status: 409,
      body: { message: 'Time passed', code: 'time_passed' },
    });
    expect(
      (await logicalAnswer(server, person, { questionId: 1, optionId: 2, seq: 1 })).status,
    ).toBe(200);
    expect(await answersOf(person)).toEqual([{ question_id: 1, option_index: 2 }]);
  });

  test('with both sections over the test is complete, its result there and the news sent (R060, R093)', async () => {
    const person = await inSection('sequence');
    await logicalAnswer(server, person, { questionId: 101, optionId: 0 });
    expect((await server.call('GET', '/api/iq-test/results', person)).body.data.results).toBeNull();
    expect((await endLogical(server, person, 'sequence')).body.data).toEqual({
      section: 'sequence',
      section_completed: true,
      completed: true,
    });
    const { body } = await server.call('GET', '/api/iq-test/results', { token: person.token });
    expect(body.data.results.scores.map(({ code }: { code: string }) => code)).toEqual([
      'ANALOGY',
      'SEQUENCE',
      'TOTAL',
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/"(right|theta|chosen)"/);
    const types = await server.call('GET', '/api/subject/test-types', { token: person.token });
    expect(types.body.data.tests).toContainEqual(
      expect.objectContaining({ id: 2, pivot: { completed: true } }),
    );
    expect((await logicalQuestions(server, person, 'sequence')).body.data).toMatchObject({
      completed: true,
      sequenceQuestions: [],
    });
    const jobs = await server.database.query(
      `select 1 from pgboss.job where name = 'attempt.completed' and data ->> 'subjectId' = $1`,
      [String(person.id)],
    );
    expect(jobs).toHaveLength(1);
  });

  test('ending it twenty times at once on two nodes scores it once', async () => {
    const person = await inSection('sequence');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        endLogical(i % 2 === 0 ? server : second, person, 'sequence'),
      ),
    );
    expect(answers.map(({ body }) => body.data?.completed)).toEqual(Array(20).fill(true));
    expect(await resultsOf(person)).toHaveLength(1);
  });

  test('who leaves and does not return is finished by the sweep when both times are over', async () => {
    const [left, halfway] = [await inSection('sequence'), await inSection('analogy')];
    await logicalAnswer(server, left, { questionId: 101, optionId: 0 });
    await server.database.moveClock('13 minutes');
    const worker = await startTestServer({ beside: server });
    const sweep = () => server.node.queue.send(server.node.pool.db, { queue: 'attempt.sweep' }, {});
    try {
      // A broken line might still be made up for.
      await sweep();
      await new Promise((resolve) => setTimeout(resolve, 2500));
      expect(await resultsOf(left)).toHaveLength(0);
      await server.database.moveClock('15 minutes');
      await sweep();
      await eventually(async () => (await resultsOf(left)).length === 1, 'the sweep');
      expect(await resultsOf(halfway)).toHaveLength(0);
    } finally {
      await worker.stop();
    }
  });
});

test('a sitting that was begun before the questions changed is scored as one of their version', async () => {
  const person = await inSection('analogy');
  const { body } = await logicalQuestions(server, person, 'analogy');
  await server.database.query(`update app.attempts set version = '1' where subject_id = $1`, [
    person.id,
  ]);
  const again = await logicalQuestions(server, person, 'analogy');
  expect(again.body.data.analogyQuestions).toEqual(body.data.analogyQuestions);
  await endLogical(server, person, 'analogy');
  await logicalQuestions(server, person, 'sequence');
  await endLogical(server, person, 'sequence');
  const [result] = await resultsOf(person);
  expect(result).toMatchObject({ scores: { version: '1' } });
});

describe('a broken line', () => {
  test('silence of more than 15 seconds is given back, at most 120 a section', async () => {
    const person = await inSection('analogy');
    await server.database.moveClock('60 seconds');
    const { remainingSeconds, givenBackSeconds } = (await logicalTime(server, person, 'analogy'))
      .body.data;
    expect(remainingSeconds).toBeGreaterThanOrEqual(717);
    expect(givenBackSeconds).toBeGreaterThanOrEqual(57);
    await server.database.moveClock('260 seconds');
    // 200 seconds of silence, of which 60 are left of the limit.
    const later = (await logicalTime(server, person, 'analogy')).body.data.remainingSeconds;
    expect(later).toBeGreaterThanOrEqual(578);
    expect(later).toBeLessThanOrEqual(582);
  });

  test('somebody who was not heard of but answered meanwhile was not kept from it', async () => {
    const person = await inSection('analogy');
    await server.database.moveClock('24 seconds');
    const given = (await logicalTime(server, person, 'analogy')).body.data;
    expect(given.givenBackSeconds).toBeGreaterThanOrEqual(22);
    const sent = { questionId: 1, optionId: 0 };
    expect((await logicalAnswer(server, person, sent, 12)).status).toBe(200);
    const after = (await logicalTime(server, person, 'analogy')).body.data;
    expect(after).toMatchObject({ givenBackSeconds: 0, over: false });
    expect(after.remainingSeconds).toBeLessThanOrEqual(696);
  });

  test('answers that were given meanwhile count, also when the line returns after the end', async () => {
    const person = await inSection('analogy');
    await server.database.moveClock('700 seconds');
    // The gap of 700 s gives 120 back.
    await logicalTime(server, person, 'analogy');
    await server.database.query(
      `update app.clocks c set credited_seconds = 0 from app.attempts a
       where a.id = c.attempt_id and a.subject_id = $1`,
      [person.id],
    );
    await server.database.moveClock('760 seconds');
    expect((await logicalAnswer(server, person, { questionId: 5, optionId: 3 })).status).toBe(200);
    expect(await answersOf(person)).toHaveLength(1);
    // The time that was left was worked in: what is on its way is taken, and nothing is left.
    expect((await logicalTime(server, person, 'analogy')).body.data.remainingSeconds).toBe(0);
    const sent = { questionId: 4, optionId: 2 };
    expect((await logicalAnswer(server, person, sent, 50)).status).toBe(200);
    expect(await answersOf(person)).toHaveLength(2);
    await server.database.moveClock('1 hour');
    expect((await logicalAnswer(server, person, { questionId: 6, optionId: 3 })).status).toBe(409);
  });
});

test('practice shows its solutions, of questions that nobody is asked', async () => {
  const person = await makeUser(server);
  const { body } = await server.call('GET', '/api/iq-test/practice', { token: person.token });
  for (const section of ['analogy', 'sequence'] as const) {
    expect(body.data[section]).toHaveLength(3);
    for (const { puzzle, right } of body.data[section]) {
      expect(puzzle.id).toBeGreaterThan(900);
      expect(puzzle.options[right]).toBeDefined();
    }
  }
});
