import { bankLimits } from '@assay/contract/bank-limits';
import type {
  assignOptions as assignCall,
  updateOption as updateCall,
} from '@assay/contract/bank-questions';
import type { BodyOf } from '@assay/contract/endpoint';
import type { UserContext } from '../../../../../platform/http/context.ts';
import { invalid, notFound } from '../../../../../platform/http/errors.ts';
import { presentOption, presentQuestion } from '../question/question.presenter.ts';
import { type QuestionRecord } from '../question/question.queries.ts';
import {
  describeQuestion,
  getQuestion,
  getQuestionToChange,
  keepAskable,
} from '../question/question-record.service.ts';
import { checkUnchanged } from '../unchanged.model.ts';
import * as options from './option.queries.ts';
import { bankMessages } from '../messages.data.ts';
import type { Message } from '../../../../../platform/words/message.ts';

type Fields = Pick<BodyOf<typeof updateCall>, 'text' | 'score'>;
type Listed = BodyOf<typeof assignCall>['options'];

export async function showOption(ctx: UserContext, id: number) {
  const option = await options.findOption(ctx.db, id);
  if (option === undefined) throw notFound();
  return presentOption(option.question_id, option);
}

export async function createOption(ctx: UserContext, input: Fields & { question_id: number }) {
  const question = await getQuestionToChange(ctx, input.question_id);
  if (question.options.length >= bankLimits.options) {
    throw invalid({ question_id: bankMessages.optionsFull({ maximum: bankLimits.options }) });
  }
  const position = Math.max(0, ...question.options.map((option) => option.position)) + 1;
  const { text, score } = input;
  const row = { question_id: question.id, position, text, score };
  const id = await options.insertOption(ctx.db, row);
  await options.touchQuestion(ctx.db, question.id);
  await ctx.audit({
    action: 'skill_option.created',
    entity: 'skill_option',
    entityId: id,
    after: { question_id: question.id, text, score },
  });
  return showOption(ctx, id);
}

export async function updateOption(ctx: UserContext, id: number, input: BodyOf<typeof updateCall>) {
  const { option: before, question } = await getOptionToChange(ctx, id);
  if (input.question_id !== undefined && input.question_id !== before.question_id) {
    throw invalid({ question_id: bankMessages.optionFixed() });
  }
  checkUnchanged('question', question.updated_at, input.updated_at);
  const { text, score } = input;
  await options.updateOptionRow(ctx.db, id, { text, score });
  await keepAskable(ctx, question);
  await options.touchQuestion(ctx.db, before.question_id);
  await ctx.audit({
    action: 'skill_option.updated',
    entity: 'skill_option',
    entityId: id,
    before: { text: before.text, score: before.score },
    after: { text, score },
  });
  return showOption(ctx, id);
}

export async function deleteOption(ctx: UserContext, id: number) {
  const { option, question } = await getOptionToChange(ctx, id);
  const { question_id, text, score } = option;
  await options.deleteOptionRow(ctx.db, id);
  await keepAskable(ctx, question);
  await options.touchQuestion(ctx.db, question_id);
  await ctx.audit({
    action: 'skill_option.deleted',
    entity: 'skill_option',
    entityId: id,
    before: { question_id, text, score },
  });
  return bankMessages.optionDeleted();
}

async function getOptionToChange(ctx: UserContext, id: number) {
  const found = await options.findOption(ctx.db, id);
  if (found === undefined) throw notFound();
  const question = await getQuestionToChange(ctx, found.question_id);
  // Looked at again now that nobody else changes the test.
  const option = await options.findOption(ctx.db, id);
  if (option === undefined) throw notFound();
  return { option, question };
}

/** Sets the options of a question: these in this order and no others. */
export async function assignOptions(
  ctx: UserContext,
  input: { question_id: number; options: Listed },
) {
  const before = await getQuestionToChange(ctx, input.question_id);
  checkOptions(before, input.options);
  await options.replaceOptions(ctx.db, before.id, input.options);
  await keepAskable(ctx, before);
  await options.touchQuestion(ctx.db, before.id);
  const after = await getQuestion(ctx, before.id);
  await ctx.audit({
    action: 'skill_question.options_assigned',
    entity: 'skill_question',
    entityId: before.id,
    before: { options: describeQuestion(before).options },
    after: { options: describeQuestion(after).options },
  });
  return presentQuestion(after, ctx.language);
}

/** Options that name themselves must be of this question, each once. Throws a 422 that tells all that are not. */
export function checkOptions(question: Pick<QuestionRecord, 'id' | 'options'>, list: Listed): void {
  const own = new Set(question.options.map(({ id }) => id));
  const errors: Record<string, Message> = {};
  for (const [i, { id, question_id = question.id }] of list.entries()) {
    if (question_id !== question.id) {
      errors[`options.${i}.question_id`] = bankMessages.otherQuestion();
    }
    if (id !== undefined && !own.delete(id)) {
      errors[`options.${i}.id`] = bankMessages.optionTwiceOrUnknown();
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
