import type { UserContext } from '../../../../../platform/http/context.ts';
import { conflict, notFound } from '../../../../../platform/http/errors.ts';
import { findTest, findTestToChange } from '../test/bank-test.queries.ts';
import { unfinished } from './question.presenter.ts';
import { findQuestion, type QuestionRecord } from './question.queries.ts';
import { bankMessages } from '../messages.data.ts';

export async function getQuestion(ctx: UserContext, id: number): Promise<QuestionRecord> {
  const question = await findQuestion(ctx.db, id);
  if (question === undefined) throw notFound();
  return question;
}

/** Under the lock of its test, which those take too who are about to be asked: a version is all old or all new. */
export async function getQuestionToChange(ctx: UserContext, id: number): Promise<QuestionRecord> {
  const { test_id } = await getQuestion(ctx, id);
  await findTestToChange(ctx.db, test_id);
  return getQuestion(ctx, id);
}

/**
 * Takes a change back that would leave the people of a campaign with a test without anything to ask. To be called after
 * it, under the lock of the test. @param before the question as it was.
 */
export async function keepAskable(ctx: UserContext, before: QuestionRecord): Promise<void> {
  if (unfinished(before.options) !== null) return;
  const test = await findTest(ctx.db, before.test_id);
  if (test === undefined || test.questions_count > 0 || test.campaigns_count === 0) return;
  throw conflict(bankMessages.testInUse());
}

/** What the action log keeps of a question. */
export function describeQuestion(question: QuestionRecord) {
  const { test_id, text, topic, seconds, image_key, image_alternative, options } = question;
  return {
    test_id,
    text,
    topic,
    seconds,
    image: image_key,
    image_alternative,
    options: options.map((option) => ({ text: option.text, score: option.score })),
  };
}
