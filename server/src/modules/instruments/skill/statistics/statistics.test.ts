import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { makeSkillTest } from '../../../../test/skill-tests.ts';
import { insertSkillResults } from '../skill.samples.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  token = (await makeStaff(server, 'super_admin')).token;
});
afterAll(() => server.stop());

const statistics = (testId: number, by = token) =>
  server.call('GET', `/api/super-admin/multi-choice/test/${testId}/statistics`, { token: by });

/** Four questions; the best option is the second of each. The first half of the people know everything. */
function crowd(size: number, third: (knows: boolean, i: number) => number | null) {
  return Array.from({ length: size }, (_, i) => {
    const knows = i < size / 2;
    const usually = (at: number) => (knows === ((i + at) % 7 !== 0) ? 1 : 3);
    return [usually(0), usually(1), third(knows, i), usually(3)];
  });
}

test('each question with difficulty, discrimination, choices and exposure', async () => {
  const testId = await makeSkillTest(server);
  await insertSkillResults(
    server,
    testId,
    crowd(40, (_, i) => (i % 4 === 0 ? null : 2)),
  );
  const { status, body } = await statistics(testId);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ results: 40, limited: false, enough: 30 });
  const [first, , partly] = body.data.questions;
  expect(first).toMatchObject({
    isCurrent: true,
    exposure: 40,
    exposureEver: 40,
    timeUp: 0,
    note: '',
  });
  expect(first.difficulty).toBeCloseTo(0.5, 1);
  expect(first.right).toBe(20);
  expect(first.rightInterval[0]).toBeCloseTo(0.352, 3);
  expect(first.discrimination).toBeGreaterThan(0.2);
  expect(first.discriminationInterval[0]).toBeLessThan(first.discrimination);
  expect(first.options.map(({ chosen }: { chosen: number }) => chosen)).toEqual([0, 20, 0, 20]);
  expect(partly).toMatchObject({ timeUp: 0.25, difficulty: 0.375 });
  expect(body.data.reliability.n).toBe(40);
});

test('a wrong key raises the alarm, a sound one does not', async () => {
  const testId = await makeSkillTest(server);
  // Those who know choose the last option of the third question, which gives nothing.
  await insertSkillResults(
    server,
    testId,
    crowd(60, (knows) => (knows ? 3 : 1)),
  );
  const { body } = await statistics(testId);
  const alarms = body.data.questions.map(({ alarm }: { alarm: unknown }) => alarm);
  expect(alarms[2]).toMatchObject({ reason: 'another option', beyondChance: true });
  expect(alarms[2].optionId).toBe(body.data.questions[2].options[3].optionId);
  expect([alarms[0], alarms[1], alarms[3]]).toEqual([null, null, null]);
});

test('with few people counts alone, and an edited question says that the figures are older', async () => {
  const testId = await makeSkillTest(server);
  await insertSkillResults(
    server,
    testId,
    crowd(8, () => 1),
  );
  await server.database.query(
    `update app.skill_questions set text = 'Another one' where test_id = $1 and position = 0`,
    [testId],
  );
  const few = (await statistics(testId)).body.data;
  expect(few.reliability).toBeNull();
  expect(few.questions[0]).toMatchObject({ isCurrent: false, exposure: 8, difficulty: null });
  expect(few.questions[1]).toMatchObject({ isCurrent: true, exposure: 8, discrimination: null });
  expect(few.questions[1].note).toContain('8 of at least 30');

  await insertSkillResults(
    server,
    testId,
    crowd(4, () => 1),
  );
  const later = (await statistics(testId)).body.data;
  expect(later.questions[0]).toMatchObject({ isCurrent: true, exposure: 4, exposureEver: 12 });
  expect(later.questions[1]).toMatchObject({ exposure: 12, exposureEver: 12 });
});

test('figures stand beside the text, the time and the key that people were asked with', async () => {
  const testId = await makeSkillTest(server, { questions: [{ text: 'As asked', seconds: 60 }] });
  const people = Array.from({ length: 4 }, () => [1]);
  await insertSkillResults(server, testId, people);
  const { query } = server.database;
  await query(
    `update app.skill_questions set text = 'Another one', seconds = 90 where test_id = $1`,
    [testId],
  );
  await query(
    `update app.skill_options set text = 'Mended ' || position, score = (position = 3)::int
       where question_id in (select id from app.skill_questions where test_id = $1)`,
    [testId],
  );
  const asked = (await statistics(testId)).body.data.questions[0];
  expect(asked).toMatchObject({ isCurrent: false, text: 'As asked', seconds: 60, right: 4 });
  expect(asked.options).toMatchObject([
    { text: expect.stringMatching(/^Option 1/), isBest: false },
    { text: expect.stringMatching(/^Option 2/), isBest: true, chosen: 4 },
    { text: expect.stringMatching(/^Option 3/), isBest: false },
    { text: expect.stringMatching(/^Option 4/), isBest: false },
  ]);

  await insertSkillResults(server, testId, people.slice(1));
  const mended = (await statistics(testId)).body.data.questions[0];
  expect(mended).toMatchObject({ isCurrent: true, text: 'Another one', seconds: 90, right: 0 });
  expect(mended.options[2]).toMatchObject({ text: 'Mended 3', isBest: true, chosen: 0 });
});

test('of very many people the latest stand for all, and it is said that there are more', async () => {
  const testId = await makeSkillTest(server);
  const add = (count: number) =>
    insertSkillResults(
      server,
      testId,
      crowd(count, () => 1),
    );
  await add(2000);
  const all = (await statistics(testId)).body.data;
  expect(all).toMatchObject({ results: 2000, limited: false });
  await add(1);
  const most = (await statistics(testId)).body.data;
  expect(most).toMatchObject({ results: 2000, limited: true });
  expect(most.questions[0]).toMatchObject({ n: 2000, exposure: 2001, exposureEver: 2001 });
});

test('a test that nobody has taken has no figures; one that is not there is a 404', async () => {
  const testId = await makeSkillTest(server);
  const { body } = await statistics(testId);
  expect(body.data).toMatchObject({ results: 0, reliability: null });
  expect(body.data.questions[0]).toMatchObject({
    versionId: null,
    text: null,
    seconds: null,
    exposure: 0,
    difficulty: null,
  });
  expect((await statistics(2_147_483_647)).status).toBe(404);
});

test('for operators only', async () => {
  const testId = await makeSkillTest(server);
  const { manager } = await makeTenant(server);
  expect((await statistics(testId, manager.token)).status).toBe(403);
  expect((await statistics(testId, (await makeStaff(server, 'tdl_admin')).token)).status).toBe(200);
});
