import { askedOf } from '@assay/contract/asked-of';
import { bankLimits } from '@assay/contract/bank-limits';
import type { BodyOf, QueryOf } from '@assay/contract/endpoint';
import type { createBankTest, listBankTests, updateBankTest } from '@assay/contract/question-bank';
import type { Db } from '../../../../../platform/db/database.ts';
import type {
  BaseContext,
  ManagerContext,
  UserContext,
} from '../../../../../platform/http/context.ts';
import { invalid, notFound } from '../../../../../platform/http/errors.ts';
import { pageMeta, readPage } from '../../../../../platform/page.ts';
import { presentQuestion } from '../question/question.presenter.ts';
import { listQuestions, placeQuestions } from '../question/question.queries.ts';
import { minutesOf, presentTest, presentTestRow } from './bank-test.presenter.ts';
import * as tests from './bank-test.queries.ts';
import { checkUnchanged } from '../unchanged.model.ts';
import { copyQuestions } from './copy.queries.ts';
import { bankMessages } from '../messages.data.ts';
import type { OrganizationId } from '../../../../../platform/db/organization-id.ts';

type Fields = BodyOf<typeof createBankTest>;

export async function showTests(db: Db, query: QueryOf<typeof listBankTests>) {
  const { page, perPage } = readPage(query);
  const { rows, total } = await tests.listTests(db, { ...query, page, perPage });
  return { data: rows.map(presentTestRow), meta: pageMeta(page, perPage, total) };
}

/** Skill tests that the manager's organisation may ask for. */
export async function showOfferedTests({ db, organizationId }: ManagerContext) {
  const rows = await tests.listTestsFor(db, organizationId);
  return rows.map((row) => {
    const { questions, seconds } = askedOf(row);
    return {
      id: row.id,
      text: row.name,
      description: row.description,
      questions_count: questions,
      minutes: minutesOf(seconds),
      is_sample: row.is_sample,
    };
  });
}

export async function showTest({ db, language }: Pick<BaseContext, 'db' | 'language'>, id: number) {
  const test = await tests.findTest(db, id);
  if (test === undefined) throw notFound();
  return presentTest(
    test,
    (await listQuestions(db, id)).map((one) => presentQuestion(one, language)),
  );
}

export async function createTest(ctx: UserContext, fields: Fields) {
  const organizationIds = await readOrganizations(ctx, fields);
  const id = await tests.insertTest(ctx.db, columnsOf(fields, organizationIds));
  await tests.replaceOrganizations(ctx.db, id, organizationIds);
  return added(ctx, id, 'skill_test.created');
}

export async function updateTest(
  ctx: UserContext,
  id: number,
  fields: BodyOf<typeof updateBankTest>,
) {
  const test = await tests.findTestToChange(ctx.db, id);
  if (test === undefined) throw notFound();
  checkUnchanged('test', test.described_at, fields.described_at);
  const organizationIds = await readOrganizations(ctx, fields);
  const before = await describe(ctx.db, id);
  await tests.describeTestRow(ctx.db, id, columnsOf(fields, organizationIds));
  await tests.replaceOrganizations(ctx.db, id, organizationIds);
  await ctx.audit({
    action: 'skill_test.updated',
    entity: 'skill_test',
    entityId: id,
    before,
    after: await describe(ctx.db, id),
  });
  return showTest(ctx, id);
}

/** Goes for good while nobody has been asked or is to be; else it is out of sight, and campaigns go on with it. */
export async function deleteTest(ctx: UserContext, id: number) {
  if (!(await tests.lockTestToDelete(ctx.db, id))) throw notFound();
  const before = await describe(ctx.db, id);
  const { name, campaigns_count } = await get(ctx.db, id);
  const isKept = campaigns_count > 0 || (await tests.wasAsked(ctx.db, id));
  await (isKept ? tests.hideTestRow : tests.deleteTestRow)(ctx.db, id);
  await ctx.audit({ action: 'skill_test.deleted', entity: 'skill_test', entityId: id, before });
  return isKept
    ? bankMessages.testHidden({ test: name })
    : bankMessages.testDeleted({ test: name });
}

export async function copyTest(ctx: UserContext, id: number) {
  if ((await tests.findTestToChange(ctx.db, id)) === undefined) throw notFound();
  const test = await get(ctx.db, id);
  const { name, description, is_universal, organizations } = test;
  const { questions_per_attempt, language, is_sample } = test;
  const ending = ' (copy)';
  const copy = await tests.insertTest(ctx.db, {
    name: `${name.slice(0, bankLimits.name - ending.length).toWellFormed()}${ending}`,
    description,
    is_universal,
    questions_per_attempt,
    language,
    is_sample,
  });
  await tests.replaceOrganizations(
    ctx.db,
    copy,
    organizations.map((one) => one.id),
  );
  await copyQuestions(ctx.db, { fromTest: id, toTest: copy, behind: 0 });
  return added(ctx, copy, 'skill_test.copied');
}

export async function orderQuestions(ctx: UserContext, id: number, wanted: number[]) {
  if ((await tests.findTestToChange(ctx.db, id)) === undefined) throw notFound();
  const before = (await listQuestions(ctx.db, id)).map((question) => question.id);
  const named = new Set(wanted);
  const isWhole = named.size === before.length && before.every((one) => named.has(one));
  if (!isWhole || wanted.length !== named.size) {
    throw invalid({ question_ids: bankMessages.orderIncomplete() });
  }
  await placeQuestions(ctx.db, id, wanted);
  await tests.touchTestRow(ctx.db, id);
  await ctx.audit({
    action: 'skill_test.reordered',
    entity: 'skill_test',
    entityId: id,
    before: { question_ids: before },
    after: { question_ids: wanted },
  });
  return showTest(ctx, id);
}

async function added(ctx: UserContext, id: number, action: string) {
  const after = await describe(ctx.db, id);
  await ctx.audit({ action, entity: 'skill_test', entityId: id, after });
  return showTest(ctx, id);
}

async function get(db: Db, id: number): Promise<tests.TestRecord> {
  const test = await tests.findTest(db, id);
  if (test === undefined) throw notFound();
  return test;
}

/** The chosen organisations, each once. All that do not exist are told at once. */
async function readOrganizations(ctx: UserContext, fields: Fields): Promise<OrganizationId[]> {
  const { organization_ids = [] } = fields;
  const found = await tests.listKnownOrganizations(ctx.db, organization_ids);
  const known = new Set<number>(found);
  const missing = organization_ids.flatMap((id, i) => (known.has(id) ? [] : [i]));
  if (missing.length > 0) {
    throw invalid(
      Object.fromEntries(
        missing.map((i) => [`organization_ids.${i}`, bankMessages.organizationUnknown()]),
      ),
    );
  }
  return found;
}

/** A test is for everybody exactly when no organisation is chosen. What is absent stays. */
function columnsOf(
  { text, description, questions_per_attempt, language }: Fields,
  organizationIds: OrganizationId[],
) {
  return {
    name: text,
    description,
    is_universal: organizationIds.length === 0,
    questions_per_attempt,
    language,
  };
}

/** What the action log keeps of a test. */
async function describe(db: Db, id: number) {
  const test = await get(db, id);
  const { name, description, is_universal, organizations } = test;
  const { questions_count, questions_per_attempt, language } = test;
  const organization_ids = organizations.map((one) => one.id);
  return {
    text: name,
    description,
    is_universal,
    organization_ids,
    questions_count,
    questions_per_attempt,
    language,
  };
}
