import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { skillTestOf } from '@assay/contract/instruments';
import { instruments } from '@assay/instruments/registry';
import { demoTests } from '@assay/instruments/skill/content/demo-tests';
import type { SkillImage, SkillQuestion, SkillTest } from '@assay/instruments/skill/definition';
import {
  arrange,
  type Arranged,
  drawFrom,
  type KeyedQuestion,
  type SkillForm,
} from '@assay/instruments/skill/form';
import { sql } from 'kysely';
import { freezeSkillTest, listKeyedQuestions, loadTest } from '../modules/instruments/index.ts';
import type { Trx } from '../platform/db/database.ts';
import type { Files } from '../platform/files/files.ts';
import { addAnswers } from './attempts.demo.ts';
import { daysAgo } from './days.ts';

const content = '@assay/instruments/skill/content';

/** The tests that the bank starts with, taken by everybody who has finished a campaign; one campaign asks for two of them. Answers which they are. */
export async function loadSkills(db: Trx, files: Files): Promise<string[]> {
  const takers = await db
    .selectFrom('invitations')
    .select('subject_id')
    .where('status', '=', 'completed')
    .orderBy('id')
    .execute();
  const tests: string[] = [];
  for (const [at, test] of demoTests.entries()) {
    const testId = await loadTest({ db, files }, await asBankTest(test));
    tests.push(`mcqt_${testId}`);
    const people = takers.map(({ subject_id: id }) => id);
    await addSittings(db, testId, test, people, at);
  }
  await db
    .updateTable('campaigns')
    .set({ test_types: sql`test_types || ${[tests[1], tests[4]]}::text[]` })
    .where('name', '=', 'Graduates, spring')
    .execute();
  return tests;
}

async function asBankTest({ name, description, questions, questionsPerAttempt }: SkillTest) {
  return {
    name,
    description,
    isSample: true,
    ...(questionsPerAttempt !== undefined && { questionsPerAttempt }),
    questions: await Promise.all(questions.map(asBankQuestion)),
  };
}

async function asBankQuestion({ text, topic, seconds, options, image }: SkillQuestion) {
  const question = { text, topic, seconds, options: [...options] };
  return image === undefined ? question : { ...question, image: await readImage(image) };
}

async function readImage({ file, alternative }: SkillImage) {
  const path = fileURLToPath(import.meta.resolve(`${content}/${file}`));
  return { name: file, type: 'image/png' as const, bytes: await readFile(path), alternative };
}

/** Answers of made-up people to a test, scored as real ones are; everybody in an order of their own. */
async function addSittings(
  db: Trx,
  testId: number,
  test: SkillTest,
  people: readonly number[],
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
  for (const [i, subjectId] of people.entries()) {
    const seed = 1000 * (at + 1) + i;
    const count = test.questionsPerAttempt ?? null;
    const order = arrange(drawFrom(pool, seed, { count, before: 0 }), seed);
    const form = {
      testId,
      questions: order.flatMap(({ questionId }) => questions.get(questionId) ?? []),
    };
    const since = 1 + (i % 9);
    const attemptId = await addAttempt(db, { subjectId, testId, order, form, since });
    await addResult(db, { attemptId, subjectId, form, seed, since });
  }
}

interface Attempt {
  subjectId: number;
  testId: number;
  order: readonly Arranged[];
  form: SkillForm;
  since: number;
}

async function addAttempt(db: Trx, about: Attempt): Promise<number> {
  const { subjectId, testId, order, form, since } = about;
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
      completed_at: daysAgo(since),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Result {
  attemptId: number;
  subjectId: number;
  form: SkillForm;
  seed: number;
  since: number;
}

async function addResult(db: Trx, { attemptId, subjectId, form, seed, since }: Result) {
  const answers = instruments.skill.simulate(seed, form);
  await addAnswers(db, attemptId, answers, since);
  const scores = instruments.skill.score(answers, { form });
  const seconds = scores.questions.reduce((sum, question) => sum + (question.seconds ?? 0), 0);
  await db
    .insertInto('results')
    .values({
      attempt_id: attemptId,
      subject_id: subjectId,
      instrument: 'skill',
      test: skillTestOf(form.testId),
      scores: JSON.stringify(scores),
      summary: JSON.stringify(instruments.skill.summarise(scores)),
      minutes: seconds / 60,
      scored_at: daysAgo(since),
    })
    .execute();
}
