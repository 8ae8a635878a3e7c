import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openFiles } from '../../../platform/files/files.ts';
import {
  makeSession,
  makeTenant,
  makeUser,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
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

let server: TestServer;
let tenant: Tenant;
let testId: number;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  testId = await makeSkillTest(server, { name: 'Reading and writing' });
});
afterAll(() => server.stop());
afterEach(() => server.database.moveClock('0'));

const invite = async () => (await invitedToSkill(server, tenant, testId)).person;
const get = (path: string, { token }: Person) => server.call('GET', path, { token });

async function endedClocks({ id }: Person): Promise<number | undefined> {
  const [row] = await server.database.query<{ count: number }>(
    `select count(*)::int from app.clocks c join app.attempts a on a.id = c.attempt_id
     where a.subject_id = $1 and c.ended_at is not null`,
    [id],
  );
  return row?.count;
}

test('R066 the list says what is asked for, how many questions and how long, before and after', async () => {
  const person = await invite();
  const before = await get('/api/subject/skill-tests', person);
  expect(before.body.data).toEqual([
    {
      id: testId,
      test: `mcqt_${testId}`,
      name: 'Reading and writing',
      description: '',
      state: 'new',
      questions: 4,
      sample: false,
      language: null,
      closed: 0,
      seconds: 240,
      remainingSeconds: null,
      extraTime: false,
      startedAt: null,
      completedAt: null,
    },
  ]);
  const one = await get(`/api/subject/skill-tests/${testId}`, person);
  expect(one.body.data).toEqual(before.body.data[0]);

  await takeSkillTest(server, person, testId, [0, null]);
  const halfway = await get(`/api/subject/skill-tests/${testId}`, person);
  expect(halfway.body.data).toMatchObject({ state: 'started', closed: 2, completedAt: null });
  await takeSkillTest(server, person, testId, [1, 2]);
  const after = await get(`/api/subject/skill-tests/${testId}`, person);
  expect(after.body.data).toMatchObject({ state: 'completed', closed: 4 });
  expect(after.body.data.completedAt).not.toBeNull();
});

test('one question at a time, forward only, in an order of one’s own', async () => {
  const person = await invite();
  const seen: number[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const sitting = await askSkill(server, person, testId);
    expect(sitting).toMatchObject({ number, total: 4, completed: false });
    expect(sitting.question).toMatchObject({ seconds: 60, image: null });
    expect(sitting.question?.remainingSeconds).toBeGreaterThanOrEqual(59);
    const again = await askSkill(server, person, testId);
    expect(again.question?.id).toBe(sitting.question?.id);
    seen.push(sitting.question?.id as number);
    const option = sitting.question?.options[0]?.id as number;
    const saved = await answerSkill(server, person, testId, seen.at(-1) as number, option);
    expect(saved.body.data).toEqual({ questionId: seen.at(-1), stored: true, done: number === 4 });
  }
  expect(new Set(seen).size).toBe(4);
  expect(await askSkill(server, person, testId)).toMatchObject({
    number: 4,
    total: 4,
    completed: true,
    question: null,
  });

  const orders = new Set<string>();
  const first = await askSkill(server, await invite(), testId);
  for (let i = 0; i < 8; i += 1) {
    const { question } = await askSkill(server, await invite(), testId);
    orders.add(`${question?.id} ${question?.options.map(({ text }) => text[7]).join('')}`);
  }
  expect(first.question).not.toBeNull();
  expect(orders.size).toBeGreaterThan(3);
});

test('with begin off nothing starts, and a running question is shown as it is', async () => {
  const person = await invite();
  expect(await askSkill(server, person, testId, false)).toEqual({
    attemptId: null,
    language: null,
    name: 'Reading and writing',
    number: 1,
    total: 4,
    completed: false,
    question: null,
    ranOut: false,
  });
  const rows = await server.database.query('select id from app.attempts where subject_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([]);

  const question = await nextQuestion(server, person, testId);
  await server.database.moveClock('10 seconds');
  const looked = await askSkill(server, person, testId, false);
  expect(looked.question).toMatchObject({ id: question.id, options: question.options });
  expect(looked.question?.remainingSeconds).toBeLessThanOrEqual(50);

  await server.database.moveClock('10 minutes');
  const later = await askSkill(server, person, testId, false);
  // 30 s of the silence came back, and they are over too.
  expect(later).toMatchObject({ number: 2, completed: false, question: null, ranOut: true });
  expect(await endedClocks(person)).toBe(0);
  expect(await askSkill(server, person, testId)).toEqual(later);
  const next = await askSkill(server, person, testId);
  expect(next).toMatchObject({ number: 2 });
  expect(next.question?.id).not.toBe(question.id);
});

test('whoever is away loses one question: the next waits until they go on, however often the page asks', async () => {
  const person = await invite();
  const path = `/api/subject/skill-tests/${testId}`;
  const first = await nextQuestion(server, person, testId);
  expect((await get(path, person)).body.data.remainingSeconds).toBe(60);
  await server.database.moveClock('2 minutes');
  expect((await get(path, person)).body.data.remainingSeconds).toBeNull();
  // The page that is open says that the time is over; another device only looks.
  expect((await timeUpSkill(server, person, testId, first.id)).status).toBe(200);
  for (const ahead of ['3 minutes', '1 hour', '5 hours']) {
    await server.database.moveClock(ahead);
    const looked = await askSkill(server, person, testId, false);
    expect(looked).toMatchObject({ number: 2, question: null, ranOut: true });
    expect(await endedClocks(person)).toBe(1);
  }
  const second = await nextQuestion(server, person, testId);
  expect(second.remainingSeconds).toBe(60);

  // Nobody said that the time was over: the browser was closed.
  await server.database.moveClock('9 hours');
  expect(await askSkill(server, person, testId)).toMatchObject({ number: 3, question: null });
  const [clocks] = await server.database.query<{ count: number }>(
    `select count(*)::int from app.clocks c join app.attempts a on a.id = c.attempt_id where a.subject_id = $1`,
    [person.id],
  );
  expect(clocks?.count).toBe(2);
  const third = await askSkill(server, person, testId);
  expect(third).toMatchObject({ number: 3, ranOut: false });
  // After an answer the next question comes at once.
  const [option] = third.question?.options ?? [];
  await answerSkill(server, person, testId, third.question?.id ?? 0, option?.id ?? 0);
  const last = await askSkill(server, person, testId);
  expect(last).toMatchObject({ number: 4, ranOut: false });
  await timeUpSkill(server, person, testId, last.question?.id ?? 0);
  expect(await askSkill(server, person, testId)).toMatchObject({ completed: true });
});

test('extra time belongs to every question and to the sum', async () => {
  const person = await invite();
  await server.database.query(
    'insert into app.extra_times (organization_id, subject_id, percent, set_at) values ($1, $2, 50, now())',
    [tenant.organization.id, person.id],
  );
  const one = await get(`/api/subject/skill-tests/${testId}`, person);
  expect(one.body.data).toMatchObject({ seconds: 360, extraTime: true });
  expect((await nextQuestion(server, person, testId)).seconds).toBe(90);
});

test('a broken line gives 30 s back at most in a question and 120 s in a test', async () => {
  const long = await makeSkillTest(server, {
    questions: Array.from({ length: 6 }, () => ({ seconds: 60 })),
  });
  const { person } = await invitedToSkill(server, tenant, long);
  const given: number[] = [];
  let minutes = 0;
  for (let i = 0; i < 6; i += 1) {
    const question = await nextQuestion(server, person, long);
    expect(question.seconds).toBe(60);
    minutes += 1;
    await server.database.moveClock(`${minutes} minutes`);
    const back = await askSkill(server, person, long, false);
    given.push((back.question?.seconds ?? 60) - 60);
    await timeUpSkill(server, person, long, question.id);
  }
  expect(given).toEqual([30, 30, 30, 30, 0, 0]);
  const [credits] = await server.database.query<{ sum: number }>(
    `select sum(c.seconds)::int from app.clock_credits c join app.attempts a on a.id = c.attempt_id
     where a.subject_id = $1`,
    [person.id],
  );
  expect(credits?.sum).toBe(120);
});

test('an answer that was chosen on a broken line gives nothing back; together they are taken 120 s late at most', async () => {
  const long = await makeSkillTest(server, {
    questions: Array.from({ length: 6 }, () => ({ seconds: 60 })),
  });
  const { person } = await invitedToSkill(server, tenant, long);
  const taken: number[] = [];
  let seconds = 0;
  for (let i = 0; i < 6; i += 1) {
    const question = await nextQuestion(server, person, long);
    seconds += 85;
    await server.database.moveClock(`${seconds} seconds`);
    const [option] = question.options;
    const sent = await answerSkill(server, person, long, question.id, option?.id ?? 0, 50);
    taken.push(sent.status);
    await timeUpSkill(server, person, long, question.id);
  }
  expect(taken).toEqual([200, 200, 200, 200, 409, 409]);
});

test('a question that ran out while nobody looked is closed on return, and the last one completes the test', async () => {
  const person = await invite();
  await takeSkillTest(server, person, testId, [0, 0, 0]);
  await nextQuestion(server, person, testId);
  await server.database.moveClock('1 hour');
  expect(await askSkill(server, person, testId)).toMatchObject({ completed: true, question: null });
  const worker = await startTestServer({ beside: server });
  try {
    const path = `/api/skill-test/${testId}/results`;
    const { results } = await eventually(async () => {
      const { body } = await get(path, person);
      return body.data.results === null ? null : body.data;
    }, 'the score');
    expect(results).toMatchObject({ points: 3, maximum: 4, percent: 75 });
  } finally {
    await worker.stop();
  }
});

test('whoever left in the last question is scored by the sweep', async () => {
  const person = await invite();
  await takeSkillTest(server, person, testId, [0, 0, 0]);
  await nextQuestion(server, person, testId);
  await server.database.moveClock('1 hour');
  const worker = await startTestServer({ beside: server });
  try {
    await server.node.queue.send(server.node.pool.db, { queue: 'attempt.sweep' }, {});
    const scored = await eventually(async () => {
      const [row] = await server.database.query<{ minutes: number }>(
        'select minutes from app.results where subject_id = $1',
        [person.id],
      );
      return row;
    }, 'the score');
    // The last question took its minute, however long nobody looked.
    expect(scored.minutes).toBeGreaterThanOrEqual(1);
    expect(scored.minutes).toBeLessThan(2);
  } finally {
    await worker.stop();
  }
});

test('what was begun stays as it was when the bank is edited', async () => {
  const edited = await makeSkillTest(server, { questions: [{ text: 'As it was' }, {}] });
  const { person } = await invitedToSkill(server, tenant, edited);
  const first = await askSkill(server, person, edited);
  await server.database.query(
    `update app.skill_questions set text = 'As it is', seconds = 7 where test_id = $1`,
    [edited],
  );
  const again = await askSkill(server, person, edited);
  expect(again.question?.text).toBe(first.question?.text);
  expect(again.question?.seconds).toBe(60);
  expect((await get(`/api/subject/skill-tests/${edited}`, person)).body.data.seconds).toBe(120);
});

test('only who is asked, with permission and a profile, may begin', async () => {
  const stranger = await makeUser(server);
  for (const path of [
    `/api/subject/skill-tests/${testId}`,
    `/api/skill-test/${testId}/questions`,
    `/api/skill-test/${testId}/questions?begin=0`,
    `/api/skill-test/${testId}/results`,
    '/api/subject/skill-tests/2147483647',
    `/api/skill-test/${testId}/questions/1/image`,
  ]) {
    expect({ path, status: (await get(path, stranger)).status }).toEqual({ path, status: 404 });
  }
  expect((await get('/api/subject/skill-tests', stranger)).body.data).toEqual([]);
  expect((await server.call('GET', '/api/subject/skill-tests')).status).toBe(401);

  const person = await invite();
  await server.database.query(
    'update app.subject_profiles set completed_at = null where subject_id = $1',
    [person.id],
  );
  expect(await get(`/api/skill-test/${testId}/questions`, person)).toMatchObject({
    status: 409,
    body: { code: 'profile_required' },
  });

  const withdrawn = await invite();
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [withdrawn.id],
  );
  expect((await get(`/api/skill-test/${testId}/questions`, withdrawn)).status).toBe(404);
});

test('a test whose questions have all been taken away says so', async () => {
  const empty = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, tenant, empty);
  await server.database.query(
    'update app.skill_questions set deleted_at = app.now() where test_id = $1',
    [empty],
  );
  expect(await get(`/api/skill-test/${empty}/questions`, person)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'This test has no questions right now.' },
  });
});

test('a question is not fetched ahead', async () => {
  const person = await invite();
  const { status } = await server.call('GET', `/api/skill-test/${testId}/questions`, {
    token: person.token,
    headers: { 'sec-purpose': 'prefetch' },
  });
  expect(status).toBe(409);
});

test('a picture shows once its question has been shown, and only to who was asked it', async () => {
  const key = 'questions/chart.png';
  const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
  await (await openFiles(server.config)).put(key, bytes);
  const withPicture = await makeSkillTest(server, {
    questions: [{ imageKey: key }, { imageKey: key }],
  });
  const { person } = await invitedToSkill(server, tenant, withPicture);
  const { person: other } = await invitedToSkill(server, tenant, withPicture);
  const question = await nextQuestion(server, person, withPicture);
  expect(question.image?.alternative).toBe('A chart');
  expect(JSON.stringify(question)).not.toContain(key);
  const url = question.image?.url as string;
  const shown = await get(url, person);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect((await get(url, other)).status).toBe(404);
  const ids = await server.database.query<{ id: number }>(
    'select id from app.skill_questions where test_id = $1',
    [withPicture],
  );
  const unseen = ids.find(({ id }) => id !== question.id)?.id;
  expect((await get(url.replace(`/${question.id}/`, `/${unseen}/`), person)).status).toBe(404);
});

test('a second device finds the same clock running', async () => {
  const person = await invite();
  const device = { ...person, token: await makeSession(server, person.id) };
  const here = await askSkill(server, person, testId);
  await server.database.moveClock('20 seconds');
  const there = await askSkill(server, device, testId);
  expect(there.question?.id).toBe(here.question?.id);
  // A silence of 20 s was a broken line for all the server knows.
  expect(there.question?.seconds).toBe(80);
  const [best] = await optionsByScore(server, here.question?.id as number);
  expect(
    (await answerSkill(server, device, testId, here.question?.id as number, best as number)).status,
  ).toBe(200);
  expect(await askSkill(server, person, testId)).toMatchObject({ number: 2 });
});

test('a sitting draws as many questions as the test says, and keeps them', async () => {
  // Of so many that six people are not asked the same two by chance.
  const questions = Array.from({ length: 12 }, () => ({}));
  const pool = await makeSkillTest(server, { name: 'A pool', questions });
  await server.database.query(
    `update app.skill_tests set questions_per_attempt = 2, is_sample = true, language = 'nl' where id = $1`,
    [pool],
  );
  const formOf = async ({ id }: Person) => {
    const [row] = await server.database.query<{ ids: number[] }>(
      `select array(select (q ->> 'questionId')::integer from jsonb_array_elements(form -> 'questions') q order by 1) as ids
       from app.attempts where subject_id = $1 and test = $2`,
      [id, `mcqt_${pool}`],
    );
    return row?.ids ?? [];
  };
  const drawn = new Set<string>();
  for (let at = 0; at < 6; at += 1) {
    const { person } = await invitedToSkill(server, tenant, pool);
    const before = await get(`/api/subject/skill-tests/${pool}`, person);
    const said = { sample: true, language: 'nl' };
    expect(before.body.data).toMatchObject({ questions: 2, seconds: 120, ...said });
    expect(await askSkill(server, person, pool)).toMatchObject({ total: 2, language: 'nl' });
    const ids = await formOf(person);
    expect(new Set(ids).size).toBe(2);
    drawn.add(ids.join());
  }
  expect(drawn.size).toBeGreaterThan(1);
});

test('a sitting that was begun goes on as it was, whatever becomes of the pool', async () => {
  const pool = await makeSkillTest(server, { name: 'Another pool' });
  const ask = (count: number | null) =>
    server.database.query('update app.skill_tests set questions_per_attempt = $2 where id = $1', [
      pool,
      count,
    ]);
  await ask(2);
  const { person } = await invitedToSkill(server, tenant, pool);
  expect((await askSkill(server, person, pool)).total).toBe(2);
  await ask(3);
  expect((await askSkill(server, person, pool)).total).toBe(2);
  await takeSkillTest(server, person, pool, [0, 0]);
  const { body } = await get(`/api/skill-test/${pool}/results`, person);
  expect(body.data.results).toMatchObject({ questions: 2, maximum: 2 });
});

test('a retake brings the questions that were not asked before', async () => {
  const pool = await makeSkillTest(server, { name: 'A pool of two sittings' });
  await server.database.query(
    'update app.skill_tests set questions_per_attempt = 2 where id = $1',
    [pool],
  );
  const { person } = await invitedToSkill(server, tenant, pool);
  const take = async () => {
    const first = await nextQuestion(server, person, pool);
    await takeSkillTest(server, person, pool, [0]);
    const second = await nextQuestion(server, person, pool);
    await takeSkillTest(server, person, pool, [0]);
    return [first.id, second.id];
  };
  const before = await take();
  const json = { test_type_ids: [`mcqt_${pool}`] };
  const { token } = person;
  expect((await server.call('DELETE', '/api/subject-profile/tests', { token, json })).status).toBe(
    200,
  );
  await server.database.query(
    `update app.earlier_attempts set started_at = started_at - interval '31 days' where subject_id = $1`,
    [person.id],
  );
  const after = await take();
  expect(new Set([...before, ...after]).size).toBe(4);
});
