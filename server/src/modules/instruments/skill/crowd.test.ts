import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, newToken } from '../../../access/token.ts';
import { type Person } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { answerSkill, makeSkillTest, timeUpSkill } from '../../../test/skill-tests.ts';

const people = 200;

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

interface Taker extends Person {
  attempt: number;
}

/** People in the middle of a test of one question, put there without their way through the invitation. */
async function seat(testId: number): Promise<{ takers: Taker[]; questionId: number }> {
  const tokens = Array.from({ length: people }, () => newToken());
  const [frozen] = await server.database.query<{ question_id: number; version_id: number }>(
    'select question_id, version_id from app.freeze_skill_test($1)',
    [testId],
  );
  const questionId = frozen?.question_id as number;
  const form = JSON.stringify({
    testId,
    questions: [{ questionId, versionId: frozen?.version_id, seconds: 60, order: [0, 1, 2, 3] }],
  });
  const rows = await server.database.query<{ id: number; attempt: number; place: number }>(
    `with person as (
       insert into app.users (email, first_name, last_name)
       select 'crowd-' || n || '@example.org', 'C', 'D' from generate_series(1, $1::int) n returning id
     ), seated as (
       insert into app.attempts (subject_id, instrument, test, version, language, questions, parts, form, started_at)
       select id, 'skill', 'mcqt_' || $2::int, '1', 'en', 1, 1, $3::jsonb, app.now() from person returning id, subject_id
     ), clock as (
       insert into app.clocks (attempt_id, part, base_seconds, started_at, seen_at)
       select id, $4::int, 60, app.now(), app.now() from seated
     ), numbered as (
       select id as attempt, subject_id as id, row_number() over (order by id) as place from seated
     ), session as (
       insert into app.sessions (user_id, token_hash, idle_seconds, created_at, last_seen_at, expires_at)
       select n.id, t.hash, 43200, app.now(), app.now(), app.now() + interval '1 day'
       from numbered n join unnest($5::bytea[]) with ordinality as t (hash, place) on t.place = n.place
     )
     select id, attempt, place::int from numbered order by place`,
    [people, testId, form, questionId, tokens.map(hashToken)],
  );
  const takers = rows.map(({ id, attempt, place }) => {
    return { id, attempt, email: '', token: tokens[place - 1] as string };
  });
  return { takers, questionId };
}

test('200 people answer and let the time go by at once, on two nodes: one effect each', async () => {
  const testId = await makeSkillTest(server, { questions: [{}] });
  const { takers, questionId } = await seat(testId);
  const options = await server.database.query<{ id: number }>(
    'select id from app.skill_options where question_id = $1 order by position',
    [questionId],
  );
  const began = performance.now();
  const effects = await Promise.all(
    takers.map(async (taker, i) => {
      const [one, other] = i % 2 === 0 ? [server, second] : [second, server];
      const [first, last] = [options[i % 4]?.id as number, options[(i + 1) % 4]?.id as number];
      const answers = await Promise.all([
        answerSkill(one, taker, testId, questionId, first),
        answerSkill(other, taker, testId, questionId, last),
        timeUpSkill(i % 3 === 0 ? one : other, taker, testId, questionId),
        answerSkill(other, taker, testId, questionId, first),
      ]);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      return answers.filter(({ body }) => body.data?.stored === true).length;
    }),
  );
  expect((performance.now() - began) / 1000).toBeLessThan(60);
  expect(effects).toEqual(takers.map(() => 1));
  const [count] = await server.database.query<{ results: number; answers: number; news: number }>(
    `select (select count(*)::int from app.results where test = $1) as results,
       (select max(n)::int from (select count(*) n from app.answers x join app.attempts a on a.id = x.attempt_id
         where a.test = $1 group by a.id) t) as answers,
       (select count(*)::int from pgboss.job where name = 'attempt.completed' and data ->> 'test' = $1) as news`,
    [`mcqt_${testId}`],
  );
  expect(count).toEqual({ results: people, answers: 1, news: people });
}, 120_000);
