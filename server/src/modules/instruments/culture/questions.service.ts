import type { getCultureQuestions, listCultureCategories } from '@assay/contract/culture';
import type { OutputOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import { categories } from '@assay/instruments/culture/categories';
import { cultureQuestions } from '@assay/instruments/culture/definition';
import { cultureTexts } from '@assay/instruments/culture/texts/own-texts';
import { cultureVersion, cultureVersionOf } from '@assay/instruments/culture/versions';
import type { UserContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { findAttempt, listAnswers } from '../attempt.queries.ts';
import { findOwnAttempt, openAttempt } from '../attempt.service.ts';

const test = testOf('culture');

type Sitting = OutputOf<typeof getCultureQuestions>['data'];

/** Every question with the answer that stands; without `begin`, only of what was begun before. */
export async function openQuestions(ctx: UserContext, begin: boolean): Promise<Sitting> {
  const attempt = begin
    ? await openAttempt(ctx, { instrument: 'culture', test })
    : await findOwnAttempt(ctx, test);
  const { minutes, categories } = cultureQuestions('subject');
  // What was begun with earlier questions goes on with them.
  const { stem, instruction, options, items } = textsOf(ctx, attempt);
  const all = categories
    .flatMap(({ questions }) => questions)
    .map((question) => ({ ...question, text: items[question.id - 1] ?? question.text }));
  const answers = await answersOf(ctx, attempt?.id);
  return {
    attemptId: attempt?.id ?? null,
    completed: attempt?.completed_at != null,
    minutes,
    stem,
    instruction,
    options: [...options],
    questions: attempt
      ? all.map((question) => {
          const answer = answers.get(question.id);
          return answer === undefined ? question : { ...question, answer };
        })
      : [],
    questionsCountTotal: all.length,
    answeredCountTotal: answers.size,
  };
}

/** The same of one category; throws 404 when there is no such category. */
export async function openCategory(ctx: UserContext, categoryId: number, begin: boolean) {
  const { id, code } = getCategory(categoryId);
  const sitting = await openQuestions(ctx, begin);
  const questions = sitting.questions.filter((question) => question.categoryId === categoryId);
  const { name, description } = textsOf(ctx, await findOwn(ctx)).categories[code];
  return { ...sitting, questions, category: { id, code, name, description } };
}

/** Own answers of one category, read back; none before anything was begun. */
export async function listCategoryAnswers(ctx: UserContext, categoryId: number) {
  getCategory(categoryId);
  const answers = await answersOf(ctx, (await findOwn(ctx))?.id);
  return questionsOf(categoryId).flatMap(({ id }) => {
    const answer = answers.get(id);
    return answer ? [{ questionId: id, answerValue: answer.value }] : [];
  });
}

/** The categories with how far each is. */
export async function listCategories(
  ctx: UserContext,
): Promise<OutputOf<typeof listCultureCategories>['data']> {
  const attempt = await findOwn(ctx);
  const answers = await answersOf(ctx, attempt?.id);
  const texts = textsOf(ctx, attempt).categories;
  return cultureQuestions('subject').categories.map(({ questions, id, code }) => ({
    id,
    code,
    name: texts[code].name,
    description: texts[code].description,
    questionsCount: questions.length,
    answeredCount: questions.filter(({ id }) => answers.has(id)).length,
  }));
}

function textsOf(ctx: UserContext, attempt: { version: string } | undefined) {
  const version = attempt ? cultureVersionOf(attempt.version) : cultureVersion;
  return cultureTexts(ctx.language, version);
}

/** Throws 404 when there is no such category. */
export function getCategory(id: number) {
  const category = categories.find((one) => one.id === id);
  if (category === undefined) throw notFound();
  return category;
}

function questionsOf(categoryId: number) {
  const { categories } = cultureQuestions('subject');
  return categories.find(({ id }) => id === categoryId)?.questions ?? [];
}

const findOwn = (ctx: UserContext) => findAttempt(ctx.db, ctx.actor.userId, test);

async function answersOf(ctx: UserContext, attemptId: number | undefined) {
  if (attemptId === undefined) return new Map<number, never>();
  const rows = await listAnswers(ctx.db, attemptId);
  return new Map(
    rows.map(({ question_id, option_index, seq }) => [
      question_id,
      { value: option_index + 1, seq },
    ]),
  );
}
