import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../access/token.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { makeTenant, makeUser, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  answerSkill,
  askSkill,
  invitedToSkill,
  makeSkillTest,
  nextQuestion,
  optionsByScore,
  takeSkillTest,
  timeUpSkill,
} from '../../../test/skill-tests.ts';
import { answerGrace } from '../clock.queries.ts';
import { saveSkillAnswer } from './skill-test.queries.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;
let testId: number;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
  tenant = await makeTenant(server);
  testId = await makeSkillTest(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
afterEach(() => server.database.moveClock('0'));

const invite = async () => (await invitedToSkill(server, tenant, testId)).person;

async function stored({ id }: Person) {
  return server.database.query<{ question_id: number; option_index: number }>(
    `select x.question_id, x.option_index from app.answers x join app.attempts a on a.id = x.attempt_id
     where a.subject_id = $1 order by x.question_id`,
    [id],
  );
}

async function results({ id }: Person) {
  return server.database.query<{ scores: { questions: { outcome: string; points: number }[] } }>(
    'select scores from app.results where subject_id = $1',
    [id],
  );
}

test('R067 an answer names question and option, and counts by the option whatever its place', async () => {
  const person = await invite();
  const question = await nextQuestion(server, person, testId);
  const [best, partly] = await optionsByScore(server, question.id);
  const saved = await answerSkill(server, person, testId, question.id, best as number);
  expect(saved).toMatchObject({
    status: 200,
    body: { data: { questionId: question.id, stored: true, done: false } },
  });
  // In the bank the best option is the second.
  expect(await stored(person)).toEqual([{ question_id: question.id, option_index: 1 }]);

  const again = await answerSkill(server, person, testId, question.id, best as number);
  expect(again).toMatchObject({ status: 200, body: { data: { stored: false } } });
  const changed = await answerSkill(server, person, testId, question.id, partly as number);
  expect(changed).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(changed.body.message).not.toBe('Time passed');
  expect(await stored(person)).toEqual([{ question_id: question.id, option_index: 1 }]);
});

test('R067 a time-up names the question; it closes it, also before its time, and once', async () => {
  const person = await invite();
  const question = await nextQuestion(server, person, testId);
  const first = await timeUpSkill(server, person, testId, question.id);
  expect(first.body.data).toEqual({ questionId: question.id, stored: true, done: false });
  const again = await timeUpSkill(server, person, testId, question.id);
  expect(again).toMatchObject({ status: 200, body: { data: { stored: false, done: false } } });
  const [best] = await optionsByScore(server, question.id);
  expect(await answerSkill(server, person, testId, question.id, best as number)).toMatchObject({
    status: 409,
    body: { message: 'Time passed' },
  });
  expect(await stored(person)).toEqual([]);
  expect((await askSkill(server, person, testId)).number).toBe(2);
});

test('R092 an answer after the time is refused with "Time passed" and nothing else changes', async () => {
  const person = await invite();
  const question = await nextQuestion(server, person, testId);
  const [best] = await optionsByScore(server, question.id);
  await server.database.moveClock('10 minutes');
  expect(await answerSkill(server, person, testId, question.id, best as number)).toMatchObject({
    status: 409,
    body: {
      message: 'Time passed',
      errors: 'Time passed',
      code: 'time_passed',
      codes: { _: [{ code: 'time_passed', params: {} }] },
    },
  });
  expect(await stored(person)).toEqual([]);
});

test('to the millisecond, answers are taken until 3 s after the end and not later', async () => {
  const outcomes: Record<string, string> = {};
  for (const moment of ['59.999', '60', '60.001', '62.999', '63', '63.001', '64']) {
    const person = await invite();
    const question = await nextQuestion(server, person, testId);
    const [best] = await optionsByScore(server, question.id);
    const saved = await transact(server.node.pool.db, system, async (trx) => {
      // Seen a second ago, so that nothing is given back.
      await sql`update app.clocks c set started_at = app.now() - ${moment}::numeric * interval '1 second',
          seen_at = app.now() - interval '1 second'
        from app.attempts a where a.id = c.attempt_id and a.subject_id = ${person.id}`.execute(trx);
      return saveSkillAnswer(trx, {
        tokenHash: hashToken(person.token),
        testId,
        questionId: question.id,
        optionId: best as number,
        grace: answerGrace,
        waited: 0,
      });
    });
    outcomes[moment] = saved.outcome;
  }
  expect(outcomes).toEqual({
    '59.999': 'saved',
    '60': 'saved',
    '60.001': 'saved',
    '62.999': 'saved',
    '63': 'saved',
    '63.001': 'time_passed',
    '64': 'time_passed',
  });
});

test('what a browser believes of the time changes nothing', async () => {
  const person = await invite();
  const question = await nextQuestion(server, person, testId);
  const [best] = await optionsByScore(server, question.id);
  const claimed = (moment: string) =>
    server.call('POST', `/api/skill-test/${testId}/answers`, {
      token: person.token,
      headers: { date: moment, 'x-client-time': moment },
      json: { question_id: question.id, option_id: best },
    });
  const forged = await server.call('POST', `/api/skill-test/${testId}/answers`, {
    token: person.token,
    json: { question_id: question.id, option_id: best, answered_at: '2020-01-01T00:00:00Z' },
  });
  expect(forged.status).toBe(422);
  await server.database.moveClock('1 hour');
  expect((await claimed('Mon, 01 Jan 2001 00:00:00 GMT')).body.message).toBe('Time passed');
});

describe('what is refused', () => {
  test('each wrong field by its name, and a question that was not shown', async () => {
    const person = await invite();
    const question = await nextQuestion(server, person, testId);
    const [best] = await optionsByScore(server, question.id);
    const other = await makeSkillTest(server);
    const [foreign] = await server.database.query<{ question: number; option: number }>(
      `select q.id as question, o.id as option from app.skill_questions q
       join app.skill_options o on o.question_id = q.id where q.test_id = $1 limit 1`,
      [other],
    );
    const path = `/api/skill-test/${testId}/answers`;
    const wrong: [object, string][] = [
      [{ question_id: foreign?.question, option_id: best }, 'question_id'],
      [{ question_id: question.id, option_id: foreign?.option }, 'option_id'],
      [{ question_id: question.id, option_id: 0 }, 'option_id'],
      [{ question_id: question.id, option_id: 1.5 }, 'option_id'],
      [{ question_id: 'one', option_id: best }, 'question_id'],
      [{ option_id: best }, 'question_id'],
      [{ question_id: question.id }, 'option_id'],
    ];
    for (const [json, field] of wrong) {
      const { status, body } = await server.call('POST', path, { token: person.token, json });
      expect([json, status, Object.keys(body.errors ?? {})]).toEqual([json, 422, [field]]);
    }
    const up = await timeUpSkill(server, person, testId, foreign?.question as number);
    expect(Object.keys(up.body.errors)).toEqual(['question_id']);

    const rest = await server.database.query<{ id: number }>(
      'select id from app.skill_questions where test_id = $1 and id <> $2',
      [testId, question.id],
    );
    const unseen = rest[0]?.id as number;
    const [option] = await optionsByScore(server, unseen);
    for (const { status, body } of [
      await answerSkill(server, person, testId, unseen, option as number),
      await timeUpSkill(server, person, testId, unseen),
    ]) {
      expect({ status, message: body.message }).toEqual({
        status: 409,
        message: 'This question has not been shown yet.',
      });
    }
    expect(await stored(person)).toEqual([]);
  });

  test('nobody answers for somebody else, or without a session', async () => {
    const person = await invite();
    const question = await nextQuestion(server, person, testId);
    const [best] = await optionsByScore(server, question.id);
    const stranger = await makeUser(server);
    expect((await answerSkill(server, stranger, testId, question.id, best as number)).status).toBe(
      404,
    );
    expect((await timeUpSkill(server, stranger, testId, question.id)).status).toBe(404);
    for (const token of [undefined, 'x'.repeat(43)]) {
      for (const call of ['answers', 'time-up']) {
        const json = { question_id: question.id, ...(call === 'answers' && { option_id: best }) };
        const { status } = await server.call('POST', `/api/skill-test/${testId}/${call}`, {
          token,
          json,
        });
        expect(status).toBe(401);
      }
    }
    expect((await askSkill(server, person, testId)).question?.id).toBe(question.id);
  });
});

describe('at the same time, on two nodes', () => {
  const nodes = () => [server, second] as const;

  test('twenty begin at once: one sitting, one clock', async () => {
    const person = await invite();
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, i) => askSkill(nodes()[i % 2] as TestServer, person, testId)),
    );
    expect(new Set(asked.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(new Set(asked.map(({ question }) => question?.id)).size).toBe(1);
    const clocks = await server.database.query(
      'select 1 from app.clocks c join app.attempts a on a.id = c.attempt_id where a.subject_id = $1',
      [person.id],
    );
    expect(clocks).toHaveLength(1);
  });

  test('every option of a question at once: the first one stands', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await invite();
      const question = await nextQuestion(server, person, testId);
      const answers = await Promise.all(
        question.options.flatMap(({ id }) =>
          nodes().map((node) => answerSkill(node, person, testId, question.id, id)),
        ),
      );
      const effects = answers.filter(({ body }) => body.data?.stored === true);
      expect(effects).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(await stored(person)).toHaveLength(1);
    }
  });

  test('an answer and a time-up at once: one of them closes the question', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await invite();
      const question = await nextQuestion(server, person, testId);
      const [best] = await optionsByScore(server, question.id);
      const [answered, ended] = await Promise.all([
        answerSkill(server, person, testId, question.id, best as number),
        timeUpSkill(second, person, testId, question.id),
      ]);
      const first = answered.status === 200;
      expect([first, answered.body.message]).toEqual([first, first ? undefined : 'Time passed']);
      expect(ended.body.data.stored).toBe(!first);
      expect(await stored(person)).toHaveLength(first ? 1 : 0);
    }
  });

  test('the last answer twenty times at once is scored once', async () => {
    const person = await invite();
    await takeSkillTest(server, person, testId, [0, 1, 3]);
    const question = await nextQuestion(server, person, testId);
    const [best] = await optionsByScore(server, question.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 3 === 0
          ? timeUpSkill(nodes()[i % 2] as TestServer, person, testId, question.id)
          : answerSkill(nodes()[i % 2] as TestServer, person, testId, question.id, best as number),
      ),
    );
    expect(answers.filter(({ body }) => body.data?.stored === true)).toHaveLength(1);
    expect(await results(person)).toHaveLength(1);
    const [news] = await server.database.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = 'attempt.completed' and (data ->> 'subjectId')::int = $1`,
      [person.id],
    );
    expect(news?.count).toBe(1);
  });
});

test('the last answer that is sent again after a crash is told of when the test is scored', async () => {
  const person = await invite();
  await takeSkillTest(server, person, testId, [0, 0, 0]);
  const question = await nextQuestion(server, person, testId);
  const [best = 0] = await optionsByScore(server, question.id);
  // As far as a node comes that is killed then.
  const cut = await transact(server.node.pool.db, system, (trx) =>
    saveSkillAnswer(trx, {
      tokenHash: hashToken(person.token),
      testId,
      questionId: question.id,
      optionId: best,
      grace: answerGrace,
      waited: 0,
    }),
  );
  expect(cut).toMatchObject({ stored: true, done: true });
  expect(await results(person)).toHaveLength(0);
  const again = await answerSkill(server, person, testId, question.id, best);
  expect(again.body.data).toMatchObject({ stored: false, done: true });
  expect(await results(person)).toHaveLength(1);
});
