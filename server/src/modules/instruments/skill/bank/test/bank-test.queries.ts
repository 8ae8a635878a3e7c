import { type RawBuilder, sql } from 'kysely';
import type { bankOrders } from '@assay/contract/question-bank';
import { type Db, now } from '../../../../../platform/db/database.ts';
import type { OrganizationId } from '../../../../../platform/db/organization-id.ts';

function live(db: Db) {
  return db.selectFrom('skill_tests').where('skill_tests.deleted_at', 'is', null);
}

interface Chosen {
  id: OrganizationId;
  organization_name: string;
}

/** Organisations that a test is for, by name. */
const organizations = sql<Chosen[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'organization_name', o.name) order by lower(o.name), o.id)
  from app.skill_test_organizations c join app.organizations o on o.id = c.organization_id
  where c.test_id = skill_tests.id), '[]')`;

export function findTest(db: Db, id: number) {
  return live(db)
    .selectAll('skill_tests')
    .select([
      organizations.as('organizations'),
      sql<number>`app.count_campaigns_of_test(skill_tests.id)`.as('campaigns_count'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same without what hangs on it, kept from changing and from being asked until the transaction ends. */
export function findTestToChange(db: Db, id: number) {
  return live(db).selectAll('skill_tests').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

type OrderName = (typeof bankOrders)[number];

const orders: Record<OrderName, RawBuilder<unknown>> = {
  text: sql`lower(skill_tests.name)`,
  updated_at: sql`skill_tests.updated_at`,
  questions: sql`skill_tests.questions_count`,
};

interface Selection {
  page: number;
  perPage: number;
  name?: string | undefined;
  organization?: number | undefined;
  kind?: 'everybody' | 'chosen' | 'unfinished' | undefined;
  order?: OrderName | `-${OrderName}` | undefined;
}

export async function listTests(db: Db, selection: Selection) {
  const { page, perPage, name = '', organization = null, kind, order = 'text' } = selection;
  const matches = sql<boolean>`position(lower(${name}::text) in lower(skill_tests.name)) > 0
    and (${organization}::integer is null or is_universal or exists (
      select from app.skill_test_organizations c where c.test_id = skill_tests.id and c.organization_id = ${organization}::integer))
    and ${kindIs(kind)}`;
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const rows = await live(db)
    .selectAll('skill_tests')
    .select(organizations.as('organizations'))
    .where(matches)
    .orderBy(orders[order.replace('-', '') as OrderName], direction)
    .orderBy('skill_tests.id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await live(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function kindIs(kind: Selection['kind']): RawBuilder<boolean> {
  if (kind === 'everybody') return sql`is_universal`;
  if (kind === 'chosen') return sql`not is_universal`;
  return kind === 'unfinished' ? sql`unfinished_count > 0` : sql`true`;
}

export type TestRow = Awaited<ReturnType<typeof listTests>>['rows'][number];
export type TestRecord = NonNullable<Awaited<ReturnType<typeof findTest>>>;

interface TestFields {
  name: string;
  description?: string | undefined;
  is_universal: boolean;
  questions_per_attempt?: number | null | undefined;
  language?: string | null | undefined;
}

export async function insertTest(
  db: Db,
  fields: TestFields & { is_sample?: boolean | undefined },
): Promise<number> {
  const { id } = await db
    .insertInto('skill_tests')
    .values({ ...fields, created_at: now, updated_at: now, described_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function describeTestRow(db: Db, id: number, fields: TestFields) {
  await db
    .updateTable('skill_tests')
    .set({ ...fields, updated_at: now, described_at: now })
    .where('id', '=', id)
    .execute();
}

/** One of its questions has changed, or their order. */
export async function touchTestRow(db: Db, id: number) {
  await db.updateTable('skill_tests').set({ updated_at: now }).where('id', '=', id).execute();
}

export async function replaceOrganizations(db: Db, id: number, organizationIds: OrganizationId[]) {
  await db.deleteFrom('skill_test_organizations').where('test_id', '=', id).execute();
  await sql`insert into app.skill_test_organizations (test_id, organization_id)
    select ${id}::integer, chosen from unnest(${organizationIds}::integer[]) as chosen`.execute(db);
}

/** One that is to go: whoever asks for it at this moment has done so, or finds it gone. False where there is none. */
export async function lockTestToDelete(db: Db, id: number): Promise<boolean> {
  const test = await live(db).select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return test !== undefined;
}

/** Which of these organisations there are. */
export async function listKnownOrganizations(db: Db, ids: number[]): Promise<OrganizationId[]> {
  const rows = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', sql<OrganizationId>`any(${ids}::integer[])`)
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether somebody has been asked a question of it. */
export async function wasAsked(db: Db, testId: number): Promise<boolean> {
  const version = await db
    .selectFrom('skill_versions')
    .innerJoin('skill_questions', 'skill_questions.id', 'skill_versions.question_id')
    .select('skill_versions.id')
    .where('skill_questions.test_id', '=', testId)
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

export async function deleteTestRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('skill_tests').where('id', '=', id).execute();
}

export async function hideTestRow(db: Db, id: number): Promise<void> {
  await db.updateTable('skill_tests').set({ deleted_at: now }).where('id', '=', id).execute();
}

/** Tests with something to ask that an organisation may use. */
export function listTestsFor(db: Db, organizationId: OrganizationId) {
  return live(db)
    .select([
      'id',
      'name',
      'description',
      'questions_count',
      'seconds_total',
      'questions_per_attempt',
      'is_sample',
    ])
    .where('questions_count', '>', 0)
    .where(
      sql<boolean>`(is_universal or exists (select from app.skill_test_organizations c
        where c.test_id = skill_tests.id and c.organization_id = ${organizationId}::integer))`,
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
