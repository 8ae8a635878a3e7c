import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  logicalAnswer,
  logicalQuestions,
  logicalTaker,
  logicalTime,
} from '../../../test/logical.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

const start = Date.parse('2027-03-01T09:00:00.000Z');

/** Stops the product's clock at a moment, in milliseconds after the start. */
async function stopClock(milliseconds: number): Promise<void> {
  const moment = new Date(start + milliseconds).toISOString();
  await server.database.query(
    `create or replace function app.now() returns timestamptz language sql stable as $$ select timestamptz '${moment}' $$`,
  );
}

async function begin(): Promise<Person> {
  await server.database.query(
    'create or replace function app.now() returns timestamptz language sql stable as $$ select now() $$',
  );
  const deadline = new Date(start + 86_400_000).toISOString();
  const { person } = await logicalTaker(server, tenant, { deadline });
  await server.database.query(
    `update app.sessions set created_at = $2, last_seen_at = $2, expires_at = $2::timestamptz + interval '1 day' where user_id = $1`,
    [person.id, new Date(start).toISOString()],
  );
  await stopClock(0);
  expect((await logicalQuestions(server, person, 'analogy')).body.data.remainingSeconds).toBe(720);
  // Signs of life, as an open page gives them: nothing is credited.
  for (let seconds = 15; seconds <= 705; seconds += 15) {
    await stopClock(1000 * seconds);
    await logicalTime(server, person, 'analogy');
  }
  return person;
}

test('to the millisecond: a section is over after 720 s, answers are taken for 3 s more', async () => {
  const person = await begin();
  const seen: [milliseconds: number, remaining: number, over: boolean, answered: number][] = [];
  const moments = [719_000, 719_999, 720_000, 720_001, 722_999, 723_000, 723_001, 723_999];
  for (const [i, milliseconds] of moments.entries()) {
    await stopClock(milliseconds);
    const { data } = (await logicalTime(server, person, 'analogy')).body;
    const { status } = await logicalAnswer(server, person, { questionId: i + 1, optionId: 0 });
    seen.push([milliseconds, data.remainingSeconds, data.over, status]);
  }
  expect(seen).toEqual([
    [719_000, 1, false, 200],
    [719_999, 1, false, 200],
    [720_000, 0, true, 200],
    [720_001, 0, true, 200],
    [722_999, 0, true, 200],
    [723_000, 0, true, 200],
    [723_001, 0, true, 409],
    [723_999, 0, true, 409],
  ]);
});

test('one millisecond after the end no questions are shown any more', async () => {
  const person = await begin();
  const shown = async (milliseconds: number) => {
    await stopClock(milliseconds);
    return (await logicalQuestions(server, person, 'analogy')).body.data.analogyQuestions.length;
  };
  expect([await shown(719_999), await shown(720_000), await shown(720_001)]).toEqual([20, 0, 0]);
});
