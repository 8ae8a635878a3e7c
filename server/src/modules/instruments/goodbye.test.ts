import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeTenant, type Person, type Tenant } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { logicalAnswer, logicalQuestions, logicalTaker } from '../../test/logical.ts';
import { invitedToSkill, makeSkillTest, nextQuestion } from '../../test/skill-tests.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());
afterEach(() => server.database.moveClock('0'));

/** Somebody in the analogies, on a page that has shown its first sign of life as visit 1. */
async function inSection(): Promise<Person> {
  const { person } = await logicalTaker(server, tenant);
  await logicalQuestions(server, person, 'analogy');
  await sign(person, 1);
  return person;
}

/** What a sign of life of a visit is answered. */
async function sign({ token }: Person, visit: number | undefined, leaving = false) {
  const query = [visit && `visit=${visit}`, leaving && 'leaving=1'].filter(Boolean).join('&');
  const { status, body } = await server.call('GET', `/api/iq-test/time/analogy?${query}`, {
    token,
  });
  expect(status).toBe(200);
  return body.data as { remainingSeconds: number; givenBackSeconds: number };
}

const at = (seconds: number) => server.database.moveClock(`${seconds} seconds`);

test('the time after a goodbye is not given back, and that of a lost connection is', async () => {
  const person = await inSection();
  await at(10);
  await sign(person, 1, true);
  await at(60);
  const back = await sign(person, 2);
  expect(back.givenBackSeconds).toBe(0);
  expect(back.remainingSeconds).toBeLessThanOrEqual(660);
  // From here on the page is there, and it is the line that breaks.
  await at(90);
  expect((await sign(person, 2)).givenBackSeconds).toBe(30);
});

test('a reload says goodbye and is back at once: nothing is given, and nothing is lost', async () => {
  const person = await inSection();
  await sign(person, 1, true);
  await at(2);
  await sign(person, 2);
  await at(42);
  expect((await sign(person, 2)).givenBackSeconds).toBe(40);
});

test('a goodbye that arrives after the return, or comes again, changes nothing', async () => {
  const person = await inSection();
  await at(5);
  await sign(person, 2);
  await sign(person, 1, true);
  await at(45);
  expect((await sign(person, 2)).givenBackSeconds).toBe(40);
  await sign(person, 2, true);
  await at(50);
  await sign(person, 3);
  await sign(person, 2, true);
  await at(80);
  expect((await sign(person, 3)).givenBackSeconds).toBe(70);
});

test('of two pages that are open, the one that stays keeps its claim', async () => {
  const person = await inSection();
  await at(3);
  await sign(person, 2);
  // The first one is closed after the second one was heard, and after a word of its own.
  await sign(person, 1, true);
  await at(33);
  expect((await sign(person, 2)).givenBackSeconds).toBe(30);
  await sign(person, 1);
  await sign(person, 1, true);
  await at(35);
  await sign(person, 2);
  await at(65);
  expect((await sign(person, 2)).givenBackSeconds).toBe(60);
});

test('an open page that nobody sees, an answer on its way and calls of other pages end no absence', async () => {
  const person = await inSection();
  await sign(person, 1, true);
  await at(1);
  // Asked before it was hidden, arrived after it; and its timers run on.
  await sign(person, 1);
  expect((await logicalAnswer(server, person, { questionId: 1, optionId: 2 })).status).toBe(200);
  await logicalQuestions(server, person, 'analogy', false);
  await sign(person, undefined);
  await at(61);
  await sign(person, 1);
  await at(90);
  expect((await sign(person, 2)).givenBackSeconds).toBe(0);
});

test('what was chosen in time on a page that was hidden for a moment is still taken after the end', async () => {
  const person = await inSection();
  await at(700);
  await server.database.query(
    `update app.clocks c set seen_at = app.now() from app.attempts a
     where a.id = c.attempt_id and a.subject_id = $1`,
    [person.id],
  );
  await sign(person, 1, true);
  await at(730);
  expect((await logicalAnswer(server, person, { questionId: 2, optionId: 1 }, 15)).status).toBe(
    200,
  );
});

test('a question of a skill test: the same, and a goodbye starts none', async () => {
  const testId = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, tenant, testId);
  const look = async (query: string) => {
    const path = `/api/skill-test/${testId}/questions?${query}`;
    const { status, body } = await server.call('GET', path, { token: person.token });
    expect(status).toBe(200);
    return body.data.question as { givenBackSeconds: number } | null;
  };
  expect(await look('visit=7&leaving=1')).toBeNull();
  expect(await look('begin=0')).toBeNull();
  await nextQuestion(server, person, testId);
  await look('begin=0&visit=7');
  await look('visit=7&leaving=1');
  await at(20);
  expect((await look('begin=0&visit=8'))?.givenBackSeconds).toBe(0);
  await at(40);
  expect((await look('begin=0&visit=8'))?.givenBackSeconds).toBe(20);
});
