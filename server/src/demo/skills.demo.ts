import { skillTestOf, testTypeIds } from '@assay/contract/instruments';
import { instruments } from '@assay/instruments/registry';
import { sampleTests } from '@assay/instruments/skill/content/sample-tests';
import type { SkillTest } from '@assay/instruments/skill/definition';
import {
  arrange,
  type Arranged,
  drawFrom,
  type KeyedQuestion,
  type SkillForm,
} from '@assay/instruments/skill/form';
import { sql } from 'kysely';
import {
  freezeSkillTest,
  listKeyedQuestions,
  loadTest,
  readSample,
} from '../modules/instruments/index.ts';
import type { Trx } from '../platform/db/database.ts';
import type { Files } from '../platform/files/files.ts';
import { addAnswers } from './attempts.demo.ts';
import { inColumns } from './attempts.demo.ts';
import { daysAgo, longAgo, oneTest } from './days.ts';

/** The tests that the bank starts with, taken by everybody who has finished a campaign; one campaign asks for two of them. Answers which they are. */
export async function loadSkills(db: Trx, files: Files): Promise<string[]> {
  const takers = await db
    .selectFrom('invitations')
    .select([
      'subject_id',
      sql<number>`(extract(epoch from app.now() - started_at) / 86400)::float8`.as('since'),
    ])
    .where('status', '=', 'completed')
    .orderBy('id')
    .execute();
  const tests: string[] = [];
  for (const [at, test] of sampleTests.entries()) {
    const testId = await loadTest({ db, files }, await readSample(test));
    tests.push(`mcqt_${testId}`);
    await describedLongAgo(db, testId);
    await addSittings(db, testId, test, takers, at);
  }
  await db
    .updateTable('campaigns')
    .set({ test_types: sql`test_types || ${[tests[1], tests[4]]}::text[]` })
    .where('name', '=', 'Graduates, spring')
    .execute();
  return tests;
}

/** The bank was there before anybody took its tests. */
async function describedLongAgo(db: Trx, testId: number): Promise<void> {
  const at = daysAgo(longAgo);
  await db
    .updateTable('skill_tests')
    .set({ created_at: at, updated_at: at, described_at: at })
    .where('id', '=', testId)
    .execute();
}

/** Answers of made-up people to a test, scored as real ones are; everybody in an order of their own. */
async function addSittings(
  db: Trx,
  testId: number,
  test: SkillTest,
  people: readonly { subject_id: number; since: number }[],
  at: number,
): Promise<void> {
  const frozen = await freezeSkillTest(db, testId);
  const pool = frozen.map(({ question_id: questionId, options }, place) => ({
    questionId,
    options,
    topic: test.questions[place]?.topic ?? '',
  }));
  const keyed = await listKeyedQuestions(
    db,
    frozen.map(({ version_id }) => version_id),
  );
  const questions = new Map(
    frozen.map(({ question_id, version_id }, place) => {
      const question = keyed.find(({ versionId }) => versionId === version_id) as KeyedQuestion;
      const level = test.questions[place]?.level;
      return [question_id, level === undefined ? question : { ...question, level }];
    }),
  );
  for (const [i, { subject_id: subjectId, since: satDown }] of people.entries()) {
    const seed = 1000 * (at + 1) + i;
    const count = test.questionsPerAttempt ?? null;
    const order = arrange(drawFrom(pool, seed, { count, before: 0 }), seed);
    const form = {
      testId,
      questions: order.flatMap(({ questionId }) => questions.get(questionId) ?? []),
    };
    // After the tests that are the same for all.
    const since = satDown - (Object.keys(testTypeIds).length + at) * oneTest;
    const answers = instruments.skill.simulate(seed, form);
    const scores = instruments.skill.score(answers, { form });
    const seconds = scores.questions.reduce((sum, question) => sum + (question.seconds ?? 0), 0);
    const completed = since - seconds / 86_400;
    const attempt = { subjectId, testId, order, form, since, completed };
    const attemptId = await addAttempt(db, attempt);
    await addAnswers(db, attemptId, answers, since, seconds / (answers.length + 1));
    await addResult(db, { attemptId, subjectId, testId, scores, seconds, completed });
  }
}

interface Attempt {
  subjectId: number;
  testId: number;
  order: readonly Arranged[];
  form: SkillForm;
  since: number;
  completed: number;
}

async function addAttempt(db: Trx, about: Attempt): Promise<number> {
  const { subjectId, testId, order, form, since, completed } = about;
  const questions = order.flatMap((place) => {
    const keyed = form.questions.find(({ questionId }) => questionId === place.questionId);
    return keyed ? [{ ...place, versionId: keyed.versionId, seconds: keyed.seconds }] : [];
  });
  const { id } = await db
    .insertInto('attempts')
    .values({
      subject_id: subjectId,
      instrument: 'skill',
      test: skillTestOf(testId),
      version: instruments.skill.version,
      language: 'en',
      questions: questions.length,
      parts: questions.length,
      form: JSON.stringify({ testId, questions }),
      started_at: daysAgo(since),
      completed_at: daysAgo(completed),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Result {
  attemptId: number;
  subjectId: number;
  testId: number;
  scores: ReturnType<typeof instruments.skill.score>;
  seconds: number;
  completed: number;
}

async function addResult(db: Trx, result: Result) {
  const { attemptId, subjectId, testId, scores, seconds, completed } = result;
  await db
    .insertInto('results')
    .values({
      attempt_id: attemptId,
      subject_id: subjectId,
      instrument: 'skill',
      test: skillTestOf(testId),
      scores: JSON.stringify(scores),
      summary: JSON.stringify(instruments.skill.summarise(scores)),
      ...inColumns(instruments.skill.inShort?.(scores)),
      minutes: seconds / 60,
      scored_at: daysAgo(completed),
    })
    .execute();
}
