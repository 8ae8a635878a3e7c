import { bankLimits } from '@assay/contract/bank-limits';
import type {
  createQuestion as createCall,
  updateQuestion as updateCall,
} from '@assay/contract/bank-questions';
import type { BodyOf } from '@assay/contract/endpoint';
import { isOn } from '@assay/contract/fields';
import type { Picture } from '../../../../../platform/files/picture.ts';
import type { UserContext } from '../../../../../platform/http/context.ts';
import { invalid, notFound } from '../../../../../platform/http/errors.ts';
import { replaceOptions } from '../option/option.queries.ts';
import { checkOptions } from '../option/option.service.ts';
import { findTestToChange, touchTestRow } from '../test/bank-test.queries.ts';
import { copyQuestions, shiftQuestions } from '../test/copy.queries.ts';
import { checkUnchanged } from '../unchanged.model.ts';
import { readQuestionImage, storeQuestionImage } from './image.service.ts';
import { presentQuestion } from './question.presenter.ts';
import * as questions from './question.queries.ts';
import {
  describeQuestion,
  getQuestion,
  getQuestionToChange,
  keepAskable,
} from './question-record.service.ts';
import { bankMessages } from '../messages.data.ts';

export async function createQuestion(ctx: UserContext, input: BodyOf<typeof createCall>) {
  const picture = await readQuestionImage(ctx);
  const { test_id, text, topic, seconds, options = [] } = input;
  if ((await findTestToChange(ctx.db, test_id)) === undefined) throw notFound();
  const { last } = await checkRoom(ctx, test_id);
  checkOptions({ id: 0, options: [] }, options);
  const image = await storeImage(ctx, { picture, former: null }, input);
  const row = { test_id, position: last + 1, text, topic, seconds, ...image };
  const id = await questions.insertQuestion(ctx.db, row);
  await replaceOptions(ctx.db, id, options);
  return added(ctx, id, 'skill_question.created');
}

export async function updateQuestion(
  ctx: UserContext,
  id: number,
  input: BodyOf<typeof updateCall>,
) {
  const picture = await readQuestionImage(ctx);
  const before = await getQuestionToChange(ctx, id);
  const { test_id, text, topic, seconds, options, updated_at } = input;
  if (test_id !== undefined && test_id !== before.test_id) {
    throw invalid({ test_id: bankMessages.questionFixed() });
  }
  checkUnchanged('question', before.updated_at, updated_at);
  if (options !== undefined) checkOptions(before, options);
  const former = isOn(input.remove_image) ? null : before.image_key;
  const image = await storeImage(
    ctx,
    { picture, former },
    {
      image_alternative: input.image_alternative ?? (before.image_alternative || undefined),
    },
  );
  await questions.updateQuestionRow(ctx.db, id, { text, topic, seconds, ...image });
  if (options !== undefined) await replaceOptions(ctx.db, id, options);
  await keepAskable(ctx, before);
  await touchTestRow(ctx.db, before.test_id);
  const after = await getQuestion(ctx, id);
  await ctx.audit({
    action: 'skill_question.updated',
    entity: 'skill_question',
    entityId: id,
    before: describeQuestion(before),
    after: describeQuestion(after),
  });
  return presentQuestion(after, ctx.language);
}

export async function copyQuestion(ctx: UserContext, id: number) {
  const { test_id: test, position: behind } = await getQuestionToChange(ctx, id);
  await checkRoom(ctx, test);
  await shiftQuestions(ctx.db, test, behind);
  const copy = { fromTest: test, toTest: test, only: id, behind };
  const [copied] = await copyQuestions(ctx.db, copy);
  return added(ctx, copied as number, 'skill_question.copied');
}

/** Goes for good while nobody has been asked; else it is out of sight, and what was answered stays whole. */
export async function deleteQuestion(ctx: UserContext, id: number) {
  const question = await getQuestionToChange(ctx, id);
  const isKept = question.versions > 0;
  await (isKept ? questions.hideQuestionRow : questions.deleteQuestionRow)(ctx.db, id);
  await keepAskable(ctx, question);
  await touchTestRow(ctx.db, question.test_id);
  await ctx.audit({
    action: 'skill_question.deleted',
    entity: 'skill_question',
    entityId: id,
    before: describeQuestion(question),
  });
  return isKept ? bankMessages.questionHidden() : bankMessages.questionDeleted();
}

async function added(ctx: UserContext, id: number, action: string) {
  const question = await getQuestion(ctx, id);
  await touchTestRow(ctx.db, question.test_id);
  const after = describeQuestion(question);
  await ctx.audit({ action, entity: 'skill_question', entityId: id, after });
  return presentQuestion(question, ctx.language);
}

async function checkRoom(ctx: UserContext, testId: number) {
  const places = await questions.countPlaces(ctx.db, testId);
  if (places.live >= bankLimits.questions) {
    throw invalid({ test_id: bankMessages.questionsFull({ maximum: bankLimits.questions }) });
  }
  return places;
}

/** Of a picture whose sender said nothing of it; the form of a question asks for better words. */
const standardAlternative = 'A picture that belongs to the question';

/** The picture that the question has from now on. Without one there is nothing to put into words. */
async function storeImage(
  ctx: UserContext,
  { picture, former }: { picture: Picture | null; former: string | null },
  { image_alternative = standardAlternative }: { image_alternative?: string | undefined },
) {
  if (picture === null && former === null) return { image_key: null, image_alternative: '' };
  if (image_alternative === '') {
    const message = bankMessages.alternativeRequired();
    throw invalid({ image_alternative: message });
  }
  const image_key = picture === null ? former : await storeQuestionImage(ctx.files, picture);
  return { image_key, image_alternative };
}
