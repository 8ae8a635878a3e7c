import { answerPersonality } from '@assay/contract/personality';
import { answerSkillQuestion } from '@assay/contract/skill-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeTenant, personalityAnswer } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { startedCampaign } from './shortcuts.ts';
import {
  answerSkill,
  invitedToSkill,
  makeSkillTest,
  nextQuestion,
  optionsByScore,
} from './skill-tests.ts';

/**
 * Answers of tests are kept by one statement of their own, so what the server says is checked after that. When that goes
 * wrong the device tries again: the same answer is accepted and counts once.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function unsayable<T>(endpoint: { output: unknown }, work: () => Promise<T>): Promise<T> {
  const { output } = endpoint;
  Object.assign(endpoint, { output: z.object({ never: z.string() }) });
  try {
    return await work();
  } finally {
    Object.assign(endpoint, { output });
  }
}

const stored = (subject: number) =>
  server.database.query(
    'select question_id from app.answers join app.attempts on id = attempt_id where subject_id = $1',
    [subject],
  );

test('an answer about personality whose receipt could not be sent is sent again and counts once', async () => {
  const { person } = await startedCampaign(server, await makeTenant(server));
  await server.call('GET', '/api/personality-test/questions', { token: person.token });
  const send = () => server.call('POST', ...personalityAnswer(1, 3, person.token, 1));
  expect((await unsayable(answerPersonality, send)).status).toBe(500);
  expect(await stored(person.id)).toHaveLength(1);
  expect((await send()).status).toBe(200);
  expect(await stored(person.id)).toHaveLength(1);
});

test('the same holds for an answer in a skill test, and the next question comes', async () => {
  const testId = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, await makeTenant(server), testId);
  const question = await nextQuestion(server, person, testId);
  const [best = 0] = await optionsByScore(server, question.id);
  const send = () => answerSkill(server, person, testId, question.id, best);
  expect((await unsayable(answerSkillQuestion, send)).status).toBe(500);
  expect((await send()).status).toBe(200);
  expect(await stored(person.id)).toHaveLength(1);
  expect((await nextQuestion(server, person, testId)).id).not.toBe(question.id);
});
