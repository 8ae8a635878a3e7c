import { instruments } from '@assay/instruments/registry';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answersOf, burnoutCampaign, createRecord, consent, update } from '../../test/burnout.ts';
import { allAtOnce, seatCrowd } from '../../test/crowd.ts';
import { culturePages } from '../../test/culture.ts';
import { makeTenant, type Person, type Tenant } from '../../test/factories.ts';
import { type Answer, startTestServer, type TestServer } from '../../test/harness.ts';
import { endLogical, logicalAnswer, logicalQuestions, logicalTime } from '../../test/logical.ts';
import { secondsTaken } from '../../test/processor-time.ts';
import { answerSkill, makeSkillTest, timeUpSkill } from '../../test/skill-tests.ts';

/**
 * Sixty people, each of whom does the same thing many times at once, on two nodes: one effect each. As many times as
 * both nodes have connections, since a call beyond those waits for one and meets what is done.
 */
const people = 60;
const times = 16;
/** Seconds in which nothing is left to compute: people who wait for each other, or for a lock. */
const mayWait = 5;

let server: TestServer;
let second: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  tenant = await makeTenant(server, { packageId: 4 });
});

const seat = (asked: Record<string, unknown>) => seatCrowd(server, tenant, people, asked);

type Reply = Answer<{ data?: { stored?: boolean } }>;
type Call = (node: TestServer, person: Person, turn: number) => Promise<Reply>;

/** What each of them is answered. */
async function together(
  crowd: readonly Person[],
  allowed: readonly number[],
  call: Call,
): Promise<Reply[][]> {
  const working = allAtOnce([server, second], crowd, times, async (...args) => {
    let answer = await call(...args);
    // A busy node has done nothing and asks to be called again, as every browser does.
    while (answer.status === 503) {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      answer = await call(...args);
    }
    return answer;
  });
  const { idle } = await secondsTaken(server, working);
  const answers = await working;
  const seen = new Set(answers.flatMap((own) => own.map(({ status }) => status)));
  expect([...seen].filter((status) => !allowed.includes(status))).toEqual([]);
  // Both nodes compute in this process.
  expect(idle).toBeLessThan(mayWait);
  return answers;
}

/** How many rows each of them has, which must be the same for all. */
async function expectEach(crowd: readonly Person[], rows: Record<string, number>) {
  const ids = crowd.map(({ id }) => id);
  const counted = await server.database.query<Record<string, number>>(
    `select (select count(*)::int from app.attempts where subject_id = p.id) as attempts,
       (select count(*)::int from app.clocks c join app.attempts a on a.id = c.attempt_id where a.subject_id = p.id) as clocks,
       (select count(*)::int from app.answers x join app.attempts a on a.id = x.attempt_id where a.subject_id = p.id) as answers,
       (select count(*)::int from app.results where subject_id = p.id) as results,
       (select count(*)::int from pgboss.job where name = 'attempt.completed' and (data ->> 'subjectId')::int = p.id) as news
     from unnest($1::int[]) as p (id)`,
    [ids],
  );
  const different = counted.filter((own) =>
    Object.entries(rows).some(([what, expected]) => own[what] !== expected),
  );
  expect(different).toEqual([]);
  expect(counted).toHaveLength(people);
}

/** Answers that are there already, so that one call makes the test complete. */
async function insertFirst(crowd: readonly Person[], questionIds: readonly number[]) {
  await server.database.query(
    `insert into app.answers (attempt_id, question_id, option_index, seq, answered_at)
     select a.id, q.id, 1, q.n, app.now() from app.attempts a, unnest($2::int[]) with ordinality as q (id, n)
     where a.subject_id = any($1)`,
    [crowd.map(({ id }) => id), questionIds],
  );
}

const slow = 240_000;

test(
  'logical: each section begun once and over once, by its time and by its end, and one score',
  async () => {
    const crowd = await seat({ test_types: ['2'] });
    await together(crowd, [200], (node, person) => logicalQuestions(node, person, 'analogy'));
    await expectEach(crowd, { attempts: 1, clocks: 1, results: 0 });
    // Twelve minutes, and two that a broken line may be given back.
    await server.database.moveClock('15 minutes');
    await together(crowd, [200, 409], (node, person, turn) => {
      if (turn % 4 === 0) return logicalAnswer(node, person, { questionId: 1, optionId: turn % 6 });
      return turn % 4 === 1
        ? endLogical(node, person, 'analogy')
        : logicalTime(node, person, 'analogy');
    });
    await expectEach(crowd, { attempts: 1, clocks: 1, answers: 0, results: 0 });
    for (const person of crowd) await logicalQuestions(server, person, 'sequence');
    await together(crowd, [200], (node, person) => endLogical(node, person, 'sequence'));
    await expectEach(crowd, { attempts: 1, clocks: 2, results: 1, news: 1 });
  },
  slow,
);

test(
  'culture: begun once, and completed once',
  async () => {
    const crowd = await seat({ test_types: ['3'] });
    await together(crowd, [200], (node, { token }) =>
      node.call('GET', '/api/culture-test/questions', { token }),
    );
    await expectEach(crowd, { attempts: 1, answers: 0, results: 0 });
    const all = instruments.culture.simulate(1, instruments.culture.sampleForm(1));
    await insertFirst(
      crowd,
      all.slice(0, -1).map(({ questionId }) => questionId),
    );
    const [json] = culturePages(all.slice(-1));
    await together(crowd, [200], (node, { token }) =>
      node.call('POST', '/api/culture-test/category/answers', { token, json }),
    );
    await expectEach(crowd, { attempts: 1, answers: 40, results: 1, news: 1 });
  },
  slow,
);

test(
  'happiness: one record, and one result of it',
  async () => {
    const crowd = await seat(burnoutCampaign);
    const records = new Map<number, number>();
    await together(crowd, [200, 201], async (node, person) => {
      const answer = await createRecord(node, person);
      if (answer.status < 300) records.set(person.id, answer.body.data.id);
      return answer;
    });
    await expectEach(crowd, { attempts: 1, results: 0 });
    const recordOf = ({ id }: Person) => records.get(id) as number;
    await together(crowd, [200], (node, person) => consent(node, person, recordOf(person)));
    const questions = [1, 2].flatMap((category) => answersOf(category, { value: 1 }));
    await insertFirst(
      crowd,
      questions.map(({ question_id }) => question_id),
    );
    const rest = answersOf(3, { value: 2 });
    await together(crowd, [200], (node, person) => update(node, person, recordOf(person), 3, rest));
    await expectEach(crowd, { attempts: 1, answers: 19, results: 1, news: 1 });
  },
  slow,
);

test(
  'skills: a question begun once, answered or over once, and one score',
  async () => {
    const testId = await makeSkillTest(server, { questions: [{}] });
    const crowd = await seat({ test_types: [], skill_tests: [testId] });
    const path = `/api/skill-test/${testId}/questions`;
    let questionId = 0;
    await together(crowd, [200], async (node, { token }) => {
      const answer = await node.call('GET', path, { token });
      if (answer.status === 200) questionId = answer.body.data.question.id;
      return answer;
    });
    await expectEach(crowd, { attempts: 1, clocks: 1, answers: 0, results: 0 });
    const options = await server.database.query<{ id: number }>(
      'select id from app.skill_options where question_id = $1 order by position',
      [questionId],
    );
    const answers = await together(crowd, [200, 409], (node, person, turn) =>
      turn % 3 === 0
        ? timeUpSkill(node, person, testId, questionId)
        : answerSkill(node, person, testId, questionId, options[turn % 4]?.id as number),
    );
    const effects = answers.map((own) => own.filter(({ body }) => body.data?.stored === true));
    expect(effects.filter((own) => own.length !== 1)).toEqual([]);
    // Whoever's time was up first has no answer, and nobody has two.
    await expectEach(crowd, { attempts: 1, clocks: 1, results: 1, news: 1 });
    const [most] = await server.database.query<{ answers: number }>(
      `select max(n)::int as answers from (select count(*) as n from app.answers x
         join app.attempts a on a.id = x.attempt_id where a.test = $1 group by a.id) each`,
      [`mcqt_${testId}`],
    );
    expect(most).toEqual({ answers: 1 });
  },
  slow,
);
