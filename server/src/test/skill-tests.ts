import { randomUUID } from 'node:crypto';
import type { SkillQuestion, SkillSitting } from '@assay/contract/skill-tests';
import type { Person, Tenant } from './factories.ts';
import type { TestServer } from './harness.ts';
import { startedCampaign } from './shortcuts.ts';

/** A skill test in the bank, as suites need it: the option that is worth most says so in its text. */

interface QuestionWish {
  text?: string;
  seconds?: number;
  topic?: string;
  /** Of the options, in the bank's order. */
  scores?: readonly number[];
  imageKey?: string;
}

interface TestWish {
  name?: string;
  questions?: readonly QuestionWish[];
  /** Nobody but these organisations may use it. */
  organizations?: readonly number[];
}

const fourQuestions: readonly QuestionWish[] = ['A', 'B', 'C', 'D'].map((text, i) => ({
  text: `Question ${text}`,
  topic: i < 2 ? 'Reading' : 'Writing',
}));

/** Writes a test into the bank and answers its id. */
export async function makeSkillTest(
  server: TestServer,
  {
    name = `Skill ${randomUUID().slice(0, 8)}`,
    questions = fourQuestions,
    organizations = [],
  }: TestWish = {},
): Promise<number> {
  const [test] = await server.database.query<{ id: number }>(
    `insert into app.skill_tests (name, is_universal, created_at, updated_at)
     values ($1, $2, app.now(), app.now()) returning id`,
    [name, organizations.length === 0],
  );
  const testId = (test as { id: number }).id;
  await server.database.query(
    'insert into app.skill_test_organizations (test_id, organization_id) select $1, unnest($2::int[])',
    [testId, organizations],
  );
  for (const [position, question] of questions.entries()) {
    const [row] = await server.database.query<{ id: number }>(
      `insert into app.skill_questions (test_id, position, text, topic, seconds, image_key, image_alternative, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, app.now()) returning id`,
      [
        testId,
        position,
        question.text ?? `Question ${position + 1}`,
        question.topic ?? 'General',
        question.seconds ?? 60,
        question.imageKey ?? null,
        question.imageKey === undefined ? '' : 'A chart',
      ],
    );
    const { scores = [0, 1, 0.5, 0] } = question;
    await server.database.query(
      `insert into app.skill_options (question_id, position, text, score)
       select $1, n, 'Option ' || n || ' of ' || $1::int, s from unnest($2::real[]) with ordinality as t (s, n)`,
      [(row as { id: number }).id, scores],
    );
  }
  return testId;
}

/** Options of a question by what they are worth, the best first. */
export async function optionsByScore(server: TestServer, questionId: number): Promise<number[]> {
  const rows = await server.database.query<{ id: number }>(
    'select id from app.skill_options where question_id = $1 order by score desc, position',
    [questionId],
  );
  return rows.map(({ id }) => id);
}

/** A running campaign that asks for a skill test, with one person who has come in. */
export async function invitedToSkill(
  server: TestServer,
  tenant: Tenant,
  testId: number,
  changes: Record<string, unknown> = {},
) {
  return startedCampaign(server, tenant, {
    test_types: [],
    skill_tests: [testId],
    campaign_profile_id: undefined,
    ...changes,
  });
}

export async function askSkill(
  server: TestServer,
  { token }: Person,
  testId: number,
  begin = true,
): Promise<SkillSitting> {
  const path = `/api/skill-test/${testId}/questions${begin ? '' : '?begin=0'}`;
  const { status, body } = await server.call('GET', path, { token });
  if (status !== 200) throw new Error(`No question: ${JSON.stringify(body)}`);
  return body.data as SkillSitting;
}

/** The question that runs now. */
export async function nextQuestion(
  server: TestServer,
  person: Person,
  testId: number,
): Promise<SkillQuestion> {
  const { question } = await askSkill(server, person, testId);
  if (question === null) throw new Error('There is no question left');
  return question;
}

export function answerSkill(
  server: TestServer,
  { token }: Person,
  testId: number,
  questionId: number,
  optionId: number,
  waitedSeconds = 0,
) {
  return server.call('POST', `/api/skill-test/${testId}/answers`, {
    token,
    json: { question_id: questionId, option_id: optionId },
    headers: { 'x-answer-waited': String(1000 * waitedSeconds) },
  });
}

export function timeUpSkill(
  server: TestServer,
  { token }: Person,
  testId: number,
  questionId: number,
) {
  return server.call('POST', `/api/skill-test/${testId}/time-up`, {
    token,
    json: { question_id: questionId },
  });
}

/**
 * Takes the whole test: for each question in turn the place of the option by what it is worth (0 the best), or null to
 * let its time go by.
 */
export async function takeSkillTest(
  server: TestServer,
  person: Person,
  testId: number,
  places: readonly (number | null)[] = [0, 0, 0, 0],
): Promise<void> {
  for (const place of places) {
    const question = await nextQuestion(server, person, testId);
    const optionId = place === null ? null : (await optionsByScore(server, question.id))[place];
    const { status, body } =
      optionId == null
        ? await timeUpSkill(server, person, testId, question.id)
        : await answerSkill(server, person, testId, question.id, optionId);
    if (status !== 200) throw new Error(`Not taken: ${JSON.stringify(body)}`);
  }
}
