import type * as contract from '@assay/contract/culture-organization';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { cultureQuestions, itemCategories } from '@assay/instruments/culture/definition';
import { cultureVersion, cultureVersionOf } from '@assay/instruments/culture/versions';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import { invalid, notFound } from '../../../../platform/http/errors.ts';
import { answerProblems } from '../answer.form.ts';
import { getCategory } from '../questions.service.ts';
import * as tests from './culture-test.queries.ts';
import { instrumentMessages } from '../../messages.data.ts';

type Test = OutputOf<typeof contract.createCultureTest>['data'];

/** A test of the own organisation that is not deleted; 404 for every other. */
export async function getTest(ctx: ManagerContext, id: number): Promise<tests.CultureTestRecord> {
  const test = await tests.findTest(ctx.db, ctx.organizationId, id);
  if (test === undefined || test.deleted_at !== null) throw notFound();
  return test;
}

export async function createTest(ctx: ManagerContext, name: string): Promise<Test> {
  const { db, organizationId, actor } = ctx;
  const id = await tests.insertTest(db, { organizationId, userId: actor.userId, name });
  await ctx.audit({
    action: 'culture_test.created',
    entity: 'culture_test',
    entityId: id,
    after: { name },
  });
  const [test] = await presentTests(ctx, [await getTest(ctx, id)]);
  return test as Test;
}

export async function listOwnTests(ctx: ManagerContext): Promise<Test[]> {
  return presentTests(ctx, await tests.listTests(ctx.db, ctx.organizationId));
}

async function presentTests(
  { db, organizationId, actor }: ManagerContext,
  records: readonly tests.CultureTestRecord[],
): Promise<Test[]> {
  const ids = records.map(({ id }) => id);
  const own = await tests.countManagerAnswers(db, ids, actor.userId);
  const creators = await tests.listCreators(db, organizationId);
  return records.map(({ id, name, version, created_at, managers }) => ({
    id,
    name,
    version,
    current: version === cultureVersion,
    created_at: created_at.toISOString(),
    created_by: creators.get(id) ?? null,
    managers,
    own_answers: own.get(id) ?? 0,
    questions: itemCategories.length,
  }));
}

/** A test to be answered: its questions, the own answers, and how far each manager is. */
export async function showTest(
  ctx: ManagerContext,
  id: number,
): Promise<OutputOf<typeof contract.getCultureTest>['data']> {
  const record = await getTest(ctx, id);
  const [test] = await presentTests(ctx, [record]);
  const { stem, instruction, options, minutes, categories } = cultureQuestions(
    'manager',
    cultureVersionOf(record.version),
  );
  const participants = await tests.listParticipants(ctx.db, ctx.organizationId, id);
  return {
    ...(test as Test),
    stem,
    instruction,
    options,
    minutes,
    categories,
    answers: await tests.listManagerAnswers(ctx.db, id, ctx.actor.userId),
    participants: participants.map(({ first_name, last_name, email, answers }) => {
      return { name: `${first_name} ${last_name}`.trim() || email, answers };
    }),
  };
}

/** The questions of one category as managers are asked them; throws 404 when there is no such category. */
export function showCategory(categoryId: number) {
  const category = getCategory(categoryId);
  const { stem, instruction, options, categories } = cultureQuestions('manager');
  const questions = categories.find(({ id }) => id === categoryId)?.questions ?? [];
  return { stem, instruction, options, category, questions };
}

export async function listCategoryAnswers(
  ctx: ManagerContext,
  { testId, categoryId }: { testId: number; categoryId: number },
) {
  const { questions } = showCategory(categoryId);
  await getTest(ctx, testId);
  const ids = new Set(questions.map(({ id }) => id));
  const answers = await tests.listManagerAnswers(ctx.db, testId, ctx.actor.userId);
  return answers.filter(({ questionId }) => ids.has(questionId));
}

/** Stores a manager's own answers; those of others are out of reach. */
export async function saveAnswers(
  ctx: ManagerContext,
  page: BodyOf<typeof contract.saveOrganizationCultureAnswers>,
) {
  const problems = answerProblems(page);
  if (problems !== null) throw invalid(problems);
  const { id: testId } = await getTest(ctx, page.test_id);
  const { userId } = ctx.actor;
  await tests.upsertAnswers(ctx.db, { testId, userId }, page.answers);
  const own = await tests.countManagerAnswers(ctx.db, [testId], userId);
  return { own_answers: own.get(testId) ?? 0, questions: itemCategories.length };
}

export async function deleteTest(ctx: ManagerContext, id: number) {
  const { name } = await getTest(ctx, id);
  const newest = await tests.findLatestComplete(ctx.db, ctx.organizationId);
  if (await tests.hideTest(ctx.db, ctx.organizationId, id)) {
    await ctx.audit({
      action: 'culture_test.deleted',
      entity: 'culture_test',
      entityId: id,
      before: { name },
    });
  }
  const next = await tests.findLatestComplete(ctx.db, ctx.organizationId);
  // Campaigns that chose no test follow the newest that a manager has finished.
  if (newest?.id !== id) return instrumentMessages.cultureDeleted({ name });
  return next === undefined
    ? instrumentMessages.cultureDeletedLast({ name })
    : instrumentMessages.cultureDeletedNext({ name, next: next.name });
}
