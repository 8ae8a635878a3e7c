import type { StoredAnswer } from '@assay/contract/instruments';
import { itemCategories } from '@assay/instruments/culture/definition';
import { cultureVersion } from '@assay/instruments/culture/versions';
import { sql } from 'kysely';
import { ownedBy } from '../../../../access/scope.ts';
import { type Db, now } from '../../../../platform/db/database.ts';
import type { OrganizationId } from '../../../../platform/db/organization-id.ts';

/** Managers who have answered everything; others do not count. */
const managersDone = sql<number>`(select count(*)::integer from (
  select from app.culture_answers a where a.test_id = culture_tests.id
  group by a.user_id having count(*) >= ${sql.lit(itemCategories.length)}) done)`;

function testsOf(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('culture_tests')
    .where(ownedBy(organizationId))
    .select([
      'culture_tests.id',
      'culture_tests.name',
      'culture_tests.version',
      'culture_tests.created_at',
      'culture_tests.deleted_at',
      managersDone.as('managers'),
    ]);
}

/** Newest first, without the deleted ones. */
export function listTests(db: Db, organizationId: OrganizationId) {
  return testsOf(db, organizationId)
    .where('culture_tests.deleted_at', 'is', null)
    .orderBy('culture_tests.id', 'desc')
    .execute();
}

/** Of an organisation, deleted or not. */
export function findTest(db: Db, organizationId: OrganizationId, id: number) {
  return testsOf(db, organizationId).where('culture_tests.id', '=', id).executeTakeFirst();
}

/** The newest one that a manager has answered whole. */
export function findLatestComplete(db: Db, organizationId: OrganizationId) {
  return testsOf(db, organizationId)
    .where('culture_tests.deleted_at', 'is', null)
    .where(managersDone, '>', 0)
    .orderBy('culture_tests.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type CultureTestRecord = NonNullable<Awaited<ReturnType<typeof findTest>>>;

/** Names of those who began the tests of an organisation, as far as they still are its managers. */
export async function listCreators(
  db: Db,
  organizationId: OrganizationId,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('culture_tests')
    .innerJoin('users', 'users.id', 'culture_tests.created_by')
    .innerJoin('managers', 'managers.user_id', 'users.id')
    .select(['culture_tests.id', 'users.first_name', 'users.last_name'])
    .where('culture_tests.organization_id', '=', organizationId)
    .where('managers.organization_id', '=', organizationId)
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]));
}

export async function insertTest(
  db: Db,
  test: { organizationId: OrganizationId; userId: number; name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('culture_tests')
    .values({
      organization_id: test.organizationId,
      name: test.name,
      created_by: test.userId,
      version: cultureVersion,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Hides a test; false when it is hidden already. */
export async function hideTest(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('culture_tests')
    .set({ deleted_at: now })
    .where(ownedBy(organizationId))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Every manager's answers to a test, apart from each other. */
export async function listAllAnswers(db: Db, testId: number): Promise<StoredAnswer[][]> {
  const rows = await db
    .selectFrom('culture_answers')
    .select(['user_id', 'question_id', 'value'])
    .where('test_id', '=', testId)
    .orderBy('user_id')
    .orderBy('question_id')
    .execute();
  const byManager = new Map<number, StoredAnswer[]>();
  for (const { user_id, question_id, value } of rows) {
    const own = byManager.get(user_id) ?? [];
    own.push({ questionId: question_id, index: value - 1 });
    byManager.set(user_id, own);
  }
  return [...byManager.values()];
}

/** One manager's answers, in the order of the questions. */
export async function listManagerAnswers(db: Db, testId: number, userId: number) {
  const rows = await db
    .selectFrom('culture_answers')
    .select(['question_id', 'value'])
    .where('test_id', '=', testId)
    .where('user_id', '=', userId)
    .orderBy('question_id')
    .execute();
  return rows.map((row) => ({ questionId: row.question_id, answerValue: row.value }));
}

/** How many answers one manager has given to each of some tests. */
export async function countManagerAnswers(
  db: Db,
  testIds: readonly number[],
  userId: number,
): Promise<Map<number, number>> {
  if (testIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('culture_answers')
    .select(({ fn }) => ['test_id', fn.countAll<number>().as('count')])
    .where('test_id', 'in', testIds)
    .where('user_id', '=', userId)
    .groupBy('test_id')
    .execute();
  return new Map(rows.map(({ test_id, count }) => [test_id, count]));
}

/** The managers of an organisation with how many questions of a test each has answered. */
export function listParticipants(db: Db, organizationId: OrganizationId, testId: number) {
  return db
    .selectFrom('managers')
    .innerJoin('users', 'users.id', 'managers.user_id')
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      sql<number>`(select count(*)::integer from app.culture_answers a
        where a.test_id = ${testId} and a.user_id = managers.user_id)`.as('answers'),
    ])
    .where('managers.organization_id', '=', organizationId)
    .orderBy('answers', 'desc')
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.id')
    .execute();
}

export async function upsertAnswers(
  db: Db,
  { testId, userId }: { testId: number; userId: number },
  answers: readonly { question_id: number; value: number }[],
): Promise<void> {
  await db
    .insertInto('culture_answers')
    .values(
      answers.map(({ question_id, value }) => ({
        test_id: testId,
        user_id: userId,
        question_id,
        value,
        answered_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['test_id', 'user_id', 'question_id']).doUpdateSet((excluded) => ({
        value: excluded.ref('excluded.value'),
        answered_at: excluded.ref('excluded.answered_at'),
      })),
    )
    .execute();
}
