import { skillTestOf } from '@assay/contract/instruments';
import {
  arrange,
  drawFrom,
  type KeyedQuestion,
  type SkillForm,
} from '@assay/instruments/skill/form';
import { measureReliability } from '@assay/instruments/skill/precision';
import type { SkillReliability, StoredSkill } from '@assay/instruments/skill/score';
import type { Db } from '../../../platform/db/database.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { drawSeed, seedOf } from '../form.seed.ts';
import { countEarlierSittings, listPool } from './skill-test.queries.ts';
import { instrumentMessages } from '../messages.data.ts';

/** What a sitting is made of, as it is kept with it: ids and orders, no text and no key. */
export interface SittingForm {
  testId: number;
  /** In the order in which they are asked. */
  questions: {
    questionId: number;
    versionId: number;
    /** What everybody gets. */
    seconds: number;
    /** Positions in the bank's order: [2, 0, 1] shows the third option first. */
    order: number[];
  }[];
}

/**
 * The form of a sitting that begins now: the test as it is, or as many of its questions as it asks for, in an order of the
 * person's own. Whoever takes it again is asked others, as far as there are any.
 */
export async function makeForm(ctx: UserContext, testId: number) {
  const pool = await listPool(ctx.db, testId);
  if (pool.length === 0) throw conflict(instrumentMessages.testEmpty());
  const test = skillTestOf(testId);
  const { userId } = ctx.actor;
  const frozen = drawFrom(pool, seedOf(ctx.secret, userId, test), {
    count: pool[0]?.wanted ?? null,
    before: await countEarlierSittings(ctx.db, userId, test),
  });
  const asked = frozen.map(({ question_id, options }) => ({ questionId: question_id, options }));
  const byId = new Map(frozen.map((question) => [question.question_id, question]));
  const questions = arrange(asked, drawSeed()).flatMap(({ questionId, order }) => {
    const question = byId.get(questionId);
    if (question === undefined) return [];
    return [{ questionId, versionId: question.version_id, seconds: question.seconds, order }];
  });
  const form: SittingForm = { testId, questions };
  return { form, questions: questions.length, parts: questions.length };
}

/** Beyond these the reliability does not change any more in a way that shows. */
const enoughResults = 300;

/**
 * The form with the key of the versions that were asked, for scoring.
 * @param spent seconds from showing a question to its end, by question.
 */
export async function loadKeyedForm(
  db: Db,
  { questions, testId }: SittingForm,
  spent: ReadonlyMap<number, number> = new Map(),
): Promise<SkillForm & { reliability: SkillReliability | null }> {
  const versionIds = questions.map(({ versionId }) => versionId);
  const keyed = new Map(
    (await listKeyedQuestions(db, versionIds)).map((question) => [question.versionId, question]),
  );
  const results = await listLatestResults(db, testId, enoughResults);
  return {
    testId,
    questions: versionIds.flatMap((id) => {
      const question = keyed.get(id);
      const granted = question && spent.get(question.questionId);
      return question ? [granted === undefined ? question : { ...question, granted }] : [];
    }),
    reliability: measureReliability(results, versionIds),
  };
}

interface Content {
  topic: string;
  seconds: number;
  options: { id: number; score: number }[];
}

/** Versions with their key; the scopes of the system and of the operators alone see them. */
export async function listKeyedQuestions(
  db: Db,
  versionIds: readonly number[],
): Promise<KeyedQuestion[]> {
  if (versionIds.length === 0) return [];
  const rows = await db
    .selectFrom('skill_versions')
    .select(['id', 'question_id', 'content'])
    .where('id', 'in', versionIds)
    .execute();
  return rows.map(({ id, question_id, content }) => {
    const { topic, seconds, options } = content as Content;
    return {
      questionId: question_id,
      versionId: id,
      topic,
      seconds,
      options: sharesOf(options),
    };
  });
}

/** Scores as parts of the best one, where they leave 0..1: what is below 0 gives no points. */
function sharesOf(options: Content['options']) {
  const whole = Math.max(1, ...options.map(({ score }) => score));
  return options.map(({ id, score }) => ({ id, score: Math.max(0, score) / whole }));
}

async function listLatestResults(db: Db, testId: number, limit: number): Promise<StoredSkill[]> {
  const rows = await db
    .selectFrom('results')
    .select('scores')
    .where('instrument', '=', 'skill')
    .where('test', '=', `mcqt_${testId}`)
    .orderBy('attempt_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ scores }) => scores as StoredSkill);
}
