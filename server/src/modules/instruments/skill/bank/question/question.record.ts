import type { UserContext } from '../../../../../platform/http/context.ts';
import { notFound } from '../../../../../platform/http/errors.ts';
import { findTestToChange } from '../test/bank-test.queries.ts';
import { findQuestion, type QuestionRecord } from './question.queries.ts';

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
